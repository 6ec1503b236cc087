import Arcade
import Phrases

/// What the app knows of the house, and what it has asked there.
struct House {
    /// Whether there is one.
    enum Presence: UInt8 {
        /// No answer yet.
        case unknown
        case there
        /// The page comes from a host that knows nothing of games.
        case absent
    }

    /// What an answer is for.
    enum Errand {
        case news(PlayerName?)
        case name(PlayerName, TicketWish)
        case ticket(TicketWish)
        case draw
        case run(Int)
        case board(Stall, BoardPlace)
        case recording(Stall, isRace: Bool)
    }

    /// A ticket that is wanted, or a table.
    struct TicketWish {
        let stall: Stall
        let player: PlayerName
        let isChallenge: Bool
        /// Whether the house had forgotten this device.
        private(set) var isAnew = false

        init(stall: Stall, player: PlayerName, isChallenge: Bool) {
            self.stall = stall
            self.player = player
            self.isChallenge = isChallenge
        }

        /// The same, with the name told anew.
        var anew: TicketWish {
            var wish = self
            wish.isAnew = true
            return wish
        }
    }

    /// A challenge that was asked for, and how that went.
    struct ChallengeWish {
        let stall: Stall
        let player: PlayerName
        /// The question under way.
        var asked: Int?
        /// Why it did not begin.
        var problem: String?
    }

    /// A name that another device has.
    struct TakenName {
        let name: PlayerName
        let sentence: String
        let suggestion: PlayerName?
    }

    /// The last board that was got of its kind.
    struct SeenBoard {
        let stall: Stall
        let place: BoardPlace
        let board: PublicBoard
    }

    var presence = Presence.unknown
    /// Whether the last question got no answer.
    var isSilent = false
    var book = HouseBook()
    var outbox = Outbox()
    var news: ChallengeNews?
    var wish: ChallengeWish?
    /// The last one.
    private(set) var taken: TakenName?
    var seen: [SeenBoard] = []
    /// Tries in a row that came to nothing.
    var failures = 0
    /// Whether the face is to wake the app.
    var isWakeAwaited = false
    private var underWay: [(id: Int, errand: Errand)] = []
    private var nextID = 1

    /// Whether the player is told of a house.
    var isShown: Bool {
        presence == .there || presence == .unknown && book.hasMet
    }

    /// A number for a question, and a note of what it is for.
    mutating func begin(_ errand: Errand) -> Int {
        defer { nextID += 1 }
        underWay.append((nextID, errand))
        return nextID
    }

    /// What an answer is for, the first time; nil for one that nobody waits for.
    mutating func end(_ id: Int) -> Errand? {
        guard let index = underWay.firstIndex(where: { $0.id == id }) else { return nil }
        underWay.swapAt(index, underWay.count - 1)
        return underWay.removeLast().errand
    }

    /// How many questions wait for an answer.
    var openQuestions: Int { underWay.count }

    func isUnderWay(_ isIt: (Errand) -> Bool) -> Bool {
        underWay.contains { isIt($0.errand) }
    }

    func board(_ stall: Stall, _ place: BoardPlace) -> PublicBoard? {
        seen.first { $0.stall == stall && $0.place == place }?.board
    }

    mutating func note(_ board: PublicBoard, of stall: Stall, at place: BoardPlace) {
        let one = SeenBoard(stall: stall, place: place, board: board)
        if let index = seen.firstIndex(where: { $0.stall == stall && $0.place == place }) {
            seen[index] = one
        } else {
            seen.append(one)
        }
    }

    /// What to say of a name that another device has.
    func taken(_ name: PlayerName?) -> TakenName? { taken?.name == name ? taken : nil }

    /// The challenge that was asked for here.
    @inline(never)
    func wish(of stall: Stall, by player: PlayerName?) -> ChallengeWish? {
        guard let wish, wish.stall == stall, wish.player == player else { return nil }
        return wish
    }

    mutating func note(_ problem: HouseProblem, of name: PlayerName, in words: Words) {
        taken = TakenName(
            name: name, sentence: problem.sentence(in: words), suggestion: problem.suggestion)
    }
}

/// What a run has to do with the house.
struct RunInHouse {
    /// The question under way: for its ticket, and at a table of the house for a draw.
    var asked: Int?
    /// At a table of the house: which one.
    var ticket: Ticket?
    /// How long a draw is waited for.
    var wait = HouseWait()
    /// What the house said after the last draw.
    var ranks: HouseRanks?
    /// Why it counts on this device only.
    var reason: String?
    /// Another name under which the next would count.
    var suggestion: PlayerName?
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
    mutating func fail(asked: Int?) {
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
    /// It counts; with its ranks, if the house told them.
    case counted(HouseRanks?, isChallenge: Bool)
    case refused(String)
    /// It counts on this device only.
    case device(String)

    /// The number in the outbox.
    var number: Int? {
        switch self {
        case .checking(let number), .kept(let number): number
        case .none, .counted, .refused, .device: nil
        }
    }
}
