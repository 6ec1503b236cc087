import Synchronization

/// Wakes a worker when there is work. Several calls while the worker is busy wake it only once.
final class Waker: Sendable {
    private let sleeper = Mutex<AsyncStream<Void>.Continuation?>(nil)

    /// Signals that there is work.
    func wake() { sleeper.withLock { _ = $0?.yield() } }

    /// Returns a stream that yields an element whenever the worker should look for work. It yields
    /// the first one immediately, for earlier work.
    func wakes() -> AsyncStream<Void> {
        let (wakes, voice) = AsyncStream.makeStream(
            of: Void.self, bufferingPolicy: .bufferingNewest(1))
        sleeper.withLock { $0 = voice }
        voice.yield()
        return wakes
    }
}
