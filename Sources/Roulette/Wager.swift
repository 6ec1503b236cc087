import Arcade

/// A bet on a spin, either numbers at a level or chips on the cloth.
public enum Wager: Equatable, Sendable {
    /// The numbers that a level requires.
    case numbers(Bet)
    /// Chips, in Classic.
    case chips(ChipBet)

    /// The bet on numbers; nil for chips.
    public var bet: Bet? {
        if case .numbers(let bet) = self { bet } else { nil }
    }

    /// The bet of chips; nil for numbers.
    public var chips: ChipBet? {
        if case .chips(let bet) = self { bet } else { nil }
    }

    /// The bet's mode.
    public var mode: RouletteMode {
        switch self {
        case .numbers: .levels
        case .chips: .classic
        }
    }

    /// The input that places the bet.
    public var input: RouletteInput {
        switch self {
        case .numbers(let bet): .bet(bet)
        case .chips(let bet): .chips(bet)
        }
    }

    /// Returns the outcome of a pocket.
    public func outcome(of pocket: Pocket) -> Outcome {
        switch self {
        case .numbers(let bet): bet.outcome(of: pocket)
        case .chips(let bet): bet.outcome(of: pocket)
        }
    }

    /// Returns the change in money for a pocket.
    public func money(of pocket: Pocket) -> Int {
        switch self {
        case .numbers(let bet): bet.payout(of: pocket).money
        case .chips(let bet): bet.returned(by: pocket) - bet.stake
        }
    }

    /// The chosen pockets, or the pockets that make at least one chip win.
    public var pockets: PocketSet {
        switch self {
        case .numbers(let bet): return bet.pockets
        case .chips(let bet):
            var pockets = PocketSet()
            for stack in bet.chips.stacks { pockets.formUnion(stack.place.pockets) }
            return pockets
        }
    }

    // MARK: Encoding

    /// The bet as recordings encode it. What the bytes mean depends on the version of the rules.
    public var bytes: [UInt8] {
        var writer = ByteWriter()
        input.write(to: &writer)
        return writer.bytes
    }

    /// Decodes a bet; nil if the bytes aren't exactly one bet.
    public init?(bytes: [UInt8]) {
        var reader = ByteReader(bytes)
        guard let input = try? RouletteInput(kind: 0, from: &reader), reader.remaining == 0 else {
            return nil
        }
        switch input {
        case .bet(let bet): self = .numbers(bet)
        case .chips(let bet): self = .chips(bet)
        case .ball, .skip, .leave: return nil
        }
    }

    /// Returns the pockets with an outcome.
    func pockets(of outcome: Outcome) -> PocketSet {
        var pockets = PocketSet()
        for pocket in Pocket.all where self.outcome(of: pocket) == outcome {
            pockets.insert(pocket)
        }
        return pockets
    }
}
