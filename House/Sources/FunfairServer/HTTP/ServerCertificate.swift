import House
import HummingbirdCore

#if TLS
    import HummingbirdTLS
    import NIOSSL
    import Synchronization

    /// The server's certificate and private key, which can be replaced while the server runs.
    public final class ServerCertificate: Sendable {
        private let present: Mutex<Proof>

        private struct Proof: Sendable {
            let chain: [NIOSSLCertificate]
            let key: NIOSSLPrivateKey

            var configuration: TLSConfiguration {
                var configuration = TLSConfiguration.makeServerConfiguration(
                    certificateChain: chain.map { .certificate($0) }, privateKey: .privateKey(key))
                configuration.minimumTLSVersion = .tlsv12
                return configuration
            }

            /// The current certificate and key, which replace the original ones for a new
            /// connection.
            var override: NIOSSLContextConfigurationOverride {
                var override = NIOSSLContextConfigurationOverride()
                override.certificateChain = chain.map { .certificate($0) }
                override.privateKey = .privateKey(key)
                return override
            }
        }

        /// Reads a certificate with its chain, and its private key, from the PEM files at these
        /// paths.
        ///
        /// - Throws: `CertificateProblem`.
        public init(certificate: String, key: String) throws(CertificateProblem) {
            present = Mutex(try Self.read(certificate: certificate, key: key))
        }

        /// When the current certificate ends. The certificates above it in the chain may end earlier:
        /// clients then find another way to a root that they trust.
        var end: Timestamp? {
            present.withLock { $0.chain.first }.map {
                Timestamp(milliseconds: Int64($0.notValidAfter) * 1000)
            }
        }

        /// Replaces this certificate and key with those of `other`, for new connections.
        public func adopt(_ other: ServerCertificate) {
            let new = other.present.withLock { $0 }
            present.withLock { $0 = new }
        }

        private static func read(
            certificate: String, key: String
        ) throws(CertificateProblem) -> Proof {
            let chain: [NIOSSLCertificate]
            do {
                chain = try NIOSSLCertificate.fromPEMFile(certificate)
            } catch {
                throw .noCertificate(path: certificate)
            }
            guard let first = chain.first else { throw .noCertificate(path: certificate) }
            let privateKey: NIOSSLPrivateKey
            do {
                privateKey = try NIOSSLPrivateKey(file: key, format: .pem)
            } catch {
                throw .noKey(path: key)
            }
            let proof = Proof(chain: chain, key: privateKey)
            // Create a context, because nothing else checks that the key matches the certificate.
            do {
                _ = try NIOSSLContext(configuration: proof.configuration)
                _ = try first.extractPublicKey()
            } catch {
                throw .doNotFit(certificate: certificate, key: key)
            }
            return proof
        }

        /// Returns the given server, wrapped in HTTPS.
        func securing(_ http: HTTPServerBuilder) throws -> HTTPServerBuilder {
            var configuration = present.withLock { $0 }.configuration
            configuration.sslContextCallback = { [self] _, promise in
                promise.succeed(present.withLock { $0 }.override)
            }
            return try .tls(http, tlsConfiguration: configuration)
        }
    }
#else
    /// A certificate that can't be created, because the server was built without TLS.
    public struct ServerCertificate: Sendable {
        /// Always fails.
        ///
        /// - Throws: `CertificateProblem.cannotSpeakTLS`.
        public init(certificate: String, key: String) throws(CertificateProblem) {
            throw .cannotSpeakTLS
        }

        /// Does nothing, because there is no certificate.
        public func adopt(_ other: ServerCertificate) {}

        var end: Timestamp? { nil }

        func securing(_ http: HTTPServerBuilder) throws -> HTTPServerBuilder {
            throw CertificateProblem.cannotSpeakTLS
        }
    }
#endif

/// Why the server can't use HTTPS.
public enum CertificateProblem: Error, CustomStringConvertible, Sendable {
    /// The file can't be read, or isn't a certificate in PEM.
    case noCertificate(path: String)
    /// The file can't be read, or isn't a private key in PEM.
    case noKey(path: String)
    /// The key doesn't match the certificate.
    case doNotFit(certificate: String, key: String)
    /// The server was built without the trait `TLS`.
    case cannotSpeakTLS

    public var description: String {
        switch self {
        case .noCertificate(let path):
            "\(path) cannot be read as a PEM certificate. Check the file."
        case .noKey(let path):
            "\(path) cannot be read as a PEM private key, which must not have a password."
        case .doNotFit(let certificate, let key):
            "The key in \(key) does not belong to the certificate in \(certificate)."
        case .cannotSpeakTLS:
            "This `funfair` was built without TLS, as by `make play`. Build one with TLS: "
                + "`swift build --package-path House --configuration release --product funfair`."
        }
    }
}
