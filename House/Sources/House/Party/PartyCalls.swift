/// An announcement during a race, for the big screen.
package struct PartyCall: Equatable, Sendable {
    package enum What: Equatable, Sendable {
        /// Another player now leads alone.
        case lead(player: Int64)
        /// A player's chain or streak has reached the given length.
        case chain(player: Int64, length: Int)
        /// The ball fell, and the given player won the most.
        case hit(player: Int64, pocket: Int)
        /// The ball fell, and nobody won.
        case fell(pocket: Int)
    }

    package let what: What
    /// When the house noticed the event. No two announcements have the same time.
    package let moment: Timestamp
}

/// Finds the current round's announcements by comparing the race with its earlier state. Each
/// announcement is shown for a while. Anything that happens meanwhile is announced afterwards.
struct PartyCalls: Equatable, Sendable {
    /// The round's last announcement.
    private(set) var last: PartyCall?
    private var known: Known?

    /// The state of the round at the last check.
    private struct Known: Equatable {
        let round: Int
        var spin: Int
        /// The last player to lead alone.
        var leader: Int64?
        var lanes: [Int64: PartyRace.Lane]
    }

    /// Checks the current round for something to announce.
    mutating func look(at race: PartyRace, _ moment: Timestamp) {
        guard let known, known.round == race.round else {
            last = nil
            note(race)
            return
        }
        if let last {
            let age = moment.milliseconds - last.moment.milliseconds
            if (0..<PartyRules.callEvery).contains(age) { return }
        }
        if let what = fall(race, known) ?? lead(race, known) ?? chain(race, known) {
            last = PartyCall(what: what, moment: moment)
        }
        note(race)
    }

    private mutating func note(_ race: PartyRace) {
        let before = known?.round == race.round ? known?.leader : nil
        known = Known(
            round: race.round, spin: race.fall?.spin ?? 0, leader: race.leader ?? before,
            lanes: Dictionary(uniqueKeysWithValues: race.lanes.map { ($0.player, $0) }))
    }

    private func fall(_ race: PartyRace, _ known: Known) -> PartyCall.What? {
        guard let fall = race.fall, fall.spin > known.spin else { return nil }
        let best = race.lanes.reduce(into: (player: Int64(0), won: 0)) { best, lane in
            let won = lane.score - (known.lanes[lane.player]?.score ?? 0)
            if won > best.won { best = (lane.player, won) }
        }
        return best.won > 0
            ? .hit(player: best.player, pocket: fall.pocket) : .fell(pocket: fall.pocket)
    }

    private func lead(_ race: PartyRace, _ known: Known) -> PartyCall.What? {
        // In Roulette, a win is already announced as a hit.
        guard race.fall == nil, let leader = race.leader, let before = known.leader,
            leader != before
        else { return nil }
        return .lead(player: leader)
    }

    private func chain(_ race: PartyRace, _ known: Known) -> PartyCall.What? {
        let best = race.lanes.prefix(PartyRules.calledLanes).reduce(
            into: (player: Int64(0), length: PartyRules.calledChain - 1)
        ) { best, lane in
            let before = known.lanes[lane.player]?.chain ?? 0
            if lane.chain > max(before, best.length) { best = (lane.player, lane.chain) }
        }
        return best.length >= PartyRules.calledChain
            ? .chain(player: best.player, length: best.length) : nil
    }
}
