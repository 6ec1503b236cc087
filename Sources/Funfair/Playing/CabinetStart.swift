import Arcade

/// What a run starts from.
struct CabinetStart {
    let settings: AppSettings
    let player: PlayerName
    let screen: Layout
    let seed: UInt64
    let isPractice: Bool
    /// Whether everybody plays by the same settings, instead of the player's.
    var isForParty = false
}

extension Run where G: StageGame {
    /// - Parameter settings: finds the game's settings among all.
    init(_ start: CabinetStart, settings: (AppSettings) -> G.Settings) {
        self.init(
            player: start.player,
            settings: start.isForParty ? G.Settings.party : settings(start.settings),
            stage: G.format.shape(fitting: start.screen.width, by: start.screen.height),
            seed: start.seed, isPractice: start.isPractice)
    }
}
