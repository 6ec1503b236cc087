import Phrases

/// The outcome of a spin for a bet.
public enum Outcome: UInt8, CaseIterable, Sendable {
    /// The pocket was chosen, or pays back more than the stake.
    case hit
    /// The pocket is next to a chosen one at a level that pays for neighbours, or pays back some or
    /// all of the stake.
    case nearMiss
    /// Any other pocket.
    case miss
}

/// A bet on exactly as many numbers as the level requires.
public struct Bet: Equatable, Sendable {
    private let code: UInt8
    /// The chosen pockets.
    public let pockets: PocketSet

    /// Creates a bet.
    ///
    /// - Throws: `BetProblem` if there are too few or too many pockets.
    public init(_ pockets: PocketSet, at level: RouletteLevel) throws(BetProblem) {
        let missing = level.numbers - pockets.count
        guard missing <= 0 else { throw .tooFew(missing: missing) }
        guard missing == 0 else { throw .tooMany(extra: -missing) }
        code = UInt8(level.code)
        self.pockets = pockets
    }

    /// The level of the bet.
    public var level: RouletteLevel { RouletteLevel.all[Int(code)] }

    /// Returns the outcome of a pocket.
    public func outcome(of pocket: Pocket) -> Outcome {
        if pockets.contains(pocket) { return .hit }
        return level.neighbours(of: pockets).contains(pocket) ? .nearMiss : .miss
    }

    /// Returns what a pocket pays.
    public func payout(of pocket: Pocket) -> Payout {
        level.payout(of: outcome(of: pocket))
    }
}

extension RouletteLevel {
    /// Returns what an outcome pays.
    public func payout(of outcome: Outcome) -> Payout {
        switch outcome {
        case .hit: hit
        case .nearMiss: nearMiss ?? miss
        case .miss: miss
        }
    }
}

/// Why pockets aren't a valid bet.
public enum BetProblem: Error, Equatable, Sendable {
    /// There are too few pockets.
    case tooFew(missing: Int)
    /// There are too many pockets.
    case tooMany(extra: Int)

    /// Returns a sentence for the player.
    public func sentence(in words: Words) -> String {
        switch self {
        case .tooFew(let missing): words[.numbersMissing, missing]
        case .tooMany(let extra): words[.numbersTooMany, extra]
        }
    }
}
