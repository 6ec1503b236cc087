import HouseWire

/// A question to the house, which the face carries over the network. The answer comes back as
/// `Event.answered`, also where there was none.
public struct HouseRequest: Equatable, Sendable {
    /// What the answer is called by.
    public let id: Int
    /// What is done.
    public let method: HouseRoute.Method
    /// Where, below the folder of the page: `api/challenge`. It is ready for an address.
    public let path: String
    /// The body of a `.post`.
    public let body: [UInt8]
    /// What it is.
    public let kind: HouseBody
    /// Shows that this device is the one it was, in `HouseHeader.secret`.
    public let secret: [UInt8]?
    /// Goes with a run, as `HouseHeader.ticket`.
    public let ticket: [UInt8]?
    /// Tells a question asked again from a new one, as `HouseHeader.key`.
    public let key: [UInt8]?
    /// Whether an answer that was kept will do: what the address holds never changes.
    public let isLasting: Bool
    /// Whether what is answered with status 200 is a file for the player, `funfair.json`: the face hands
    /// it over, and tells the app no more than the status.
    public let isFile: Bool
    /// When to give up; the answer's status is 0 then.
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

/// How long the house is waited for, and when it is tried again.
enum HouseTimes {
    /// Milliseconds that an answer may take.
    static let answer = 8000
    /// The same for what a guest of a party asks once a second.
    static let guest = 4000
    /// The same for a run, which the house has to fold, and for a file, which is long.
    static let run = 20_000
    /// Milliseconds that a draw of the house is waited for without a way out.
    static let patience = 10_000.0
    /// Milliseconds between two tries, each time longer; the last one stays.
    private static let pauses = [2000, 5000, 15_000, 30_000, 60_000, 120_000, 300_000]
    /// No pause that the house asks for is longer.
    static let longestPause = 600_000

    /// How long to wait.
    ///
    /// - Parameters:
    ///   - failures: how many tries in a row came to nothing, at least 1.
    ///   - asked: how many seconds the house asked for.
    static func pause(after failures: Int, asked: Int?) -> Int {
        let own = pauses[min(failures, pauses.count) - 1]
        return max(own, min((asked ?? 0) * 1000, longestPause))
    }
}
