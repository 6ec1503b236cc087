import Arcade

/// What stands beside a stage, with what its controls do.
public struct PlayPanel: Equatable, Sendable {
    /// What to show.
    public let panel: Panel
    /// Opens the sheet.
    public let open: Control?
    /// Skips the show.
    public let skip: Control?
    /// What the sheet's options do, in their order.
    public let options: [Action]
    /// Confirms the choice.
    public let confirm: Control?
    /// Closes the sheet.
    public let cancel: Control?

    /// - Parameter isPlayed: whether it is the player's, and not only looked at.
    init(_ panel: Panel, isPlayed: Bool = true) {
        self.panel = panel
        open = (isPlayed ? panel.open : nil).map { Control($0, .sheet(.open)) }
        skip = (isPlayed ? panel.skip : nil).map { Control($0, .skip) }
        options = panel.sheet?.options.map { .sheet(.choose($0.look)) } ?? []
        confirm = panel.sheet.map { Control($0.confirm, .sheet(.confirm)) }
        cancel = panel.sheet.map { Control($0.cancel, .sheet(.cancel)) }
    }
}
