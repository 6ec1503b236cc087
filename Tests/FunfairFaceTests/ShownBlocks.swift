import Funfair
import FunfairFace

/// Shortcuts to the blocks of a screen.
extension FairView {
    /// The blocks of the screen, if it has any.
    var blocks: [Block] { if case .blocks(let screen) = screen { screen.blocks } else { [] } }

    /// All settings on the screen.
    var settingItems: [SettingItem] {
        var items: [SettingItem] = []
        for case .settings(_, _, let own) in blocks { items += own }
        return items
    }
}
