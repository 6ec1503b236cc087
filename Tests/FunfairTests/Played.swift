import Arcade
import Breakout
import BubblePop
import Roulette
import Testing

@testable import Funfair

/// Finished runs by bots, as recordings.
enum Played {
    /// Returns a run of BubblePop that lasts `seconds`.
    static func bubblePop(
        _ style: BubblePopBot.Style = .greedy, by name: String = "Ada", seed: UInt64 = 1,
        seconds: Int = 10, in mode: BubblePopMode = .minute
    ) throws -> [UInt8] {
        var run = Run<BubblePopGame>(
            player: try PlayerName(name),
            settings: BubblePopSettings(
                gameTime: .nearest(to: seconds), mostBubbles: .nearest(to: 15), mode: mode),
            stage: StageShape(width: 390, height: 690), seed: seed)
        var bot = BubblePopBot(style, seed: seed)
        var cues: [Cue] = []
        while !run.game.isOver {
            if let input = bot.input(for: run.game) { run.apply(input, cues: &cues) }
            run.advance(cues: &cues)
        }
        return run.bytes
    }

    /// Returns a run of Breakout that is given up after `ticks`, unless it ends earlier.
    static func breakout(
        _ style: BreakoutBot.Style = .perfect, by name: String = "Ada", seed: UInt64 = 1,
        ticks: Int = 4000, in mode: BreakoutMode = .standard
    ) throws -> [UInt8] {
        var run = Run<BreakoutGame>(
            player: try PlayerName(name), settings: .standard(in: mode),
            stage: BreakoutGame.format.shape(
                fitting: 390, by: 690), seed: seed)
        var bot = BreakoutBot(style, seed: seed)
        var cues: [Cue] = []
        while !run.game.isOver, run.game.tick < ticks {
            if let input = bot.input(for: run.game) { run.apply(input, cues: &cues) }
            run.advance(cues: &cues)
        }
        run.apply(.finish, cues: &cues)
        return run.bytes
    }

    /// Returns a run of several spins, each watched or skipped, after which the player leaves.
    static func roulette(
        by name: String = "Ada", spins: Int = 3, areSkipped: Bool = false
    ) throws -> [UInt8] {
        var run = Run<RouletteGame>(
            player: try PlayerName(name), settings: .standard,
            stage: RouletteGame.format.shape(fitting: 390, by: 690), seed: 1)
        var bot = NumberBot(.standard, seed: 1)
        var cues: [Cue] = []
        for spin in 0..<spins {
            run.apply(.bet(bot.bet()), cues: &cues)
            run.apply(.ball(Pocket.all[(spin * 5) % Pocket.count]), cues: &cues)
            if areSkipped { run.apply(.skip, cues: &cues) }
            while run.game.moment.shownTicks != nil { run.advance(cues: &cues) }
        }
        run.apply(.leave, cues: &cues)
        return run.bytes
    }

    /// Returns a run that was left midway.
    static func unfinished() throws -> [UInt8] {
        var run = Run<BubblePopGame>(
            player: try PlayerName("Ada"), settings: .standard,
            stage: StageShape(width: 390, height: 690), seed: 1)
        var cues: [Cue] = []
        for _ in 0..<100 { run.advance(cues: &cues) }
        return run.bytes
    }

    /// Returns a recording that claims one point too many.
    static func boasting() throws -> [UInt8] {
        let (recording, claim) = try Recording<BubblePopGame>.reading(try bubblePop())
        return recording.bytes(
            claiming: RunResult(
                ticks: claim.ticks, score: claim.score + 1, stateHash: claim.stateHash))
    }

    /// Returns the score after every tick, from 1.
    static func scores(of bytes: [UInt8], at stall: Stall) throws -> [Int] {
        switch stall {
        case .bubblePop: try scores(Recording<BubblePopGame>.reading(bytes))
        case .breakout: try scores(Recording<BreakoutGame>.reading(bytes))
        case .roulette: try scores(Recording<RouletteGame>.reading(bytes))
        }
    }

    private static func scores<G: Game>(
        _ read: (recording: Recording<G>, claim: RunResult)
    ) throws -> [Int] {
        var scores: [Int] = []
        _ = try read.recording.fold(ticks: read.claim.ticks) { scores.append($0.score) }
        return scores
    }
}

extension Cabinet {
    /// The hash of the current state, or nil if the game isn't one of the fair's.
    var stateHash: UInt64? {
        (self as? GameCabinet<BubblePopGame>)?.run.game.stateHash
            ?? (self as? GameCabinet<BreakoutGame>)?.run.game.stateHash
            ?? (self as? GameCabinet<RouletteGame>)?.run.game.stateHash
    }
}

extension Play {
    /// Opens the Scores tab of a stall, and watches a recording from there.
    mutating func watch(_ bytes: [UInt8], at stall: Stall = .bubblePop) {
        press(.open(stall), .tab(.scores))
        send(.recording(bytes))
    }

    /// Watches the run to its end, in frames of a sixtieth of a second.
    mutating func lookOn() {
        for _ in 0..<100_000 where app.playing.replay?.cabinet.moment.isOver == false {
            send(.elapsed(milliseconds: 1000.0 / 60))
        }
        wait(seconds: 3)
    }

    /// The controls of the watched run, or nil if none is watched.
    var watch: WatchControls? { app.playScreen?.watch }

    /// The tick that the watched run has reached, or nil if none is watched.
    var watchedTick: Int? { app.playing.replay?.cabinet.tick }
}
