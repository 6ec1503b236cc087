import Arcade
import HouseWire
import Phrases

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

    /// A question, with what takes its answer.
    private final class Errand {
        let id: Int
        let route: HouseRoute
        let take: HouseTaking

        init(_ id: Int, _ route: HouseRoute, take: @escaping HouseTaking) {
            self.id = id
            self.route = route
            self.take = take
        }
    }

    var presence = Presence.unknown
    /// Whether the last question got no answer.
    var isSilent = false
    /// Tries in a row that came to nothing.
    var failures = 0
    /// Whether the face is to wake the app.
    var isWakeAwaited = false
    private var underWay: [Errand] = []
    private var nextID = 1

    /// A number for a question, and a note of what takes its answer.
    mutating func begin(_ route: HouseRoute, take: @escaping HouseTaking) -> Int {
        defer { nextID += 1 }
        underWay.append(Errand(nextID, route, take: take))
        return nextID
    }

    /// What takes an answer, the first time; nil for one that nobody waits for.
    mutating func end(_ id: Int) -> HouseTaking? {
        guard let index = underWay.firstIndex(where: { $0.id == id }) else { return nil }
        underWay.swapAt(index, underWay.count - 1)
        return underWay.removeLast().take
    }

    /// Whether the house is asked to do this anywhere.
    @inline(never)
    func isDoing(_ method: HouseRoute.Method) -> Bool {
        underWay.contains { $0.route.method == method }
    }

    /// How many questions wait for an answer.
    var openQuestions: Int { underWay.count }

    /// Whether such a question waits for an answer: one that begins so, whatever is asked behind that.
    func isUnderWay(_ route: HouseRoute) -> Bool {
        let path = route.path.bytes
        return underWay.contains {
            $0.route.method == route.method && $0.route.path.bytes.starts(with: path)
        }
    }
}

/// Takes an answer of the house in.
typealias HouseTaking = (inout HouseDesk, HouseAnswer, Hearing) -> HouseReply

/// Where and when an answer is heard.
struct Hearing {
    /// The number of the question.
    let asked: Int
    /// Who plays here, as far as is known.
    let player: PlayerName?
    /// Whether the player sees what the house says of the last run.
    let isResultShown: Bool
    let words: Words
}
