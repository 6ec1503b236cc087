import Arcade
import HouseWire
import Phrases

// Sending finished runs to the house.

extension HouseDesk {
    /// Sends a run that has just ended, if it has a ticket, and sets the verdict to show.
    ///
    /// - Parameter player: the current player, if known.
    /// - Returns: whether other waiting runs were dropped.
    mutating func send(_ session: Session, for player: PlayerName?, in words: Words) -> Bool {
        let cabinet = session.cabinet
        let ticket: Ticket
        switch runs[session.stall.index] {
        case .none, .asking, .alone:
            verdict = verdictOfDevice(on: session, in: words)
            return false
        case .table:
            // The house has already counted every draw.
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
            // Another window has finished the same run.
            verdict = .device(words[.problemTicketUsed], suggestion: nil)
            return false
        }
        let (number, lost) = outbox.add(
            cabinet.bytes, of: session.contest, ticket: ticket, player: cabinet.player,
            score: cabinet.score)
        saveOutbox()
        flushOutbox(for: player)
        let isKept = connection.isWakeAwaited || connection.presence != .there
        verdict = isKept ? .kept(number) : .checking(number)
        return lost > 0
    }

    /// Returns the verdict on a run that counts only on this device.
    private func verdictOfDevice(on session: Session, in words: Words) -> HouseVerdict {
        let run = runs[session.stall.index]
        if run.question != nil, connection.presence != .absent {
            return .device(words[.houseTooSlow], suggestion: nil)
        }
        let suggestion: PlayerName? = if case .alone(_, let other) = run { other } else { nil }
        return reasonNotCounted(session, in: words).map { .device($0, suggestion: suggestion) }
            ?? .none
    }

    /// Returns why a run counts only on this device although a house could have counted it; nil for
    /// all other runs. Reasons aren't stored, so a restored run without a ticket gets a general
    /// reason.
    @inline(never)
    func reasonNotCounted(_ session: Session, in words: Words) -> String? {
        if session.isAtParty { return nil }
        // A run can start and be refused before the app knows that there is no house.
        if connection.presence == .absent { return nil }
        switch runs[session.stall.index] {
        case .alone(let reason, _): return reason
        case .none: return isShown && board(for: session) != nil ? words[.runWentOnAlone] : nil
        case .asking, .ticketed, .table: return nil
        }
    }

    mutating func saveOutbox() { request(.save(.outbox, outbox.text)) }

    /// Sends the first waiting run, unless another run is being sent.
    mutating func sendFirst() {
        guard !connection.isPending(.runs), !isLeaving, let item = outbox.first else { return }
        let number = item.number
        ask(
            .runs, body: item.recording, kind: .recording, isSecret: true, ticket: item.ticket
        ) { desk, answer, context in
            let notice = desk.verdictArrived(
                answer, on: number, isShown: context.isResultShown, in: context.words)
            desk.flushOutbox(for: context.player)
            return notice.map { .notice($0) } ?? .nothing
        }
    }

    /// Handles the house's verdict on a run.
    ///
    /// - Parameter isShown: whether the result of the last run is on the screen.
    /// - Returns: a notice, if the house refused the run and the screen doesn't show the verdict.
    private mutating func verdictArrived(
        _ answer: HouseAnswer, on number: Int, isShown: Bool, in words: Words
    ) -> String? {
        let ranks = HouseRanks(answer.json)
        let isCounted = answer.isMade || answer.isProblem(.ticketUsed) && ranks != nil
        let refusal = answer.refusal
        guard isCounted || refusal != nil else {
            // Later runs have to wait, too.
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
            // The ticket belongs to this device, so another window sent the run, and that copy
            // counts.
            if isLast { verdict = .device(words[.problemTicketUsed], suggestion: nil) }
            return nil
        }
        let sentence = refusal?.sentence(in: words) ?? words[.houseRefused]
        if isLast { verdict = .refused(sentence) }
        guard let item, !isLast || !isShown else { return nil }
        return words[.runDoesNotCount, item.player.text, words[.points, item.score], sentence]
    }
}
