import Arcade

/// A run that the game's bot plays, to be looked at. Nothing of it is heard, kept or counted. A class
/// because it goes on, as a `Cabinet` does.
final class Demo {
    /// So long one game is shown, in milliseconds.
    static let milliseconds = 20_000.0

    let stall: Stall
    private var playback: Playback
    /// Milliseconds that it was shown.
    private var age = 0.0

    /// The standard game: what a player has set is for playing.
    ///
    /// - Returns: nil where its player cannot be named.
    init?(of stall: Stall, on screen: Layout, seed: UInt64) {
        guard let player = try? PlayerName("Bot") else { return nil }
        self.stall = stall
        let start = CabinetStart(
            settings: AppSettings(), player: player, screen: screen, seed: seed, isPractice: true)
        playback = Playback(of: stall.entry.start(start), at: stall, by: .bot)
    }

    var cabinet: any Cabinet { playback.cabinet }

    /// Whether another game's turn has come.
    var isDone: Bool {
        age >= Self.milliseconds || cabinet.moment.isOver && playback.rested >= Playback.rest
    }

    /// Lets time pass.
    func advance(milliseconds: Double) {
        age += min(max(milliseconds, 0), Playback.longestFrame)
        playback.owe(milliseconds)
        while playback.takeTick() { playback.tick() }
        playback.animate()
        // Nobody hears it.
        playback.cues.removeAll(keepingCapacity: true)
    }

    /// Draws the stage as it is now.
    func draw(into scene: inout Scene) { playback.draw(into: &scene) }
}
