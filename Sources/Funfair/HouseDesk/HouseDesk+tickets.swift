import Arcade
import HouseWire
import Phrases

// Names and tickets. A run starts at once; its ticket can arrive later, while the run is untouched.

extension HouseDesk {
    /// Requests a ticket for a run that has just started, if it could get on a public board.
    mutating func askForTicket(of session: Session) {
        guard connection.presence != .absent, !isLeaving else { return }
        let cabinet = session.cabinet
        guard let board = board(for: session) else { return }
        if let taken = taken(cabinet.player) {
            note(.alone(taken.sentence, suggestion: taken.suggestion), at: session.stall)
            return
        }
        let wish = TicketWish(contest: session.contest, player: cabinet.player, board: board)
        let question = ask(for: wish)
        note(.asking(question), at: session.stall)
    }

    /// Returns the board that a run could get a ticket for, or nil if no ticket is possible.
    func board(for session: Session) -> TicketBoard? {
        guard session.isFair else { return nil }
        if session.contest.hasBoard { return .open }
        return session.contest == .drawnWall && hasWalls && boards.wall != nil ? .wall : nil
    }

    /// Requests a ticket for today's challenge.
    mutating func askForChallenge(at stall: Stall, by player: PlayerName) {
        if isLeaving { return }
        let asked = ask(
            for: TicketWish(contest: Contest(stall), player: player, board: .challenge))
        wish = ChallengeWish(stall: stall, player: player, asked: asked)
    }

    /// Returns the player's request for the challenge at a stall, or nil if the player hasn't made
    /// one.
    @inline(never)
    func wish(of stall: Stall, by player: PlayerName?) -> ChallengeWish? {
        guard let wish, wish.stall == stall, wish.player == player else { return nil }
        return wish
    }

    /// Requests a ticket or a table. Claims the name first, unless this device owns it.
    private mutating func ask(for wish: TicketWish) -> Int {
        guard book.owns(wish.player) else {
            return ask(.players, body: NameBody(wish.player.text).json, isSecret: true) {
                desk, answer, context in
                desk.nameArrived(answer, for: wish, context)
            }
        }
        let (player, game) = (wish.player.text, wish.contest.word)
        let isTable = wish.stall.isDrawn
        let body =
            isTable
            ? TableBody(player: player, game: game).json
            : TicketBody(player: player, game: game, board: wish.board.rawValue).json
        return ask(
            isTable ? .tables : .tickets, body: body, isSecret: true
        ) { desk, answer, context in desk.ticketArrived(answer, for: wish, context) }
    }

    /// Whether the response to a request is still needed.
    private func isAwaited(_ wish: TicketWish, asked: Int) -> Bool {
        asked == (wish.isChallenge ? self.wish?.asked : runs[wish.stall.index].question)
    }

    /// Sends the next request for a ticket or table, unless its response is no longer needed.
    private mutating func hand(_ wish: TicketWish, asked: Int) {
        guard isAwaited(wish, asked: asked) else { return }
        let next = ask(for: wish)
        if wish.isChallenge {
            self.wish?.asked = next
        } else {
            note(.asking(next), at: wish.stall)
        }
    }

    private mutating func nameArrived(
        _ answer: HouseAnswer, for wish: TicketWish, _ context: AnswerContext
    ) -> HouseOutcome {
        if nameArrived(answer, of: wish.player, in: context.words) {
            hand(wish, asked: context.asked)
            return .nothing
        }
        refuse(wish, context, answer.sentence(in: context.words), answer.problem?.suggestion)
        return .nothing
    }

    /// - Returns: whether this device now owns the name.
    mutating func nameArrived(
        _ answer: HouseAnswer, of player: PlayerName, in words: Words
    ) -> Bool {
        if answer.isDone, let granted = HouseReading.name(answer.json?[.name]), granted == player {
            keep { $0.add(granted) }
            return true
        }
        if answer.isProblem(.nameTaken), let problem = answer.problem {
            note(problem, of: player, in: words)
        }
        return false
    }

    private mutating func ticketArrived(
        _ answer: HouseAnswer, for wish: TicketWish, _ context: AnswerContext
    ) -> HouseOutcome {
        guard answer.isMade,
            let grant = TicketGrant(answer.json, of: wish),
            grant.player == wish.player
        else {
            // The house has forgotten this device, so claim the name again, once.
            if answer.isProblem(.unknownDevice), !wish.isAnew {
                hand(wish.anew, asked: context.asked)
                return .nothing
            }
            if answer.isProblem(.notYourName) {
                keep { $0.remove(wish.player) }
            }
            if answer.isProblem(.challengePlayed) {
                news?.notePlayed(wish.stall, by: wish.player)
            }
            refuse(wish, context, answer.sentence(in: context.words), answer.problem?.suggestion)
            return .nothing
        }
        guard grant.rulesVersion == wish.stall.entry.identity.rulesVersion else {
            refuse(wish, context, context.words[.houseOtherRules])
            return .nothing
        }
        guard isAwaited(wish, asked: context.asked) else { return .nothing }
        guard wish.isChallenge else {
            note(.none, at: wish.stall)
            return .ticket(wish.stall, grant)
        }
        self.wish = nil
        return .challenge(wish.stall, grant)
    }

    /// Records that a run has its ticket or table.
    mutating func give(_ ticket: Ticket, to session: Session) {
        note(RunInHouse(ticket, at: session.stall), at: session.stall)
        request(.save(.ticket(session.stall), ticket.storedText(seed: session.cabinet.seed)))
    }

    /// Records that a ticket arrived too late for a stall's run, with the reason to show.
    mutating func refuse(_ stall: Stall, because reason: String) {
        note(.alone(reason), at: stall)
    }

    /// Restores the ticket of a stall's stored run. Ignores a ticket for another run, as the seed
    /// shows. Another window may be playing that run without having saved it yet.
    mutating func restore(
        _ kept: (ticket: Ticket, seed: UInt64), of stall: Stall, for session: Session?
    ) {
        if session?.cabinet.seed == kept.seed {
            note(RunInHouse(kept.ticket, at: stall), at: stall)
        }
    }

    /// Forgets the ticket of a run that another window finished or gave up.
    mutating func forget(_ stall: Stall) { note(.none, at: stall) }

    /// Removes the ticket of a run that no longer exists.
    mutating func removeTicket(at stall: Stall) {
        if runs[stall.index].ticket != nil { request(.remove(.ticket(stall))) }
        note(.none, at: stall)
    }

    private mutating func refuse(
        _ wish: TicketWish, _ context: AnswerContext, _ sentence: String,
        _ suggestion: PlayerName? = nil
    ) {
        guard isAwaited(wish, asked: context.asked) else { return }
        if wish.isChallenge {
            self.wish?.asked = nil
            self.wish?.problem = sentence
        } else {
            note(.alone(sentence, suggestion: suggestion), at: wish.stall)
        }
    }
}
