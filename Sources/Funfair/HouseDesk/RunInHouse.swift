import Arcade

/// What a run has to do with the house.
enum RunInHouse {
    /// Nothing so far.
    case none
    /// Its ticket or its table is asked for, by this question.
    case asking(Int)
    /// It goes to the house when it has ended.
    case ticketed(Ticket)
    /// It is played at a table of the house, which draws.
    case table(Ticket)
    /// It counts on this device only, for this reason; with another name under which the next would
    /// count.
    case alone(String, suggestion: PlayerName? = nil)

    /// A run at a stall with its ticket; where the house draws, the ticket is that of a table.
    init(_ ticket: Ticket, at stall: Stall) {
        self = stall.isDrawn ? .table(ticket) : .ticketed(ticket)
    }

    /// The question for its ticket or its table, while there is no answer.
    var question: Int? { if case .asking(let question) = self { question } else { nil } }

    /// What the house knows it by.
    var ticket: Ticket? {
        switch self {
        case .ticketed(let ticket), .table(let ticket): ticket
        case .none, .asking, .alone: nil
        }
    }
}

/// The draw of the house that is waited for at its table, and the last one.
struct HouseDraw {
    /// The question, while there is no answer.
    var asked: Int?
    /// How long the answer is waited for.
    var wait = HouseWait()
    /// What the house said after the last draw.
    var ranks: HouseRanks?
}

/// How long a draw of the house is waited for.
struct HouseWait {
    private var milliseconds = 0.0
    private var failures = 0
    /// Milliseconds before the house is asked again.
    private var pause = 0.0

    /// Whether the house may be asked.
    var isRested: Bool { pause <= 0 }

    /// Whether the player may have had enough of it.
    var isLong: Bool { milliseconds >= HouseTimes.patience }

    mutating func pass(_ milliseconds: Double) {
        self.milliseconds += max(0, milliseconds)
        pause -= max(0, milliseconds)
    }

    /// There was no answer.
    ///
    /// - Parameter asked: how many seconds the house asked for.
    mutating func fail(asked: Int? = nil) {
        failures += 1
        pause = Double(HouseTimes.pause(after: failures, asked: asked))
    }

    /// Something is new: the house may be asked at once.
    mutating func rest() { pause = 0 }
}

/// A finished run in the house.
enum HouseVerdict {
    /// Nothing to tell.
    case none
    /// It is with the house.
    case checking(Int)
    /// The house did not answer; it is kept.
    case kept(Int)
    /// It counts; with its ranks and what the house calls it, if the house told them.
    case counted(HouseRanks?, run: [UInt8]?, isChallenge: Bool)
    case refused(String)
    /// It counts on this device only; with another name under which the next would count.
    case device(String, suggestion: PlayerName?)

    /// Whether the run may stand on a public board.
    var isHopeful: Bool {
        switch self {
        case .checking, .kept, .counted: true
        case .none, .refused, .device: false
        }
    }

    /// The number in the outbox.
    var number: Int? {
        switch self {
        case .checking(let number), .kept(let number): number
        case .none, .counted, .refused, .device: nil
        }
    }
}

/// What an answer of the house means to the rest of the app.
enum HouseReply {
    case nothing
    /// Something else is known of the house.
    case news
    case notice(String)
    /// The house has removed what it had of this device.
    case left
    /// The run at a stall may stand on a public board.
    case ticket(Stall, TicketGrant)
    case challenge(Stall, TicketGrant)
    case drawn(Stall, Int, HouseRanks?)
    /// The house draws no more for the game at a stall.
    case alone(Stall, String)
    case recording(Stall, HouseAnswer, isRace: Bool)
    /// A wall to which an address led.
    case wall(WallLink)
    /// Everybody sees a wall.
    case shown(WallCode)
    /// Nobody sees a wall any more; why, where that was not wished.
    case hidden(WallCode, because: String?)
    /// A question of a party, with its number.
    case party(PartyAsk, Int, HouseAnswer)
}
