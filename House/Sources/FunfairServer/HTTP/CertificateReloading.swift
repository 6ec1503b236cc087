import Foundation
import Logging
import ServiceLifecycle
import UnixSignals

/// Reloads the certificate on SIGHUP, which renewal tools send.
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
            logger.notice("The certificate was reloaded.")
        } catch {
            logger.error(
                "The certificate cannot be reloaded. The old one stays in use.",
                metadata: ["problem": "\(error)"])
        }
    }
}
