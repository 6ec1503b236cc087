/// How a round goes, as far as it may be told: who plays it, the best first.
package struct PartyRace: Equatable, Sendable {
    package struct Lane: Equatable, Sendable {
        package let player: Int64
        /// From 1. Equals share one; nil for whom no score is known.
        let place: Int?
        let score: Int
        /// The longest chain or streak.
        let chain: Int
    }

    /// Where the ball fell last, and its wheel has stopped.
    struct Fall: Equatable, Sendable {
        let spin: Int
        let pocket: Int
    }

    /// The number of the round.
    let round: Int
    /// Equals stand in the order in which they came, so that nobody changes places for nothing; last
    /// those of whom no score is known.
    package let lanes: [Lane]
    /// Nil where nothing is drawn, or not yet.
    let fall: Fall?

    /// - Parameters:
    ///   - players: who plays, in the order in which they came.
    ///   - places: of all of whom a score is known, in their order.
    ///   - chain: of a player, where one is known.
    init(
        round: Int, players: [Int64], places: [PartyPlace], fall: Fall? = nil,
        chain: (Int64) -> Int?
    ) {
        self.round = round
        self.fall = fall
        let placed = Set(places.map(\.player))
        lanes =
            places.map {
                Lane(
                    player: $0.player, place: $0.place, score: $0.points,
                    chain: chain($0.player) ?? 0)
            }
            + players.filter { !placed.contains($0) }.map {
                Lane(player: $0, place: nil, score: 0, chain: 0)
            }
    }

    /// Who leads alone, with a score at all.
    var leader: Int64? {
        guard let first = lanes.first, first.place == 1, first.score > 0,
            lanes.dropFirst().first?.place != 1
        else { return nil }
        return first.player
    }
}

extension PartyRound {
    /// Where the ball fell last, as far as it may be told.
    func fall(at moment: Moment) -> PartyRace.Fall? {
        let spin = spinsShown(at: moment)
        return pockets[spin].map { PartyRace.Fall(spin: spin, pocket: $0) }
    }
}
