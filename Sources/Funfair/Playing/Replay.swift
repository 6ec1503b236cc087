import Arcade

/// A replay of a finished run. Inputs come from the recording and time from the viewer; stored data
/// never changes. A class because it has identity, like `Cabinet`.
final class Replay {
    /// The available speeds, as multiples of normal.
    static let speeds = [1, 2, 4]

    let recording: FinishedRecording
    /// Where *Back* goes.
    let origin: Screens.Place
    private var playback: Playback
    private(set) var speed = speeds[0]

    init(_ recording: FinishedRecording, from origin: Screens.Place) {
        self.recording = recording
        self.origin = origin
        playback = recording.playback
    }

    var cabinet: any Cabinet { playback.cabinet }

    var isPaused: Bool { playback.isHeld }

    /// The progress in percent. It counts ticks and inputs, because no time passes at a table where
    /// every spin was skipped.
    var progress: Int {
        let whole = recording.end.tick + recording.end.inputs
        return whole == 0 ? 100 : (cabinet.tick + cabinet.inputs) * 100 / whole
    }

    /// Whether anything on the stage is moving or will move.
    var isMoving: Bool { !isPaused && (!cabinet.moment.isOver || playback.hasEffects) }

    func pause() { playback.hold() }

    func resume() { playback.resume() }

    func play(at speed: Int) {
        if Self.speeds.contains(speed) { self.speed = speed }
    }

    /// Restarts at the current speed.
    func restart() { playback = recording.playback }

    /// Returns the cues since the last call, and clears them.
    func takeCues() -> [Cue] { playback.takeCues() }

    /// Advances the replay.
    ///
    /// - Parameter reducesMotion: whether to shorten shows.
    func advance(milliseconds: Double, reducesMotion: Bool = false) {
        playback.reducesMotion = reducesMotion
        guard isMoving, milliseconds > 0 else { return }
        guard milliseconds < Playback.sleep else { return pause() }
        playback.addTime(milliseconds, times: speed)
        while playback.takeTick() { playback.tick() }
        playback.animate()
    }

    /// Draws the stage.
    func draw(into scene: inout Scene) { playback.draw(into: &scene) }
}

extension FinishedRecording {
    /// A playback of the run from the start.
    fileprivate var playback: Playback { Playback(of: end.rewound(), at: stall, by: .recording) }
}
