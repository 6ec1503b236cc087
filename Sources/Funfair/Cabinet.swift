import Arcade

/// A run being played, of whichever game. A class, for two reasons: a run is one thing that goes
/// on, and Embedded Swift has existentials of classes only.
protocol Cabinet: AnyObject {
    var player: PlayerName { get }
    var isPractice: Bool { get }
    /// Whether it is played by the settings whose scores compare with everybody's.
    var isStandard: Bool { get }
    var tick: Int { get }
    var score: Int { get }
    var isOver: Bool { get }
    var stage: StageShape { get }
    var hud: HUD { get }
    var ending: String { get }
    var highlights: [String] { get }
    /// The run so far, to keep.
    var bytes: [UInt8] { get }

    func touch(at place: InputPoint, cues: inout [Cue])
    /// Turns the stage, where it turns with the device.
    func turn()
    func advance(cues: inout [Cue])
    func draw(into scene: inout Scene, fraction: Double)
    func describe(in json: inout JSONText)
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
    private var run: Run<G>

    init(_ start: CabinetStart, settings: G.Settings) {
        run = Run(
            player: start.player, settings: settings,
            stage: G.format.shape(fitting: start.screen.width, by: start.screen.height),
            seed: start.seed, isPractice: start.isPractice)
    }

    init(_ run: Run<G>) {
        self.run = run
    }

    var player: PlayerName { run.recording.player }
    var isPractice: Bool { run.recording.isPractice }
    var isStandard: Bool { run.recording.settings == .standard }
    var tick: Int { run.game.tick }
    var score: Int { run.game.score }
    var isOver: Bool { run.game.isOver }
    var stage: StageShape { run.game.stage }
    var hud: HUD { run.game.hud }
    var ending: String { run.game.ending }
    var highlights: [String] { run.game.highlights }
    var bytes: [UInt8] { run.bytes }

    func touch(at place: InputPoint, cues: inout [Cue]) {
        run.apply(G.touch(at: place), cues: &cues)
    }

    func turn() {
        guard let turn = G.turn else { return }
        var unseen: [Cue] = []
        run.apply(turn, cues: &unseen)
    }

    func advance(cues: inout [Cue]) {
        run.advance(cues: &cues)
    }

    func draw(into scene: inout Scene, fraction: Double) {
        run.game.draw(into: &scene, fraction: fraction)
    }

    func describe(in json: inout JSONText) {
        run.game.describe(in: &json)
    }
}
