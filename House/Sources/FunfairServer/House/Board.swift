import Funfair
import HouseWire

/// A public board: every player's best score of a game in a period. Scores of other rules do not
/// compare, so a change of the rules begins new boards.
public struct Board: Hashable, Sendable {
    /// The game.
    public let stall: Stall
    /// The version of its rules.
    public let rules: UInt8
    /// The kind of period.
    public let period: Period
    /// The number of the day that the period began on; 0 where it never ends.
    public let start: Int

    /// The board of a period that holds at `moment`.
    ///
    /// - Parameters:
    ///   - rules: a version of the game's rules; the present ones where nobody says.
    ///   - ago: how many days or weeks before that one.
    public init(
        of stall: Stall, rules: UInt8? = nil, _ period: Period, at moment: Moment, ago: Int = 0
    ) {
        self.stall = stall
        self.rules = rules ?? stall.rulesVersion
        self.period = period
        switch period {
        case .all: start = 0
        case .week: start = moment.day.monday.number - 7 * ago
        case .today, .challenge: start = moment.day.number - ago
        }
    }

    init(stall: Stall, rules: UInt8, period: Period, start: Int) {
        self.stall = stall
        self.rules = rules
        self.period = period
        self.start = start
    }

    /// When it closes, or nil for never.
    public var end: Moment? {
        switch period {
        case .all: nil
        case .week: Day(number: start).later(days: 7).start
        case .today, .challenge: Day(number: start).later(days: 1).start
        }
    }
}

/// What a run is played for.
public enum Entry: UInt8, Sendable {
    /// The boards that everybody's runs are on.
    case open
    /// The day's challenge, too.
    case challenge

    /// The boards on which a run of this kind counts.
    func boards(of stall: Stall, at moment: Moment) -> [Board] {
        let periods: [Period] =
            switch self {
            case .open: [.all, .week, .today]
            case .challenge: [.all, .week, .today, .challenge]
            }
        return periods.map { Board(of: stall, $0, at: moment) }
    }

    /// What its ticket is for, in the words of the API.
    var board: TicketBoard {
        switch self {
        case .open: .open
        case .challenge: .challenge
        }
    }

    /// What a ticket is for.
    init(_ board: TicketBoard) {
        switch board {
        case .open: self = .open
        case .challenge: self = .challenge
        }
    }
}
