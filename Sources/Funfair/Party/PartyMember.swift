import Arcade
import HouseWire
import Phrases

/// This device's membership of a party and its current round, restored after a reload.
struct PartyMember {
    private static let kind = "party"
    private static let guest = "guest"
    private static let round = "round"
    /// The stored word for a missing ticket.
    private static let none = "-"

    /// The party's permanent identifier.
    let party: [UInt8]
    /// The party's code while it's open.
    let code: [UInt8]
    /// The guest's number at the party.
    let guest: Int
    let player: PlayerName
    /// The last round started on this device, if any.
    var turn: PartyTurn?

    init(party: [UInt8], code: [UInt8], guest: Int, player: PlayerName) {
        self.party = party
        self.code = code
        self.guest = guest
        self.player = player
    }

    var text: [UInt8] {
        StoredText.sealed(Self.kind) { text in
            text.add(words: [
                Self.guest.bytes, party, code, String(guest).bytes, player.text.bytes,
            ])
            guard let turn else { return }
            text.add(words: [
                Self.round.bytes, String(turn.number).bytes, turn.stall.word.bytes,
                turn.seed.hexadecimal.bytes, String(turn.isDone ? -1 : turn.spin).bytes,
                turn.ticket ?? Self.none.bytes,
            ])
        }
    }

    /// Reads a stored text, or returns nil if it's invalid.
    init?(text: [UInt8]) {
        guard let lines = StoredText.sealedLines(of: Self.kind, in: text), lines.count <= 2,
            let first = lines.first
        else { return nil }
        let words = StoredText.words(of: first, most: 5)
        guard words.count == 5, words[0].spells(Self.guest), HouseReading.isToken(words[1]),
            HouseReading.isToken(words[2]), let guest = words[3].number,
            let player = words[4].playerName
        else { return nil }
        self.init(party: words[1], code: words[2], guest: guest, player: player)
        guard lines.count == 2 else { return }
        guard let turn = Self.turn(StoredText.words(of: lines[1], most: 6)) else { return nil }
        self.turn = turn
    }

    private static func turn(_ words: [[UInt8]]) -> PartyTurn? {
        guard words.count == 6, words[0].spells(round), let number = words[1].number,
            let stall = words[2].stall, let seed = Hexadecimal.bits(of: words[3]),
            let spin = words[4].number, HouseReading.isToken(words[5])
        else { return nil }
        let ticket = words[5].spells(none) ? nil : words[5]
        var turn = PartyTurn(number: number, stall: stall, seed: seed, ticket: ticket)
        turn.isDone = spin < 0
        turn.spin = max(0, spin)
        return turn
    }
}

/// A round started on this device.
struct PartyTurn {
    let number: Int
    let stall: Stall
    let seed: UInt64
    /// The ticket to send the run with; nil at a table, or if it's too late to play the round.
    let ticket: [UInt8]?
    /// At a table, the number of the last spin that the guest bet on; 0 before the first bet.
    var spin = 0
    /// Whether this device has finished the round.
    var isDone = false

    init(number: Int, stall: Stall, seed: UInt64, ticket: [UInt8]?) {
        self.number = number
        self.stall = stall
        self.seed = seed
        self.ticket = ticket
    }
}
