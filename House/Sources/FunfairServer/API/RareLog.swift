import Logging
import Synchronization

/// Logs what goes wrong again and again once a minute, and says then how often it did meanwhile: an outage
/// fails every request, and must not fill a disk as well.
final class RareLog: Sendable {
    /// Milliseconds for which the same is not logged again.
    static let pause: Int64 = 60_000

    private struct Trouble {
        var logged: Moment
        var unlogged = 0
    }

    private let now: @Sendable () -> Moment
    /// By what went wrong; there are few kinds.
    private let troubles = Mutex<[String: Trouble]>([:])

    init(now: @escaping @Sendable () -> Moment) { self.now = now }

    /// - Parameter kind: what is the same for each time, as the name of an error's type.
    func error(
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
        guard let unlogged else { return }
        let since: Logger.Metadata = unlogged > 0 ? ["alsoSinceLastLogged": "\(unlogged)"] : [:]
        logger.error(message, metadata: metadata.merging(since) { $1 })
    }
}
