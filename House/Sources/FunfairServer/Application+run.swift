import Hummingbird

extension ApplicationProtocol {
    /// Listens until the process is told to stop by SIGINT or SIGTERM, then closes every
    /// connection and returns.
    ///
    /// - Parameter address: The address the application was built for, named in errors.
    public func runUntilStopped(at address: ListenAddress) async throws(ListenProblem) {
        do {
            try await runService(gracefulShutdownSignals: [.sigint, .sigterm])
        } catch {
            throw ListenProblem(error, at: address)
        }
    }
}
