import Arcade

/// A finished run that is watched: what is done in it comes from its recording, and its time from
/// whoever watches. Nothing that is kept ever changes by it. A class because it goes on, as a
/// `Cabinet` does.
final class Replay {
    /// How fast a run can be watched, in times of how it was played.
    static let speeds = [1, 2, 4]
    /// So many ticks are looked at what a turn or a level brought, before the next begins: its player
    /// took time there too, but none of it is in the recording.
    static let rest = Clock.ticksPerSecond

    let recording: FinishedRecording
    /// Where it was opened, and one goes back to.
    let tab: Tab
    private(set) var cabinet: any Cabinet
    private(set) var speed = speeds[0]
    private(set) var isPaused = false
    private var effects: Effects
    private var cues: [Cue] = []
    /// Milliseconds of the run that no tick was played for yet.
    private var debt = 0.0
    /// How many ticks the present rest was looked at.
    private var rested = 0

    init(_ recording: FinishedRecording, from tab: Tab) {
        self.recording = recording
        self.tab = tab
        cabinet = recording.end.rewound()
        effects = Effects(festive: recording.stall.festiveLooks)
    }

    /// How much of it was shown, in hundredths. Of inputs as well as ticks: at a table whose wheel
    /// nobody looked at, no time passed.
    var progress: Int {
        let whole = recording.end.tick + recording.end.inputs
        return whole == 0 ? 100 : (cabinet.tick + cabinet.inputs) * 100 / whole
    }

    /// Whether anything on the stage moves, or will.
    var isMoving: Bool { !isPaused && (!cabinet.moment.isOver || !effects.isEmpty) }

    /// Whether nothing moves before its player goes on.
    private var isAtRest: Bool { cabinet.moment.isAtRest }

    func pause() { isPaused = true }

    func goOn() { isPaused = false }

    func take(speed: Int) {
        if Self.speeds.contains(speed) { self.speed = speed }
    }

    /// From the beginning, as fast as it is watched now.
    func restart() {
        cabinet = recording.end.rewound()
        effects = Effects(festive: recording.stall.festiveLooks)
        debt = 0
        rested = 0
        isPaused = false
    }

    /// What is to be heard and felt since this was last asked.
    func takeCues() -> [Cue] {
        defer { cues.removeAll(keepingCapacity: true) }
        return cues
    }

    // MARK: Playing

    /// Lets time pass.
    ///
    /// - Parameter isCalm: whether the system asks for less motion: shows are short then.
    func advance(milliseconds: Double, isCalm: Bool = false) {
        effects.isCalm = isCalm
        guard isMoving, milliseconds > 0 else { return }
        guard milliseconds < Session.sleep else { return pause() }
        debt += min(milliseconds, Session.longestFrame) * Double(speed)
        var ticks = 0
        while debt >= Session.millisecondsPerTick {
            debt -= Session.millisecondsPerTick
            ticks += 1
            if !cabinet.moment.isOver { tick(isCalm: isCalm) }
        }
        effects.advance(ticks: ticks)
    }

    private func tick(isCalm: Bool) {
        let first = cues.count
        step()
        while isCalm, let shown = cabinet.moment.shownTicks, shown >= Session.shortShow {
            cues.removeLast(cues.count - first)
            step()
        }
        for cue in cues[first...] { effects.begin(cue) }
    }

    private func step() {
        if !isAtRest {
            rested = 0
        } else if rested < Self.rest {
            rested += 1
            return
        }
        var wasAtRest = isAtRest
        while cabinet.follow(cues: &cues) {
            // A show that its player skipped: what it brought is looked at before the next bet.
            if isAtRest, !wasAtRest {
                rested = 0
                return
            }
            wasAtRest = isAtRest
        }
        cabinet.advance(cues: &cues)
    }

    /// Draws the stage as it is now.
    func draw(into scene: inout Scene) {
        let isLate = !isAtRest
        let fraction = isLate ? debt / Session.millisecondsPerTick : 1
        effects.draw(into: &scene, isMoving: isLate && !isPaused) { [cabinet] scene in
            cabinet.draw(into: &scene, fraction: fraction)
        }
    }
}
