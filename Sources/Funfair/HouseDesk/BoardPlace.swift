import HouseWire
import Phrases

/// The boards of a stall: those of the house by period, and this device's own.
public enum BoardPlace: UInt8, CaseIterable, Sendable {
    /// All but the device's own are of the house.
    case everyone, today, week, device, challenge

    var name: FunfairPhrase {
        switch self {
        case .everyone: .everyone
        case .today: .today
        case .week: .thisWeek
        case .challenge: .challenge
        case .device: .thisDevice
        }
    }

    /// Which runs the house has on it; nil for the device's own.
    var period: Period? {
        switch self {
        case .everyone: .all
        case .today: .today
        case .week: .week
        case .challenge: .challenge
        case .device: nil
        }
    }
}
