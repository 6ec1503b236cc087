import Funfair

/// A game for a round: a stall, and one of its ways to play.
///
/// Only some ways suit a party, because everyone must play for the same fixed time.
package struct PartyGame: Equatable, Sendable {
    package let contest: Contest

    /// All games, in the order they're shown.
    package static let all: [PartyGame] = words.compactMap { word in
        Contest(word: word).map { PartyGame(known: $0) }
    }

    /// The words of all games. Events are stored with these, so a word mustn't be removed.
    private static let words = ["bubblepop", "bubblepop-sharp", "breakout", "roulette"]

    private init(known contest: Contest) { self.contest = contest }

    /// Creates the game of a stall with the rules that parties usually play by.
    package init(_ stall: Stall) { contest = Contest(stall) }

    /// Creates the game with the given word, or nil if parties don't play it.
    package init?(word: String) {
        guard let game = Self.all.first(where: { $0.word == word }) else { return nil }
        self = game
    }

    package var stall: Stall { contest.stall }

    /// The word that identifies the game, such as `breakout` or `bubblepop-sharp`.
    package var word: String { contest.word }

    /// The word of the way to play; nil for the standard way.
    package var way: String? {
        contest.isStandardWay ? nil : String(word.dropFirst(stall.word.count + 1))
    }

    /// The next game in the list of all games, the first after the last.
    var next: PartyGame {
        let index = Self.all.firstIndex(of: self) ?? 0
        return Self.all[(index + 1) % Self.all.count]
    }
}

/// Stored as its word.
extension PartyGame: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let game = PartyGame(word: try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "There is no such game.")
        }
        self = game
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(word)
    }
}
