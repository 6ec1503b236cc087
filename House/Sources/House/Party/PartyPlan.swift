import Arcade

/// The rounds that a host planned, with their games chosen in advance or voted on by the guests.
package struct PartyPlan: Equatable, Sendable {
    /// The number at the party of the plan's first round.
    let first: Int
    /// The number of rounds.
    package let count: Int
    /// The games of all rounds; empty if guests vote on each.
    package let games: [PartyGame]

    /// Creates a plan, or returns nil if it has too few or too many rounds, or if there isn't a
    /// game for each round.
    init?(from first: Int, rounds count: Int, games: [PartyGame]) {
        guard PartyRules.plannedRounds.contains(count), games.isEmpty || games.count == count
        else { return nil }
        self.first = first
        self.count = count
        self.games = games
    }

    /// Whether guests vote on each game.
    package var isVoted: Bool { games.isEmpty }

    /// The number at the party of the plan's last round.
    var last: Int { first + count - 1 }

    /// Returns the game chosen for a round, or nil if guests vote, or if the plan doesn't include
    /// the round.
    func game(of round: Int) -> PartyGame? {
        games.indices.contains(round - first) ? games[round - first] : nil
    }

    /// Returns games for a number of rounds, in a random order; no stall follows itself.
    static func mixed(
        _ count: Int, after last: PartyGame?, using generator: inout SeededGenerator
    ) -> [PartyGame] {
        var games: [PartyGame] = []
        var deck: [PartyGame] = []
        while games.count < count {
            if deck.isEmpty { deck = PartyGame.all }
            let before = (games.last ?? last)?.stall
            // If only the last round's stall is left in the deck, its game waits for the next deck.
            let choice = deck.indices.filter { deck[$0].stall != before }
            guard !choice.isEmpty else {
                deck = []
                continue
            }
            games.append(deck.remove(at: choice[generator.below(choice.count)]))
        }
        return games
    }
}

/// A guest's vote for the next game.
struct PartyVote: Equatable, Sendable, Codable {
    /// The guest's number at the party.
    let guest: Int
    let game: PartyGame
}

/// The course of an evening: the plan, if any, and the votes on the next game.
struct PartyEvening: Equatable, Sendable {
    /// The number of the evening's first round. After a planned evening, the next round begins
    /// another one.
    private(set) var first = 1
    private(set) var plan: PartyPlan?
    /// The votes on the next game, by the guests' numbers.
    private(set) var votes: [Int: PartyGame] = [:]
    /// The number of events with votes since the last round began.
    private(set) var ballots = 0
    /// The last plan whose last round began.
    private var ended: PartyPlan?

    /// Plans the next rounds, or drops the plan if there are no rounds. A plan with rounds played
    /// keeps its first round, so its new length must include them. If an evening's last round was
    /// just played, dropping the next plan brings back that evening's.
    ///
    /// - Parameter played: the number of rounds that the party has played.
    mutating func plan(_ rounds: Int, _ games: [PartyGame], after played: Int) {
        if rounds == 0 {
            plan = isFinal(after: played) ? ended : nil
            votes = [:]
            return
        }
        guard
            let plan = PartyPlan(
                from: remaining(after: played)?.first ?? played + 1, rounds: rounds, games: games),
            plan.last > played
        else { return }
        self.plan = plan
    }

    /// Returns the plan if it includes the next round.
    func remaining(after played: Int) -> PartyPlan? {
        plan.flatMap { $0.last > played ? $0 : nil }
    }

    /// Counts votes on the next round's game. A guest's last vote counts.
    mutating func vote(
        _ cast: [PartyVote], on round: Int, after played: Int, isPresent: (Int) -> Bool
    ) {
        guard round == played + 1, remaining(after: played)?.isVoted == true else { return }
        ballots += 1
        for vote in cast where isPresent(vote.guest) { votes[vote.guest] = vote.game }
    }

    /// Notes that a round begins.
    mutating func begin(_ round: Int) {
        votes = [:]
        ballots = 0
        if ended?.last == round - 1 { first = round }
        if let plan, plan.last < round { self.plan = nil }
        if plan?.last == round { ended = plan }
    }

    /// Whether the last round played was the last of a planned evening.
    func isFinal(after played: Int) -> Bool { ended?.last == played }
}

extension Party {
    /// The plan, if it includes the next round.
    package var plan: PartyPlan? { evening.remaining(after: rounds.count) }

    /// The plan, also during and after its last round.
    package var shownPlan: PartyPlan? { evening.plan }

    /// Returns the number of a plan's rounds that have begun.
    package func begun(of plan: PartyPlan) -> Int { rounds.count + 1 - plan.first }

    /// Returns the numbers of rounds that a plan can be changed to, in order: the usual ones and its
    /// own, if a round is left to play.
    package func offeredRounds(for plan: PartyPlan) -> [Int] {
        Set(PartyRules.offeredRounds + [plan.count]).filter { $0 > begun(of: plan) }.sorted()
    }

    /// The game of the next round, as the votes stand.
    package var nextGame: PartyGame { nextGame(with: evening.votes) }

    /// - Parameter votes: the votes by the guests' numbers.
    func nextGame(with votes: [Int: PartyGame]) -> PartyGame {
        guard let plan else { return game }
        if let game = plan.game(of: rounds.count + 1) { return game }
        let played = rounds.dropFirst(plan.first - 1)
        return tally(votes).max { one, other in
            // Among games with as many votes, the one played least is next, then the first in
            // the list.
            (one.votes, played.count { $0.game == other.game })
                < (other.votes, played.count { $0.game == one.game })
        }?.game ?? game
    }

    /// Returns each game with the number of present guests who vote for it.
    func tally(_ votes: [Int: PartyGame]) -> [(game: PartyGame, votes: Int)] {
        let counted = present.compactMap { votes[$0.number] }
        return PartyGame.all.map { game in (game, counted.count { $0 == game }) }
    }

    /// Whether the last round played was the last of a planned evening, so that its podium is the
    /// evening's.
    package var isFinal: Bool { evening.isFinal(after: rounds.count) }
}
