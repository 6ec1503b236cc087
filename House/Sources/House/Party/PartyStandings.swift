/// A player's place: in a round by score, or over an evening by the points for the places in each
/// round. These points prevent one lucky round from deciding the evening.
package struct PartyPlace: Equatable, Sendable {
    /// The place, from 1. Ties share a place, and the following places are skipped: 1, 2, 2, 4.
    package let place: Int
    package let player: Int64
    /// The score in a round, or the points of all rounds.
    package let points: Int
}

extension PartyRound {
    /// The runs that count, in the order their players came.
    var counts: [(player: Int64, count: PartyCount)] {
        players.compactMap { player in
            guard case .counted(let count) = results[player] else { return nil }
            return (player, count)
        }
    }

    /// The places of all players whose runs count.
    var places: [PartyPlace] {
        PartyPlace.ranked(counts.map { ($0.player, $0.count.score) })
    }

    /// Returns the identifier of a player's run, or nil if no run counts.
    package func run(of player: Int64) -> String? {
        guard case .counted(let count) = results[player] else { return nil }
        return count.run
    }

    /// The best highlight, such as the longest chain, and its player; nil if no run has one.
    /// In a tie, the player who came first wins.
    package var longest: (player: Int64, length: Int)? {
        let best = counts.reduce(into: (player: Int64(0), length: 0)) { best, next in
            if next.count.highlight > best.length { best = (next.player, next.count.highlight) }
        }
        return best.length > 0 ? best : nil
    }

    /// The player who gained the most places from half time to the end; nil if nobody gained any.
    /// In a tie, the player with the better final place wins.
    package var comeback: (player: Int64, places: Int)? {
        let best = gains.reduce(into: (player: Int64(0), places: 0)) { best, next in
            if next.gained > best.places { best = (next.placed.player, next.gained) }
        }
        return best.places > 0 ? best : nil
    }

    /// The places of all players whose runs count, each with the number of places gained since half
    /// time.
    var gains: [(placed: PartyPlace, gained: Int)] {
        let half = PartyPlace.ranked(counts.map { ($0.player, $0.count.half) })
        let before = Dictionary(uniqueKeysWithValues: half.map { ($0.player, $0.place) })
        return places.map { ($0, (before[$0.player] ?? $0.place) - $0.place) }
    }
}

extension Party {
    /// Returns the last round that is settled at the given moment, or nil if no round is.
    func settledRound(at moment: Timestamp) -> PartyRound? {
        rounds.last { $0.isSettled(at: moment) }
    }

    /// Returns the evening's standings: the points from all its settled rounds, for every player
    /// with points.
    ///
    /// - Parameter end: the number of the first round to leave out.
    func table(at moment: Timestamp, before end: Int = .max) -> [PartyPlace] {
        var points: [Int64: Int] = [:]
        for round in rounds
        where round.number >= evening.first && round.number < end && round.isSettled(at: moment) {
            for placed in round.places {
                points[placed.player, default: 0] += PartyRules.points(of: placed.place)
            }
        }
        return PartyPlace.ranked(
            guests.compactMap { guest in points[guest.player].map { (guest.player, $0) } })
    }
}

extension PartyPlace {
    /// Ranks players, the best first.
    ///
    /// - Parameter players: players with equal points keep this order.
    static func ranked(_ players: [(player: Int64, points: Int)]) -> [PartyPlace] {
        let ordered = players.enumerated().sorted {
            ($1.element.points, $0.offset) < ($0.element.points, $1.offset)
        }
        var places: [PartyPlace] = []
        for (index, (_, element)) in ordered.enumerated() {
            let shared = places.last.flatMap { $0.points == element.points ? $0.place : nil }
            places.append(
                PartyPlace(
                    place: shared ?? index + 1, player: element.player, points: element.points))
        }
        return places
    }
}
