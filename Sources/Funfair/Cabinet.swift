import Arcade
import Phrases

/// A run being played, of whichever game. A class, for two reasons: a run is one thing that goes
/// on, and Embedded Swift has existentials of classes only.
protocol Cabinet: AnyObject {
    var player: PlayerName { get }
    var isPractice: Bool { get }
    /// Whether all of it was played by the settings whose scores compare with everybody's.
    var isStandard: Bool { get }
    var tick: Int { get }
    var score: Int { get }
    var isOver: Bool { get }
    /// Whether nothing moves before the player does something.
    var isWaiting: Bool { get }
    /// What the game has stopped to say.
    var isInIntermission: Bool { get }
    func intermission(in words: Words) -> Intermission?
    var staging: Staging { get }
    var stage: StageShape { get }
    var hud: HUD { get }
    /// What stands beside the stage.
    func panel(in words: Words) -> Panel?
    /// Whether time need not pass before the player does something.
    var isStill: Bool { get }
    /// How many ticks the present show has lasted.
    var shownTicks: Int? { get }
    /// One of how many things has to be drawn now; see `StageGame.awaitedDraw`.
    var awaitedDraw: Int? { get }
    /// What it is drawn for, as the house reads it; see `StageGame.wager`.
    var wager: [UInt8]? { get }
    /// How many draws there were.
    var draws: Int { get }
    /// How the run came out so far; see `StallEntry.tallyRows`.
    var tally: Counts { get }
    /// How many inputs were done.
    var inputs: Int { get }
    func ending(in words: Words) -> String
    func highlights(in words: Words) -> [String]
    /// The run so far, to keep.
    var bytes: [UInt8] { get }
    /// What its randomness grew from.
    var seed: UInt64 { get }
    /// Whether nothing was done yet, and nothing happened without it.
    var isUntouched: Bool { get }

    /// Begins again with another seed, for a player of another spelling.
    func deal(seed: UInt64, player: PlayerName)
    func take(_ gesture: Gesture, cues: inout [Cue])
    /// Lets hands start anew: what they held, they hold no more.
    func letGo()
    /// Takes the settings that are in force now, in a game that takes them during a run.
    func take(_ settings: AppSettings)
    /// Turns the stage, where it turns with the device.
    func turn()
    /// Goes on after an intermission.
    func proceed(cues: inout [Cue])
    /// Skips the present show.
    func skip(cues: inout [Cue])
    /// Draws what the game waits for, if it does.
    func draw(by device: inout SeededGenerator, cues: inout [Cue])
    /// Takes what was drawn elsewhere.
    ///
    /// - Returns: false where nothing is awaited, or not this.
    func give(_ outcome: Int, cues: inout [Cue]) -> Bool
    /// How the game is played, with what the player holds and how it went so far.
    func guide(_ settings: AppSettings, tally: Counts, in words: Words) -> Guide
    func advance(cues: inout [Cue])
    /// The same run before its first tick, as its recording tells it.
    func rewound() -> any Cabinet
    /// Does the next thing that was done before the present tick, in a run that was rewound.
    ///
    /// - Returns: false where there is none.
    func follow(cues: inout [Cue]) -> Bool
    /// Lets the game's bot do what it would before the next tick, and draws what comes of it.
    func demonstrate(cues: inout [Cue])
    /// Whether a hand struck since so many inputs were done.
    func isStruck(since inputs: Int) -> Bool
    func draw(into scene: inout Scene, fraction: Double)
    func describe(in json: inout JSONText)
}

extension Cabinet {
    /// Another number whenever something happened that is worth keeping at once.
    var mark: Int { inputs * 2 + (shownTicks == nil ? 0 : 1) }
}

/// What a run starts from.
struct CabinetStart {
    let settings: AppSettings
    let player: PlayerName
    let screen: Layout
    let seed: UInt64
    let isPractice: Bool
}

final class GameCabinet<G: StageGame>: Cabinet {
    private(set) var run: Run<G>
    private var hand = G.Hand()
    /// Who plays it, where nobody does.
    private var bot: G.Bot?
    /// What was done in a run that is played again.
    private var script: [Recording<G>.Stamped] = []
    /// The game's settings among all.
    private let settings: (AppSettings) -> G.Settings

    convenience init(_ start: CabinetStart, settings: @escaping (AppSettings) -> G.Settings) {
        self.init(
            Run(
                player: start.player, settings: settings(start.settings),
                stage: G.format.shape(fitting: start.screen.width, by: start.screen.height),
                seed: start.seed, isPractice: start.isPractice),
            settings: settings)
    }

    init(_ run: Run<G>, settings: @escaping (AppSettings) -> G.Settings) {
        self.run = run
        self.settings = settings
        G.take(run.game.settings, by: &hand)
    }

    var player: PlayerName { run.recording.player }
    var isPractice: Bool { run.recording.isPractice }
    var isStandard: Bool { run.game.isStandard }
    var tick: Int { run.game.tick }
    var score: Int { run.game.score }
    var isOver: Bool { run.game.isOver }
    var isWaiting: Bool { run.game.isWaiting }
    var isInIntermission: Bool { run.game.isInIntermission }
    func intermission(in words: Words) -> Intermission? { run.game.intermission(in: words) }
    var staging: Staging { G.staging }
    var stage: StageShape { run.game.stage }
    var hud: HUD { run.game.hud }
    func panel(in words: Words) -> Panel? { run.game.panel(hand, in: words) }
    var isStill: Bool { run.game.isStill }
    var shownTicks: Int? { run.game.shownTicks }
    var awaitedDraw: Int? { run.game.awaitedDraw }
    var wager: [UInt8]? { run.game.wager }
    var draws: Int { run.game.draws }
    var tally: Counts { GameEntry<G>.tally(of: run.game) }
    var inputs: Int { run.recording.inputs.count }
    func ending(in words: Words) -> String { run.game.ending(in: words) }
    func highlights(in words: Words) -> [String] { run.game.highlights(in: words) }
    var bytes: [UInt8] { run.bytes }
    var seed: UInt64 { run.recording.seed }
    var isUntouched: Bool { run.recording.inputs.isEmpty && (tick == 0 || isWaiting) }

    func deal(seed: UInt64, player: PlayerName) {
        run = Run(
            player: player, settings: run.recording.settings, stage: run.recording.stage,
            seed: seed)
    }

    func take(_ gesture: Gesture, cues: inout [Cue]) {
        apply(G.input(for: gesture, by: &hand, in: run.game), cues: &cues)
    }

    /// The game may have been told that a key is held down; while it is not played, nobody tells
    /// it that the key came up.
    func letGo() {
        applyUnseen(G.input(for: .steer(0), by: &hand, in: run.game))
        hand = G.Hand()
        G.take(run.game.settings, by: &hand)
    }

    func take(_ settings: AppSettings) {
        let settings = self.settings(settings)
        G.take(settings, by: &hand)
        guard let change = G.change(to: settings), settings != run.game.settings else { return }
        applyUnseen(change)
    }

    func turn() { applyUnseen(G.turn) }

    func proceed(cues: inout [Cue]) { apply(G.proceed, cues: &cues) }

    func skip(cues: inout [Cue]) { apply(G.skip, cues: &cues) }

    /// A practice run's draws follow from its seed, each for itself, so that they are the same after
    /// a reload.
    func draw(by device: inout SeededGenerator, cues: inout [Cue]) {
        guard let outcomes = awaitedDraw else { return }
        var practice = SeededGenerator(seed: run.recording.seed, draw: draws)
        let outcome = isPractice ? practice.below(outcomes) : device.below(outcomes)
        apply(G.drawn(outcome), cues: &cues)
    }

    func give(_ outcome: Int, cues: inout [Cue]) -> Bool {
        guard let outcomes = awaitedDraw, (0..<outcomes).contains(outcome) else { return false }
        apply(G.drawn(outcome), cues: &cues)
        return true
    }

    func guide(_ settings: AppSettings, tally: Counts, in words: Words) -> Guide {
        G.guide(settings: self.settings(settings), tally: tally, hand: hand, in: words)
    }

    func advance(cues: inout [Cue]) {
        run.advance(cues: &cues)
    }

    func rewound() -> any Cabinet {
        let recording = run.recording
        let cabinet = GameCabinet(
            Run(
                player: recording.player, settings: recording.settings, stage: recording.stage,
                seed: recording.seed, isPractice: recording.isPractice), settings: settings)
        cabinet.script = recording.inputs
        return cabinet
    }

    func follow(cues: inout [Cue]) -> Bool {
        let next = inputs
        guard next < script.count, script[next].tick == tick, !isOver else { return false }
        apply(script[next].input, cues: &cues)
        return true
    }

    func demonstrate(cues: inout [Cue]) {
        var bot = bot ?? G.Bot(demonstrating: run.game, seed: seed)
        apply(bot.input(for: run.game), cues: &cues)
        self.bot = bot
        guard let outcomes = awaitedDraw else { return }
        var chance = SeededGenerator(seed: seed, draw: draws)
        apply(G.drawn(chance.below(outcomes)), cues: &cues)
    }

    func isStruck(since inputs: Int) -> Bool {
        run.recording.inputs.dropFirst(inputs).contains { $0.input.isStroke }
    }

    func draw(into scene: inout Scene, fraction: Double) {
        run.game.draw(into: &scene, fraction: fraction)
    }

    func describe(in json: inout JSONText) {
        run.game.describe(hand, in: &json)
    }

    private func apply(_ input: G.Input?, cues: inout [Cue]) {
        if let input { run.apply(input, cues: &cues) }
    }

    private func applyUnseen(_ input: G.Input?) {
        var unseen: [Cue] = []
        apply(input, cues: &unseen)
    }
}
