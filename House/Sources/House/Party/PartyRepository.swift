import Foundation

/// What the house remembers of parties: what happened there, in the order in which it happened, and the
/// bets of their rounds of Roulette. What an event says is not looked at here.
public protocol PartyRepository: Sendable {
    /// Opens a party.
    ///
    /// - Parameter most: so many may be open.
    func open(_ party: NewParty, atMost most: Int) async throws -> OpenedParty
    /// The party of a code, while it is open, or of an identifier.
    func party(_ name: PartyName) async throws -> StoredParty?
    /// Those that are open, and those where something happened since a moment.
    func parties(touchedSince moment: Moment) async throws -> [StoredParty]
    /// What happened at a party after an event, in its order.
    func events(ofParty number: Int64, after last: Int) async throws -> [StoredPartyEvent]
    /// Writes down what happened, as the next event of its party.
    ///
    /// - Returns: its number; nil where its mark is there already, or its party or player is not there
    ///   any more.
    func append(_ entry: PartyEntry) async throws -> Int?
    /// Holds a guest's bet for a spin, unless one is held, or the pocket was drawn.
    func hold(_ bet: PartyBet) async throws -> HeldBet
    /// All bets of a round.
    func bets(ofParty number: Int64, round: Int) async throws -> [PartyBet]
    /// Removes parties that were opened before a moment and are closed, with their boards.
    ///
    /// - Returns: how many there were, at most `most`.
    func pruneParties(before moment: Moment, atMost most: Int) async throws -> Int
}

/// How a party is asked for.
public enum PartyName: Hashable, Sendable {
    case code(String)
    case id(String)
    case number(Int64)
}

/// A party that nobody knows of yet.
public struct NewParty: Sendable {
    package let id: String
    package let code: String
    /// The hash of the secret of who opens it.
    package let opener: Data
    package let moment: Moment
    /// What its first event says.
    package let body: String
}

/// What became of the wish to open a party.
public enum OpenedParty: Sendable, Equatable {
    /// With its number.
    case new(Int64)
    /// Another one that is open has the code.
    case codeTaken
    case tooMany
}

/// A party as it is stored, but for what happened there.
public struct StoredParty: Sendable, Equatable {
    let number: Int64
    package let id: String
    /// Nil where it is over.
    package let code: String?
    package let opener: Data
    let opened: Moment
    /// The number of the last event.
    let events: Int
    /// How often events were taken away with their players.
    let removals: Int

    package init(
        number: Int64, id: String, code: String?, opener: Data, opened: Moment, events: Int,
        removals: Int
    ) {
        self.number = number
        self.id = id
        self.code = code
        self.opener = opener
        self.opened = opened
        self.events = events
        self.removals = removals
    }
}

/// What happens at a party.
public struct PartyEntry: Sendable, Equatable {
    package let party: Int64
    package let moment: Moment
    /// Whom it is about, and with whom it is forgotten.
    package let player: Int64?
    /// What tells it from others where it can happen only once.
    package let mark: String?
    package let body: String
    /// Whether the party is over, and its code free again.
    package let closes: Bool

    package init(
        party: Int64, moment: Moment, player: Int64?, mark: String?, body: String, closes: Bool
    ) {
        self.party = party
        self.moment = moment
        self.player = player
        self.mark = mark
        self.body = body
        self.closes = closes
    }
}

/// What happened at a party, as it is stored.
public struct StoredPartyEvent: Sendable, Equatable {
    let number: Int
    let moment: Moment
    let body: String

    package init(number: Int, moment: Moment, body: String) {
        self.number = number
        self.moment = moment
        self.body = body
    }
}

/// A bet of a guest for a spin of a round; its number is the spin's.
public struct PartyBet: Sendable, Equatable {
    package let party: Int64
    let round: Int
    package let player: Int64
    package let bet: StoredBet
    package let rulesVersion: UInt8
    package let moment: Moment
    /// The mark of the event after which it comes too late.
    package let drawn: String

    package init(
        party: Int64, round: Int, player: Int64, bet: StoredBet, rulesVersion: UInt8,
        moment: Moment, drawn: String
    ) {
        self.party = party
        self.round = round
        self.player = player
        self.bet = bet
        self.rulesVersion = rulesVersion
        self.moment = moment
        self.drawn = drawn
    }

    /// What all tables of parties begin with. No table that a player opens has a full stop.
    static let allTables = "party."

    /// What all tables of a party begin with.
    package static func tables(ofParty party: Int64) -> String { allTables + "\(party)." }

    /// What all tables of a round begin with.
    package static func tables(ofParty party: Int64, round: Int) -> String {
        tables(ofParty: party) + "\(round)."
    }

    /// What comes after all texts that begin with one that ends in a full stop.
    package static func end(of tables: String) -> String { String(tables.dropLast()) + "/" }

    /// The table that its round is for its player.
    package var table: String { Self.tables(ofParty: party, round: round) + "\(player)" }
}

/// What became of a bet.
public enum HeldBet: Sendable, Equatable {
    /// This one is held for the spin: it, or the one before.
    case bet(StoredBet)
    /// The pocket was drawn.
    case tooLate
    /// Its party or its player is not there any more.
    case nobodys
}
