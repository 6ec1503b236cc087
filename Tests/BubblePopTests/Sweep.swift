import Arcade
import BubblePop
import Testing

/// Runs to try a rule on: many seeds by several settings and stage shapes, played by every bot and
/// turned in the middle.
struct Sweep: Sendable, CustomTestStringConvertible {
    let seconds: Int
    let mostBubbles: Int
    let stage: StageShape
    let style: BubblePopBot.Style
    let turns: Bool

    static let seeds: Range<UInt64> = 0..<200

    /// The standard game on a phone, the extremes of each setting, and the extremes of the stage.
    static let all: [Sweep] = [
        Sweep(60, 15, 390, 690, .greedy, turns: true),
        Sweep(20, 40, 320, 424, .greedy, turns: true),
        Sweep(10, 40, 1000, 100, .idle, turns: true),
        Sweep(10, 40, 100, 1000, .random, turns: false),
        Sweep(10, 25, 500, 500, .greedy, turns: true),
        Sweep(10, 1, 844, 318, .greedy, turns: true),
        Sweep(15, 7, 820, 1100, .idle, turns: false),
    ]

    private init(
        _ seconds: Int, _ mostBubbles: Int, _ width: Double, _ height: Double,
        _ style: BubblePopBot.Style, turns: Bool
    ) {
        self.seconds = seconds
        self.mostBubbles = mostBubbles
        stage = BubblePopGame.format.shape(fitting: width, by: height)
        self.style = style
        self.turns = turns
    }

    var testDescription: String {
        "\(seconds) s, \(mostBubbles) bubbles, \(stage.width)×\(stage.height), \(style)"
    }

    var settings: BubblePopSettings {
        BubblePopSettings(gameTime: .nearest(to: seconds), mostBubbles: .nearest(to: mostBubbles))
    }

    /// Plays one run and shows its state at every tick, the first included.
    ///
    /// - Parameter seed: of the run; every seventh is turned at odd moments.
    /// - Returns: the state at the end.
    @discardableResult
    func play(seed: UInt64, eachTick: (borrowing BubblePopGame, [Cue]) -> Void) -> BubblePopGame {
        var game = BubblePopGame(settings: settings, stage: stage, seed: seed)
        var bot = BubblePopBot(style, seed: seed)
        var cues: [Cue] = []
        eachTick(game, cues)
        while !game.isOver {
            if let input = bot.input(for: game) { game.apply(input, cues: &cues) }
            if turns, (game.tick + Int(seed)) % 701 == 700 { game.apply(.turn, cues: &cues) }
            game.advance(cues: &cues)
            eachTick(game, cues)
            cues.removeAll(keepingCapacity: true)
        }
        return game
    }
}
