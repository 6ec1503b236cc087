import Arcade

/// The state of a run at the house, while it's in progress.
enum RunInHouse {
    /// No request yet.
    case none
    /// A ticket or table was requested, with this request number.
    case asking(Int)
    /// It will be sent to the house when it has ended.
    case ticketed(Ticket)
    /// It's played at a table of the house, which draws.
    case table(Ticket)
    /// It counts only on this device, for this reason; the suggested name would let the next run
    /// count.
    case alone(String, suggestion: PlayerName? = nil)

    /// Creates the state for a run with a ticket, or with a table where the house draws.
    init(_ ticket: Ticket, at stall: Stall) {
        self = stall.isDrawn ? .table(ticket) : .ticketed(ticket)
    }

    /// The number of the pending request for its ticket or table.
    var question: Int? { if case .asking(let question) = self { question } else { nil } }

    /// Its ticket or table, if any.
    var ticket: Ticket? {
        switch self {
        case .ticketed(let ticket), .table(let ticket): ticket
        case .none, .asking, .alone: nil
        }
    }
}

/// The pending draw at the house's table, and the last one.
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
    /// Milliseconds before the house is asked again.
    private var pause = 0.0

    /// Whether the house can be asked now.
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

/// The state of a finished run at the house.
enum HouseVerdict {
    /// Nothing to report.
    case none
    /// The house is checking it.
    case checking(Int)
    /// The house didn't answer; the run is stored.
    case kept(Int)
    /// It counts, with its ranks and the house's identifier of the run, if reported.
    case counted(HouseRanks?, run: [UInt8]?, isChallenge: Bool)
    case refused(String)
    /// It counts only on this device; the suggested name would let the next run count.
    case device(String, suggestion: PlayerName?)

    /// Whether the run can get on a public board.
    var isHopeful: Bool {
        switch self {
        case .checking, .kept, .counted: true
        case .none, .refused, .device: false
        }
    }

    /// Its number in the outbox.
    var number: Int? {
        switch self {
        case .checking(let number), .kept(let number): number
        case .none, .counted, .refused, .device: nil
        }
    }
}

/// What an answer from the house means for the rest of the app.
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
    /// A wall is no longer public; with the reason, unless the player asked for it.
    case hidden(WallCode, because: String?)
    /// The answer to a party's request, with the request's number.
    case party(PartyAsk, Int, HouseAnswer)
}
