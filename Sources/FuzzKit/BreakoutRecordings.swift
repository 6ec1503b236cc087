import Arcade
import Breakout

/// Valid recordings of Breakout to start fuzzing with. They're short and quick to replay.
public enum BreakoutRecordings {
    /// Returns runs by every bot with several settings, some finished and some not, with every kind
    /// of input. The same seed produces the same runs.
    public static func some(seed: UInt64) -> [[UInt8]] {
        var recordings: [[UInt8]] = []
        for style in BreakoutBot.Style.allCases {
            for (index, settings) in settings.enumerated() {
                recordings.append(
                    bytes(
                        style: style, settings: settings, seed: seed &+ UInt64(recordings.count),
                        isEnded: index != 1))
            }
        }
        return recordings
    }

    private static var settings: [BreakoutSettings] {
        var easy = BreakoutSettings()
        easy.rows = .nearest(to: 1)
        easy.paddle = .large
        var heavy = BreakoutSettings()
        heavy.balls = .nearest(to: 5)
        heavy.gravity = .nearest(to: 60)
        heavy.bounciness = .nearest(to: 70)
        heavy.isTilted = true
        heavy.firstLevel = .nearest(to: 7)
        return [easy, .standard, heavy, .party, .capsules, .drawn(.standard)]
    }

    private static func bytes(
        style: BreakoutBot.Style, settings: BreakoutSettings, seed: UInt64, isEnded: Bool
    ) -> [UInt8] {
        let name: PlayerName
        do { name = try PlayerName("Zoë 🎈") } catch {
            preconditionFailure("Zoë may be called that")
        }
        var run = Run<BreakoutGame>(
            player: name, settings: settings, stage: BreakoutRules.stage, seed: seed,
            isPractice: isEnded)
        var bot = BreakoutBot(style, seed: seed)
        var cues: [Cue] = []
        while !run.game.isOver, run.game.tick < 1500 {
            if let input = bot.input(for: run.game) { run.apply(input, cues: &cues) }
            if let input = interruption(at: run.game.tick, settings) {
                run.apply(input, cues: &cues)
            }
            run.advance(cues: &cues)
            cues.removeAll(keepingCapacity: true)
        }
        if isEnded { run.apply(.finish, cues: &cues) }
        return run.bytes
    }

    /// Returns an input that no bot makes; nil on most ticks.
    private static func interruption(at tick: Int, _ settings: BreakoutSettings) -> BreakoutInput? {
        switch tick {
        case 200: return .steer(.left)
        case 260: return .steer(.none)
        case 400: return .tap
        case 700: return Tilt(Point(x: -0.4, y: 0.7)).map { .tilt($0) }
        case 900:
            var other = settings
            other.paddle = .small
            other.ballSpeed = other.ballSpeed.stepped(by: 2)
            return .change(other)
        default: return nil
        }
    }
}
