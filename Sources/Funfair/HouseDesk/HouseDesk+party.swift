import Arcade
import HouseWire

// A party guest's requests to the house.

/// The purpose of a guest's request.
enum PartyAsk: UInt8 {
    /// Claims the name.
    case name
    /// Joins, or opens a party and joins it.
    case join
    /// Polls the party's state, once a second.
    case poll
    /// Places a bet.
    case bet
    /// Makes a host's move.
    case move
    /// Asks for a party's game, to show its boards.
    case look
    /// Leaves, without waiting for the response.
    case leave
}

extension HouseDesk {
    /// Sends a guest's request. The response goes to the party.
    // Not inlined because it's called in many places.
    @inline(never)
    @discardableResult
    mutating func ask(
        _ ask: PartyAsk, _ route: HouseRoute, body: [UInt8] = [], kind: HouseBody = .json
    ) -> Int {
        self.ask(
            route, body: body, kind: kind, isSecret: true, isBrief: true
        ) { _, answer, context in .party(ask, context.asked, answer) }
    }

    /// Sends a guest's finished run, whose verdict the party reports. Returns whether other waiting
    /// runs were dropped.
    mutating func send(_ session: Session, ticket: [UInt8], for player: PlayerName?) -> Bool {
        let ticket = Ticket(ticket, for: .party)
        if outbox.isDone(ticket) { return false }
        let (number, lost) = outbox.add(
            session.cabinet.bytes, of: Contest(session.stall), ticket: ticket,
            player: session.cabinet.player, score: session.cabinet.score, isFirst: true)
        partyRun = number
        saveOutbox()
        flushOutbox(for: player)
        return lost > 0
    }

    /// Retries waiting runs at once when the house responds to a guest, because the runs may soon
    /// be too late.
    mutating func flushOutboxForParty(_ player: PlayerName) {
        guard outbox.first != nil, connection.failures > 0 else { return }
        connection.failures = 0
        sendFirst()
    }
}
