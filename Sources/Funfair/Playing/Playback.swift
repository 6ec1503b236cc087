import Arcade

/// Advances a run tick by tick, with its visual and sound effects.
struct Playback {
    /// The source of a run's inputs.
    enum Driver: UInt8 {
        /// The player, between ticks.
        case hands
        /// The game's bot.
        case bot
        /// The recording, for a replay.
        case recording
    }

    /// The longest frame that counts in full, in milliseconds. A busy machine slows the run down
    /// instead of making it jump.
    static let longestFrame = 100.0
    /// The shortest gap, in milliseconds, that means the machine slept.
    static let sleep = 5000.0
    /// How many ticks to show the result of a turn or level before a bot or recording continues.
    /// The player also took time at this point, but the recording doesn't contain that time.
    static let rest = Clock.ticksPerSecond
    /// The length of a show with reduced motion: half a second, in ticks.
    static let shortShow = Clock.ticksPerSecond / 2
    static let millisecondsPerTick = 1000.0 / Double(Clock.ticksPerSecond)

    let cabinet: any Cabinet
    private let driver: Driver
    private var effects: Effects
    /// Cues not yet played.
    var cues: [Cue] = []
    /// Milliseconds not yet turned into ticks.
    private var pendingTime = 0.0
    /// The value of `pendingTime` when time stopped. A held run is drawn at this moment, and
    /// resumes from it.
    private var heldTime = Playback.millisecondsPerTick
    /// Whether time is stopped. A player's run starts with time stopped.
    private(set) var isHeld: Bool
    /// Ticks not yet applied to the effects.
    private var ticksWithoutEffects = 0
    /// The ticks spent on the current rest. A player's run counts them only between levels and at
    /// its end.
    private(set) var rested = 0

    init(of cabinet: any Cabinet, at stall: Stall, by driver: Driver) {
        self.cabinet = cabinet
        self.driver = driver
        isHeld = driver == .hands
        effects = Effects(festive: stall.festiveLooks)
    }

    /// Whether reduced motion is on, which shortens shows.
    var reducesMotion: Bool {
        get { effects.reducesMotion }
        set { effects.reducesMotion = newValue }
    }

    /// Whether any effects are still visible.
    var hasEffects: Bool { !effects.isEmpty }

    /// Returns the cues since the last call, and clears them.
    mutating func takeCues() -> [Cue] {
        defer { cues.removeAll(keepingCapacity: true) }
        return cues
    }

    // MARK: Time

    /// Adds time, up to `longestFrame`. `takeTick` then returns true for each tick that is due.
    ///
    /// - Parameter speed: the speed as a multiple of normal.
    mutating func addTime(_ milliseconds: Double, times speed: Int = 1) {
        pendingTime += min(max(milliseconds, 0), Self.longestFrame) * Double(speed)
    }

    /// Returns whether a tick is due, and consumes the tick.
    mutating func takeTick() -> Bool {
        guard pendingTime >= Self.millisecondsPerTick else { return false }
        pendingTime -= Self.millisecondsPerTick
        ticksWithoutEffects += 1
        return true
    }

    /// Advances the effects by the ticks taken.
    mutating func animate() {
        effects.advance(ticks: ticksWithoutEffects)
        ticksWithoutEffects = 0
    }

    /// Stops time, remembering the fraction of a tick.
    mutating func hold() {
        if !isHeld { heldTime = pendingTime }
        isHeld = true
        pendingTime = 0
    }

    /// Stops time after a whole tick, because the game itself has stopped.
    mutating func stop() {
        heldTime = Self.millisecondsPerTick
        isHeld = true
        pendingTime = 0
        rested = 0
    }

    /// Resumes time.
    mutating func resume() {
        guard isHeld else { return }
        pendingTime += heldTime
        isHeld = false
    }

    // MARK: Events

    /// Handles a prompt.
    mutating func respond(to prompt: Prompt<AppSettings>) {
        let first = cues.count
        cabinet.respond(to: prompt, cues: &cues)
        show(since: first)
    }

    // Not inlined because each caller would have a copy, and the browser would download them all.
    /// Plays or rests for one tick.
    @inline(never)
    mutating func tick() {
        let first = cues.count
        step()
        if reducesMotion { shorten(since: first) }
        show(since: first)
    }

    /// Starts the effects of the latest cues.
    private mutating func show(since first: Int) {
        for cue in cues[first...] { cabinet.show(cue, in: &effects) }
    }

    /// Cuts a show short for reduced motion. In a demo or replay, plays the rest of the show
    /// unseen.
    private mutating func shorten(since first: Int) {
        while let shown = cabinet.moment.shownTicks, shown >= Self.shortShow {
            if driver == .hands { return cabinet.respond(to: .skip, cues: &cues) }
            cues.removeLast(cues.count - first)
            step()
        }
    }

    private mutating func step() {
        let moment = cabinet.moment
        if !moment.isAtRest { rested = 0 } else if needsRest(in: moment) { return }
        if driver != .hands, !drive() { return }
        cabinet.advance(cues: &cues)
    }

    /// Returns whether to spend one more tick on the result of a turn, level or run.
    private mutating func needsRest(in moment: GameMoment) -> Bool {
        switch driver {
        case .hands:
            if moment.isOver || moment.isBetweenLevels { rested += 1 }
            return true
        case .bot, .recording:
            guard rested < Self.rest else { return moment.isOver }
            rested += 1
            return true
        }
    }

    /// Applies the bot's or the recording's inputs for this tick.
    ///
    /// - Returns: false if the player skipped a show at this tick. The result is shown before the
    ///   next bet.
    private mutating func drive() -> Bool {
        if driver == .bot {
            var unused = SeededGenerator(seed: 0)
            cabinet.demonstrate(cues: &cues)
            cabinet.draw(by: &unused, cues: &cues)
            return true
        }
        var wasAtRest = true
        repeat {
            let isAtRest = cabinet.moment.isAtRest
            if isAtRest, !wasAtRest {
                rested = 0
                return false
            }
            wasAtRest = isAtRest
        } while cabinet.replayInput(cues: &cues)
        return true
    }

    /// Draws the stage.
    mutating func draw(into scene: inout Scene) {
        let isAtRest = cabinet.moment.isAtRest
        let shown = isAtRest ? Self.millisecondsPerTick : isHeld ? heldTime : pendingTime
        effects.draw(into: &scene, isMoving: !isHeld && !isAtRest) { [cabinet] scene in
            cabinet.draw(into: &scene, fraction: shown / Self.millisecondsPerTick)
        }
    }
}
