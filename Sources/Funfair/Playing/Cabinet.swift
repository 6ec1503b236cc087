import Arcade
import Phrases
import Roulette

/// A run being played, of whichever game. A class, for two reasons: a run is one thing that goes
/// on, and Embedded Swift has existentials of classes only.
protocol Cabinet: AnyObject {
    // The run.
    var player: PlayerName { get }
    var isPractice: Bool { get }
    /// What its randomness grew from.
    var seed: UInt64 { get }
    /// How many inputs were done.
    var inputs: Int { get }
    /// The run so far, to keep.
    var bytes: [UInt8] { get }

    // What its game tells: see `Game`, `StageGame` and, at a table, `RouletteGame`. It's repeated here because
    // a game is a value, and Embedded Swift can't ask a value whose type it doesn't know.
    var tick: Int { get }
    var score: Int { get }
    /// What its score is compared in, as a run of a stall.
    func contest(at stall: Stall) -> Contest
    var isStandard: Bool { get }
    var isForParty: Bool { get }
    /// Whether its settings, which may differ from those in force now, need this of the device.
    func uses(_ need: SettingNeed) -> Bool
    var staging: Staging { get }
    var stage: StageShape { get }
    var hud: HUD { get }
    var moment: GameMoment { get }
    /// How the run came out so far; see `StallEntry.tallyRows`.
    var tally: Counts { get }
    var wager: [UInt8]? { get }
    /// What stands beside the stage, in a game at a table.
    func panel(in words: Words) -> Panel?
    /// Whether its sheet is open.
    var hasSheet: Bool { get }
    func summary(in words: Words) -> Summary
    func guide(_ settings: AppSettings, tally: Counts, in words: Words) -> Guide
    func draw(into scene: inout Scene, fraction: Double)
    func show(_ cue: Cue, in effects: inout Effects)
    func describe(in json: inout JSONText)

    // What happens to it.
    /// Takes the last bet back, for which nothing will be drawn: the run goes on as if it was never made.
    /// A game that is not at a table has none.
    func takeBackBet()
    /// Begins again with another seed, for a player of another spelling.
    func deal(seed: UInt64, player: PlayerName)
    /// Does what comes of something that hands did, or that happened around the run.
    func respond(to prompt: Prompt<AppSettings>, cues: inout [Cue])
    /// Lets hands start anew: what they held, they hold no more.
    func letGo()
    func advance(cues: inout [Cue])
    /// Lets the game's bot do what it would before the next tick.
    func demonstrate(cues: inout [Cue])
    /// The same run before its first tick, as its recording tells it.
    func rewound() -> any Cabinet
    /// Does the next thing that was done before the present tick, in a run that was rewound.
    ///
    /// - Returns: false where there is none.
    func follow(cues: inout [Cue]) -> Bool
    /// Whether a hand struck since so many inputs were done.
    func isStruck(since inputs: Int) -> Bool
}

extension Cabinet {
    /// Another number whenever something happened that is worth keeping at once.
    var mark: Int { inputs * 2 + (moment.shownTicks == nil ? 0 : 1) }

    /// Whether nothing was done yet, and nothing happened without it.
    var isUntouched: Bool { inputs == 0 && (tick == 0 || moment.isWaiting) }

    /// The same as `respond(to:cues:)`, where nothing is to be seen or heard of it.
    func respond(to prompt: Prompt<AppSettings>) {
        var unseen: [Cue] = []
        respond(to: prompt, cues: &unseen)
    }

    /// Draws what the game waits for, if it does. A practice run's draws follow from its seed, each
    /// for itself, so that they are the same after a reload.
    func draw(by device: inout SeededGenerator, cues: inout [Cue]) {
        guard let draw = moment.awaitedDraw else { return }
        var practice = SeededGenerator(seed: seed, draw: draw.number)
        let outcome = isPractice ? practice.below(draw.outcomes) : device.below(draw.outcomes)
        respond(to: .drawn(outcome), cues: &cues)
    }

    /// Takes what was drawn elsewhere.
    ///
    /// - Returns: false where nothing is awaited, or not this.
    func give(_ outcome: Int, cues: inout [Cue]) -> Bool {
        guard let draw = moment.awaitedDraw, (0..<draw.outcomes).contains(outcome) else {
            return false
        }
        respond(to: .drawn(outcome), cues: &cues)
        return true
    }
}

class GameCabinet<G: StageGame>: Cabinet {
    /// What makes one.
    typealias Make = @Sendable (Run<G>, @escaping Part) -> GameCabinet<G>
    /// Finds the game's settings among all.
    typealias Part = @Sendable (AppSettings) -> G.Settings

    fileprivate(set) final var run: Run<G>
    fileprivate final var hand = G.Hand()
    /// Who plays it, where nobody does.
    private final var bot: G.Bot?
    /// What was done in a run that is played again.
    private final var script: [Recording<G>.Stamped] = []
    /// How much of that was done again. It can be more than is recorded anew.
    private final var followed = 0
    /// The game's settings among all.
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
    final var bytes: [UInt8] { run.bytes }

    final var tick: Int { run.game.tick }
    final var score: Int { run.game.score }
    final func contest(at stall: Stall) -> Contest { Contest(stall, run.game.settings.mode) }
    final var isStandard: Bool { run.game.isStandard }
    final var isForParty: Bool { run.game.isForParty }
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
        tally.gather([1, tick], into: G.tallyRows.count, by: .played)
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

    final func deal(seed: UInt64, player: PlayerName) {
        run = Run(
            player: player, settings: run.recording.settings, stage: run.recording.stage,
            seed: seed)
    }

    final func respond(to prompt: Prompt<AppSettings>, cues: inout [Cue]) {
        apply(G.input(for: prompt.of(settings), by: &hand, in: run.game), cues: &cues)
    }

    /// The game may have been told that a key is held down; while it is not played, nobody tells
    /// it that the key came up.
    final func letGo() {
        respond(to: .gesture(.steer(0)))
        hand = G.Hand()
        showSettings()
    }

    /// Lets hands know the settings in force, of which nothing else comes.
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
        let cabinet = another(
            Run(
                player: recording.player, settings: recording.settings, stage: recording.stage,
                seed: recording.seed, isPractice: recording.isPractice), settings)
        cabinet.script = recording.inputs
        return cabinet
    }

    /// Holds another run of the game in the same way.
    fileprivate func another(_ run: Run<G>, _ settings: @escaping Part) -> GameCabinet<G> {
        GameCabinet(run, settings: settings)
    }

    final func follow(cues: inout [Cue]) -> Bool {
        guard followed < script.count, script[followed].tick == tick, !run.game.isOver else {
            return false
        }
        followed += 1
        apply(script[followed - 1].input, cues: &cues)
        return true
    }

    final func isStruck(since inputs: Int) -> Bool {
        run.recording.inputs.indices.dropFirst(inputs).contains {
            run.recording.inputs[$0].input.isStroke
        }
    }

    private final func apply(_ input: G.Input?, cues: inout [Cue]) {
        if let input { run.apply(input, cues: &cues) }
    }
}

/// A run at a table of Roulette, whose game tells more of itself.
final class TableCabinet: GameCabinet<RouletteGame> {
    override var wager: [UInt8]? { run.game.wager }

    override func panel(in words: Words) -> Panel? { run.game.panel(hand, in: words) }

    override var hasSheet: Bool { run.game.hasSheet(hand) }

    override func takeBackBet() {
        if moment.awaitedDraw != nil { run.takeBack() }
    }

    override fileprivate func another(
        _ run: Run<RouletteGame>, _ settings: @escaping Part
    ) -> GameCabinet<RouletteGame> {
        TableCabinet(run, settings: settings)
    }
}
