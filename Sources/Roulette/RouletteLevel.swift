import Phrases

/// What a spin pays.
public struct Payout: Equatable, Sendable {
    /// The change in money, negative for a loss.
    public let money: Int
    /// The points added to the score, 0 or more.
    public let score: Int

    /// Creates a payout.
    public init(money: Int, score: Int) {
        self.money = money
        self.score = score
    }
}

/// A level of difficulty, one row in the table of levels (Roulette, rule 3).
public struct RouletteLevel: Sendable {
    /// The level's index in the table and in recordings, from 0. It never changes.
    public let code: Int
    /// The level's name on the command line and in JSON.
    public let word: String
    /// The level's name for players.
    public let name: Phrase
    /// How many numbers a bet must have.
    public let numbers: Int
    /// The payout for a chosen pocket.
    public let hit: Payout
    /// The payout for a pocket next to a chosen one; nil if such a pocket is a miss.
    public let nearMiss: Payout?
    /// The payout for any other pocket.
    public let miss: Payout
    /// The meaning of “next to”.
    public let nextTo: NextTo

    /// All levels, easiest first.
    public static let all: [RouletteLevel] = [
        RouletteLevel(
            code: 0, word: "easy", name: Phrase(.easy), numbers: 6,
            hit: Payout(money: 1000, score: 100), nearMiss: Payout(money: 100, score: 10),
            miss: Payout(money: -100, score: 0), nextTo: .wheel),
        RouletteLevel(
            code: 1, word: "medium", name: Phrase(.medium), numbers: 4,
            hit: Payout(money: 1000, score: 100), nearMiss: Payout(money: 200, score: 20),
            miss: Payout(money: -100, score: 0), nextTo: .wheel),
        RouletteLevel(
            code: 2, word: "hard", name: Phrase(.hard), numbers: 2,
            hit: Payout(money: 1000, score: 500), nearMiss: nil,
            miss: Payout(money: -100, score: 0), nextTo: .wheel),
    ]

    /// The default level.
    public static var standard: RouletteLevel { all[0] }
}

extension RouletteLevel: Equatable {
    /// Whether both are the same level.
    public static func == (left: RouletteLevel, right: RouletteLevel) -> Bool {
        left.code == right.code
    }
}
