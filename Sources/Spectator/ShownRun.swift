import Arcade
import Breakout
import BubblePop

/// A run that arrives in pieces and is shown a little later. A class, because Embedded Swift supports
/// existentials only for classes.
public protocol ShownRun: AnyObject {
    /// The last known tick of the run.
    var known: Int { get }
    /// The shape of the run's stage.
    var stage: StageShape { get }
    /// The looks that the commands of a scene refer to.
    var looks: [Look] { get }
    /// Adds the inputs of the next piece.
    func take(_ piece: [UInt8]) throws(RecordingProblem)
    /// Plays until the moment that is shown now, as far as the run is known, and draws the stage.
    ///
    /// - Parameter elapsed: the milliseconds since the round's start, which can be negative.
    func draw(into scene: inout Scene, at elapsed: Double, reducesMotion: Bool)
}

/// Starts showing a run.
///
/// - Parameter piece: the first piece, which isn't added yet.
/// - Throws: `RecordingProblem` if it isn't a piece of a run on a stage.
public func shownRun(startingWith piece: [UInt8]) throws(RecordingProblem) -> any ShownRun {
    let code = try RecordingFormat.game(of: piece)
    if code == BubblePopGame.identity.code { return try ShownGame<BubblePopGame>(piece) }
    if code == BreakoutGame.identity.code { return try ShownGame<BreakoutGame>(piece) }
    throw .unknownGame(code: code)
}

/// How late runs are shown, in milliseconds.
private enum Late {
    /// The phone that plays sends a piece each second, and who watches asks about as often.
    static let least = 2000.0
    /// Pieces from another house come up to two seconds later.
    static let most = 4000.0
}

final class ShownGame<Played: StageGame>: ShownRun {
    private(set) var game: Played
    private var effects = Effects()
    private var inputs: [Recording<Played>.Stamped] = []
    /// The number of inputs played.
    private var next = 0
    private(set) var known = 0
    /// How late the run is shown, in milliseconds. After a piece that came late, the run continues
    /// later, but evenly.
    private var late = Late.least

    /// - Parameter first: the first piece, which isn't added yet.
    init(_ first: [UInt8]) throws(RecordingProblem) {
        let recording = try Recording<Played>.reading(first).recording
        game = Played(
            settings: recording.settings, stage: recording.stage, seed: recording.seed)
    }

    var stage: StageShape { game.stage }
    var looks: [Look] { Played.looks }

    func take(_ piece: [UInt8]) throws(RecordingProblem) {
        let (recording, claim) = try Recording<Played>.reading(piece)
        // A piece repeats the inputs in the last tick of the one before, and perhaps earlier ones.
        while let last = inputs.last, last.tick >= known { inputs.removeLast() }
        for stamped in recording.inputs where stamped.tick >= known { inputs.append(stamped) }
        known = max(known, claim.ticks)
    }

    func draw(into scene: inout Scene, at elapsed: Double, reducesMotion: Bool) {
        effects.reducesMotion = reducesMotion
        let ticksPerMillisecond = Double(Clock.ticksPerSecond) / 1000
        late = min(max(late, elapsed - Double(known) / ticksPerMillisecond), Late.most)
        let tick = min(max(0, (elapsed - late) * ticksPerMillisecond), Double(known))
        while game.tick < Int(tick), !game.isOver { play() }
        let fraction = Int(tick) < known ? tick - Double(Int(tick)) : 1
        effects.draw(into: &scene, isMoving: true) { [game] scene in
            game.draw(into: &scene, fraction: fraction)
        }
    }

    /// Plays a tick, with its effects.
    private func play() {
        var cues: [Cue] = []
        while next < inputs.count, inputs[next].tick == game.tick {
            game.apply(inputs[next].input, cues: &cues)
            next += 1
        }
        game.advance(cues: &cues)
        effects.advance(ticks: 1)
        for cue in cues { Played.show(cue, in: &effects) }
    }
}
