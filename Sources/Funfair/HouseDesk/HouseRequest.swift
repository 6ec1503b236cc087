import HouseWire

/// A request to the house, sent by the face. The face always reports the result as
/// `Event.answered`, even if the house didn't answer.
public struct HouseRequest: Equatable, Sendable {
    /// The number that identifies the answer.
    public let id: Int
    /// The HTTP method.
    public let method: HouseRoute.Method
    /// The path relative to the page's folder, percent-encoded: `api/challenge`.
    public let path: String
    /// The body of a `.post`.
    public let body: [UInt8]
    /// The kind of body.
    public let kind: HouseBody
    /// Identifies this device, in `HouseHeader.secret`.
    public let secret: [UInt8]?
    /// The run's ticket, in `HouseHeader.ticket`.
    public let ticket: [UInt8]?
    /// Distinguishes a repeated request from a new request, in `HouseHeader.key`.
    public let key: [UInt8]?
    /// Whether a cached answer is acceptable, because the content at this address never changes.
    public let isLasting: Bool
    /// Whether an answer with status 200 is a file for the player, `funfair.json`. The face saves
    /// it and reports only the status to the app.
    public let isFile: Bool
    /// The timeout in milliseconds. The status is 0 after a timeout.
    public let milliseconds: Int

    init(
        id: Int, _ method: HouseRoute.Method, _ path: String, body: [UInt8] = [],
        kind: HouseBody = .json, secret: [UInt8]? = nil, ticket: [UInt8]? = nil,
        key: [UInt8]? = nil, isLasting: Bool = false, isFile: Bool = false, milliseconds: Int
    ) {
        self.id = id
        self.method = method
        self.path = path
        self.body = body
        self.kind = kind
        self.secret = secret
        self.ticket = ticket
        self.key = key
        self.isLasting = isLasting
        self.isFile = isFile
        self.milliseconds = milliseconds
    }
}

/// Timeouts, and pauses before trying again.
enum HouseTimes {
    /// The usual timeout in milliseconds.
    static let answer = 8000
    /// The timeout for a guest's request, which is sent once a second.
    static let guest = 4000
    /// The timeout for sending a run, which the house has to replay, and for downloading a file.
    static let run = 20_000
    /// How many milliseconds to wait for the house's draw before offering to continue without it.
    static let patience = 10_000.0
    /// The pauses between tries, in milliseconds; the last pause repeats.
    private static let pauses = [2000, 5000, 15_000, 30_000, 60_000, 120_000, 300_000]
    /// The longest pause the house can ask for, in milliseconds.
    static let longestPause = 600_000

    /// Returns how long to wait, in milliseconds.
    ///
    /// - Parameters:
    ///   - failures: the number of failures in a row, at least 1.
    ///   - asked: the pause the house asked for, in seconds.
    static func pause(after failures: Int, asked: Int?) -> Int {
        let own = pauses[min(failures, pauses.count) - 1]
        return max(own, min((asked ?? 0) * 1000, longestPause))
    }
}
