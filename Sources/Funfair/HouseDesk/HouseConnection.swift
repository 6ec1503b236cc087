import Arcade
import HouseWire
import Phrases

/// The pending requests to the house, and whether the house responds.
struct HouseConnection {
    /// Whether there is a house.
    enum Presence: UInt8 {
        /// No response yet.
        case unknown
        case there
        /// The page was served by a host without a house.
        case absent
    }

    /// A pending request and its handler.
    private final class PendingRequest {
        let id: Int
        let route: HouseRoute
        let take: AnswerHandler

        init(_ id: Int, _ route: HouseRoute, take: @escaping AnswerHandler) {
            self.id = id
            self.route = route
            self.take = take
        }
    }

    var presence = Presence.unknown
    /// Whether the last request got no response.
    var isSilent = false
    /// The number of failed attempts in a row to send the waiting runs.
    var failures = 0
    /// Whether the app has asked the face to wake it.
    var isWakeAwaited = false
    private var pending: [PendingRequest] = []
    private var nextID = 1

    /// Registers a request with its handler and returns its number.
    mutating func begin(_ route: HouseRoute, take: @escaping AnswerHandler) -> Int {
        defer { nextID += 1 }
        pending.append(PendingRequest(nextID, route, take: take))
        return nextID
    }

    /// Removes a request and returns its handler; nil if it isn't pending.
    mutating func end(_ id: Int) -> AnswerHandler? {
        guard let index = pending.firstIndex(where: { $0.id == id }) else { return nil }
        pending.swapAt(index, pending.count - 1)
        return pending.removeLast().take
    }

    /// Whether any request with this method is pending.
    @inline(never)
    func isPending(_ method: HouseRoute.Method) -> Bool {
        pending.contains { $0.route.method == method }
    }

    /// The number of pending requests.
    var pendingCount: Int { pending.count }

    /// Whether a request is pending that has the given route's method, and a path that starts with
    /// the route's path.
    func isPending(_ route: HouseRoute) -> Bool {
        let path = route.path.bytes
        return pending.contains {
            $0.route.method == route.method && $0.route.path.bytes.starts(with: path)
        }
    }
}

/// Handles a response from the house.
typealias AnswerHandler = (inout HouseDesk, HouseAnswer, AnswerContext) -> HouseOutcome

/// The app's state when a response arrives, and the number of the request.
struct AnswerContext {
    /// The request's number.
    let asked: Int
    /// The current player, if known.
    let player: PlayerName?
    /// Whether the result of the last run, with the house's verdict, is on the screen.
    let isResultShown: Bool
    let words: Words
}
