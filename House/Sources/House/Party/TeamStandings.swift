import Arcade
import HouseWire

/// A team's place: in a round by its score, or over an evening by the points for the places in each
/// round.
package struct TeamPlace: Equatable, Sendable {
    /// The place, from 1. Ties share a place, and the following places are skipped.
    package let place: Int
    package let team: Int
    /// The score in a round, or the points of all rounds.
    package let points: Int
}

/// A team, as screens show it.
package struct TeamStanding: Equatable, Sendable {
    package let team: Int
    /// The score in the current or last round; nil if no player's score is known, or the round was
    /// played without these teams.
    package let score: Int?
    /// The place in that round; nil without a score.
    package let place: Int?
    /// The points of all rounds with as many teams.
    package let points: Int
}

extension PartyTeams {
    /// Returns the places of all teams with a score. A team's score is the mean of its players'
    /// scores, rounded to the nearest whole number, with halves rounded up. So the size of a team
    /// makes no difference.
    ///
    /// - Parameter score: returns a player's score; nil for players who don't count.
    func places(of players: [Int64], score: (Int64) -> Int?) -> [TeamPlace] {
        var sums = Array(repeating: (sum: 0.0, count: 0), count: count)
        for player in players {
            guard let side = self[player], let score = score(player) else { continue }
            sums[side - 1].sum += Double(score)
            sums[side - 1].count += 1
        }
        return TeamPlace.ranked(
            all.compactMap { team in
                let (sum, count) = sums[team - 1]
                return count > 0 ? (team, Self.rounded(sum / Double(count))) : nil
            })
    }

    /// Rounds a mean, which stays in bounds even if another house reports nonsense.
    private static func rounded(_ mean: Double) -> Int {
        let most = Double(WireLimits.most)
        return Int((min(max(mean, -most), most) + 0.5).rounded(.down))
    }
}

extension TeamPlace {
    /// Ranks teams, the best first. Teams with equal points keep their order.
    static func ranked(_ teams: [(team: Int, points: Int)]) -> [TeamPlace] {
        PartyPlace.ranked(teams.map { (Int64($0.team), $0.points) }).map {
            TeamPlace(place: $0.place, team: Int($0.player), points: $0.points)
        }
    }
}

extension PartyRound {
    /// The places of the teams. A run that doesn't count is worth nothing to its team, but a player
    /// who sent no run doesn't count, so a team doesn't suffer for a dead phone.
    var teamPlaces: [TeamPlace] {
        teams.places(of: players) { player in
            switch results[player] {
            case .counted(let count): count.score
            case .refused(because: .some): 0
            case .refused(because: nil), nil: nil
            }
        }
    }
}

extension Party {
    /// Returns the evening's standings of the teams: the points from all settled rounds with the
    /// given number of teams, for every team with points.
    func teamTable(of count: Int, at moment: Timestamp) -> [TeamPlace] {
        var points = Array(repeating: 0, count: count)
        for round in rounds
        where round.number >= evening.first && round.teams.count == count
            && round.isSettled(at: moment)
        {
            for placed in round.teamPlaces {
                points[placed.team - 1] += PartyRules.points(of: placed.place)
            }
        }
        return TeamPlace.ranked(
            points.indices.filter { points[$0] > 0 }.map { ($0 + 1, points[$0]) })
    }

    /// Returns the teams to show: those of the current or last round, or otherwise those of the next
    /// one.
    func teamsShown(in phase: PartyPhase) -> PartyTeams {
        guard let round = rounds.last, phase.isRound || round.teams.isOn else { return teams }
        return round.teams
    }
}

extension PartyView {
    /// Returns the teams in the order of their numbers.
    func standings(of party: Party) -> [TeamStanding] {
        let shown = party.teamsShown(in: phase)
        guard shown.isOn else { return [] }
        var places: [Int: TeamPlace] = [:]
        if let round, round.teams.isOn {
            let placed = shown.places(of: round.players) { player in
                self[player].flatMap { $0.score ?? ($0.because == nil ? nil : 0) }
            }
            for placed in placed { places[placed.team] = placed }
        }
        let points = Dictionary(
            uniqueKeysWithValues: party.teamTable(of: shown.count, at: moment).map {
                ($0.team, $0.points)
            })
        return shown.all.map {
            TeamStanding(
                team: $0, score: places[$0]?.points, place: places[$0]?.place,
                points: points[$0] ?? 0)
        }
    }

    /// Returns the team that a player was in during the current or last round; nil if none.
    package func teamOfRound(_ player: Int64) -> TeamStanding? {
        let team = round?.teams[player]
        return teams.first { $0.team == team }
    }

    /// The evening's standings of the teams, without those that have no points.
    package var teamTable: [TeamPlace] {
        TeamPlace.ranked(teams.filter { $0.points > 0 }.map { ($0.team, $0.points) })
    }
}
