import Foundation
import House

/// A running house's status, as `/status` at the metrics address reports it. Times are in whole
/// seconds since 1970, on the house's clock.
public struct HouseStatus: Codable, Equatable, Sendable {
    /// The numbers of players.
    public struct Players: Codable, Equatable, Sendable {
        /// All players with a name; nil if the store was never readable.
        public var named: Int?
        /// Those who did something in the last ``Activity/minutes``.
        public var active: Int
        /// The people and screens at parties, and the connections to live boards.
        public var connected: Int
    }

    /// The version of Funfair.
    public var version: String
    /// When the house opened.
    public var opened: Int64
    /// The time on the house's clock.
    public var now: Int64
    /// Whether the house can store scores.
    public var isReady: Bool
    /// Why the house can't store scores, as a sentence; nil if it can.
    public var problem: String?
    /// The numbers of players.
    public var players: Players
    /// The runs accepted per minute in the last ``Activity/minutes``.
    public var runsPerMinute: Double
    /// When the last backup was complete; nil if none was noted.
    public var lastBackup: Int64?
    /// The bytes free on the disk with the scores; nil if they are in a database.
    public var diskFreeBytes: Int64?
    /// When the certificate ends; nil for plain HTTP.
    public var certificateEnd: Int64?
}

extension House {
    /// Returns the house's current status. Waits for the store for as long as a run would.
    func status(_ server: ServerFacts) async -> HouseStatus {
        let store = await storeWatch.refresh()
        let parties = parties.rooms.counts
        let activity = resources.activity
        let now = now()
        return HouseStatus(
            version: server.version ?? "unknown", opened: activity.opened.seconds, now: now.seconds,
            isReady: store.trouble == nil, problem: store.trouble,
            players: HouseStatus.Players(
                named: store.players, active: activity.players(at: now),
                connected: parties.guests + parties.viewers + boards.live.viewers),
            runsPerMinute: activity.runsPerMinute(at: now),
            lastBackup: store.lastBackup?.seconds, diskFreeBytes: repository.freeBytes,
            certificateEnd: server.certificateEnd?.seconds)
    }
}
