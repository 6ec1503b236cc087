import Logging
import Synchronization

/// Logs each kind of error at most once a minute, with the number of times it wasn't logged. In an
/// outage every request fails, and the log mustn't fill the disk, too. At the level debug, the log
/// has all of them.
package final class RareLog: Sendable {
    /// The milliseconds until the same kind of error may be logged again.
    static let pause: Int64 = 60_000

    private struct Trouble {
        var logged: Timestamp
        var unlogged = 0
    }

    private let now: @Sendable () -> Timestamp
    /// Recent errors by kind. There are only a few kinds.
    private let troubles = Mutex<[String: Trouble]>([:])

    package init(now: @escaping @Sendable () -> Timestamp) { self.now = now }

    /// - Parameter kind: identifies the kind of error, for example by its type's name.
    package func error(
        _ message: Logger.Message, kind: String, metadata: Logger.Metadata, in logger: Logger
    ) {
        let moment = now()
        let unlogged = troubles.withLock { troubles -> Int? in
            if let known = troubles[kind],
                (0..<Self.pause).contains(moment.milliseconds - known.logged.milliseconds)
            {
                troubles[kind]?.unlogged += 1
                return nil
            }
            defer { troubles[kind] = Trouble(logged: moment) }
            return troubles[kind]?.unlogged ?? 0
        }
        guard let unlogged else { return logger.debug(message, metadata: metadata) }
        let since: Logger.Metadata = unlogged > 0 ? ["alsoSinceLastLogged": "\(unlogged)"] : [:]
        logger.error(message, metadata: metadata.merging(since) { $1 })
    }
}
