#if canImport(CryptoKit)
    import CryptoKit
#else
    import CSodium

    /// libsodium must be initialized once, before any other call.
    private let isReady = sodium_init() >= 0
#endif

// Uses maintained libraries: CryptoKit on Apple's systems, libsodium elsewhere. Both must produce
// the same bytes, because stored hashes and signed tickets may come from either.

/// SHA-256 hashes.
package enum Hash {
    /// The number of bytes in a hash.
    static let size = 32

    package static func of(_ bytes: [UInt8]) -> [UInt8] {
        #if canImport(CryptoKit)
            return Array(SHA256.hash(data: bytes))
        #else
            precondition(isReady)
            var hash = [UInt8](repeating: 0, count: size)
            crypto_hash_sha256(&hash, bytes, UInt64(bytes.count))
            return hash
        #endif
    }
}

/// HMAC-SHA-256: a signature that only the holder of the key can make.
struct Signer: Sendable {
    /// The number of bytes in a key.
    static let keySize = 32
    /// The number of bytes in a signature.
    static let signatureSize = Hash.size

    private let key: [UInt8]

    init(key: [UInt8]) {
        precondition(key.count == Self.keySize)
        self.key = key
    }

    func signature(of bytes: [UInt8]) -> [UInt8] {
        #if canImport(CryptoKit)
            return Array(
                HMAC<SHA256>.authenticationCode(for: bytes, using: SymmetricKey(data: key)))
        #else
            precondition(isReady)
            var signature = [UInt8](repeating: 0, count: Self.signatureSize)
            crypto_auth_hmacsha256(&signature, bytes, UInt64(bytes.count), key)
            return signature
        #endif
    }

    /// Whether a signature matches the bytes. Compares in constant time.
    func isSignature(_ signature: [UInt8], of bytes: [UInt8]) -> Bool {
        guard signature.count == Self.signatureSize else { return false }
        #if canImport(CryptoKit)
            return HMAC<SHA256>.isValidAuthenticationCode(
                signature, authenticating: bytes, using: SymmetricKey(data: key))
        #else
            precondition(isReady)
            return crypto_auth_hmacsha256_verify(signature, bytes, UInt64(bytes.count), key) == 0
        #endif
    }
}
