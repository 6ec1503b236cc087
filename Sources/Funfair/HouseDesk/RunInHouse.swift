import Arcade

/// Where a run in progress stands with the house.
enum RunInHouse {
    /// The run has no ticket or table, and none has been requested.
    case none
    /// The app has requested a ticket or table, with this request number.
    case asking(Int)
    /// The app will send the run to the house when the run ends.
    case ticketed(Ticket)
    /// The run is played at a table where the house draws.
    case table(Ticket)
    /// The run counts only on this device, for the given reason. With the suggested name, the next
    /// run could count.
    case alone(String, suggestion: PlayerName? = nil)

    /// Creates the state for a run with a ticket, or with a table where the house draws.
    init(_ ticket: Ticket, at stall: Stall) {
        self = stall.isDrawn ? .table(ticket) : .ticketed(ticket)
    }

    /// The number of the pending request for a ticket or table, if any.
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
    /// The number of the pending request, if any.
    var asked: Int?
    /// The wait for the house's response.
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

    /// Handles a failed request. Starts the pause before the next try.
    ///
    /// - Parameter asked: the pause the house asked for, in seconds.
    mutating func fail(asked: Int? = nil) {
        failures += 1
        pause = Double(HouseTimes.pause(after: failures, asked: asked))
    }

    /// Ends the pause between tries, because the situation has changed.
    mutating func rest() { pause = 0 }
}

/// Where a finished run stands with the house.
enum HouseVerdict {
    /// Nothing to report.
    case none
    /// The house is checking the run.
    case checking(Int)
    /// The house didn't respond. The run is stored, to be sent later.
    case kept(Int)
    /// The run counts, with these ranks and the house's identifier, if reported.
    case counted(HouseRanks?, run: [UInt8]?, isChallenge: Bool)
    case refused(String)
    /// The run counts only on this device. With the suggested name, the next run could count.
    case device(String, suggestion: PlayerName?)

    /// Whether the run counts at the house, or may still be counted there.
    var isHopeful: Bool {
        switch self {
        case .checking, .kept, .counted: true
        case .none, .refused, .device: false
        }
    }

    /// The run's number in the outbox; nil if the run isn't waiting there.
    var number: Int? {
        switch self {
        case .checking(let number), .kept(let number): number
        case .none, .counted, .refused, .device: nil
        }
    }
}

/// What the rest of the app should do after a response from the house.
enum HouseOutcome {
    case nothing
    /// The request for today's challenges has ended.
    case news
    case notice(String)
    /// The house has deleted this device's data.
    case left
    /// The house has linked this device. Contains what the other device had stored.
    case linked([UInt8])
    /// The ticket or table for a stall's run has arrived.
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
    /// The response to a guest's request, with the request's number.
    case party(PartyAsk, Int, HouseAnswer)
}
