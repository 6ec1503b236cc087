import Arcade

/// A run that the game's bot plays, to be looked at. Nothing of it is heard, kept or counted. A class
/// because it goes on, as a `Cabinet` does.
final class Demo {
    /// So long one game is shown, in milliseconds.
    static let milliseconds = 20_000.0
    /// So many ticks are looked at what a turn or a level brought, before the next begins.
    static let rest = Clock.ticksPerSecond

    let stall: Stall
    let cabinet: any Cabinet
    private var effects: Effects
    private var cues: [Cue] = []
    /// Milliseconds that it was shown.
    private var age = 0.0
    /// Milliseconds that no tick was played for yet.
    private var debt = 0.0
    /// Draws nothing: a practice run's draws follow from its seed.
    private var chances = SeededGenerator(seed: 0)
    /// How many ticks the present rest has lasted.
    private var rested = 0

    /// The standard game: what a player has set is for playing.
    ///
    /// - Returns: nil where its player cannot be named.
    init?(of stall: Stall, on screen: Layout, seed: UInt64) {
        guard let player = try? PlayerName("Bot") else { return nil }
        self.stall = stall
        effects = Effects(festive: stall.festiveLooks)
        cabinet = stall.entry.start(
            CabinetStart(
                settings: AppSettings(), player: player, screen: screen, seed: seed,
                isPractice: true))
    }

    /// Whether another game's turn has come.
    var isDone: Bool { age >= Self.milliseconds || cabinet.moment.isOver && rested >= Self.rest }

    /// Whether nothing moves before somebody goes on.
    private var isAtRest: Bool { cabinet.moment.isAtRest }

    /// Lets time pass.
    func advance(milliseconds: Double) {
        let passed = min(max(milliseconds, 0), Session.longestFrame)
        age += passed
        debt += passed
        var ticks = 0
        while debt >= Session.millisecondsPerTick {
            debt -= Session.millisecondsPerTick
            ticks += 1
            tick()
        }
        effects.advance(ticks: ticks)
    }

    private func tick() {
        if isAtRest, rested < Self.rest {
            rested += 1
            return
        }
        guard !cabinet.moment.isOver else { return }
        rested = 0
        cues.removeAll(keepingCapacity: true)
        cabinet.demonstrate(cues: &cues)
        cabinet.draw(by: &chances, cues: &cues)
        cabinet.advance(cues: &cues)
        for cue in cues { effects.begin(cue) }
    }

    /// Draws the stage as it is now.
    func draw(into scene: inout Scene) {
        let fraction = isAtRest ? 1 : debt / Session.millisecondsPerTick
        effects.draw(into: &scene, isMoving: !isAtRest) { [cabinet] scene in
            cabinet.draw(into: &scene, fraction: fraction)
        }
    }
}
