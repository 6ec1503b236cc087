import Synchronization

/// Wakes a worker when there is something to do. Waking it several times while it works wakes it once.
final class Waker: Sendable {
    private let sleeper = Mutex<AsyncStream<Void>.Continuation?>(nil)

    /// Says that there is something to do.
    func wake() { sleeper.withLock { _ = $0?.yield() } }

    /// An element for each time to look for work. The first comes at once, for work from before.
    func wakes() -> AsyncStream<Void> {
        let (wakes, voice) = AsyncStream.makeStream(
            of: Void.self, bufferingPolicy: .bufferingNewest(1))
        sleeper.withLock { $0 = voice }
        voice.yield()
        return wakes
    }
}
