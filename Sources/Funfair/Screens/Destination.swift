import Arcade
import Phrases

/// A place beside the stalls that home leads to. Another one is a case, with what it is called and
/// shows.
public enum Destination: UInt8, CaseIterable, Sendable {
    /// The settings of the device.
    case device
    /// What there is to read about all runs.
    case statistics
    /// A party.
    case party
    /// The walls that were drawn here, and those that came.
    case walls

    /// The word for its picture in faces.
    public var picture: String {
        switch self {
        case .device: "settings"
        case .statistics: "statistics"
        case .party: "party"
        case .walls: "walls"
        }
    }

    /// Whether its picture alone stands for it, beside the title of home.
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

/// A way from home to a place beside the stalls.
public struct Way: Equatable, Sendable {
    /// Where it leads.
    public let destination: Destination
    /// Its name, and what goes there.
    public let control: Control
}

extension App {
    /// The ways that home shows.
    var ways: [Way] {
        var ways: [Way] = []
        for destination in Destination.allCases {
            guard let control = way(to: destination) else { continue }
            ways.append(Way(destination: destination, control: control))
        }
        return ways
    }

    /// The way to a place, once there is something to see.
    func way(to destination: Destination) -> Control? {
        if destination == .statistics, records.names.last == nil { return nil }
        if destination == .party {
            // A party is a thing of a house.
            guard desk.isShown || party.isOn else { return nil }
            if party.isOn { return Control(words[.backToParty], .visit(.party)) }
        }
        return Control(words[destination.name], .visit(destination))
    }

    /// What a place shows.
    func screen(of destination: Destination) -> Screen {
        switch destination {
        case .device: .blocks(deviceSettingsScreen)
        case .statistics: .blocks(statisticsScreen)
        case .walls: walls.open.map { .editor(editor($0)) } ?? .blocks(wallsScreen)
        case .party: session.map { .play(playScreen($0)) } ?? .blocks(partyScreen)
        }
    }
}
