import Synchronization

/// Wakes a worker when there is work. Several calls while it works wake it once.
final class Waker: Sendable {
    private let sleeper = Mutex<AsyncStream<Void>.Continuation?>(nil)

    /// Signals that there is work.
    func wake() { sleeper.withLock { _ = $0?.yield() } }

    /// Returns a stream with an element for each time to look for work. The first comes at once,
    /// for work from before.
    func wakes() -> AsyncStream<Void> {
        let (wakes, voice) = AsyncStream.makeStream(
            of: Void.self, bufferingPolicy: .bufferingNewest(1))
        sleeper.withLock { $0 = voice }
        voice.yield()
        return wakes
    }
}
