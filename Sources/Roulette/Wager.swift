import Arcade

/// What is bet on a spin: numbers of a level, or chips on the cloth.
public enum Wager: Equatable, Sendable {
    /// As many numbers as a level wants.
    case numbers(Bet)
    /// Chips, in Classic.
    case chips(ChipBet)

    /// The numbers, where it is of these.
    public var bet: Bet? {
        if case .numbers(let bet) = self { bet } else { nil }
    }

    /// The chips, where it is of these.
    public var chips: ChipBet? {
        if case .chips(let bet) = self { bet } else { nil }
    }

    /// The mode that it is a bet of.
    public var mode: RouletteMode {
        switch self {
        case .numbers: .levels
        case .chips: .classic
        }
    }

    /// What makes it, at a table.
    public var input: RouletteInput {
        switch self {
        case .numbers(let bet): .bet(bet)
        case .chips(let bet): .chips(bet)
        }
    }

    /// What a pocket is for it.
    public func outcome(of pocket: Pocket) -> Outcome {
        switch self {
        case .numbers(let bet): bet.outcome(of: pocket)
        case .chips(let bet): bet.outcome(of: pocket)
        }
    }

    /// How a pocket changes the money.
    public func money(of pocket: Pocket) -> Int {
        switch self {
        case .numbers(let bet): bet.payout(of: pocket).money
        case .chips(let bet): bet.returned(by: pocket) - bet.stake
        }
    }

    /// The pockets that are bet on: of chips those with which any wins.
    public var pockets: PocketSet {
        switch self {
        case .numbers(let bet): return bet.pockets
        case .chips(let bet):
            var pockets = PocketSet()
            for stack in bet.chips.stacks { pockets.formUnion(stack.place.pockets) }
            return pockets
        }
    }

    // MARK: To keep

    /// It as recordings have it. What they mean is of the version of the rules.
    public var bytes: [UInt8] {
        var writer = ByteWriter()
        input.write(to: &writer)
        return writer.bytes
    }

    /// The bet that some bytes are, and nothing behind it; nil where they are none.
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

    /// The pockets that come to an outcome.
    func pockets(of outcome: Outcome) -> PocketSet {
        var pockets = PocketSet()
        for pocket in Pocket.all where self.outcome(of: pocket) == outcome {
            pockets.insert(pocket)
        }
        return pockets
    }
}
