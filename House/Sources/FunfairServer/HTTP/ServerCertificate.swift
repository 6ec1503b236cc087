import HummingbirdCore

#if TLS
    import HummingbirdTLS
    import NIOSSL

    /// What the server proves who it is with.
    public struct ServerCertificate: Sendable {
        private let configuration: TLSConfiguration

        /// Reads a certificate, with those up to its authority, and its private key, both in PEM.
        ///
        /// - Throws: `CertificateProblem`.
        public init(certificate: String, key: String) throws(CertificateProblem) {
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
            var configuration = TLSConfiguration.makeServerConfiguration(
                certificateChain: chain.map { .certificate($0) },
                privateKey: .privateKey(privateKey))
            configuration.minimumTLSVersion = .tlsv12
            // Only the context looks whether the two belong together.
            do {
                _ = try NIOSSLContext(configuration: configuration)
                _ = try first.extractPublicKey()
            } catch {
                throw .doNotFit(certificate: certificate, key: key)
            }
            self.configuration = configuration
        }

        /// The same server, which speaks HTTPS.
        func securing(_ http: HTTPServerBuilder) throws -> HTTPServerBuilder {
            try .tls(http, tlsConfiguration: configuration)
        }
    }
#else
    /// What a server would prove who it is with; this one cannot.
    public struct ServerCertificate: Sendable {
        /// - Throws: `CertificateProblem.cannotSpeakTLS`, always.
        public init(certificate: String, key: String) throws(CertificateProblem) {
            throw .cannotSpeakTLS
        }

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
