import Arcade

// The JSON bodies that the app sends. The app and the server share each declaration, so an optional
// member is optional for both. A body's properties have the same names as its members.

/// A request for a name.
public struct NameBody: Sendable {
    /// The name.
    public let name: String

    /// Creates a request for a name.
    public init(_ name: String) { self.name = name }

    /// The body as JSON.
    public var json: [UInt8] { body { $0.string(HouseMember.name.text, name) } }
}

/// A request to link the device that sends it.
public struct LinkBody: Sendable {
    /// The code that another device shows. Case, and what separates the words, make no difference.
    public let code: String

    /// Creates a request to link a device.
    public init(_ code: String) { self.code = code }

    /// The body as JSON.
    public var json: [UInt8] { body { $0.string(HouseMember.code.text, code) } }
}

/// A request for a ticket.
public struct TicketBody: Sendable {
    /// The player's name.
    public let player: String
    /// A contest's word.
    public let game: String
    /// The raw value of a ``TicketBoard``.
    public let board: String

    /// Creates a request for a ticket.
    public init(player: String, game: String, board: String) {
        self.player = player
        self.game = game
        self.board = board
    }

    /// The body as JSON.
    public var json: [UInt8] {
        body { json in
            json.string(HouseMember.player.text, player)
            json.string(HouseMember.game.text, game)
            json.string(HouseMember.board.text, board)
        }
    }
}

/// A request for a table.
public struct TableBody: Sendable {
    /// The player's name.
    public let player: String
    /// A contest's word; nil for Roulette with levels.
    public let game: String?

    /// Creates a request for a table.
    public init(player: String, game: String?) {
        self.player = player
        self.game = game
    }

    /// The body as JSON.
    public var json: [UInt8] {
        body { json in
            json.string(HouseMember.player.text, player)
            json.string(HouseMember.game.text, game)
        }
    }
}

/// A request to join a party, or to open one and join it.
public struct GuestBody: Sendable {
    /// The player's name.
    public let player: String

    /// Creates a request to join a party.
    public init(_ player: String) { self.player = player }

    /// The body as JSON.
    public var json: [UInt8] { body { $0.string(HouseMember.player.text, player) } }
}

/// A host's move at a party.
public struct MoveBody: Sendable {
    /// The player's name.
    public let player: String
    /// The move, as the house sent it with the control.
    public let move: String

    /// Creates a host's move.
    public init(player: String, move: String) {
        self.player = player
        self.move = move
    }

    /// The body as JSON.
    public var json: [UInt8] {
        body { json in
            json.string(HouseMember.player.text, player)
            json.string(HouseMember.move.text, move)
        }
    }
}

/// The spin that a party's bet is for. These members are sent together with the bet's own members.
public struct PartyBetBody: Sendable {
    /// The player's name.
    public let player: String
    /// The round's number.
    public let round: Int
    /// The spin's number.
    public let spin: Int

    /// Creates a body for a party's spin.
    public init(player: String, round: Int, spin: Int) {
        self.player = player
        self.round = round
        self.spin = spin
    }

    /// Returns the body as JSON.
    ///
    /// - Parameter bet: the bet's members, as a JSON object that isn't empty.
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
    // The browser's module only writes bodies, and Embedded Swift has no `Codable`.
    extension NameBody: Decodable {}
    extension LinkBody: Decodable {}
    extension TicketBody: Decodable {}
    extension TableBody: Decodable {}
    extension GuestBody: Decodable {}
    extension MoveBody: Decodable {}
    extension PartyBetBody: Decodable {}
#endif
