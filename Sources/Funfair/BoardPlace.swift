/// The boards of a stall: those of the house by period, and this device's own.
public enum BoardPlace: UInt8, CaseIterable, Sendable {
    case everyone, today, week, device, challenge

    var name: String {
        switch self {
        case .everyone: "Everyone"
        case .today: "Today"
        case .week: "This week"
        case .challenge: "Challenge"
        case .device: "This device"
        }
    }

    /// The house's word for it.
    var word: String {
        switch self {
        case .everyone: "all"
        case .today: "today"
        case .week: "week"
        case .challenge: "challenge"
        case .device: "device"
        }
    }
}
