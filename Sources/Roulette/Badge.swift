import Arcade
import Phrases

/// A badge for a score: a row of the table of badges (Roulette, rule 6).
public struct Badge: Equatable, Sendable {
    /// The badge's name.
    let name: RoulettePhrase
    /// The lowest score that earns it.
    public let score: Int
    /// The colour: red, green and blue, eight bits each.
    public let colour: UInt32

    /// All badges, the lowest first.
    public static let all: [Badge] = [
        Badge(name: .pro, score: 1000, colour: 0xD08A4E),
        Badge(name: .master, score: 5000, colour: 0xC3CBDA),
        Badge(name: .legend, score: 10_000, colour: 0xFFCB4F),
    ]

    /// Returns how many badges a score has earned. The last of them is worn.
    public static func earned(by score: Int) -> Int {
        all.count { $0.score <= score }
    }
}
