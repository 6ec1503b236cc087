import HouseWire
import Phrases

/// The boards of a stall: those of the house by period, and this device's own.
public enum BoardPlace: UInt8, Sendable {
    /// All but the device's own are of the house.
    case everyone, today, week, device, challenge
    /// Those of the day and the week before, which nobody comes onto any more.
    case yesterday, lastWeek, lastChallenge
    /// That of the party that this device is at, or was last.
    case party
    /// That of the wall that is chosen.
    case wall

    /// Those of the present, in the order in which they are shown.
    static var open: [BoardPlace] { [.everyone, .today, .week, .device, .challenge] }

    /// The same board of the day or the week before; nil for a board that never ends.
    var last: BoardPlace? {
        switch self {
        case .today, .yesterday: .yesterday
        case .week, .lastWeek: .lastWeek
        case .challenge, .lastChallenge: .lastChallenge
        case .everyone, .device, .party, .wall: nil
        }
    }

    /// The same board of the present.
    var present: BoardPlace {
        switch self {
        case .yesterday: .today
        case .lastWeek: .week
        case .lastChallenge: .challenge
        case .everyone, .today, .week, .device, .challenge, .party, .wall: self
        }
    }

    var name: FunfairPhrase {
        switch self {
        case .everyone: .everyone
        case .today: .today
        case .week: .thisWeek
        case .challenge: .challenge
        case .yesterday: .yesterday
        case .lastWeek: .lastWeek
        case .lastChallenge: .lastChallenge
        case .device: .thisDevice
        case .party: .thisParty
        case .wall: .walls
        }
    }

    /// Which runs the house has on it; nil for the device's own.
    var period: Period? {
        switch present {
        case .everyone: .all
        case .today: .today
        case .week: .week
        case .challenge: .challenge
        case .party: .party
        case .wall: .wall
        case .device, .yesterday, .lastWeek, .lastChallenge: nil
        }
    }
}

extension TicketBoard {
    /// The board on which a run is looked for first.
    var place: BoardPlace {
        switch self {
        case .open: .everyone
        case .challenge: .challenge
        case .party: .party
        case .wall: .wall
        }
    }
}
