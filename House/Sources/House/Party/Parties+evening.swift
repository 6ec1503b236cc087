import Arcade

/// A host's wish for the next rounds.
package enum EveningWish: Equatable, Sendable {
    /// Rounds one by one, without a plan.
    case oneByOne
    /// This many rounds, with games that the house mixes.
    case mixed(Int)
    /// This many rounds, with games that guests vote on.
    case voted(Int)

    /// The number of rounds; 0 without a plan.
    var rounds: Int {
        switch self {
        case .oneByOne: 0
        case .mixed(let rounds), .voted(let rounds): rounds
        }
    }
}

// How a host plans an evening, and how guests vote on games.
extension Parties {
    /// Plans the next rounds.
    ///
    /// - Throws: `Refusal.badRequest` if there are too few or too many rounds, or if no round would
    ///   be left to play.
    package func plan(_ wish: EveningWish, at room: PartyRoom, by device: Device) async throws {
        try check(room, isOf: device)
        try await plan(wish, at: room)
    }

    func plan(_ wish: EveningWish, at room: PartyRoom) async throws {
        let party = room.party
        guard wish != .oneByOne else {
            if party.plan != nil {
                try await rooms.append(.planned(rounds: 0, games: []), to: room)
            }
            return
        }
        let begun = party.plan.map { party.begun(of: $0) } ?? 0
        guard PartyRules.plannedRounds.contains(wish.rounds), wish.rounds > begun else {
            throw Refusal.badRequest(
                """
                An evening has \(PartyRules.plannedRounds.lowerBound) to \
                \(PartyRules.plannedRounds.upperBound) rounds, and one must be left to play.
                """)
        }
        let games: [PartyGame] =
            switch wish {
            case .oneByOne, .voted: []
            case .mixed(let rounds): mixed(rounds, begun, party)
            }
        guard party.plan?.count != wish.rounds || party.plan?.games != games else { return }
        try await rooms.append(.planned(rounds: wish.rounds, games: games), to: room)
    }

    /// Returns the games of a plan, with those already played or chosen.
    private func mixed(_ rounds: Int, _ begun: Int, _ party: Party) -> [PartyGame] {
        var games = party.rounds.suffix(begun).map(\.game)
        games += (party.plan?.games ?? []).dropFirst(begun)
        games = Array(games.prefix(rounds))
        var generator = SeededGenerator(seed: .random(in: .min ... .max))
        return games
            + PartyPlan.mixed(
                rounds - games.count, after: games.last ?? party.rounds.last?.game,
                using: &generator)
    }

    /// Changes the game of one of the plan's rounds, counting from 1, to the next in the list.
    ///
    /// - Throws: `Refusal.badRequest` if the round has begun, or if no game was chosen for it.
    package func swapGame(
        ofRound number: Int, at room: PartyRoom, by device: Device
    ) async throws {
        try check(room, isOf: device)
        try await swapGame(ofRound: number, at: room)
    }

    func swapGame(ofRound number: Int, at room: PartyRoom) async throws {
        // The number can be anything: the smallest one minus 1 would overflow.
        guard let plan = room.party.plan, number > room.party.begun(of: plan),
            plan.games.indices.contains(number - 1)
        else { throw Refusal.badRequest("The plan has no game to choose for round \(number).") }
        var games = plan.games
        games[number - 1] = games[number - 1].next
        try await rooms.append(.planned(rounds: plan.count, games: games), to: room)
    }

    // MARK: Votes

    /// Counts a guest's vote on the next game.
    ///
    /// - Throws: `Refusal.notAGuest`, `Refusal.roundUnderWay`, or `Refusal.badRequest` if the host
    ///   chooses the games.
    func vote(for game: PartyGame, as player: Int64, at room: PartyRoom) throws(Refusal) {
        guard let guest = room.party.guest(player), guest.isThere else { throw .notAGuest }
        guard !room.party.isPlaying(at: now()) else { throw .roundUnderWay }
        guard room.party.plan?.isVoted == true else {
            throw .badRequest("The next game isn't put to the vote.")
        }
        // The same vote again would only fill the party with events.
        guard room.vote(of: guest.number) != game else { return }
        rooms.change(room.number) { $0.vote(for: game, by: guest.number) }
    }

    /// Stores the votes on the next game.
    func storeVotes(at number: Int64) async throws {
        guard let room = rooms.present(.number(number)),
            let votes = rooms.change(number, { $0.votesToStore(at: now()) }), !votes.isEmpty
        else { return }
        try await rooms.append(
            .voted(round: room.party.rounds.count + 1, votes: votes), to: room)
        rooms.change(number) { $0.hasStored(votes) }
    }

    /// Stores votes at all parties where it's time.
    func storeVotes() async {
        for number in rooms.withVotes(at: now()) {
            await failures.catching(.parties) { try await storeVotes(at: number) }
        }
    }
}

extension PartyRooms {
    /// The parties whose votes should be stored now.
    fileprivate func withVotes(at moment: Timestamp) -> [Int64] {
        state.withLock { state in
            state.rooms.values.filter {
                $0.ballot.isDue(at: moment, after: $0.party.evening.ballots)
            }.map(\.number).sorted()
        }
    }
}
