import Arcade

/// The state at the house of a run in progress.
enum RunInHouse {
    /// No request yet.
    case none
    /// The app has requested a ticket or table, with this request number.
    case asking(Int)
    /// The app will send the run to the house at its end.
    case ticketed(Ticket)
    /// The run is played at a table where the house draws.
    case table(Ticket)
    /// The run counts only on this device, for this reason. With the suggested name, the next run
    /// could count.
    case alone(String, suggestion: PlayerName? = nil)

    /// Creates the state for a run with a ticket, or with a table where the house draws.
    init(_ ticket: Ticket, at stall: Stall) {
        self = stall.isDrawn ? .table(ticket) : .ticketed(ticket)
    }

    /// The number of the pending request for a ticket or table.
    var question: Int? { if case .asking(let question) = self { question } else { nil } }

    /// The ticket or table, if any.
    var ticket: Ticket? {
        switch self {
        case .ticketed(let ticket), .table(let ticket): ticket
        case .none, .asking, .alone: nil
        }
    }
}

/// The pending draw at the house's table, and the ranks after the last draw.
struct HouseDraw {
    /// The number of the pending request.
    var asked: Int?
    /// The wait for the answer.
    var wait = HouseWait()
    /// The ranks the house reported with the last draw.
    var ranks: HouseRanks?
}

/// The wait for a draw by the house.
struct HouseWait {
    private var milliseconds = 0.0
    private var failures = 0
    /// Milliseconds until the app asks the house again.
    private var pause = 0.0

    /// Whether the app may ask the house now.
    var canRetry: Bool { pause <= 0 }

    /// Whether to offer to continue without the house.
    var isOverdue: Bool { milliseconds >= HouseTimes.patience }

    mutating func pass(_ milliseconds: Double) {
        self.milliseconds += max(0, milliseconds)
        pause -= max(0, milliseconds)
    }

    /// Handles a missing answer.
    ///
    /// - Parameter asked: the pause the house asked for, in seconds.
    mutating func fail(asked: Int? = nil) {
        failures += 1
        pause = Double(HouseTimes.pause(after: failures, asked: asked))
    }

    /// Ends the pause between tries, because the situation has changed.
    mutating func rest() { pause = 0 }
}

/// The state at the house of a finished run.
enum HouseVerdict {
    /// Nothing to report.
    case none
    /// The house is checking the run.
    case checking(Int)
    /// The house didn't answer; the run is stored.
    case kept(Int)
    /// The run counts, with these ranks and the house's identifier, if reported.
    case counted(HouseRanks?, run: [UInt8]?, isChallenge: Bool)
    case refused(String)
    /// The run counts only on this device. With the suggested name, the next run could count.
    case device(String, suggestion: PlayerName?)

    /// Whether the run can get on a public board.
    var isHopeful: Bool {
        switch self {
        case .checking, .kept, .counted: true
        case .none, .refused, .device: false
        }
    }

    /// The run's number in the outbox.
    var number: Int? {
        switch self {
        case .checking(let number), .kept(let number): number
        case .none, .counted, .refused, .device: nil
        }
    }
}

/// The result of an answer from the house, for the rest of the app.
enum HouseOutcome {
    case nothing
    /// There is news from the house.
    case news
    case notice(String)
    /// The house has deleted this device's data.
    case left
    /// A stall's run can get on a public board.
    case ticket(Stall, TicketGrant)
    case challenge(Stall, TicketGrant)
    case drawn(Stall, Int, HouseRanks?)
    /// The house no longer draws for the game at a stall.
    case alone(Stall, String)
    case recording(Stall, HouseAnswer, isRace: Bool)
    /// The wall requested by a link.
    case wall(WallLink)
    /// A wall is now public.
    case shown(WallCode)
    /// A wall is no longer public. Contains the reason, unless this device took the wall down.
    case hidden(WallCode, because: String?)
    /// The host will see this device's report of a wall.
    case reported(WallCode)
    /// The answer to a party's request, with the request's number.
    case party(PartyAsk, Int, HouseAnswer)
}
