import Arcade

/// Bots for simulations and demonstrations.
public struct BubblePopBot: StageBot {
    /// How a bot plays.
    public enum Style: String, CaseIterable, Sendable {
        /// Never taps.
        case idle
        /// Taps anywhere, three times a second.
        case random
        /// Taps the bubble that earns the most points, at a quick person's pace.
        case greedy
    }

    private static let randomPause = 40
    private static let greedyPause = 36
    /// The number of ticks after which the bot ends a run without a clock.
    private static let patience = 120 * Clock.ticksPerSecond

    private let style: Style
    private var chance: SeededGenerator

    /// Creates a bot.
    ///
    /// - Parameters:
    ///   - style: how the bot plays.
    ///   - seed: the seed of the bot's own random choices.
    public init(_ style: Style, seed: UInt64) {
        self.style = style
        chance = SeededGenerator(seed: ~seed)
    }

    public init(demonstrating game: BubblePopGame, seed: UInt64) {
        self.init(.greedy, seed: seed)
    }

    /// Returns the bot's input before the next tick, if any.
    public mutating func input(for game: BubblePopGame) -> BubblePopInput? {
        if !game.settings.modeRules.isTimed, game.tick >= Self.patience { return .finish }
        return switch style {
        case .idle: nil
        case .random:
            game.tick % Self.randomPause == 0 ? anywhere(on: game.stage) : nil
        case .greedy:
            game.tick % Self.greedyPause == Self.greedyPause - 1 ? dearest(in: game) : nil
        }
    }

    private mutating func anywhere(on stage: StageShape) -> BubblePopInput? {
        let place = Point(
            x: chance.fraction() * Double(stage.width), y: chance.fraction() * Double(stage.height))
        return InputPoint(place).map { .tap($0) }
    }

    private func dearest(in game: BubblePopGame) -> BubblePopInput? {
        var best: Bubble?
        var most = 0
        for bubble in game.bubbles {
            let chain = bubble.kindIndex == game.chain.kindIndex ? game.chain.length + 1 : 1
            let price = game.breaks(bubble) ? game.settings.modeRules.price : 0
            let points = BubblePopRules.points(of: bubble.kind, chain: chain) - price
            if points > most {
                best = bubble
                most = points
            }
        }
        return best.flatMap { InputPoint($0.centre) }.map { .tap($0) }
    }
}
