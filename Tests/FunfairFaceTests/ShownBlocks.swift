import Funfair
import FunfairFace

/// Shortcuts to a screen's blocks.
extension FairView {
    /// The screen's blocks, or an empty list.
    var blocks: [Block] { if case .blocks(let screen) = screen { screen.blocks } else { [] } }

    /// All settings on the screen.
    var settingItems: [SettingItem] {
        var items: [SettingItem] = []
        for case .settings(_, _, let own) in blocks { items += own }
        return items
    }
}
