import Arcade
import HouseWire
import Phrases

// Names and tickets. A run begins at once; its ticket may come while nothing was played of it yet.

extension HouseDesk {
    /// Asks for the ticket of a run that has just begun, where it could stand on a public board.
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

    /// The board on which a run's score could stand; nil where there is none.
    func board(for session: Session) -> TicketBoard? {
        guard session.isFair else { return nil }
        if session.contest.hasBoard { return .open }
        return session.contest == .drawnWall && boards.wall != nil ? .wall : nil
    }

    /// Asks for the ticket of today's challenge.
    mutating func askForChallenge(at stall: Stall, by player: PlayerName) {
        if isLeaving { return }
        let asked = ask(
            for: TicketWish(contest: Contest(stall), player: player, board: .challenge))
        wish = ChallengeWish(stall: stall, player: player, asked: asked)
    }

    /// The challenge that was asked for here.
    @inline(never)
    func wish(of stall: Stall, by player: PlayerName?) -> ChallengeWish? {
        guard let wish, wish.stall == stall, wish.player == player else { return nil }
        return wish
    }

    /// Asks for a ticket or a table, and for the name first where it is not this device's.
    private mutating func ask(for wish: TicketWish) -> Int {
        guard book.owns(wish.player) else {
            return ask(.players, body: NameBody(wish.player.text).json, isSecret: true) {
                desk, answer, hearing in
                desk.nameArrived(answer, for: wish, hearing)
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
        ) { desk, answer, hearing in desk.ticketArrived(answer, for: wish, hearing) }
    }

    /// Whether somebody still waits for the answer to a question.
    private func isAwaited(_ wish: TicketWish, asked: Int) -> Bool {
        asked == (wish.isChallenge ? self.wish?.asked : runs[wish.stall.index].question)
    }

    /// Whoever waits for an answer waits for the next one now; nobody may.
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
        _ answer: HouseAnswer, for wish: TicketWish, _ hearing: Hearing
    ) -> HouseReply {
        if nameArrived(answer, of: wish.player, in: hearing.words) {
            hand(wish, asked: hearing.asked)
            return .nothing
        }
        refuse(wish, hearing, answer.sentence(in: hearing.words), answer.problem?.suggestion)
        return .nothing
    }

    /// - Returns: whether the name is this device's now.
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
        _ answer: HouseAnswer, for wish: TicketWish, _ hearing: Hearing
    ) -> HouseReply {
        guard answer.isMade,
            let grant = TicketGrant(answer.json, of: wish),
            grant.player == wish.player
        else {
            // The house has forgotten this device, which tells its name anew, once.
            if answer.isProblem(.unknownDevice), !wish.isAnew {
                hand(wish.anew, asked: hearing.asked)
                return .nothing
            }
            if answer.isProblem(.notYourName) {
                keep { $0.remove(wish.player) }
            }
            if answer.isProblem(.challengePlayed) {
                news?.notePlayed(wish.stall, by: wish.player)
            }
            refuse(wish, hearing, answer.sentence(in: hearing.words), answer.problem?.suggestion)
            return .nothing
        }
        guard grant.rulesVersion == wish.stall.entry.identity.rulesVersion else {
            refuse(wish, hearing, hearing.words[.houseOtherRules])
            return .nothing
        }
        guard isAwaited(wish, asked: hearing.asked) else { return .nothing }
        guard wish.isChallenge else {
            note(.none, at: wish.stall)
            return .ticket(wish.stall, grant)
        }
        self.wish = nil
        return .challenge(wish.stall, grant)
    }

    /// The run at a stall has its ticket, or its table.
    mutating func give(_ ticket: Ticket, to session: Session) {
        note(RunInHouse(ticket, at: session.stall), at: session.stall)
        request(.save(.ticket(session.stall), ticket.storedText(seed: session.cabinet.seed)))
    }

    /// The ticket for the run at a stall came too late.
    mutating func refuse(_ stall: Stall, because reason: String) {
        note(.alone(reason), at: stall)
    }

    /// The ticket of a run that was kept. One of another run is left alone: it may be of a run in
    /// another window that was not kept yet.
    mutating func restore(
        _ kept: (ticket: Ticket, seed: UInt64), of stall: Stall, for session: Session?
    ) {
        if session?.cabinet.seed == kept.seed {
            note(RunInHouse(kept.ticket, at: stall), at: stall)
        }
    }

    /// The run at a stall was finished or given up in another window, which has seen to its ticket.
    mutating func forget(_ stall: Stall) { note(.none, at: stall) }

    /// The run at a stall is gone.
    mutating func leave(_ stall: Stall) {
        if runs[stall.index].ticket != nil { request(.remove(.ticket(stall))) }
        note(.none, at: stall)
    }

    private mutating func refuse(
        _ wish: TicketWish, _ hearing: Hearing, _ sentence: String, _ suggestion: PlayerName? = nil
    ) {
        guard isAwaited(wish, asked: hearing.asked) else { return }
        if wish.isChallenge {
            self.wish?.asked = nil
            self.wish?.problem = sentence
        } else {
            note(.alone(sentence, suggestion: suggestion), at: wish.stall)
        }
    }
}
