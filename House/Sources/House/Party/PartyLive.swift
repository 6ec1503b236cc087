/// Who watches parties as they change, and what they were told last.
struct PartyLive: Sendable {
    private(set) var viewers = Viewers<Int64, PartyMoment>()
    /// What was told last of each party, and when.
    private(set) var told: [Int64: (stamp: PartyRooms.Stamp, moment: Moment)] = [:]

    mutating func add(
        _ viewer: Viewers<Int64, PartyMoment>.Viewer, to party: Int64, from address: String,
        most: Int
    ) -> Int? {
        viewers.add(viewer, to: party, from: address, most: most)
    }

    mutating func remove(_ number: Int, of party: Int64, from address: String) {
        if viewers.remove(number, of: party, from: address) { told[party] = nil }
    }

    mutating func note(_ stamp: PartyRooms.Stamp, on party: Int64, at moment: Moment) {
        told[party] = (stamp, moment)
    }

    /// Whether something has to be told: what happened at once, and what phones say once a second.
    func mustTell(_ stamp: PartyRooms.Stamp, on party: Int64, at moment: Moment) -> Bool {
        guard let (old, last) = told[party] else { return true }
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

/// A party at a moment, as every screen is told of it.
package struct PartyMoment: Sendable {
    package let room: PartyRoom
    package let view: PartyView
    package let now: Moment
}
