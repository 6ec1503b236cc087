import Arcade
import Phrases

// Finished runs on their way to the house.

extension App {
    /// Sends a run that has just ended, where it has a ticket.
    ///
    /// - Returns: what to tell about it.
    mutating func send(_ session: Session) -> HouseVerdict {
        guard let ticket = session.house.ticket else {
            if session.house.asked != nil, house.presence != .absent {
                return .device(words[.houseTooSlow])
            }
            return whyAlone(session).map { .device($0) } ?? .none
        }
        if session.cabinet.staging.kind.isDrawn {
            // The house counted it after every draw.
            return .counted(session.house.ranks, isChallenge: false)
        }
        if ticket.isChallenge { house.news?.notePlayed(session.stall, by: session.cabinet.player) }
        let cabinet = session.cabinet
        guard cabinet.isStandard else {
            return .device(words[.settingsChanged])
        }
        let (number, lost) = house.outbox.add(
            cabinet.bytes, of: session.stall, ticket: ticket, player: cabinet.player,
            score: cabinet.score)
        if lost > 0 {
            notify(words[.outboxFull])
        }
        saveOutbox()
        stir()
        return house.isWakeAwaited || house.presence != .there
            ? .kept(number) : .checking(number)
    }

    /// Why a run counts on this device only, though the house could have counted it. What it was is
    /// not kept with a run; that it was something is seen by the ticket that is missing.
    @inline(never)
    func whyAlone(_ session: Session) -> String? {
        // A run can begin, and be refused, before it is known that there is no house to speak of.
        if house.presence == .absent { return nil }
        if let reason = session.house.reason { return reason }
        guard house.isShown, session.house.ticket == nil, session.house.asked == nil,
            session.cabinet.isStandard, !session.cabinet.isPractice
        else { return nil }
        return words[.runWentOnAlone]
    }

    private mutating func saveOutbox() {
        request(.save(.outbox, house.outbox.text))
    }

    /// Sends the oldest run; one at a time.
    mutating func sendFirst() {
        let isSending = house.isUnderWay { if case .run = $0 { true } else { false } }
        guard !isSending, let item = house.outbox.first else { return }
        _ = ask(
            .run(item.number), .post, "api/runs", body: item.recording, kind: .recording,
            isSecret: true, ticket: item.ticket)
    }

    /// The house has looked at a run, or not.
    mutating func takeVerdict(_ answer: HouseAnswer, on number: Int) {
        let ranks = HouseRanks(answer.json)
        let isCounted = answer.status == 201 || answer.status == 409 && ranks != nil
        let isSeen = finished?.verdict.number == number
        guard isCounted || (400..<500).contains(answer.status) && !answer.isSilence else {
            // Whatever waits behind it waits as well.
            if let own = finished?.verdict.number { finished?.verdict = .kept(own) }
            return retryLater(answer)
        }
        let item = house.outbox.remove(number)
        if item != nil { saveOutbox() }
        house.failures = 0
        if isCounted {
            let isChallenge = item?.ticket.isChallenge ?? false
            if isSeen { finished?.verdict = .counted(ranks, isChallenge: isChallenge) }
        } else {
            let sentence = answer.problem?.sentence(in: words) ?? words[.houseRefused]
            if isSeen { finished?.verdict = .refused(sentence) }
            if let item, !isSeen || !isShowingResult {
                notify(
                    words[
                        .runDoesNotCount, item.player.text, words[.points, item.score], sentence])
            }
        }
        stir()
    }

    // MARK: Keeping

    /// The ticket of a run that was kept, unless it is another's.
    mutating func restoreTicket(of stall: Stall, _ kept: (ticket: Ticket, seed: UInt64)) {
        guard let index = sessionIndex(of: stall), sessions[index].cabinet.seed == kept.seed else {
            return request(.remove(.ticket(stall)))
        }
        sessions[index].house.ticket = kept.ticket
    }
}
