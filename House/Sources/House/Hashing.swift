#if canImport(CryptoKit)
    import CryptoKit
#else
    import CSodium

    /// libsodium wants to be made ready once, before anything else is asked of it.
    private let isReady = sodium_init() >= 0
#endif

// By libraries that others look after: CryptoKit on Apple's systems, libsodium elsewhere. Both come to
// the same bytes, and must: what a house has stored and signed is held against them.

/// The SHA-256 of bytes.
package enum Hash {
    /// How many bytes it has.
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

/// HMAC-SHA-256: what only who has the key can write below bytes.
struct Signer: Sendable {
    /// How many bytes a key has.
    static let keySize = 32
    /// How many bytes a signature has.
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

    /// Whether a signature is that of the bytes. It takes as long however much of it fits.
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
