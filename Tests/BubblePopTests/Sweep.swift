import Arcade
import BubblePop
import Testing

/// Runs for testing rules: many seeds with several settings and stage shapes, played by every bot,
/// mostly with turns of the device.
struct Sweep: Hashable, Sendable, CustomTestStringConvertible {
    let seconds: Int
    let mostBubbles: Int
    let width: Int
    let height: Int
    let style: BubblePopBot.Style
    let turns: Bool
    /// The mode to play.
    let mode: BubblePopMode

    static let seeds: Range<UInt64> = 0..<200

    /// The standard game on a phone, the extremes of each setting, the extremes of the stage, and
    /// each other mode. Without a clock, a run ends after `seconds`.
    static let all: [Sweep] = [
        Sweep(60, 15, 390, 690, .greedy, turns: true),
        Sweep(20, 40, 320, 424, .greedy, turns: true),
        Sweep(10, 40, 1000, 100, .idle, turns: true),
        Sweep(10, 40, 100, 1000, .random, turns: false),
        Sweep(10, 25, 500, 500, .greedy, turns: true),
        Sweep(10, 1, 844, 318, .greedy, turns: true),
        Sweep(15, 7, 820, 1100, .idle, turns: false),
        Sweep(20, 15, 390, 690, .greedy, turns: true, mode: .zen),
        Sweep(60, 15, 390, 690, .greedy, turns: true, mode: .rush),
        Sweep(60, 40, 320, 424, .random, turns: true, mode: .rush),
        Sweep(20, 15, 390, 690, .greedy, turns: true, mode: .sharp),
        Sweep(20, 25, 844, 390, .random, turns: true, mode: .sharp),
    ]

    private init(
        _ seconds: Int, _ mostBubbles: Int, _ width: Double, _ height: Double,
        _ style: BubblePopBot.Style, turns: Bool, mode: BubblePopMode = .minute
    ) {
        self.seconds = seconds
        self.mostBubbles = mostBubbles
        let stage = BubblePopGame.format.shape(fitting: width, by: height)
        self.width = stage.width
        self.height = stage.height
        self.style = style
        self.turns = turns
        self.mode = mode
    }

    var testDescription: String {
        "\(mode), \(seconds) s, \(mostBubbles) bubbles, \(width)×\(height), \(style)"
    }

    var settings: BubblePopSettings {
        BubblePopSettings(
            gameTime: .nearest(to: seconds), mostBubbles: .nearest(to: mostBubbles), mode: mode)
    }

    /// Returns the first state of the run with the given seed.
    func game(seed: UInt64) -> BubblePopGame {
        BubblePopGame(
            settings: settings, stage: StageShape(width: width, height: height), seed: seed)
    }

    /// Plays one run and reports every tick. Turns the device now and then if `turns` is true.
    func play(seed: UInt64, eachMoment: (borrowing PlayedTick) -> Void) {
        var bot = BubblePopBot(style, seed: seed)
        var before = game(seed: seed)
        while !before.isOver {
            var inputs: [BubblePopInput] = []
            if let input = bot.input(for: before) { inputs.append(input) }
            if turns, (before.tick + Int(seed)) % 701 == 700 { inputs.append(.turn) }
            if mode == .zen, before.tick == seconds * Clock.ticksPerSecond {
                inputs.append(.finish)
            }
            let moment = PlayedTick(before: before, doing: inputs)
            eachMoment(moment)
            before = moment.after
        }
    }
}
