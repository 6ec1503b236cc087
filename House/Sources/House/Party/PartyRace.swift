/// The public state of a round: its players, best first.
package struct PartyRace: Equatable, Sendable {
    package struct Lane: Equatable, Sendable {
        package let player: Int64
        /// The place, from 1. Ties share a place; nil if no score is known.
        let place: Int?
        let score: Int
        /// The longest chain or streak.
        let chain: Int
    }

    /// The last spin whose wheel has stopped.
    struct Fall: Equatable, Sendable {
        let spin: Int
        let pocket: Int
    }

    /// The number of the round.
    let round: Int
    /// The players, best first. Tied players are in the order they came, so nobody changes places
    /// without a reason. Players without a score come last.
    package let lanes: [Lane]
    /// The last spin whose wheel has stopped; nil if the game has no spins, or no wheel has
    /// stopped.
    let fall: Fall?

    /// - Parameters:
    ///   - players: the round's players, in the order they came.
    ///   - places: the places of all players with a score, best first.
    ///   - chain: returns a player's chain, if known.
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

    /// The player who leads alone, with a score above 0; nil if no player does.
    var leader: Int64? {
        guard let first = lanes.first, first.place == 1, first.score > 0,
            lanes.dropFirst().first?.place != 1
        else { return nil }
        return first.player
    }
}

extension PartyRound {
    /// Returns the last spin whose wheel has stopped by the given moment; nil before the first.
    func fall(at moment: Timestamp) -> PartyRace.Fall? {
        let spin = spinsShown(at: moment)
        return pockets[spin].map { PartyRace.Fall(spin: spin, pocket: $0) }
    }
}
