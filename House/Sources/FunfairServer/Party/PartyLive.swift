/// Who watches parties as they change. What is told is made once for all who came by the same address.
struct PartyLive: Sendable {
    struct Channel: Hashable, Sendable {
        let party: Int64
        /// Where phones join, as the watcher's house is known.
        let address: String
    }

    private(set) var viewers = Viewers<Channel>()
    /// What was told last, and when.
    private(set) var told: [Channel: (stamp: Parties.Stamp, moment: Moment)] = [:]

    /// How phones join, for each that somebody watches: a picture of a code takes a while to draw.
    private var joins: [Channel: (code: String?, join: PartyJoin)] = [:]

    func join(of channel: Channel, _ code: String?) -> PartyJoin? {
        joins[channel].flatMap { $0.code == code ? $0.join : nil }
    }

    /// Remembers it as long as somebody watches.
    mutating func note(_ join: PartyJoin, of channel: Channel, _ code: String?) {
        if viewers.has(channel) { joins[channel] = (code, join) }
    }

    mutating func add(
        _ viewer: Viewers<Channel>.Viewer, to channel: Channel, from address: String, most: Int
    ) -> Int? {
        viewers.add(viewer, to: channel, from: address, most: most)
    }

    mutating func remove(_ number: Int, of channel: Channel, from address: String) {
        guard viewers.remove(number, of: channel, from: address) else { return }
        told[channel] = nil
        joins[channel] = nil
    }

    mutating func note(_ stamp: Parties.Stamp, on channel: Channel, at moment: Moment) {
        told[channel] = (stamp, moment)
    }

    /// Whether something has to be told: what happened at once, and what phones say once a second.
    func mustTell(_ stamp: Parties.Stamp, on channel: Channel, at moment: Moment) -> Bool {
        guard let (old, last) = told[channel] else { return true }
        if old.version != stamp.version || old.point != stamp.point { return true }
        let elapsed = moment.milliseconds - last.milliseconds
        guard elapsed >= 0, stamp.isRound else { return elapsed < 0 }
        // What another house told waits for no second one, and the next turn is its next word.
        if stamp.heard != old.heard { return elapsed >= Self.afterNews }
        return elapsed >= (stamp.hearsOthers ? Self.withoutNews : Self.everySecond)
    }

    /// A little less than a second: what was said may wait a second, and a turn is late by its own length.
    private static let everySecond: Int64 = 900
    private static let afterNews: Int64 = 500
    private static let withoutNews: Int64 = 1200
}
