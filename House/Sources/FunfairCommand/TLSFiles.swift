import ArgumentParser
import FunfairServer

/// The options for the HTTPS certificate and its key.
struct TLSFiles: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The certificate with its chain, in PEM. Turns on HTTPS.",
            valueName: "file"))
    var tlsCertificate: String?

    @Option(help: ArgumentHelp("The certificate's private key, in PEM.", valueName: "file"))
    var tlsKey: String?

    func validate() throws {
        guard (tlsCertificate == nil) == (tlsKey == nil) else {
            throw ValidationError("Use --tls-certificate and --tls-key together.")
        }
    }

    /// The certificate with its key, or nil for plain HTTP.
    func certificate() throws(CommandFailure) -> ServerCertificate? {
        guard let tlsCertificate, let tlsKey else { return nil }
        do {
            return try ServerCertificate(certificate: tlsCertificate, key: tlsKey)
        } catch {
            throw CommandFailure(message: error.description, exitCode: .failure)
        }
    }
}
