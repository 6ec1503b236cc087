import Arcade

// The JSON bodies that the app sends. App and house share each declaration, so an optional member is
// optional for both. A body's properties are called as its members.

/// A name that a device asks for.
public struct NameBody: Sendable {
    /// The name.
    public let name: String

    /// A wish for a name.
    public init(_ name: String) { self.name = name }

    /// The body.
    public var json: [UInt8] { body { $0.string(HouseMember.name.text, name) } }
}

/// What a ticket is asked for.
public struct TicketBody: Sendable {
    /// The player's name.
    public let player: String
    /// A contest's word.
    public let game: String
    /// A ``TicketBoard``.
    public let board: String

    /// A wish for a ticket.
    public init(player: String, game: String, board: String) {
        self.player = player
        self.game = game
        self.board = board
    }

    /// The body.
    public var json: [UInt8] {
        body { json in
            json.string(HouseMember.player.text, player)
            json.string(HouseMember.game.text, game)
            json.string(HouseMember.board.text, board)
        }
    }
}

/// What a table is asked for.
public struct TableBody: Sendable {
    /// The player's name.
    public let player: String
    /// A contest's word; nil for Roulette with levels.
    public let game: String?

    /// A wish for a table.
    public init(player: String, game: String?) {
        self.player = player
        self.game = game
    }

    /// The body.
    public var json: [UInt8] {
        body { json in
            json.string(HouseMember.player.text, player)
            json.string(HouseMember.game.text, game)
        }
    }
}

/// Who joins a party.
public struct GuestBody: Sendable {
    /// The player's name.
    public let player: String

    /// A wish to join.
    public init(_ player: String) { self.player = player }

    /// The body.
    public var json: [UInt8] { body { $0.string(HouseMember.player.text, player) } }
}

/// How a guest's run goes.
public struct ProgressBody: Sendable {
    /// The player's name.
    public let player: String
    /// The round's number.
    public let round: Int
    /// The score so far.
    public let score: Int
    /// The length of the chain or streak; nil if there is none.
    public let chain: Int?

    /// What a guest's phone says.
    public init(player: String, round: Int, score: Int, chain: Int?) {
        self.player = player
        self.round = round
        self.score = score
        self.chain = chain
    }

    /// The body.
    public var json: [UInt8] {
        body { json in
            json.string(HouseMember.player.text, player)
            json.number(HouseMember.round.text, round)
            json.number(HouseMember.score.text, score)
            json.number(HouseMember.chain.text, chain)
        }
    }
}

/// Which spin of a party a bet is for. Its members stand beside the bet's own.
public struct PartyBetBody: Sendable {
    /// The player's name.
    public let player: String
    /// The round's number.
    public let round: Int
    /// The spin's number.
    public let spin: Int

    /// A spin of a party.
    public init(player: String, round: Int, spin: Int) {
        self.player = player
        self.round = round
        self.spin = spin
    }

    /// The body.
    ///
    /// - Parameter bet: the bet's members, as an object of JSON that isn't empty.
    public func json(with bet: [UInt8]) -> [UInt8] {
        var bytes = body { json in
            json.string(HouseMember.player.text, player)
            json.number(HouseMember.round.text, round)
            json.number(HouseMember.spin.text, spin)
        }
        bytes[bytes.count - 1] = UInt8(ascii: ",")
        for index in bet.indices where index > 0 { bytes.append(bet[index]) }
        return bytes
    }
}

@inline(never)
private func body(_ write: (inout JSONText) -> Void) -> [UInt8] {
    var json = JSONText()
    json.object(nil, write)
    return json.bytes
}

#if !hasFeature(Embedded)
    // The browser's module only writes them, and Embedded Swift has no `Codable`.
    extension NameBody: Decodable {}
    extension TicketBody: Decodable {}
    extension TableBody: Decodable {}
    extension GuestBody: Decodable {}
    extension ProgressBody: Decodable {}
    extension PartyBetBody: Decodable {}
#endif
