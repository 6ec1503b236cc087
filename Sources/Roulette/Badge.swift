import Arcade
import Phrases

/// What a score is honoured with: a row of the table of badges (Roulette, rule 6).
public struct Badge: Equatable, Sendable {
    /// What it is called.
    let name: RoulettePhrase
    /// The score from which on it is worn.
    public let score: Int
    /// Its colour, red, green and blue in eight bits each.
    public let colour: UInt32

    /// All badges, the lowest first.
    public static let all: [Badge] = [
        Badge(name: .pro, score: 1000, colour: 0xD08A4E),
        Badge(name: .master, score: 5000, colour: 0xC3CBDA),
        Badge(name: .legend, score: 10_000, colour: 0xFFCB4F),
    ]

    /// How many badges a score has earned: the last of them is worn.
    public static func earned(by score: Int) -> Int {
        all.count { $0.score <= score }
    }
}
