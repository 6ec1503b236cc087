import CPostgreSQL
import Foundation
import Synchronization

/// Hears what is told by NOTIFY, on a connection and a thread of its own.
public final class PostgresListener: Sendable {
    /// What is heard.
    public enum Event: Equatable, Sendable {
        /// From now on everything is heard; what was told before may have been missed.
        case connected
        /// Something was told, in these words.
        case told(String)
    }

    /// How long nothing may come before the server is asked whether it is there still.
    private static let silence = Duration.seconds(5)
    /// How soon an end is noticed.
    private static let breath = Duration.milliseconds(250)

    /// The most events that wait for who listens.
    private static let mostUnheard = 4096

    /// All that is heard, for one who listens. It ends with `stop`.
    public let events: AsyncStream<Event>
    private let voice: AsyncStream<Event>.Continuation
    private let isOver = Mutex(false)

    /// Listens until `stop`, or nobody has it any more.
    ///
    /// - Parameters:
    ///   - channel: a plain name.
    ///   - onTrouble: called with why no connection can be made, at each try.
    public init(
        _ address: PostgresAddress, settings: PostgresSettings, channel: String,
        onTrouble: @escaping @Sendable (any Error) -> Void = { _ in }
    ) {
        (events, voice) = AsyncStream.makeStream(
            bufferingPolicy: .bufferingNewest(Self.mostUnheard))
        let source = PostgresSource(address: address, settings: settings) {
            try $0.command("LISTEN \"\(channel)\"")
        }
        Thread.detachNewThread { [weak self] in
            var pauses = GrowingPauses()
            while self?.isListening == true {
                do {
                    let session = try source.session()
                    pauses = GrowingPauses()
                    self?.voice.yield(.connected)
                    Self.listen(on: session, for: { self })
                } catch {
                    onTrouble(error)
                }
                Thread.sleep(forTimeInterval: pauses.next() / .seconds(1))
            }
            self?.voice.finish()
        }
    }

    deinit { voice.finish() }

    /// Ends the connection.
    public func stop() { isOver.withLock { $0 = true } }

    private var isListening: Bool { isOver.withLock { !$0 } }

    /// Hears until the connection ends.
    private static func listen(on session: PostgresSession, for owner: () -> PostgresListener?) {
        var last = ContinuousClock.now
        while let listener = owner(), listener.isListening {
            if session.poll(for: POLLIN, until: .now + breath) { last = .now }
            guard session.isAlive else { return }
            if last + silence < .now {
                guard (try? session.command("SELECT 1")) != nil else { return }
                last = .now
            }
            for words in session.notices() { listener.tell(words) }
        }
    }

    private func tell(_ words: String) {
        // Where something gave way it was missed, as before a connection.
        if case .dropped = voice.yield(.told(words)) { voice.yield(.connected) }
    }
}

extension PostgresSession {
    /// What was told since the last time.
    fileprivate func notices() -> [String] {
        var all: [String] = []
        while let notice = PQnotifies(handle) {
            all.append(String(cString: notice.pointee.extra))
            PQfreemem(notice)
        }
        return all
    }
}
