import Hummingbird
import ServiceLifecycle

extension ApplicationProtocol {
    /// Listens until SIGINT or SIGTERM, then closes every connection and returns.
    ///
    /// - Parameter address: The address the application was built for, named in errors.
    public func runUntilStopped(at address: ListenAddress) async throws(ListenProblem) {
        do {
            var configuration = ServiceGroupConfiguration(
                services: [self], gracefulShutdownSignals: [.sigint, .sigterm], logger: logger)
            // A client that has stopped reading can't delay the shutdown any longer than this.
            configuration.maximumGracefulShutdownDuration = .seconds(10)
            try await ServiceGroup(configuration: configuration).run()
        } catch {
            throw ListenProblem(error, at: address)
        }
    }
}
