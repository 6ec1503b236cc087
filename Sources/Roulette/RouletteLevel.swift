import Phrases

/// What a spin brings.
public struct Payout: Equatable, Sendable {
    /// Added to the money; negative where it is lost.
    public let money: Int
    /// Added to the score, 0 or more.
    public let score: Int

    /// A payout; see the properties.
    public init(money: Int, score: Int) {
        self.money = money
        self.score = score
    }
}

/// How hard it is: a row of the table of levels (Roulette, rule 3). A new level is a new row.
public struct RouletteLevel: Sendable {
    /// Its place in the table and in recordings, from 0. It never changes.
    public let code: Int
    /// The word for it in command lines.
    public let word: String
    /// What its control shows.
    public let name: Phrase
    /// How many numbers a bet has.
    public let numbers: Int
    /// What a chosen pocket brings.
    public let hit: Payout
    /// What a pocket next to a chosen one brings, or nil where it is a miss like any other.
    public let nearMiss: Payout?
    /// What any other pocket brings.
    public let miss: Payout
    /// What “next to” means.
    public let nextTo: NextTo

    /// All levels, the easiest first.
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

    /// The level of a game that was not told otherwise.
    public static var standard: RouletteLevel { all[0] }
}

extension RouletteLevel: Equatable {
    /// Whether both are the same row.
    public static func == (left: RouletteLevel, right: RouletteLevel) -> Bool {
        left.code == right.code
    }
}
