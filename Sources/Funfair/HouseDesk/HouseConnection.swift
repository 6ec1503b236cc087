import Arcade

/// The questions to the house that are under way, and whether anybody answers.
struct HouseConnection {
    /// Whether there is a house.
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
        /// Whether a name that is typed can be had.
        case nameQuestion(PlayerName)
        case ticket(TicketWish)
        /// For the table of a stall.
        case draw(Stall)
        /// For a run in the outbox, by its number.
        case run(Int)
        case board(Stall, BoardPlace)
        case recording(Stall, isRace: Bool)
    }

    var presence = Presence.unknown
    /// Whether the last question got no answer.
    var isSilent = false
    /// Tries in a row that came to nothing.
    var failures = 0
    /// Whether the face is to wake the app.
    var isWakeAwaited = false
    private var underWay: [(id: Int, errand: Errand)] = []
    private var nextID = 1

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
}
