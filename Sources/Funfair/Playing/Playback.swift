import Arcade

/// A run on its way, whoever plays it: time passes in it tick by tick, and what it does is seen, heard
/// and felt.
struct Playback {
    /// Who plays.
    enum Driver: UInt8 {
        /// The player's hands, whose inputs come between two ticks.
        case hands
        /// The game's bot.
        case bot
        /// What was done when it was played before.
        case recording
    }

    /// A frame that took longer counts only so much, so that a busy machine slows the run down
    /// instead of jumping.
    static let longestFrame = 100.0
    /// A frame that took longer was none: the machine slept.
    static let sleep = 5000.0
    /// So many ticks are looked at what a turn or a level brought, before a driver without hands goes
    /// on: its player took time there too, but none of it is in the recording.
    static let rest = Clock.ticksPerSecond
    /// So long a show lasts where the system asks for less motion: half a second.
    static let shortShow = Clock.ticksPerSecond / 2
    static let millisecondsPerTick = 1000.0 / Double(Clock.ticksPerSecond)

    let cabinet: any Cabinet
    private let driver: Driver
    private var effects: Effects
    /// What is to be heard and felt.
    var cues: [Cue] = []
    /// Milliseconds that no tick was played for yet.
    private var debt = 0.0
    /// What the debt was when the run was held: it is drawn so, and goes on from there.
    private var heldDebt = Playback.millisecondsPerTick
    /// Whether it is held, so that no time passes; a run in a player's hands is from its start.
    private(set) var isHeld: Bool
    /// How many ticks came due that effects were not told of yet.
    private var untold = 0
    /// How many ticks the present rest was looked at; by hands, what a level or the run came to.
    private(set) var rested = 0

    init(of cabinet: any Cabinet, at stall: Stall, by driver: Driver) {
        self.cabinet = cabinet
        self.driver = driver
        isHeld = driver == .hands
        effects = Effects(festive: stall.festiveLooks)
    }

    /// Whether the system asks for less motion: shows are short then.
    var isCalm: Bool {
        get { effects.isCalm }
        set { effects.isCalm = newValue }
    }

    /// Whether anything is still to be seen of what happened.
    var hasEffects: Bool { !effects.isEmpty }

    /// What is to be heard and felt since this was last asked.
    mutating func takeCues() -> [Cue] {
        defer { cues.removeAll(keepingCapacity: true) }
        return cues
    }

    // MARK: Time

    /// Lets time pass; `takeTick` says what has come due of it.
    ///
    /// - Parameter speed: how many times as fast the run goes.
    mutating func owe(_ milliseconds: Double, times speed: Int = 1) {
        debt += min(max(milliseconds, 0), Self.longestFrame) * Double(speed)
    }

    /// Whether a tick has come due; asking takes it.
    mutating func takeTick() -> Bool {
        guard debt >= Self.millisecondsPerTick else { return false }
        debt -= Self.millisecondsPerTick
        untold += 1
        return true
    }

    /// Lets the effects of the ticks go on that were taken.
    mutating func animate() {
        effects.advance(ticks: untold)
        untold = 0
    }

    /// Lets time stand still, with what was owed of a tick.
    mutating func hold() {
        if !isHeld { heldDebt = debt }
        isHeld = true
        debt = 0
    }

    /// Lets time stand still after a whole tick: the game itself has stopped.
    mutating func stop() {
        heldDebt = Self.millisecondsPerTick
        isHeld = true
        debt = 0
        rested = 0
    }

    /// Lets time go on.
    mutating func goOn() {
        guard isHeld else { return }
        debt += heldDebt
        isHeld = false
    }

    // MARK: What happens

    /// Does what comes of a prompt.
    mutating func respond(to prompt: Prompt<AppSettings>) {
        let first = cues.count
        cabinet.respond(to: prompt, cues: &cues)
        show(since: first)
    }

    // Not inlined: whoever plays has a copy else, and the browser downloads each.
    /// Plays a tick, or rests for one.
    @inline(never)
    mutating func tick() {
        let first = cues.count
        step()
        if isCalm { shorten(since: first) }
        show(since: first)
    }

    /// Begins what is seen of the cues that came last.
    private mutating func show(since first: Int) {
        for cue in cues[first...] { cabinet.show(cue, in: &effects) }
    }

    /// Ends a show early; one that was recorded passes unseen.
    private mutating func shorten(since first: Int) {
        while let shown = cabinet.moment.shownTicks, shown >= Self.shortShow {
            if driver == .hands { return cabinet.respond(to: .skip, cues: &cues) }
            cues.removeLast(cues.count - first)
            step()
        }
    }

    private mutating func step() {
        let moment = cabinet.moment
        if !moment.isAtRest { rested = 0 } else if rests(in: moment) { return }
        if driver != .hands, !drive() { return }
        cabinet.advance(cues: &cues)
    }

    /// Whether what a turn or a level brought, or the whole run, is looked at for one more tick.
    private mutating func rests(in moment: GameMoment) -> Bool {
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

    /// Does what the bot would before this tick, or what was done before it when it was played.
    ///
    /// - Returns: false where a show ended by it, which its player skipped: what it brought is looked
    ///   at before the next bet.
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
        } while cabinet.follow(cues: &cues)
        return true
    }

    /// Draws the stage as it is now.
    mutating func draw(into scene: inout Scene) {
        let isAtRest = cabinet.moment.isAtRest
        let shown = isAtRest ? Self.millisecondsPerTick : isHeld ? heldDebt : debt
        effects.draw(into: &scene, isMoving: !isHeld && !isAtRest) { [cabinet] scene in
            cabinet.draw(into: &scene, fraction: shown / Self.millisecondsPerTick)
        }
    }
}
