import Arcade
import Breakout
import BubblePop
import Funfair

@testable import FunfairServer
@testable import House
@testable import HouseStore

/// A recorded run that a bot or a fixed sequence of inputs actually played.
struct TestRun: Sendable {
    let bytes: [UInt8]
    let score: Int
    let ticks: Int

    /// The run's length in milliseconds of real time.
    var milliseconds: Int64 { Ticket.milliseconds(ofTicks: ticks) }

    init<G: Game>(_ run: Run<G>) {
        bytes = run.bytes
        score = run.game.score
        ticks = run.game.tick
    }

    /// How a run differs from its ticket.
    struct Difference {
        var player: String?
        var seed: UInt64?
        var isPractice = false
        var isStandard = true
    }

    /// Returns a Breakout run by a bot that never misses and stops after the given number of ticks.
    static func breakout(
        _ ticket: TestTicket, ticks: Int = 600, but difference: Difference = Difference()
    ) throws -> TestRun {
        let seed = difference.seed ?? ticket.seed
        var settings = BreakoutSettings.standard
        if !difference.isStandard { settings.paddle = .large }
        var run = Run<BreakoutGame>(
            player: try PlayerName(difference.player ?? ticket.player.name), settings: settings,
            stage: BreakoutRules.stage, seed: seed, isPractice: difference.isPractice)
        var bot = BreakoutBot(.perfect, seed: seed)
        var cues: [Cue] = []
        while run.game.tick < ticks, !run.game.isOver {
            if let input = bot.input(for: run.game) { run.apply(input, cues: &cues) }
            run.advance(cues: &cues)
            cues.removeAll(keepingCapacity: true)
        }
        run.apply(.finish, cues: &cues)
        return TestRun(run)
    }

    /// Returns a one-second Breakout run with the given number of taps.
    static func breakout(_ ticket: TestTicket, tapsPerSecond: Int) throws -> TestRun {
        var run = Run<BreakoutGame>(
            player: try PlayerName(ticket.player.name), settings: .standard,
            stage: BreakoutRules.stage, seed: ticket.seed)
        var cues: [Cue] = []
        while run.game.tick < Clock.ticksPerSecond {
            let taps = run.game.tick * tapsPerSecond / Clock.ticksPerSecond
            let more = (run.game.tick + 1) * tapsPerSecond / Clock.ticksPerSecond - taps
            for _ in 0..<more { run.apply(.tap, cues: &cues) }
            run.advance(cues: &cues)
        }
        run.apply(.finish, cues: &cues)
        return TestRun(run)
    }

    /// Returns a one-second Breakout run with the given number of inputs, most in one tick.
    static func breakout(_ ticket: TestTicket, inputs: Int) throws -> TestRun {
        var run = Run<BreakoutGame>(
            player: try PlayerName(ticket.player.name), settings: .standard,
            stage: BreakoutRules.stage, seed: ticket.seed)
        var cues: [Cue] = []
        for number in 1..<inputs {
            guard let place = PaddlePlace(Double(number % 300 + 50)) else { continue }
            // Consecutive paddle inputs would be merged.
            run.apply(number % 2 == 0 ? .paddle(place) : .proceed, cues: &cues)
        }
        for _ in 0..<Clock.ticksPerSecond { run.advance(cues: &cues) }
        run.apply(.finish, cues: &cues)
        return TestRun(run)
    }

    /// Returns a whole BubblePop run by a bot that taps the most valuable bubble.
    ///
    /// - Parameter mode: The mode to play; by default, the standard one-minute mode.
    static func bubblePop(_ ticket: TestTicket, mode: BubblePopMode = .minute) throws -> TestRun {
        var run = Run<BubblePopGame>(
            player: try PlayerName(ticket.player.name), settings: .standard(in: mode),
            stage: StageShape(width: 390, height: 690), seed: ticket.seed)
        var bot = BubblePopBot(.greedy, seed: ticket.seed)
        var cues: [Cue] = []
        while !run.game.isOver {
            if let input = bot.input(for: run.game) { run.apply(input, cues: &cues) }
            run.advance(cues: &cues)
            cues.removeAll(keepingCapacity: true)
        }
        return TestRun(run)
    }

    /// Returns a party run by BubblePop's greedy bot or Breakout's perfect bot.
    ///
    /// - Parameter settings: Breakout's settings; by default, those for parties.
    static func party(
        _ stall: Stall, _ ticket: TestTicket, ticks: Int = .max, settings: BreakoutSettings? = nil,
        bubblePop: BubblePopSettings = .party
    ) throws -> TestRun {
        let player = try PlayerName(ticket.player.name)
        if stall == .bubblePop {
            var bot = BubblePopBot(.greedy, seed: ticket.seed)
            return play(
                Run<BubblePopGame>(
                    player: player, settings: bubblePop,
                    stage: StageShape(width: 390, height: 690), seed: ticket.seed), to: ticks
            ) { bot.input(for: $0) }
        }
        var bot = BreakoutBot(.perfect, seed: ticket.seed)
        return play(
            Run<BreakoutGame>(
                player: player, settings: settings ?? .party, stage: BreakoutRules.stage,
                seed: ticket.seed), to: ticks
        ) { bot.input(for: $0) }
    }

    static func play<G: Game>(
        _ run: Run<G>, to ticks: Int, _ input: (G) -> G.Input?
    ) -> TestRun {
        var run = run
        var cues: [Cue] = []
        while run.game.tick < ticks, !run.game.isOver {
            if let input = input(run.game) { run.apply(input, cues: &cues) }
            run.advance(cues: &cues)
            cues.removeAll(keepingCapacity: true)
        }
        return TestRun(run)
    }

    /// Returns a Breakout run that was abandoned before its end.
    static func unfinished(_ ticket: TestTicket) throws -> TestRun {
        var run = Run<BreakoutGame>(
            player: try PlayerName(ticket.player.name), settings: .standard,
            stage: BreakoutRules.stage, seed: ticket.seed)
        var cues: [Cue] = []
        for _ in 0..<10 { run.advance(cues: &cues) }
        return TestRun(run)
    }
}
