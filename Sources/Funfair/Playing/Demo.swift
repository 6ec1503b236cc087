import Arcade

/// A run that the game's bot plays for people to watch. It's silent, and isn't saved or counted. A
/// class because it has identity, like `Cabinet`.
final class Demo {
    /// How long each game is shown, in milliseconds.
    static let milliseconds = 20_000.0

    let stall: Stall
    private var playback: Playback
    /// Milliseconds shown so far.
    private var age = 0.0

    /// Starts a game with standard settings, regardless of the player's.
    ///
    /// - Returns: nil if the bot's name is invalid.
    init?(of stall: Stall, on screen: Layout, seed: UInt64) {
        guard let player = try? PlayerName("Bot") else { return nil }
        self.stall = stall
        let start = CabinetStart(
            settings: AppSettings(), player: player, screen: screen, seed: seed, isPractice: true)
        playback = Playback(of: stall.entry.start(start), at: stall, by: .bot)
    }

    var cabinet: any Cabinet { playback.cabinet }

    /// Whether to show the next game.
    var isDone: Bool {
        age >= Self.milliseconds || cabinet.moment.isOver && playback.rested >= Playback.rest
    }

    /// Advances the demo.
    func advance(milliseconds: Double) {
        age += min(max(milliseconds, 0), Playback.longestFrame)
        playback.addTime(milliseconds)
        while playback.takeTick() { playback.tick() }
        playback.animate()
        // Demos are silent.
        playback.cues.removeAll(keepingCapacity: true)
    }

    /// Draws the stage.
    func draw(into scene: inout Scene) { playback.draw(into: &scene) }
}
