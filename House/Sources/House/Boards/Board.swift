import Funfair
import HouseWire

/// A public board: every player's best score in a contest and a period. Scores under different
/// rules can't be compared, so changed rules start new boards.
public struct Board: Hashable, Sendable {
    /// The game and its mode.
    public let contest: Contest
    /// The version of the game's rules.
    public let rules: UInt8
    /// The kind of period.
    public let period: Period
    /// The number of the day when the period began, or of the party or the wall; 0 for all time.
    public let start: Int

    /// Creates the board whose period includes `moment`.
    ///
    /// - Parameters:
    ///   - rules: a version of the game's rules; nil for the current one.
    ///   - days: when days begin.
    ///   - ago: the number of days or weeks to go back.
    public init(
        of contest: Contest, rules: UInt8? = nil, _ period: Period, at moment: Timestamp,
        in days: Days, ago: Int = 0
    ) {
        self.contest = contest
        self.rules = rules ?? contest.rulesVersion
        self.period = period
        switch period {
        // A party's or a wall's board is identified by a number, not by a moment. No party or wall
        // has the number 0.
        case .all, .party, .wall: start = 0
        case .week: start = days.day(of: moment).monday.number - 7 * ago
        case .today, .challenge: start = days.day(of: moment).number - ago
        }
    }

    /// Creates the board for all of a party's rounds of one game and way to play, because scores of
    /// different ways can't be compared.
    package init(ofParty party: Int64, _ contest: Contest, rules: UInt8? = nil) {
        self.init(
            contest: contest, rules: rules ?? contest.rulesVersion, period: .party,
            start: Int(party))
    }

    /// Creates the board of a drawn wall.
    package init(ofWall wall: WallCode, rules: UInt8? = nil) {
        self.init(
            contest: .drawnWall, rules: rules ?? Contest.drawnWall.rulesVersion, period: .wall,
            start: Int(wall.number))
    }

    package init(contest: Contest, rules: UInt8, period: Period, start: Int) {
        self.contest = contest
        self.rules = rules
        self.period = period
        self.start = start
    }

    // `Contest` isn't `Hashable`, to keep the browser's module small.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(contest.rawValue)
        hasher.combine(rules)
        hasher.combine(period)
        hasher.combine(start)
    }

    /// Returns when the board closes, or nil if it never does.
    public func end(in days: Days) -> Timestamp? {
        switch period {
        case .all, .party, .wall: nil
        case .week: days.start(of: Day(number: start).later(days: 7))
        case .today, .challenge: days.start(of: Day(number: start).later(days: 1))
        }
    }
}

extension Board {
    /// Whether a player's best score on this board is their best ever.
    package var isAllTime: Bool { period == .all || period == .wall }

    /// The all-time board of the same contest. For a wall's board, that is the board itself.
    package var ofEver: Board {
        period == .wall
            ? self : Board(contest: contest, rules: rules, period: .all, start: 0)
    }
}

/// The boards that a run counts for.
public enum RunPurpose: UInt8, Sendable {
    /// The public boards.
    case open
    /// The public boards and the day's challenge.
    case challenge
    /// A party's board, and no other.
    case party
    /// The board of the run's wall, and no other.
    case wall

    /// Returns the public boards that such a run counts for at the given moment.
    package func boards(of contest: Contest, at moment: Timestamp, in days: Days) -> [Board] {
        let periods: [Period] =
            switch self {
            case .open: [.all, .week, .today]
            case .challenge: [.all, .week, .today, .challenge]
            case .party, .wall: []
            }
        return periods.map { Board(of: contest, $0, at: moment, in: days) }
    }

    /// The period that a contest must have for such runs.
    var period: Period {
        switch self {
        case .open: .all
        case .challenge: .challenge
        case .party: .party
        case .wall: .wall
        }
    }

    /// The name of the ticket's board in the API.
    package var board: TicketBoard {
        switch self {
        case .open: .open
        case .challenge: .challenge
        case .party: .party
        case .wall: .wall
        }
    }

    /// Creates the purpose of runs with a ticket for the given board.
    package init(_ board: TicketBoard) {
        switch board {
        case .open: self = .open
        case .challenge: self = .challenge
        case .party: self = .party
        case .wall: self = .wall
        }
    }
}
