import Arcade

/// A run in a player's hands: counted in, running, or interrupted.
struct Session {
    enum Phase: Equatable {
        /// 3, 2, 1; so many ticks are left of it.
        case countIn(ticksLeft: Int)
        case running
        case paused
    }

    /// A flashing 3, 2, 1 (BubblePop, extended functionality 13).
    static let countInSeconds = 3
    /// A frame that took longer counts only so much, so that a busy machine slows the run down
    /// instead of jumping.
    private static let longestFrame = 100.0
    /// A frame that took longer was none: the machine slept. The run pauses.
    private static let sleep = 5000.0
    /// The run is kept so often while it is played, for the case that nothing is said at the end.
    private static let ticksBetweenSaves = 5 * Clock.ticksPerSecond
    private static let millisecondsPerTick = 1000.0 / Double(Clock.ticksPerSecond)

    let stall: Stall
    let cabinet: any Cabinet
    private(set) var phase: Phase
    /// How the device was held when the stage last took its shape.
    private(set) var isUpright: Bool
    private var effects = Effects()
    private var cues: [Cue] = []
    /// Milliseconds that no tick was played for yet.
    private var debt = 0.0
    private var nextSave = Session.ticksBetweenSaves

    init(_ stall: Stall, _ cabinet: any Cabinet, phase: Phase, isUpright: Bool) {
        self.stall = stall
        self.cabinet = cabinet
        self.phase = phase
        self.isUpright = isUpright
        nextSave += cabinet.tick
    }

    static var counting: Phase { .countIn(ticksLeft: countInSeconds * Clock.ticksPerSecond) }

    /// The number to flash, during the count-in.
    var countIn: Int? {
        guard case .countIn(let left) = phase else { return nil }
        return Clock.secondsShown(ofTicks: left)
    }

    var storedText: [UInt8] {
        RunStore.text(of: cabinet.bytes, isUpright: isUpright)
    }

    /// Whether the run is to be kept now; asking resets it.
    mutating func takeSave() -> Bool {
        guard cabinet.tick >= nextSave else { return false }
        nextSave = cabinet.tick + Self.ticksBetweenSaves
        return true
    }

    /// What is to be heard and felt since this was last asked.
    mutating func takeCues() -> [Cue] {
        defer { cues.removeAll(keepingCapacity: true) }
        return cues
    }

    mutating func pause() {
        phase = .paused
        debt = 0
    }

    mutating func resume() {
        guard phase == .paused else { return }
        phase = Self.counting
    }

    /// The device is held another way: the stage turns with it, and the run pauses.
    mutating func hold(upright: Bool) {
        guard upright != isUpright else { return }
        isUpright = upright
        cabinet.turn()
        pause()
    }

    mutating func touch(_ place: Point) {
        guard phase == .running, let place = InputPoint(place) else { return }
        let first = cues.count
        cabinet.touch(at: place, cues: &cues)
        for cue in cues[first...] { effects.begin(cue) }
    }

    mutating func advance(milliseconds: Double) {
        guard phase != .paused, milliseconds > 0 else { return }
        guard milliseconds < Self.sleep else { return pause() }
        debt += min(milliseconds, Self.longestFrame)
        var ticks = 0
        while debt >= Self.millisecondsPerTick {
            debt -= Self.millisecondsPerTick
            ticks += 1
            tick()
        }
        effects.advance(ticks: ticks)
    }

    private mutating func tick() {
        switch phase {
        case .countIn(let left):
            phase = left > 1 ? .countIn(ticksLeft: left - 1) : .running
        case .running:
            let first = cues.count
            cabinet.advance(cues: &cues)
            for cue in cues[first...] { effects.begin(cue) }
        case .paused:
            break
        }
    }

    /// Draws the stage as it is now; nothing while it is covered.
    func draw(into scene: inout Scene) {
        guard phase != .paused else { return }
        let fraction = phase == .running ? debt / Self.millisecondsPerTick : 1
        cabinet.draw(into: &scene, fraction: fraction)
        effects.draw(into: &scene)
    }
}
