import Funfair

/// Where somebody has gone from the stalls, and comes back from with one step.
public enum FairPlace: Hashable, Sendable {
    /// A stall, with its tabs and its runs.
    case stall(Stall)
    /// A party, with the runs of its rounds.
    case party
    /// Where the stalls lead besides: to the settings of the device, or to what there is to read.
    case elsewhere
}

extension FairView {
    /// The way from the stalls to what is shown.
    public var path: [FairPlace] {
        switch screen {
        case .home: []
        default: isAtParty ? [.party] : [stall.map { .stall($0) } ?? .elsewhere]
        }
    }

    /// What stands above what is shown.
    public var title: String {
        switch screen {
        case .blocks(let screen): screen.title
        case .editor(let screen): screen.title
        case .home, .player, .play, .result: stall?.name ?? ""
        }
    }
}

/// What was last shown where somebody has been: it is still seen below what stands over it, while it is
/// swiped away, and when its tab comes back.
public struct Shown: Equatable, Sendable {
    /// The stalls.
    public private(set) var home: HomeScreen?
    /// What was last shown that was not the stalls.
    public private(set) var away: FairView?
    /// The tabs of its stall, also while a run hides them; none where they were never shown.
    public private(set) var bar: [TabItem] = []
    private var tabs: [FairTab: Screen] = [:]

    init(_ view: FairView) { note(view) }

    /// What was last shown under a tab of the stall that was open last; a run is no such thing: it is
    /// where somebody is, or nowhere.
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
    /// The tab that is shown.
    public var chosen: FairTab? { first { $0.control.isSelected }?.tab }
}
