import Arcade
import Phrases

/// A run controlled by a player. A class because it has identity, like `Cabinet`.
final class Session {
    enum Phase: Equatable {
        /// Counting 3, 2, 1, with the ticks left.
        case countIn(ticksLeft: Int)
        case running
        case paused
        case intermission
    }

    /// The length of the count-in in seconds (BubblePop, extended functionality 13).
    static let countInSeconds = 3
    /// How long the end of a level is shown before its summary, in ticks.
    static let lastLook = 100
    /// How long the last turn at a table is shown before the result, in ticks.
    static let lastTurnLook = 180

    let stall: Stall
    /// Whether the run is part of a party's round. Such a run counts in by the house's clock and
    /// doesn't wait for its player.
    let isAtParty: Bool
    /// The ghost to race against, if any.
    let ghost: Ghost?
    /// The score curve of the player's best run so far, if known.
    let best: ScoreCurve?
    /// The run's standing when its score was last recorded; nil if it hasn't been recorded yet.
    var standing: Standing?
    /// The schedule for saving the run.
    private(set) var saveSchedule: SaveSchedule
    private(set) var phase = Phase.paused
    /// Whether the run was interrupted, which means that the player has already seen the stage
    /// before the count-in.
    private var wasPaused = false
    /// Whether space above the stage is reserved for hints.
    private(set) var hasHintRoom = false
    /// The device's orientation when the stage last took its shape.
    private(set) var isUpright: Bool
    private var announcer = Announcer()
    var playback: Playback

    /// Restores a stored run, paused.
    init(
        kept cabinet: any Cabinet, of stall: Stall, isUpright: Bool, best: ScoreCurve? = nil,
        isAtParty: Bool = false
    ) {
        self.stall = stall
        self.isAtParty = isAtParty
        self.best = best
        self.isUpright = isUpright
        ghost = nil
        playback = Playback(of: cabinet, at: stall, by: .hands)
        saveSchedule = SaveSchedule(cabinet, isKept: true)
        wasPaused = true
        if cabinet.moment.isBetweenLevels { phase = .intermission }
    }

    /// Starts a new run.
    init(
        new cabinet: any Cabinet, of stall: Stall, isUpright: Bool, ghost: Ghost? = nil,
        best: ScoreCurve? = nil, isAtParty: Bool = false
    ) {
        self.stall = stall
        self.isAtParty = isAtParty
        self.best = best
        self.isUpright = isUpright
        self.ghost = ghost
        playback = Playback(of: cabinet, at: stall, by: .hands)
        saveSchedule = SaveSchedule(cabinet, isKept: false)
        if !isAtParty { resume() }
    }

    var cabinet: any Cabinet { playback.cabinet }

    var kind: GameKind { cabinet.staging.kind }

    /// Whether a pause hides the stage until time continues, which keeps players from planning
    /// moves during the pause or its count-in.
    var isStageHidden: Bool {
        cabinet.staging.isHiddenInPauses && (phase == .paused || wasPaused && countIn != nil)
    }

    /// Returns whether to save the run now. If so, restarts the interval. Returns false at the end
    /// of a level, because the app saves the run and its score when the intermission starts.
    func takeSave() -> Bool {
        !cabinet.moment.isBetweenLevels && saveSchedule.takeSave(at: cabinet.tick)
    }

    /// Returns whether something worth saving has happened in a run at a table since the last call.
    func takeChange() -> Bool {
        kind.isKeptAtOnce && saveSchedule.takeChange(to: cabinet.mark)
    }

    /// Whether anything on the stage is moving or will move.
    var isMoving: Bool {
        let moment = cabinet.moment
        return !isStopped && (!moment.isStill || moment.isOver || playback.hasEffects)
    }

    /// Whether the run has ended and its end has been shown.
    var isDone: Bool {
        cabinet.moment.isOver && playback.rested >= kind.lastLook
    }

    /// Returns the cues since the last call, and clears them.
    func takeCues() -> [Cue] { playback.takeCues() }

    /// Returns the announcement for screen readers, if any.
    func takeAnnouncement(in words: Words) -> String? {
        announcer.text(
            for: cabinet.hud, isCleared: cabinet.moment.isBetweenLevels, looks: stall.looks,
            in: words)
    }

    /// Reserves space for hints that would otherwise cover touch targets. While time runs, the
    /// space remains reserved, because an empty strip is better than a stage that grows under the
    /// player's finger.
    func makeRoom(forHint isThere: Bool) {
        hasHintRoom = cabinet.staging.hasTargets && (isThere || hasHintRoom && countIn == nil)
    }

    // MARK: Pausing and resuming

    func pause() {
        if cabinet.moment.isBetweenLevels { return stop() }
        playback.hold()
        phase = .paused
        wasPaused = true
    }

    /// Stops for an intermission.
    private func stop() {
        phase = .intermission
        playback.stop()
    }

    func resume() {
        guard phase == .paused else { return }
        cabinet.releaseHolds()
        phase = .countIn(ticksLeft: Self.countInSeconds * Clock.ticksPerSecond)
        if !kind.countsIn || cabinet.moment.isWaiting { run() } else { playSound(.hurry) }
    }

    /// Plays a sound that has no position on the stage.
    private func playSound(_ name: Cue.Name) {
        playback.cues.append(Cue(name, at: Point(x: 0, y: 0)))
    }

    /// Continues after an intermission.
    func proceed() {
        guard phase == .intermission else { return }
        playback.respond(to: .proceed)
        guard !cabinet.moment.isBetweenLevels else { return }
        phase = .paused
        resume()
    }

    /// Counts down the given number of ticks to the start of a party's round, or joins the round if
    /// it has started.
    func join(in ticks: Int) {
        guard phase != .running else { return }
        if phase == .paused { cabinet.releaseHolds() }
        let shown = countIn
        if ticks > 0 {
            phase = .countIn(ticksLeft: ticks)
            if countIn != shown { playSound(.hurry) }
        } else {
            if shown != nil { playSound(.go) }
            run()
        }
    }

    private func run() {
        phase = .running
        playback.resume()
    }

    /// Restarts an untouched run with another seed.
    func restart(seed: UInt64, player: PlayerName) {
        cabinet.restart(seed: seed, player: player)
        saveSchedule.restart()
    }

    /// Applies the current settings, in a game that accepts them during a run.
    func settingsChanged(to settings: AppSettings) {
        cabinet.respond(to: .settings(settings))
        if isStopped { phase = cabinet.moment.isBetweenLevels ? .intermission : .paused }
    }

    /// Handles a change of the device's orientation. Except at a table, turns the stage and pauses
    /// the run.
    func hold(upright: Bool) {
        guard upright != isUpright else { return }
        isUpright = upright
        guard kind.pausesByItself else { return }
        cabinet.respond(to: .turned)
        // The round hasn't started yet, and it doesn't wait for someone turning a phone.
        if isAtParty, countIn != nil { return }
        pause()
    }

    // MARK: Playing

    func gestureMade(_ gesture: Gesture) {
        guard isInHand, let gesture = phase == .running ? gesture.sound : gesture.sound?.early
        else { return }
        playback.respond(to: .gesture(gesture))
    }

    private var isInHand: Bool {
        switch phase {
        case .countIn: cabinet.staging.allowsHoldInCountIn
        case .running: !cabinet.moment.isBetweenLevels
        case .paused, .intermission: false
        }
    }

    /// Advances the run.
    ///
    /// - Parameter reducesMotion: whether to shorten shows.
    func advance(milliseconds: Double, reducesMotion: Bool = false) {
        playback.reducesMotion = reducesMotion
        guard !isStopped, milliseconds > 0 else { return }
        guard milliseconds < Playback.sleep || !kind.pausesByItself else { return pause() }
        playback.addTime(milliseconds)
        while !isStopped, playback.takeTick() { tick() }
        playback.animate()
    }

    private func tick() {
        guard case .countIn(let left) = phase else { return play() }
        if isAtParty { return }
        let shown = countIn
        if left > 1 {
            phase = .countIn(ticksLeft: left - 1)
            if countIn != shown { playSound(.hurry) }
        } else {
            run()
            playSound(.go)
        }
    }

    private func play() {
        playback.tick()
        ghost?.advance(to: cabinet.tick)
        if playback.rested == Self.lastLook, cabinet.moment.isBetweenLevels { stop() }
    }

    /// Draws the stage, unless it's hidden.
    func draw(into scene: inout Scene) {
        if !isStageHidden { playback.draw(into: &scene) }
    }
}
