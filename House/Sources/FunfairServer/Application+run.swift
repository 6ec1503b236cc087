import Hummingbird
import ServiceLifecycle

extension ApplicationProtocol {
    /// Listens until the process is told to stop by SIGINT or SIGTERM, then closes every
    /// connection and returns.
    ///
    /// - Parameter address: The address the application was built for, named in errors.
    public func runUntilStopped(at address: ListenAddress) async throws(ListenProblem) {
        do {
            var configuration = ServiceGroupConfiguration(
                services: [self], gracefulShutdownSignals: [.sigint, .sigterm], logger: logger)
            // Who reads nothing of what is sent keeps nobody from stopping.
            configuration.maximumGracefulShutdownDuration = .seconds(10)
            try await ServiceGroup(configuration: configuration).run()
        } catch {
            throw ListenProblem(error, at: address)
        }
    }
}
