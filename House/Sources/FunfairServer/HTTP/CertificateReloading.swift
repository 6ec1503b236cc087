import Foundation
import Logging
import ServiceLifecycle
import UnixSignals

/// Reads the certificate again on SIGHUP, which renewal tools send.
struct CertificateReloading: Service {
    private let certificate: ServerCertificate
    private let logger: Logger

    init(_ certificate: ServerCertificate, logger: Logger) {
        self.certificate = certificate
        self.logger = logger
        // A SIGHUP during startup must not end the process.
        signal(SIGHUP, SIG_IGN)
    }

    func run() async throws {
        let signals = await UnixSignalsSequence(trapping: .sighup)
        for await _ in signals.cancelOnGracefulShutdown() { reload() }
    }

    private func reload() {
        do {
            try certificate.reload()
            logger.notice("The certificate was read again.")
        } catch {
            logger.error(
                "The certificate was not read again; the old one stays.",
                metadata: ["problem": "\(error)"])
        }
    }
}
