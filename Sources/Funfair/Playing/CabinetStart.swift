import Arcade

/// The conditions a run starts with.
struct CabinetStart {
    let settings: AppSettings
    let player: PlayerName
    let screen: Layout
    let seed: UInt64
    let isPractice: Bool
    /// Whether to use the settings for parties, the same for everyone, instead of the player's.
    var isForParty = false
}

extension Run where G: StageGame {
    /// - Parameter settings: extracts the game's settings from the app's.
    init(_ start: CabinetStart, settings: (AppSettings) -> G.Settings) {
        self.init(
            player: start.player,
            settings: start.isForParty ? G.Settings.party : settings(start.settings),
            stage: G.format.shape(fitting: start.screen.width, by: start.screen.height),
            seed: start.seed, isPractice: start.isPractice)
    }
}
