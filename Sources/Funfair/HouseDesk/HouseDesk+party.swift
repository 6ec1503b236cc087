import Arcade
import HouseWire

// What a guest of a party asks the house.

/// A question of a guest, by what it is for.
enum PartyAsk: UInt8 {
    /// To have the name.
    case name
    /// To come in.
    case join
    /// What there is to know, once a second.
    case poll
    /// A bet, which is told.
    case bet
    /// How everybody stands.
    case table
    /// Which game a party has boards of.
    case look
    /// To go, which nobody waits for.
    case leave
}

extension HouseDesk {
    /// Asks for a guest; the answer is the party's.
    @discardableResult
    mutating func ask(
        _ ask: PartyAsk, _ route: HouseRoute, body: [UInt8] = []
    ) -> Int {
        self.ask(
            route, body: body, isSecret: true, isBrief: true
        ) { _, answer, hearing in .party(ask, hearing.asked, answer) }
    }

    /// Sends a run that a guest has ended; how it is judged the party says.
    mutating func send(_ session: Session, ticket: [UInt8], for player: PlayerName?) -> Bool {
        let ticket = Ticket(ticket, for: .party)
        if outbox.isDone(ticket) { return false }
        let (number, lost) = outbox.add(
            session.cabinet.bytes, of: Contest(session.stall), ticket: ticket,
            player: session.cabinet.player, score: session.cabinet.score, isFirst: true)
        partyRun = number
        saveOutbox()
        stir(for: player)
        return lost > 0
    }

    /// The house answers a guest: whatever waits is sent at once, as it may soon come too late.
    mutating func stirForParty(_ player: PlayerName) {
        guard outbox.first != nil, connection.failures > 0 else { return }
        connection.failures = 0
        sendFirst()
    }
}
