import Breakout
import BubblePop
import Roulette

// Each game's modes are its own; here they meet the contests of its stall.
extension Contest {
    /// What scores of a mode of BubblePop are compared in.
    public init(_ mode: BubblePopMode) { self.init(.bubblePop, mode) }

    /// What scores of a mode of Breakout are compared in.
    public init(_ mode: BreakoutMode) { self.init(.breakout, mode) }

    /// What scores of a mode of Roulette are compared in.
    public init(_ mode: RouletteMode) { self.init(.roulette, mode) }

    /// The mode of Roulette; nil at another stall.
    public var rouletteMode: RouletteMode? {
        stall == .roulette ? RouletteSettings.ways[row].mode : nil
    }
}
