import Arcade
import Phrases
import Roulette

/// A run of any game. A class because a run has identity, and because Embedded Swift supports
/// existentials only for classes.
protocol Cabinet: AnyObject {
    // The run.
    var player: PlayerName { get }
    var isPractice: Bool { get }
    /// The seed of the random draws.
    var seed: UInt64 { get }
    /// The number of inputs so far.
    var inputs: Int { get }
    /// Returns the recording so far, without its first inputs; see `Run.piece(after:)`.
    func piece(after known: Int) -> [UInt8]

    // Forwarded from the game; see `Game`, `StageGame` and, at a table, `RouletteGame`. Repeated
    // here because games are values, and Embedded Swift can't call methods on values of unknown
    // type.
    var tick: Int { get }
    var score: Int { get }
    /// Returns the contest that the score counts in, at the game's stall.
    func contest(at stall: Stall) -> Contest
    var isStandard: Bool { get }
    var isForParty: Bool { get }
    /// The settings at the start and now.
    var settingLines: (first: [SettingLine], last: [SettingLine]) { get }
    /// Whether the run needs the given device feature. The run's settings may differ from the
    /// current settings.
    func uses(_ need: SettingNeed) -> Bool
    var staging: Staging { get }
    var stage: StageShape { get }
    var hud: HUD { get }
    var moment: GameMoment { get }
    /// The statistics so far; see `StallEntry.tallyRows`.
    var tally: Counts { get }
    var wager: [UInt8]? { get }
    /// Returns the panel beside the stage; nil if the game isn't a table game.
    func panel(in words: Words) -> Panel?
    /// Whether the sheet is open.
    var hasSheet: Bool { get }
    func summary(in words: Words) -> Summary
    func guide(_ settings: AppSettings, tally: Counts, in words: Words) -> Guide
    func draw(into scene: inout Scene, fraction: Double)
    func show(_ cue: Cue, in effects: inout Effects)
    func describe(in json: inout JSONText)

    // Actions.
    /// Takes back a bet that awaits its draw, as if it had never been made. Otherwise does nothing.
    func takeBackBet()
    /// Restarts with another seed, and another spelling of the player's name.
    func restart(seed: UInt64, player: PlayerName)
    /// Handles a gesture or another prompt.
    func respond(to prompt: Prompt<AppSettings>, cues: inout [Cue])
    /// Releases everything the player was holding.
    func releaseHolds()
    func advance(cues: inout [Cue])
    /// Lets the game's bot act before the next tick.
    func demonstrate(cues: inout [Cue])
    /// Returns the same run before its first tick, ready to replay its recording.
    func rewound() -> any Cabinet
    /// Applies the next recorded input of the current tick, in a rewound run.
    ///
    /// - Returns: false if there is no such input.
    func replayInput(cues: inout [Cue]) -> Bool
    /// Whether the player struck after the first `inputs` inputs.
    func hasStrikes(since inputs: Int) -> Bool
}

extension Cabinet {
    /// The recording so far.
    var bytes: [UInt8] { piece(after: 0) }

    /// A number that changes whenever something worth saving happens.
    var mark: Int { inputs * 2 + (moment.shownTicks == nil ? 0 : 1) }

    /// Whether play hasn't begun: there are no inputs, and time passed only while the game waited.
    var isUntouched: Bool { inputs == 0 && (tick == 0 || moment.isWaiting) }

    /// Responds to a prompt, and discards the cues.
    func respond(to prompt: Prompt<AppSettings>) {
        var unseen: [Cue] = []
        respond(to: prompt, cues: &unseen)
    }

    /// Draws the outcome the game is waiting for, if any. In a practice run, a draw depends only on
    /// the run's seed and the draw's number, so a reload doesn't change it.
    func draw(by device: inout SeededGenerator, cues: inout [Cue]) {
        guard let draw = moment.awaitedDraw else { return }
        var practice = SeededGenerator(seed: seed, draw: draw.number)
        let outcome = isPractice ? practice.below(draw.outcomes) : device.below(draw.outcomes)
        respond(to: .drawn(outcome), cues: &cues)
    }

    /// Applies an outcome drawn elsewhere.
    ///
    /// - Returns: false if the game isn't waiting, or the outcome is out of range.
    func give(_ outcome: Int, cues: inout [Cue]) -> Bool {
        guard let draw = moment.awaitedDraw, (0..<draw.outcomes).contains(outcome) else {
            return false
        }
        respond(to: .drawn(outcome), cues: &cues)
        return true
    }
}

class GameCabinet<G: StageGame>: Cabinet {
    /// A function that creates a cabinet.
    typealias Make = @Sendable (Run<G>, @escaping Part) -> GameCabinet<G>
    /// A function that extracts the game's settings from the app's settings.
    typealias Part = @Sendable (AppSettings) -> G.Settings

    fileprivate(set) final var run: Run<G>
    fileprivate final var hand = G.Hand()
    /// The bot that plays a demo.
    private final var bot: G.Bot?
    /// The recorded inputs to replay.
    private final var script: [Recording<G>.Stamped] = []
    /// The number of inputs replayed. The new recording may contain fewer inputs.
    private final var replayedInputs = 0
    /// Extracts the game's settings from the app's settings.
    private final let settings: Part

    init(_ run: Run<G>, settings: @escaping Part) {
        self.run = run
        self.settings = settings
        showSettings()
    }

    final var player: PlayerName { run.recording.player }
    final var isPractice: Bool { run.recording.isPractice }
    final var seed: UInt64 { run.recording.seed }
    final var inputs: Int { run.recording.inputs.count }
    final func piece(after known: Int) -> [UInt8] { run.piece(after: known) }

    final var tick: Int { run.game.tick }
    final var score: Int { run.game.score }
    final func contest(at stall: Stall) -> Contest { Contest(stall, run.game.settings.mode) }
    final var isStandard: Bool { run.game.isStandard }
    final var isForParty: Bool { run.game.isForParty }
    final var settingLines: (first: [SettingLine], last: [SettingLine]) {
        (run.recording.settings.lines, run.game.settings.lines)
    }
    final func uses(_ need: SettingNeed) -> Bool {
        G.Settings.controls.use(need, in: run.game.settings)
    }
    final var staging: Staging { G.staging }
    final var stage: StageShape { run.game.stage }
    final var hud: HUD { run.game.hud }
    final var moment: GameMoment { run.game.moment }
    var wager: [UInt8]? { nil }
    func panel(in words: Words) -> Panel? { nil }
    var hasSheet: Bool { false }
    func takeBackBet() {}
    final func summary(in words: Words) -> Summary { run.game.summary(in: words) }

    final func describe(in json: inout JSONText) {
        run.game.describe(hand, in: &json)
        json.string("state", run.game.stateHash.hexadecimal)
    }

    final var tally: Counts {
        var tally = run.game.tally
        tally.merge([1, tick], into: G.tallyRows.count, by: .played)
        return tally
    }

    final func guide(_ settings: AppSettings, tally: Counts, in words: Words) -> Guide {
        G.guide(settings: self.settings(settings), tally: tally, hand: hand, in: words)
    }

    final func draw(into scene: inout Scene, fraction: Double) {
        run.game.draw(into: &scene, fraction: fraction)
    }

    final func show(_ cue: Cue, in effects: inout Effects) {
        G.show(cue, in: &effects)
    }

    final func restart(seed: UInt64, player: PlayerName) {
        run = Run(
            player: player, settings: run.recording.settings, stage: run.recording.stage,
            seed: seed)
    }

    final func respond(to prompt: Prompt<AppSettings>, cues: inout [Cue]) {
        apply(G.input(for: prompt.of(settings), by: &hand, in: run.game), cues: &cues)
    }

    /// Releases held keys, because a paused game doesn't learn when the player releases a key.
    final func releaseHolds() {
        respond(to: .gesture(.steer(0)))
        hand = G.Hand()
        showSettings()
    }

    /// Passes the current settings to the hand, without any other effect.
    private final func showSettings() {
        _ = G.input(for: .settings(run.game.settings), by: &hand, in: run.game)
    }

    final func advance(cues: inout [Cue]) {
        run.advance(cues: &cues)
    }

    final func demonstrate(cues: inout [Cue]) {
        var bot = bot ?? G.Bot(demonstrating: run.game, seed: seed)
        apply(bot.input(for: run.game), cues: &cues)
        self.bot = bot
    }

    final func rewound() -> any Cabinet {
        let recording = run.recording
        let cabinet = wrap(
            Run(
                player: recording.player, settings: recording.settings, stage: recording.stage,
                seed: recording.seed, isPractice: recording.isPractice), settings)
        cabinet.script = recording.inputs
        return cabinet
    }

    /// Wraps another run in the same type of cabinet.
    fileprivate func wrap(_ run: Run<G>, _ settings: @escaping Part) -> GameCabinet<G> {
        GameCabinet(run, settings: settings)
    }

    final func replayInput(cues: inout [Cue]) -> Bool {
        guard replayedInputs < script.count, script[replayedInputs].tick == tick, !run.game.isOver
        else {
            return false
        }
        replayedInputs += 1
        apply(script[replayedInputs - 1].input, cues: &cues)
        return true
    }

    final func hasStrikes(since inputs: Int) -> Bool {
        run.recording.inputs.indices.dropFirst(inputs).contains {
            run.recording.inputs[$0].input.isStroke
        }
    }

    private final func apply(_ input: G.Input?, cues: inout [Cue]) {
        if let input { run.apply(input, cues: &cues) }
    }
}

/// A run at a Roulette table, which has wagers, a panel and a sheet.
final class TableCabinet: GameCabinet<RouletteGame> {
    override var wager: [UInt8]? { run.game.wager }

    override func panel(in words: Words) -> Panel? { run.game.panel(hand, in: words) }

    override var hasSheet: Bool { run.game.hasSheet(hand) }

    override func takeBackBet() {
        if moment.awaitedDraw != nil { run.undoLastInput() }
    }

    override fileprivate func wrap(
        _ run: Run<RouletteGame>, _ settings: @escaping Part
    ) -> GameCabinet<RouletteGame> {
        TableCabinet(run, settings: settings)
    }
}
