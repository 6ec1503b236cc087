import Funfair

/// A command of the menu bar on an iPad, with its shortcut for a hardware keyboard.
public struct MenuCommand: Equatable, Sendable, Identifiable {
    /// What a command does.
    public enum ID: Hashable, Sendable {
        /// The screen's main control: Play, Play again, Resume and so on.
        case main
        /// Pauses the run.
        case pause
        /// Goes to the home screen.
        case home
        /// Turns all sound off or on.
        case mute
        /// Opens a tab of the current stall.
        case tab(FairTab)
    }

    /// What the command does.
    public let id: ID
    /// The command's name.
    public let name: String
    /// The key to press together with ⌘.
    public let key: Character
    /// Whether ⇧ has to be pressed, too.
    public let hasShift: Bool
    /// The action; nil while the command isn't available.
    public let action: Action?

    init(_ id: ID, _ name: String, _ key: Character, hasShift: Bool = false, _ action: Action?) {
        self.id = id
        self.name = name
        self.key = key
        self.hasShift = hasShift
        self.action = action
    }
}

extension Face {
    /// The commands of the menu. ⌘H and ⌘M belong to the system.
    public var menu: [MenuCommand] {
        // Whatever is in front has to be answered first.
        let isCovered = !view.notices.isEmpty || view.question != nil || hasSheet
        let main = view.mainControl
        let steps = view.steps > 0 && !isCovered
        let commands = [
            MenuCommand(
                .main, main?.name ?? view.words[.play], "\r", isCovered ? nil : main?.action),
            MenuCommand(.pause, view.words[.pause], "p", isCovered ? nil : view.pause?.action),
            MenuCommand(.home, view.words[.home], "h", hasShift: true, steps ? .home : nil),
            MenuCommand(.mute, view.mute.name, "m", hasShift: true, view.mute.action),
        ]
        let tabs = zip(view.tabs.inDisplayOrder, "123456789").map { item, key in
            MenuCommand(
                .tab(item.tab), item.control.name, key,
                isCovered || item.control.isSelected ? nil : item.control.action)
        }
        return commands + tabs
    }
}

extension [TabItem] {
    /// The tabs, with the settings next to the game, because players need them between runs.
    public var inDisplayOrder: [TabItem] {
        let isNear: (TabItem) -> Bool = { $0.tab == .play || $0.tab == .settings }
        return filter(isNear) + filter { !isNear($0) }
    }
}
