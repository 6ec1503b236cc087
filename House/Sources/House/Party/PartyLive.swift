/// The viewers of live parties, and what was last sent to them.
struct PartyLive: Sendable {
    private(set) var viewers = Viewers<Int64, PartyMoment>()
    /// The last update sent for each party, and its time.
    private(set) var lastSent: [Int64: (stamp: PartyRooms.Stamp, moment: Timestamp)] = [:]

    mutating func add(
        _ viewer: Viewers<Int64, PartyMoment>.Viewer, to party: Int64, from address: String,
        most: Int
    ) -> Int? {
        viewers.add(viewer, to: party, from: address, most: most)
    }

    mutating func remove(_ number: Int, of party: Int64, from address: String) {
        if viewers.remove(number, of: party, from: address) { lastSent[party] = nil }
    }

    mutating func note(_ stamp: PartyRooms.Stamp, on party: Int64, at moment: Timestamp) {
        lastSent[party] = (stamp, moment)
    }

    /// Whether to send an update: immediately after an event, and once a second with reports from
    /// phones.
    func shouldReport(_ stamp: PartyRooms.Stamp, on party: Int64, at moment: Timestamp) -> Bool {
        guard let (old, last) = lastSent[party] else { return true }
        if old.version != stamp.version || old.point != stamp.point { return true }
        let elapsed = moment.milliseconds - last.milliseconds
        // Votes that are stored later, or not at all.
        if !stamp.isRound, old.race != stamp.race, elapsed >= Self.everySecond { return true }
        guard elapsed >= 0, stamp.isRound else { return elapsed < 0 }
        // Don't wait for the rest of another house's news, because the next update includes it.
        if stamp.heard != old.heard { return elapsed >= Self.afterNews }
        return elapsed >= (stamp.hearsOthers ? Self.withoutNews : Self.everySecond)
    }

    /// The milliseconds between updates with reports from phones. It is a little less than a
    /// second, because a report may already be a second old, and the wait for the next turn adds to
    /// that.
    private static let everySecond: Int64 = 900
    private static let afterNews: Int64 = 400
    private static let withoutNews: Int64 = 1200
}

/// The state of a party at one moment, as sent to every screen.
package struct PartyMoment: Sendable {
    package let room: PartyRoom
    package let view: PartyView
    package let now: Timestamp
}
