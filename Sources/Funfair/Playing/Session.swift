import Arcade
import Phrases

/// A run in a player's hands. A class because it goes on, as a `Cabinet` does.
final class Session {
    enum Phase: Equatable {
        /// 3, 2, 1; so many ticks are left of it.
        case countIn(ticksLeft: Int)
        case running
        case paused
        case intermission
    }

    /// A flashing 3, 2, 1 (BubblePop, extended functionality 13).
    static let countInSeconds = 3
    /// So long the end of a level is seen before there is something to read.
    static let lastLook = 100
    /// So long the last turn of a run at a table is seen, before its end is told.
    static let lastTurnLook = 180

    let stall: Stall
    /// Whether it is of a party's round, which counts in by the house's clock and waits for nobody.
    let isAtParty: Bool
    /// Another run that is played beside it.
    let ghost: Ghost?
    /// How the player's best run went before this one.
    let best: ScoreCurve?
    /// What the board was told of the run, still in progress.
    var standing: Standing?
    /// What of it is kept.
    private(set) var keeping: Keeping
    private(set) var phase = Phase.paused
    /// Whether it was interrupted: what counts in then, the player has seen.
    private var wasPaused = false
    /// Whether hints have room above the stage.
    private(set) var hasHintRoom = false
    /// How the device was held when the stage last took its shape.
    private(set) var isUpright: Bool
    private var announcer = Announcer()
    var playback: Playback

    /// A run that was kept; it waits for its player.
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
        keeping = Keeping(cabinet, isKept: true)
        wasPaused = true
        if cabinet.moment.isBetweenLevels { phase = .intermission }
    }

    /// A run that begins.
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
        keeping = Keeping(cabinet, isKept: false)
        if !isAtParty { resume() }
    }

    var cabinet: any Cabinet { playback.cabinet }

    var kind: GameKind { cabinet.staging.kind }

    /// Whether a pause hides the stage, until time goes on: who could look at it while a pause counts in
    /// would plan there.
    var isStageHidden: Bool {
        cabinet.staging.isHiddenInPauses && (phase == .paused || wasPaused && countIn != nil)
    }

    /// Whether the run is to be kept now; asking resets it. Not at the end of a level: what is kept
    /// there is on the board.
    func takeSave() -> Bool {
        !cabinet.moment.isBetweenLevels && keeping.takeSave(at: cabinet.tick)
    }

    /// Whether something happened in a run at a table since this was last asked.
    func takeChange() -> Bool {
        kind.isKeptAtOnce && keeping.takeChange(to: cabinet.mark)
    }

    /// Whether anything on the stage moves, or will.
    var isMoving: Bool {
        let moment = cabinet.moment
        return !isStopped && (!moment.isStill || moment.isOver || playback.hasEffects)
    }

    /// Whether the run has ended, and its end was seen.
    var isDone: Bool {
        cabinet.moment.isOver && playback.rested >= kind.lastLook
    }

    /// What is to be heard and felt since this was last asked.
    func takeCues() -> [Cue] { playback.takeCues() }

    /// What there is to say of it now, to those who listen.
    func takeAnnouncement(in words: Words) -> String? {
        announcer.text(
            for: cabinet.hud, isCleared: cabinet.moment.isBetweenLevels, looks: stall.looks,
            in: words)
    }

    /// Makes room for hints where they would stand over things to touch. It stays to the end while time
    /// goes on: a stage that grows under a finger would be worse than a strip with nothing in it.
    func makeRoom(forHint isThere: Bool) {
        hasHintRoom = cabinet.staging.hasTargets && (isThere || hasHintRoom && countIn == nil)
    }

    // MARK: Stopping and going on

    func pause() {
        if cabinet.moment.isBetweenLevels { return stop() }
        playback.hold()
        phase = .paused
        wasPaused = true
    }

    /// The game has something to say.
    private func stop() {
        phase = .intermission
        playback.stop()
    }

    func resume() {
        guard phase == .paused else { return }
        cabinet.letGo()
        phase = .countIn(ticksLeft: Self.countInSeconds * Clock.ticksPerSecond)
        if !kind.countsIn || cabinet.moment.isWaiting { run() } else { hear(.hurry) }
    }

    /// Something that is heard, and has no place on the stage.
    private func hear(_ name: Cue.Name) {
        playback.cues.append(Cue(name, at: Point(x: 0, y: 0)))
    }

    /// Goes on after an intermission.
    func proceed() {
        guard phase == .intermission else { return }
        playback.respond(to: .proceed)
        guard !cabinet.moment.isBetweenLevels else { return }
        phase = .paused
        resume()
    }

    /// A party's round begins in so many ticks, by the house's clock; it may have begun.
    func join(in ticks: Int) {
        guard phase != .running else { return }
        if phase == .paused { cabinet.letGo() }
        let shown = countIn
        if ticks > 0 {
            phase = .countIn(ticksLeft: ticks)
            if countIn != shown { hear(.hurry) }
        } else {
            if shown != nil { hear(.go) }
            run()
        }
    }

    private func run() {
        phase = .running
        playback.goOn()
    }

    /// Begins again with another seed, where nothing was done yet.
    func deal(seed: UInt64, player: PlayerName) {
        cabinet.deal(seed: seed, player: player)
        keeping.deal()
    }

    /// Takes the settings that are in force now, in a game that takes them during a run.
    func settingsChanged(to settings: AppSettings) {
        cabinet.respond(to: .settings(settings))
        if isStopped { phase = cabinet.moment.isBetweenLevels ? .intermission : .paused }
    }

    /// The device is held another way: the stage turns with it, and the run pauses.
    func hold(upright: Bool) {
        guard upright != isUpright else { return }
        isUpright = upright
        guard kind.pausesByItself else { return }
        cabinet.respond(to: .turned)
        // Nothing is played yet, and nobody waits for whoever turns a phone.
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
        case .countIn: cabinet.staging.isHeldEarly
        case .running: !cabinet.moment.isBetweenLevels
        case .paused, .intermission: false
        }
    }

    /// Lets time pass.
    ///
    /// - Parameter isCalm: whether the system asks for less motion: shows are short then.
    func advance(milliseconds: Double, isCalm: Bool = false) {
        playback.isCalm = isCalm
        guard !isStopped, milliseconds > 0 else { return }
        guard milliseconds < Playback.sleep || !kind.pausesByItself else { return pause() }
        playback.owe(milliseconds)
        while !isStopped, playback.takeTick() { tick() }
        playback.animate()
    }

    private func tick() {
        guard case .countIn(let left) = phase else { return play() }
        if isAtParty { return }
        let shown = countIn
        if left > 1 {
            phase = .countIn(ticksLeft: left - 1)
            if countIn != shown { hear(.hurry) }
        } else {
            run()
            hear(.go)
        }
    }

    private func play() {
        playback.tick()
        ghost?.advance(to: cabinet.tick)
        if playback.rested == Self.lastLook, cabinet.moment.isBetweenLevels { stop() }
    }

    /// Draws the stage as it is now; nothing while it is hidden.
    func draw(into scene: inout Scene) {
        if !isStageHidden { playback.draw(into: &scene) }
    }
}
