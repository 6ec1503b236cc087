import Arcade
import BubblePop

/// Valid recordings of BubblePop to start fuzzing with. They're short and quick to replay.
public enum BubblePopRecordings {
    /// Returns runs by every bot on several stages and in every mode, some finished and some not,
    /// with occasional turns of the device. The same seed produces the same runs.
    public static func some(seed: UInt64) -> [[UInt8]] {
        var recordings: [[UInt8]] = []
        for style in BubblePopBot.Style.allCases {
            for (index, mostBubbles) in [1, 15, 40].enumerated() {
                let modes = BubblePopMode.allCases
                let mode = modes[recordings.count % modes.count]
                let number = seed &+ UInt64(recordings.count)
                recordings.append(
                    bytes(
                        style: style, mostBubbles: mostBubbles, mode: mode, seed: number,
                        lastTick: index == 1 ? 700 : .max))
            }
        }
        return recordings
    }

    private static func bytes(
        style: BubblePopBot.Style, mostBubbles: Int, mode: BubblePopMode, seed: UInt64,
        lastTick: Int
    ) -> [UInt8] {
        let name: PlayerName
        do { name = try PlayerName("Zoë 🎈") } catch {
            preconditionFailure("Zoë may be called that")
        }
        let settings = BubblePopSettings(
            gameTime: .nearest(to: 10), mostBubbles: .nearest(to: mostBubbles), mode: mode)
        let stage = BubblePopGame.format.shape(
            fitting: Double(320 + mostBubbles * 10), by: 480)
        var run = Run<BubblePopGame>(
            player: name, settings: settings, stage: stage, seed: seed,
            isPractice: mostBubbles == 1)
        var bot = BubblePopBot(style, seed: seed)
        var cues: [Cue] = []
        while !run.game.isOver, run.game.tick < lastTick {
            if let input = bot.input(for: run.game) { run.apply(input, cues: &cues) }
            if run.game.tick % 331 == 330 { run.apply(.turn, cues: &cues) }
            run.advance(cues: &cues)
            cues.removeAll(keepingCapacity: true)
        }
        return run.bytes
    }
}
