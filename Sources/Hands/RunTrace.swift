import Arcade

/// A run's score over time and its inputs.
public struct RunTrace: Sendable {
    /// A change of the score.
    public struct Change: Equatable, Sendable {
        /// The first tick at whose end the run had the new score.
        public let tick: Int
        /// The new score.
        public let score: Int
    }

    /// Each change of the score, in order.
    public private(set) var changes: [Change] = []
    /// All inputs with their ticks, as bytes.
    public var inputs: [UInt8] { writer.bytes }
    private var writer = ByteWriter()
    /// The number of inputs.
    public private(set) var inputCount = 0

    /// Each change of the score, as bytes.
    public var scores: [UInt8] {
        var writer = ByteWriter()
        for change in changes {
            writer.write(change.tick)
            writer.write(bits: UInt64(bitPattern: Int64(change.score)))
        }
        return writer.bytes
    }

    /// Returns the score after a tick; 0 before the first change.
    public func score(after tick: Int) -> Int { changes.last { $0.tick <= tick }?.score ?? 0 }

    mutating func look<G: Game>(at game: borrowing G) {
        let score = game.score
        guard score != changes.last?.score ?? 0 else { return }
        changes.append(Change(tick: game.tick, score: score))
    }

    mutating func note<Input: GameInput>(_ input: Input, at tick: Int) {
        writer.write(tick)
        writer.write(input.kind)
        input.write(to: &writer)
        inputCount += 1
    }
}
