import HummingbirdCore

#if TLS
    import HummingbirdTLS
    import NIOSSL
    import Synchronization

    /// What the server proves who it is with. It may be another one while the server is open.
    public final class ServerCertificate: Sendable {
        private let paths: (certificate: String, key: String)
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

            /// What a connection is made with in place of what the server was made with.
            var override: NIOSSLContextConfigurationOverride {
                var override = NIOSSLContextConfigurationOverride()
                override.certificateChain = chain.map { .certificate($0) }
                override.privateKey = .privateKey(key)
                return override
            }
        }

        /// Reads a certificate, with those up to its authority, and its private key, both in PEM.
        ///
        /// - Throws: `CertificateProblem`.
        public init(certificate: String, key: String) throws(CertificateProblem) {
            paths = (certificate, key)
            present = Mutex(try Self.read(certificate: certificate, key: key))
        }

        /// Reads both files again. Connections from then on get the new certificate.
        ///
        /// - Throws: `CertificateProblem`; the old one stays.
        func reload() throws(CertificateProblem) {
            let new = try Self.read(certificate: paths.certificate, key: paths.key)
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
            // Only the context looks whether the two belong together.
            do {
                _ = try NIOSSLContext(configuration: proof.configuration)
                _ = try first.extractPublicKey()
            } catch {
                throw .doNotFit(certificate: certificate, key: key)
            }
            return proof
        }

        /// The same server, which speaks HTTPS.
        func securing(_ http: HTTPServerBuilder) throws -> HTTPServerBuilder {
            var configuration = present.withLock { $0 }.configuration
            configuration.sslContextCallback = { [self] _, promise in
                promise.succeed(present.withLock { $0 }.override)
            }
            return try .tls(http, tlsConfiguration: configuration)
        }
    }
#else
    /// What a server would prove who it is with; this one cannot.
    public struct ServerCertificate: Sendable {
        /// - Throws: `CertificateProblem.cannotSpeakTLS`, always.
        public init(certificate: String, key: String) throws(CertificateProblem) {
            throw .cannotSpeakTLS
        }

        func reload() throws(CertificateProblem) { throw .cannotSpeakTLS }

        func securing(_ http: HTTPServerBuilder) throws -> HTTPServerBuilder {
            throw CertificateProblem.cannotSpeakTLS
        }
    }
#endif

/// Why HTTPS cannot be spoken.
public enum CertificateProblem: Error, CustomStringConvertible, Sendable {
    /// The file cannot be read, or is no certificate in PEM.
    case noCertificate(path: String)
    /// The file cannot be read, or is no private key in PEM.
    case noKey(path: String)
    /// The key is another certificate's.
    case doNotFit(certificate: String, key: String)
    /// The trait `TLS` was left out when the server was built.
    case cannotSpeakTLS

    public var description: String {
        switch self {
        case .noCertificate(let path): "\(path) cannot be read as a certificate in PEM."
        case .noKey(let path): "\(path) cannot be read as a private key in PEM, without a password."
        case .doNotFit(let certificate, let key):
            "The key in \(key) is not that of the certificate in \(certificate)."
        case .cannotSpeakTLS:
            "This `funfair` was built without TLS, as `make play` does. One with it is built by "
                + "`swift build --configuration release --product funfair`."
        }
    }
}
