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

    init(_ panel: Panel) {
        self.panel = panel
        open = panel.open.map { Control($0, .sheet(.open)) }
        skip = panel.skip.map { Control($0, .skip) }
        options = panel.sheet?.options.map { .sheet(.choose($0.look)) } ?? []
        confirm = panel.sheet.map { Control($0.confirm, .sheet(.confirm)) }
        cancel = panel.sheet.map { Control($0.cancel, .sheet(.cancel)) }
    }
}
