import Funfair

/// A screen that opens from the home screen and closes with one step back.
public enum FairPlace: Hashable, Sendable {
    /// A stall, with its tabs and runs.
    case stall(Stall)
    /// A party, with its rounds.
    case party
    /// Any other screen, such as the device's settings or the statistics.
    case elsewhere
}

extension FairView {
    /// The navigation path from the home screen.
    public var path: [FairPlace] {
        switch screen {
        case .home: []
        default: isAtParty ? [.party] : [stall.map { .stall($0) } ?? .elsewhere]
        }
    }

    /// The title of the screen.
    public var title: String {
        switch screen {
        case .blocks(let screen): screen.title
        case .editor(let screen): screen.title
        case .home, .player, .play, .result: stall?.name ?? ""
        }
    }
}

/// The last content of screens that are currently covered. It's visible behind a covering screen,
/// during a swipe back, and when its tab is selected again.
public struct Shown: Equatable, Sendable {
    /// The home screen.
    public private(set) var home: HomeScreen?
    /// The last view that wasn't the home screen.
    public private(set) var away: FairView?
    /// The tabs of that view's stall, kept while a run hides them; empty if they were never shown.
    public private(set) var bar: [TabItem] = []
    private var tabs: [FairTab: Screen] = [:]

    init(_ view: FairView) { note(view) }

    /// The last screen shown under a tab of the current stall. A run's screen isn't kept after the
    /// player leaves the run.
    public subscript(tab: FairTab) -> Screen? { tabs[tab] }

    mutating func note(_ view: FairView) {
        if case .home(let screen) = view.screen {
            home = screen
            return
        }
        if view.stall != away?.stall {
            tabs.removeAll()
            bar.removeAll()
        }
        away = view
        guard let tab = view.tabs.chosen else { return }
        bar = view.tabs
        tabs[tab] = view.isRun ? nil : view.screen
    }
}

extension [TabItem] {
    /// The selected tab.
    public var chosen: FairTab? { first { $0.control.isSelected }?.tab }
}
