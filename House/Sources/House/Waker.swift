import Synchronization

/// Wakes one who works whenever there is something to do, however often it was said meanwhile.
final class Waker: Sendable {
    private let sleeper = Mutex<AsyncStream<Void>.Continuation?>(nil)

    /// There is something to do.
    func wake() { sleeper.withLock { _ = $0?.yield() } }

    /// Each time that there is something to do; also at once, as there may have been before.
    func wakes() -> AsyncStream<Void> {
        let (wakes, voice) = AsyncStream.makeStream(
            of: Void.self, bufferingPolicy: .bufferingNewest(1))
        sleeper.withLock { $0 = voice }
        voice.yield()
        return wakes
    }
}
