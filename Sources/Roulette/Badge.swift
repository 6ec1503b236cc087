import Arcade
import Phrases

/// A badge for a score, one row in the table of badges (Roulette, rule 6).
public struct Badge: Equatable, Sendable {
    /// The badge's name.
    let name: RoulettePhrase
    /// The lowest score that earns the badge.
    public let score: Int
    /// The colour, with eight bits each for red, green and blue.
    public let colour: UInt32

    /// All badges, lowest first.
    public static let all: [Badge] = [
        Badge(name: .pro, score: 1000, colour: 0xD08A4E),
        Badge(name: .master, score: 5000, colour: 0xC3CBDA),
        Badge(name: .legend, score: 10_000, colour: 0xFFCB4F),
    ]

    /// Returns the number of badges that a score earns. The player wears the last of them.
    public static func earned(by score: Int) -> Int {
        all.count { $0.score <= score }
    }
}
