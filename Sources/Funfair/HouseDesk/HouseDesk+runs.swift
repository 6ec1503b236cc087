import Arcade
import HouseWire
import Phrases

// Finished runs on their way to the house.

extension HouseDesk {
    /// Sends a run that has just ended, where it has a ticket, and notes what to tell about it.
    ///
    /// - Parameter player: who plays here, as far as is known.
    /// - Returns: whether others that waited had to give way.
    mutating func send(_ session: Session, for player: PlayerName?, in words: Words) -> Bool {
        let cabinet = session.cabinet
        let ticket: Ticket
        switch runs[session.stall.index] {
        case .none, .asking, .alone:
            verdict = verdictOfDevice(on: session, in: words)
            return false
        case .table:
            // The house counted it after every draw.
            verdict = .counted(draw.ranks, run: nil, isChallenge: false)
            askForBoard(of: session.contest, .everyone, around: cabinet.player)
            return false
        case .ticketed(let given): ticket = given
        }
        if ticket.board == .challenge { news?.notePlayed(session.stall, by: cabinet.player) }
        guard cabinet.isStandard else {
            verdict = .device(words[.settingsChanged], suggestion: nil)
            return false
        }
        if outbox.isDone(ticket) {
            // Another window has played the same run to its end.
            verdict = .device(words[.problemTicketUsed], suggestion: nil)
            return false
        }
        let (number, lost) = outbox.add(
            cabinet.bytes, of: session.contest, ticket: ticket, player: cabinet.player,
            score: cabinet.score)
        saveOutbox()
        stir(for: player)
        let isKept = connection.isWakeAwaited || connection.presence != .there
        verdict = isKept ? .kept(number) : .checking(number)
        return lost > 0
    }

    /// What to tell of a run that counts on this device only.
    private func verdictOfDevice(on session: Session, in words: Words) -> HouseVerdict {
        let run = runs[session.stall.index]
        if run.question != nil, connection.presence != .absent {
            return .device(words[.houseTooSlow], suggestion: nil)
        }
        let suggestion: PlayerName? = if case .alone(_, let other) = run { other } else { nil }
        return whyAlone(session, in: words).map { .device($0, suggestion: suggestion) } ?? .none
    }

    /// Why a run counts on this device only, though the house could have counted it. What it was is
    /// not kept with a run; that it was something is seen by the ticket that is missing.
    @inline(never)
    func whyAlone(_ session: Session, in words: Words) -> String? {
        if session.isAtParty { return nil }
        // A run can begin, and be refused, before it is known that there is no house to speak of.
        if connection.presence == .absent { return nil }
        switch runs[session.stall.index] {
        case .alone(let reason, _): return reason
        case .none: return isShown && board(for: session) != nil ? words[.runWentOnAlone] : nil
        case .asking, .ticketed, .table: return nil
        }
    }

    mutating func saveOutbox() { request(.save(.outbox, outbox.text)) }

    /// Sends the oldest run; one at a time.
    mutating func sendFirst() {
        guard !connection.isUnderWay(.runs), !isLeaving, let item = outbox.first else { return }
        let number = item.number
        ask(
            .runs, body: item.recording, kind: .recording, isSecret: true, ticket: item.ticket
        ) { desk, answer, hearing in
            let notice = desk.verdictArrived(
                answer, on: number, isShown: hearing.isResultShown, in: hearing.words)
            desk.stir(for: hearing.player)
            return notice.map { .notice($0) } ?? .nothing
        }
    }

    /// The house has looked at a run, or not.
    ///
    /// - Parameter isShown: whether the player sees what becomes of the last run.
    /// - Returns: what is to be told of another one.
    private mutating func verdictArrived(
        _ answer: HouseAnswer, on number: Int, isShown: Bool, in words: Words
    ) -> String? {
        let ranks = HouseRanks(answer.json)
        let isCounted = answer.isMade || answer.isProblem(.ticketUsed) && ranks != nil
        let refusal = answer.refusal
        guard isCounted || refusal != nil else {
            // Whatever waits behind it waits as well.
            if let own = verdict.number { verdict = .kept(own) }
            retryLater(answer)
            return nil
        }
        let isLast = verdict.number == number
        let item = outbox.remove(number)
        if item != nil { saveOutbox() }
        connection.failures = 0
        if number == partyRun { return nil }
        if isCounted {
            if isLast {
                verdict = .counted(
                    ranks, run: HouseReading.token(answer.json?[.run], most: 64),
                    isChallenge: item?.ticket.board == .challenge)
                if let item {
                    askForBoard(of: item.contest, item.ticket.board.place, around: item.player)
                }
            }
            return nil
        }
        if answer.isProblem(.ticketUsed) {
            // Its ticket is this device's, so the run counts as another window has played it.
            if isLast { verdict = .device(words[.problemTicketUsed], suggestion: nil) }
            return nil
        }
        let sentence = refusal?.sentence(in: words) ?? words[.houseRefused]
        if isLast { verdict = .refused(sentence) }
        guard let item, !isLast || !isShown else { return nil }
        return words[.runDoesNotCount, item.player.text, words[.points, item.score], sentence]
    }
}
