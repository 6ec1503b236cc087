import HouseWire
import Phrases

/// A stall's board: this device's own, or the house's board for a period.
public enum BoardPlace: UInt8, Sendable {
    /// The current boards. All except `device` are at the house.
    case everyone, today, week, device, challenge
    /// The boards of the previous day and week, which are closed.
    case yesterday, lastWeek, lastChallenge
    /// The board of the device's current or last party.
    case party
    /// The board of the chosen wall.
    case wall

    /// The current boards, in display order.
    static var open: [BoardPlace] { [.everyone, .today, .week, .device, .challenge] }

    /// The previous day's or week's board; nil for a board that isn't for a day or week.
    var last: BoardPlace? {
        switch self {
        case .today, .yesterday: .yesterday
        case .week, .lastWeek: .lastWeek
        case .challenge, .lastChallenge: .lastChallenge
        case .everyone, .device, .party, .wall: nil
        }
    }

    /// The current board of the same kind.
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

    /// The period of the house's board; nil for the device's own board.
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
    /// The board to show first after a run with this kind of ticket.
    var place: BoardPlace {
        switch self {
        case .open: .everyone
        case .challenge: .challenge
        case .party: .party
        case .wall: .wall
        }
    }
}
