import Phrases

/// What a pocket is for a bet.
public enum Outcome: UInt8, CaseIterable, Sendable {
    /// It was chosen.
    case hit
    /// It is next to a chosen one, on a level that pays for that.
    case nearMiss
    /// It is any other.
    case miss
}

/// The numbers that a spin is bet on: exactly as many as the level wants. Another bet cannot be
/// expressed.
public struct Bet: Equatable, Sendable {
    private let code: UInt8
    /// The chosen pockets.
    public let pockets: PocketSet

    /// - Throws: `BetProblem` where there are too few or too many pockets.
    public init(_ pockets: PocketSet, at level: RouletteLevel) throws(BetProblem) {
        let missing = level.numbers - pockets.count
        guard missing <= 0 else { throw .tooFew(missing: missing) }
        guard missing == 0 else { throw .tooMany(extra: -missing) }
        code = UInt8(level.code)
        self.pockets = pockets
    }

    /// The level that it was made at.
    public var level: RouletteLevel { RouletteLevel.all[Int(code)] }

    /// What a pocket is for this bet.
    public func outcome(of pocket: Pocket) -> Outcome {
        if pockets.contains(pocket) { return .hit }
        return level.neighbours(of: pockets).contains(pocket) ? .nearMiss : .miss
    }

    /// What a pocket brings.
    public func payout(of pocket: Pocket) -> Payout {
        level.payout(of: outcome(of: pocket))
    }
}

extension RouletteLevel {
    /// What an outcome brings.
    public func payout(of outcome: Outcome) -> Payout {
        switch outcome {
        case .hit: hit
        case .nearMiss: nearMiss ?? miss
        case .miss: miss
        }
    }
}

/// Why some pockets are no bet.
public enum BetProblem: Error, Equatable, Sendable {
    /// So many are missing.
    case tooFew(missing: Int)
    /// So many are too many.
    case tooMany(extra: Int)

    /// A sentence for the person at the table.
    public func sentence(in words: Words) -> String {
        switch self {
        case .tooFew(let missing): words[.numbersMissing, missing]
        case .tooMany(let extra): words[.numbersTooMany, extra]
        }
    }
}
