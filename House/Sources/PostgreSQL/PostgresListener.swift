import CPostgreSQL
import Foundation
import Synchronization

/// Receives NOTIFY messages, on its own connection and thread.
public final class PostgresListener: Sendable {
    /// An event that the listener reports.
    public enum Event: Equatable, Sendable {
        /// Connected. From now on no messages are missed, but earlier ones may have been.
        case connected
        /// A message, with its text.
        case told(String)
    }

    /// How long a quiet connection is trusted before the server is probed.
    private static let silence = Duration.seconds(5)
    /// How often to check whether to stop.
    private static let breath = Duration.milliseconds(250)

    /// The maximum number of unread events.
    private static let mostUnheard = 4096

    /// All events, for a single reader. The stream ends after `stop` is called.
    public let events: AsyncStream<Event>
    private let voice: AsyncStream<Event>.Continuation
    private let isOver = Mutex(false)

    /// Listens until `stop` is called or the listener is released.
    ///
    /// - Parameters:
    ///   - channel: the channel's name, which must be a plain identifier.
    ///   - onTrouble: called after each failed try to connect.
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

    /// Listens until the connection ends.
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
        // A dropped event means missed messages, like a new connection.
        if case .dropped = voice.yield(.told(words)) { voice.yield(.connected) }
    }
}

extension PostgresSession {
    /// Returns the messages since the last call.
    fileprivate func notices() -> [String] {
        var all: [String] = []
        while let notice = PQnotifies(handle) {
            all.append(String(cString: notice.pointee.extra))
            PQfreemem(notice)
        }
        return all
    }
}
