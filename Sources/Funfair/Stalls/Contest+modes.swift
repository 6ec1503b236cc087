import Breakout
import BubblePop
import Roulette

// Maps each game's modes to the contests of its stall.
extension Contest {
    /// Creates the contest of a BubblePop mode.
    public init(_ mode: BubblePopMode) { self.init(.bubblePop, mode) }

    /// Creates the contest of a Breakout mode.
    public init(_ mode: BreakoutMode) { self.init(.breakout, mode) }

    /// Creates the contest of a Roulette mode.
    public init(_ mode: RouletteMode) { self.init(.roulette, mode) }

    /// The Roulette mode; nil at another stall.
    public var rouletteMode: RouletteMode? {
        stall == .roulette ? RouletteSettings.ways[row].mode : nil
    }
}
