import Foundation
import Funfair

/// Something that happened at a party, with the house's stamp on it.
package struct PartyEvent: Equatable, Sendable {
    /// What happened. Players are the house's numbers. As JSON it is kept, so its words stay.
    enum Kind: Equatable, Sendable, Codable {
        /// This is played from the next round on.
        case chose(PartyGame)
        /// Somebody came, or came back, by a name.
        case joined(player: Int64, name: String)
        /// Somebody went, or was shown the door: with `forGood` they don't come back.
        case left(player: Int64, forGood: Bool)
        /// *Start* was pressed: all who are there play a round of this seed.
        case began(PartyGame, seed: UInt64)
        /// The pocket of a spin, for all who bet on it. Rounds and spins are counted from 1.
        case drew(round: Int, spin: Int, pocket: Int)
        /// A run of a round was replayed, and counts.
        case counted(round: Int, player: Int64, PartyCount)
        /// A run of a round does not count, for the word of a problem; nil where there was none to judge.
        case refused(round: Int, player: Int64, because: String?)
        /// It is over.
        case closed
    }

    /// In which order they happened: the first one is 1, and no two are the same.
    let number: Int
    let moment: Moment
    let kind: Kind
}

/// What a run of a round came to.
package struct PartyCount: Equatable, Sendable, Codable {
    let score: Int
    /// The score at half time.
    let half: Int
    /// The longest chain or streak, or how often a bet was hit.
    let highlight: Int
    /// What the boards call it.
    let run: String
}

extension PartyEvent.Kind {
    /// Whom it is about, and with whom it is forgotten.
    var player: Int64? {
        switch self {
        case .joined(let player, _), .left(let player, _), .counted(_, let player, _),
            .refused(_, let player, _):
            player
        case .chose, .began, .drew, .closed: nil
        }
    }

    /// Whether the party can do without it: whoever floods a party with events sends these.
    var isOptional: Bool {
        switch self {
        case .chose, .joined, .began: true
        case .left, .drew, .counted, .refused, .closed: false
        }
    }

    /// What tells it from all others of its party where it can happen only once: of two houses that
    /// write it at the same time one is too late.
    ///
    /// - Parameter round: the round that begins, where one does.
    func mark(beginning round: Int) -> String? {
        switch self {
        case .began: "began \(round)"
        case .drew(let round, let spin, _): "drew \(round) \(spin)"
        case .counted(let round, let player, _), .refused(let round, let player, _):
            "judged \(round) \(player)"
        case .closed: "closed"
        case .chose, .joined, .left: nil
        }
    }
}

/// A game, kept as its word.
struct PartyGame: Equatable, Sendable, Codable {
    let stall: Stall

    init(_ stall: Stall) { self.stall = stall }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let stall = Stall(word: try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "There is no such game.")
        }
        self.stall = stall
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(stall.word)
    }
}

extension PartyEvent.Kind {
    /// As it is kept.
    var body: String {
        get throws { String(decoding: try JSONEncoder.house.encode(self), as: UTF8.self) }
    }
}

extension PartyEvent {
    /// An event that was kept, or nil where a newer house told of something else.
    init?(_ stored: StoredPartyEvent) {
        let kind = try? JSONDecoder().decode(Kind.self, from: Data(stored.body.utf8))
        guard let kind else { return nil }
        self.init(number: stored.number, moment: stored.moment, kind: kind)
    }
}

extension PartyEvent.Kind {
    static func chose(stall: Stall) -> Self { .chose(PartyGame(stall)) }

    static func began(stall: Stall, seed: UInt64) -> Self { .began(PartyGame(stall), seed: seed) }
}
