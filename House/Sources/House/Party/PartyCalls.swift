/// What happened in a race that the room should hear of.
package struct PartyCall: Equatable, Sendable {
    package enum What: Equatable, Sendable {
        /// Somebody else leads now.
        case lead(player: Int64)
        /// Somebody's chain or streak is so long.
        case chain(player: Int64, length: Int)
        /// The ball fell, and somebody won most.
        case hit(player: Int64, pocket: Int)
        /// The ball fell, and nobody won.
        case fell(pocket: Int)
    }

    package let what: What
    /// When it was seen: no two are of one moment.
    package let moment: Moment
}

/// What is called out of the present round, seen by comparing how it stands with how it stood. One at a
/// time: each stays for a while, and what happens meanwhile is called afterwards.
struct PartyCalls: Equatable, Sendable {
    /// What was called last in the round.
    private(set) var last: PartyCall?
    private var known: Known?

    /// How a round stood when it was looked at last.
    private struct Known: Equatable {
        let round: Int
        var spin: Int
        /// Who led alone last.
        var leader: Int64?
        var lanes: [Int64: PartyRace.Lane]
    }

    /// Looks at a round that is played.
    mutating func look(at race: PartyRace, _ moment: Moment) {
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
        // What a ball brings is called as its hit.
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
