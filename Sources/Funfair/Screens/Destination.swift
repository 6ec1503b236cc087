import Arcade
import Phrases

/// A screen outside the stalls that opens from the home screen.
public enum Destination: UInt8, CaseIterable, Sendable {
    /// The device's settings.
    case device
    /// The statistics over all runs.
    case statistics
    /// A party.
    case party
    /// The walls drawn or received on this device.
    case walls

    /// The word that identifies the destination's icon.
    public var picture: String {
        switch self {
        case .device: "settings"
        case .statistics: "statistics"
        case .party: "party"
        case .walls: "walls"
        }
    }

    /// Whether the home screen shows only the icon, beside its title.
    public var isTool: Bool { self == .device }

    fileprivate var name: Phrase {
        switch self {
        case .device: Phrase(.lookAndSound)
        case .statistics: Phrase(.yourGames)
        case .party: Phrase(.joinParty)
        case .walls: Phrase(.walls)
        }
    }
}

/// A control that opens a destination.
public struct HomeLink: Equatable, Sendable {
    /// The destination.
    public let destination: Destination
    /// The label and the action that opens it.
    public let control: Control
}

extension App {
    /// The destinations on the home screen.
    var ways: [HomeLink] {
        var ways: [HomeLink] = []
        for destination in Destination.allCases {
            guard let control = way(to: destination) else { continue }
            ways.append(HomeLink(destination: destination, control: control))
        }
        return ways
    }

    /// Returns the control that opens a destination, or nil if it has nothing to show.
    func way(to destination: Destination) -> Control? {
        if destination == .statistics, records.names.last == nil { return nil }
        if destination == .party {
            // Also after its end, because its results stay there until the guest leaves.
            let isGuest = party.member != nil
            // Parties need a house that offers them.
            guard isGuest || desk.hasParties else { return nil }
            return Control(words[isGuest ? .backToParty : .joinParty], .visit(.party))
        }
        return Control(words[destination.name], .visit(destination))
    }

    /// Returns a destination's screen.
    func screen(of destination: Destination) -> Screen {
        switch destination {
        case .device: .blocks(deviceSettingsScreen)
        case .statistics: .blocks(statisticsScreen)
        case .walls: walls.open.map { .editor(editor($0)) } ?? .blocks(wallsScreen)
        case .party: session.map { .play(playScreen($0)) } ?? .blocks(partyScreen)
        }
    }
}
