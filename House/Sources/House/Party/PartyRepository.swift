import Foundation

/// The store of parties, with their events in order and the bets of their rounds of Roulette. It
/// doesn't interpret events.
public protocol PartyRepository: Sendable {
    /// Opens a party.
    ///
    /// - Parameter most: the maximum number of open parties.
    func open(_ party: NewParty, atMost most: Int) async throws -> OpenedParty
    /// Returns an open party by its code, or any party by its identifier or number; nil if not
    /// found.
    func party(_ name: PartyName) async throws -> StoredParty?
    /// Returns the open parties, and those with events since the given moment.
    func parties(touchedSince moment: Timestamp) async throws -> [StoredParty]
    /// Returns a party's events after the event with the given number, in order.
    func events(ofParty number: Int64, after last: Int) async throws -> [StoredPartyEvent]
    /// Stores the next event of a party.
    ///
    /// - Returns: the event's number; nil if its mark is already stored, or its party or player was
    ///   removed.
    func append(_ entry: PartyEntry) async throws -> Int?
    /// Stores a guest's bet for a spin, unless the guest has already bet on the spin or its pocket
    /// has been drawn.
    func hold(_ bet: PartyBet) async throws -> HeldBet
    /// Returns all bets of a round.
    func bets(ofParty number: Int64, round: Int) async throws -> [PartyBet]
    /// Removes closed parties that were opened before the given moment, with their boards.
    ///
    /// - Returns: the number of parties removed, at most `most`.
    func pruneParties(before moment: Timestamp, atMost most: Int) async throws -> Int
}

/// A way to identify a party.
public enum PartyName: Hashable, Sendable {
    case code(String)
    case id(String)
    case number(Int64)
}

/// A new party.
public struct NewParty: Sendable {
    package let id: String
    package let code: String
    /// The hash of the host's device secret.
    package let opener: Data
    package let moment: Timestamp
    /// The body of the party's first event.
    package let body: String
}

/// The result of opening a party.
public enum OpenedParty: Sendable, Equatable {
    /// The party was opened. This is its number.
    case new(Int64)
    /// Another open party has the code.
    case codeTaken
    case tooMany
}

/// A party as stored, without its events.
public struct StoredParty: Sendable, Equatable {
    let number: Int64
    package let id: String
    /// Nil if the party is over.
    package let code: String?
    package let opener: Data
    let opened: Timestamp
    /// The number of the last event.
    let events: Int
    /// How many times events were removed with their players.
    let removals: Int

    package init(
        number: Int64, id: String, code: String?, opener: Data, opened: Timestamp, events: Int,
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

/// An event to store.
public struct PartyEntry: Sendable, Equatable {
    package let party: Int64
    package let moment: Timestamp
    /// The player that the event is about. Removing the player removes the event.
    package let player: Int64?
    /// A key for an event that can happen only once; nil for other events.
    package let mark: String?
    package let body: String
    /// Whether the event ends the party, which frees the code.
    package let closes: Bool

    package init(
        party: Int64, moment: Timestamp, player: Int64?, mark: String?, body: String, closes: Bool
    ) {
        self.party = party
        self.moment = moment
        self.player = player
        self.mark = mark
        self.body = body
        self.closes = closes
    }
}

/// An event as stored.
public struct StoredPartyEvent: Sendable, Equatable {
    let number: Int
    let moment: Timestamp
    let body: String

    package init(number: Int, moment: Timestamp, body: String) {
        self.number = number
        self.moment = moment
        self.body = body
    }
}

/// A guest's bet for a spin in a round. The bet has the same number as the spin.
public struct PartyBet: Sendable, Equatable {
    package let party: Int64
    let round: Int
    package let player: Int64
    package let bet: StoredBet
    package let rulesVersion: UInt8
    package let moment: Timestamp
    /// The key of the event that draws the spin's pocket and so closes betting.
    package let drawn: String

    package init(
        party: Int64, round: Int, player: Int64, bet: StoredBet, rulesVersion: UInt8,
        moment: Timestamp, drawn: String
    ) {
        self.party = party
        self.round = round
        self.player = player
        self.bet = bet
        self.rulesVersion = rulesVersion
        self.moment = moment
        self.drawn = drawn
    }

    /// The prefix of the identifiers of all tables at parties. The identifiers of tables that
    /// players open contain no full stop.
    static let allTables = "party."

    /// Returns the prefix of the identifiers of all tables at a party.
    package static func tables(ofParty party: Int64) -> String { allTables + "\(party)." }

    /// Returns the prefix of the identifiers of all tables in a round.
    package static func tables(ofParty party: Int64, round: Int) -> String {
        tables(ofParty: party) + "\(round)."
    }

    /// Returns an upper bound for the texts that begin with the given prefix, which must end in a
    /// full stop.
    package static func end(of tables: String) -> String { String(tables.dropLast()) + "/" }

    /// The identifier of the table with the player's bets in the round.
    package var table: String { Self.tables(ofParty: party, round: round) + "\(player)" }
}

/// The result of storing a bet.
public enum HeldBet: Sendable, Equatable {
    /// The bet that counts for the spin: the given bet, or an earlier one.
    case bet(StoredBet)
    /// The pocket has been drawn.
    case tooLate
    /// The bet's party or player was removed.
    case nobodys
}
