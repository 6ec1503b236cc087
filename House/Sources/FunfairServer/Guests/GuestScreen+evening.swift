import Funfair
import House
import Languages

// An evening of rounds: its plan, the votes on the next game, and the best moments at its end.
extension GuestScreen {
    // MARK: The next round

    /// Shows the number of the next round, and its game or how to vote for it.
    mutating func showNextGame(_ state: GuestState, _ words: GuestWords) {
        let party = state.room.party
        if let plan = party.plan {
            let number = words.words.number
            addLine(words[.roundOf, number(party.begun(of: plan) + 1), number(plan.count)])
        }
        if party.plan?.isVoted != true {
            addLine(words[.nextGame, state.view.nextGame.name(in: words)])
        }
    }

    /// Offers the games that guests vote on.
    mutating func offerVote(_ state: GuestState, _ words: GuestWords) {
        guard !state.view.tally.isEmpty, state.guest.isThere else { return }
        if let own = state.room.vote(of: state.guest.number) {
            addLine(words[.youVoted, own.name(in: words)])
        }
        // No game is the chosen one of this choice, because its names say which one leads.
        add(
            .choice(
                title: words[.voteNext],
                state.view.tally.map { game, votes in
                    let name = game.name(in: words)
                    return GuestMove(
                        name: votes > 0 ? "\(name) (\(words.words.number(votes)))" : name,
                        command: .vote(game))
                }))
    }

    // MARK: The plan

    /// Offers to plan an evening, or to change its plan.
    mutating func offerPlan(_ state: GuestState, _ words: GuestWords) {
        if state.room.party.plan == nil {
            offer(words[.planEvening], .plan(.mixed(PartyRules.usualRounds)))
        } else {
            offer(words[.changePlan], .ask(.plan))
        }
    }

    /// Shows the plan to the host, who can change it.
    ///
    /// - Returns: whether there is a plan.
    mutating func askPlan(_ state: GuestState, _ words: GuestWords) -> Bool {
        let party = state.room.party
        guard let plan = party.plan, !state.view.phase.isRound, state.view.phase != .over else {
            return false
        }
        let begun = party.begun(of: plan)
        call(words[.eveningOf, plan.count])
        add(
            .choice(
                title: words[.rounds],
                party.offeredRounds(for: plan).map { count in
                    GuestMove(
                        name: words.words.number(count),
                        command: .plan(plan.isVoted ? .voted(count) : .mixed(count)),
                        isChosen: count == plan.count)
                }))
        add(
            .choice(
                title: words[.whichGames],
                [
                    GuestMove(
                        name: words[.mixed], command: .plan(.mixed(plan.count)),
                        isChosen: !plan.isVoted),
                    GuestMove(
                        name: words[.byVote], command: .plan(.voted(plan.count)),
                        isChosen: plan.isVoted),
                ]))
        let coming = plan.games.enumerated().dropFirst(begun)
        if !coming.isEmpty {
            add(
                .choice(
                    title: words[.swapHint],
                    coming.map { index, game in
                        let number = words.words.number(index + 1)
                        return GuestMove(
                            name: "\(number). \(game.name(in: words))", command: .swap(index + 1))
                    }))
        }
        offer(words[.done], .ask(nil), isMain: true)
        offer(words[.oneByOne], .plan(.oneByOne))
        return true
    }

    // MARK: Standings and moments

    /// Shows the guest's place of the evening, how it changed in the last round, and who won a
    /// planned evening.
    mutating func showEveningPlace(_ state: GuestState, _ words: GuestWords) {
        let (view, player) = (state.view, state.guest.player)
        if state.room.party.isFinal {
            let teams = view.teamTable.filter { $0.place == 1 }.map { words.name(ofTeam: $0.team) }
            let players = view.table.filter { $0.place == 1 }.compactMap { view[$0.player]?.name }
            let winners = teams.isEmpty ? Array(players.prefix(Self.podium)) : teams
            if !winners.isEmpty {
                addLine(words[.eveningWon, winners.joined(separator: ", ")])
            }
        }
        // After a party's first round, the places are those of the round.
        guard !view.tableBefore.isEmpty,
            let place = view.table.first(where: { $0.player == player })?.place
        else { return }
        let number = words.words.number
        var line = words[.eveningPlace, number(place), number(view.table.count)]
        if let before = view.tableBefore.first(where: { $0.player == player })?.place,
            before != place
        {
            let change = words[before > place ? .movedUp : .movedDown]
            line += " · " + change.replacing("{1}", with: number(abs(before - place)))
        }
        addLine(line)
    }

    /// Shows the guest's best moment, and where all of them are.
    mutating func showMoment(_ state: GuestState, _ words: GuestWords, at address: String) {
        guard !state.view.highlights.isEmpty else { return }
        let own = state.view.highlights.first { $0.player == state.guest.player }
        if let own { addLine(words[.yourMoment, own.text(in: words)]) }
        if !address.isEmpty {
            add(
                .link(
                    words[.seeMoments], PartyLink.results(state.room.stored.id, at: address)))
        }
    }
}

extension GuestWords {
    /// Returns the name of what a game counts besides points.
    fileprivate func chain(of stall: Stall) -> String {
        switch stall {
        case .bubblePop: longestChain
        case .breakout: longestStreak
        case .roulette: hits
        }
    }
}

extension PartyGame {
    /// Returns the game's name, such as `BubblePop · Sharp`.
    func name(in words: GuestWords) -> String { contest.name(in: words.words) }
}

extension PartyHighlight {
    /// Returns the moment as text, such as `Longest chain: 12 · BubblePop`.
    func text(in words: GuestWords) -> String {
        let what =
            switch self.what {
            case .chain(let length):
                "\(words.chain(of: game.stall)): \(words.words.number(length))"
            case .rescue(let places): words[.placesGained, places]
            case .finish(let margin): words[.wonBy, margin]
            case .place(let place): words[GuestPattern.placeAt, words.words.number(place)]
            }
        return "\(what) · \(game.name(in: words))"
    }
}
