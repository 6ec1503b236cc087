import ServiceLifecycle
import UnixSignals

/// Reloads the settings on SIGHUP, which hosts and tools that renew certificates send.
struct Reloading: Service {
    let reload: @Sendable () async -> Void

    func run() async throws {
        let signals = await UnixSignalsSequence(trapping: .sighup)
        for await _ in signals.cancelOnGracefulShutdown() { await reload() }
    }
}
