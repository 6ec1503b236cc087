import Arcade

/// A finished run that is watched: what is done in it comes from its recording, and its time from
/// whoever watches. Nothing that is kept ever changes by it. A class because it goes on, as a
/// `Cabinet` does.
final class Replay {
    /// How fast a run can be watched, in times of how it was played.
    static let speeds = [1, 2, 4]

    let recording: FinishedRecording
    /// Where *Back* leads.
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

    /// How much of it was shown, in hundredths. Of inputs as well as ticks: at a table whose wheel
    /// nobody looked at, no time passed.
    var progress: Int {
        let whole = recording.end.tick + recording.end.inputs
        return whole == 0 ? 100 : (cabinet.tick + cabinet.inputs) * 100 / whole
    }

    /// Whether anything on the stage moves, or will.
    var isMoving: Bool { !isPaused && (!cabinet.moment.isOver || playback.hasEffects) }

    func pause() { playback.hold() }

    func goOn() { playback.goOn() }

    func play(at speed: Int) {
        if Self.speeds.contains(speed) { self.speed = speed }
    }

    /// From the beginning, as fast as it is watched now.
    func restart() { playback = recording.playback }

    /// What is to be heard and felt since this was last asked.
    func takeCues() -> [Cue] { playback.takeCues() }

    /// Lets time pass.
    ///
    /// - Parameter isCalm: whether the system asks for less motion: shows are short then.
    func advance(milliseconds: Double, isCalm: Bool = false) {
        playback.isCalm = isCalm
        guard isMoving, milliseconds > 0 else { return }
        guard milliseconds < Playback.sleep else { return pause() }
        playback.owe(milliseconds, times: speed)
        while playback.takeTick() { playback.tick() }
        playback.animate()
    }

    /// Draws the stage as it is now.
    func draw(into scene: inout Scene) { playback.draw(into: &scene) }
}

extension FinishedRecording {
    /// The run from its beginning, as it was played.
    fileprivate var playback: Playback { Playback(of: end.rewound(), at: stall, by: .recording) }
}
