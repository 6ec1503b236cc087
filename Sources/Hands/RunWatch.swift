import Arcade
import Breakout
import BubblePop

/// Observes a run tick by tick: what hands did, what the run hit, and its score over time.
protocol RunWatch: Sendable {
    associatedtype Played: StageGame

    /// What the run has hit so far.
    var hits: [Hit] { get }
    /// The score over time, and the inputs so far.
    var trace: RunTrace { get }

    init()

    /// Notes an input, and the state before it.
    mutating func note(_ input: Played.Input, in game: borrowing Played)
    /// Notes the state after a tick.
    mutating func look(at game: borrowing Played)
    /// Returns the counts so far, in the order of `HandLimit.all`.
    func measures() -> [HandMeasure]
}

struct BubblePopWatch: RunWatch {
    private var hands = BubblePopHands()
    private var hit = BubblePopHits()
    private(set) var trace = RunTrace()

    var hits: [Hit] { hit.hits }

    mutating func note(_ input: BubblePopInput, in game: borrowing BubblePopGame) {
        hands.note(input, in: game)
        hit.note(input, in: game)
        trace.note(input, at: game.tick)
    }

    mutating func look(at game: borrowing BubblePopGame) { trace.look(at: game) }

    func measures() -> [HandMeasure] {
        var hands = hands
        return hands.measures()
    }
}

struct BreakoutWatch: RunWatch {
    private var hands = BreakoutHands()
    private var hit = BreakoutHits()
    private(set) var trace = RunTrace()

    var hits: [Hit] { hit.hits }

    mutating func note(_ input: BreakoutInput, in game: borrowing BreakoutGame) {
        hands.note(input, in: game)
        trace.note(input, at: game.tick)
    }

    mutating func look(at game: borrowing BreakoutGame) {
        hit.look(at: game)
        trace.look(at: game)
    }

    func measures() -> [HandMeasure] { hands.measures() }
}
