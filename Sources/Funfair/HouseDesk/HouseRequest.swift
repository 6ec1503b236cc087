import HouseWire

/// A request to the house, sent by the face. The face always reports the result as
/// `Event.answered`, even if the house didn't respond.
public struct HouseRequest: Equatable, Sendable {
    /// The number that identifies the request in `Event.answered`.
    public let id: Int
    /// The HTTP method.
    public let method: HouseRoute.Method
    /// The path relative to the page's folder, percent-encoded: `api/challenge`.
    public let path: String
    /// The body of a `.post`; empty for other methods.
    public let body: [UInt8]
    /// The kind of body.
    public let kind: HouseBody
    /// The secret that identifies this device, for the header `HouseHeader.secret`; nil to omit it.
    public let secret: [UInt8]?
    /// The run's ticket, for the header `HouseHeader.ticket`; nil to omit it.
    public let ticket: [UInt8]?
    /// The key that tells a repeated request from a new request, for the header `HouseHeader.key`;
    /// nil to omit it.
    public let key: [UInt8]?
    /// Whether a cached response is acceptable, because the content at this address never changes.
    public let isLasting: Bool
    /// Whether a response with status 200 is a file for the player, `funfair.json`. The face saves
    /// the file and reports only the status to the app.
    public let isFile: Bool
    /// The timeout in milliseconds. After a timeout, the face reports the status 0.
    public let milliseconds: Int

    package init(
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
    /// The timeout in milliseconds for a guest's request, which is sent once a second.
    static let guest = 4000
    /// The timeout in milliseconds for sending a run, which the house has to replay, and for
    /// downloading a file.
    static let run = 20_000
    /// How many milliseconds to wait for the house's draw before offering to continue without it.
    static let patience = 10_000.0
    /// The pauses between tries, in milliseconds; the last pause repeats.
    private static let pauses = [2000, 5000, 15_000, 30_000, 60_000, 120_000, 300_000]
    /// The longest pause the house can ask for, in milliseconds.
    static let longestPause = 600_000

    /// Returns how many milliseconds to wait before trying again.
    ///
    /// - Parameters:
    ///   - failures: the number of failures in a row, at least 1.
    ///   - asked: the pause the house asked for, in seconds; nil if it didn't ask for any.
    static func pause(after failures: Int, asked: Int?) -> Int {
        let own = pauses[min(failures, pauses.count) - 1]
        return max(own, min((asked ?? 0) * 1000, longestPause))
    }
}
