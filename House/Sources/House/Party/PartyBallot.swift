/// Votes on the next game that this house hasn't stored yet. It stores the votes of many guests as
/// one event, because a thousand events for each round would soon fill a party.
struct PartyBallot: Sendable {
    /// The votes by the guests' numbers.
    private(set) var votes: [Int: PartyGame] = [:]
    /// Increases with every vote.
    private(set) var version = 0
    /// When votes were last stored.
    private var stored: Timestamp?

    mutating func cast(_ game: PartyGame, by guest: Int) {
        votes[guest] = game
        version += 1
    }

    /// Whether votes should be stored now.
    ///
    /// - Parameter ballots: the number of events with votes on this round's game so far.
    func isDue(at moment: Timestamp, after ballots: Int) -> Bool {
        guard !votes.isEmpty, let stored else { return !votes.isEmpty }
        let pause = PartyRules.ballotEvery * Int64(1 + ballots / PartyRules.quickBallots)
        return !(0..<pause).contains(moment.milliseconds - stored.milliseconds)
    }

    /// Returns all votes, in the order of the guests' numbers.
    mutating func votes(storedAt moment: Timestamp) -> [PartyVote] {
        stored = moment
        return votes.sorted { $0.key < $1.key }.map { PartyVote(guest: $0.key, game: $0.value) }
    }

    /// Forgets votes that have been stored, unless a guest has voted again meanwhile.
    mutating func forget(_ stored: [PartyVote]) {
        for vote in stored where votes[vote.guest] == vote.game { votes[vote.guest] = nil }
    }
}

extension PartyRoom {
    /// The votes on the next game by the guests' numbers, stored or not.
    var votes: [Int: PartyGame] {
        party.evening.votes.merging(ballot.votes) { _, latest in latest }
    }

    /// The game of the next round, as the votes stand.
    var nextGame: PartyGame { party.nextGame(with: votes) }

    /// Returns a guest's vote on the next game, or nil if the guest hasn't voted.
    package func vote(of guest: Int) -> PartyGame? {
        ballot.votes[guest] ?? party.evening.votes[guest]
    }

    /// Each game with its votes; empty unless guests vote on the next game.
    var tally: [(game: PartyGame, votes: Int)] {
        party.plan?.isVoted == true ? party.tally(votes) : []
    }
}
