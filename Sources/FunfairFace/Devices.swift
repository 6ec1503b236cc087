import Arcade
import Funfair
import Phrases

/// Keeps texts under keys, where they survive.
@MainActor
public protocol Keeping {
    /// What is kept under a key, in UTF-8, or nil.
    func load(_ key: String) throws(KeepingProblem) -> [UInt8]?
    /// Keeps a text in place of the one before: afterwards there is either, whatever happens.
    func save(_ text: [UInt8], as key: String) throws(KeepingProblem)
    /// Forgets what is kept under a key.
    func remove(_ key: String) throws(KeepingProblem)
    /// Keeps the present text, untouched, under a key that was never used before.
    func setAside(_ key: String) throws(KeepingProblem)
}

/// Why something could not be kept or read.
public struct KeepingProblem: Error, Equatable, Sendable {
    /// The sentence of the system.
    public let sentence: String

    /// A problem in the system's words.
    public init(_ sentence: String) { self.sentence = sentence }
}

/// Carries questions to the house.
public protocol Asking: Sendable {
    /// The answer of the house; `HouseReply.none` where none came in time.
    nonisolated(nonsending) func ask(_ question: HouseRequest) async -> HouseReply
}

/// What came back from the house.
public struct HouseReply: Equatable, Sendable {
    /// The status of HTTP; 0 where no answer came.
    public let status: Int
    /// What it said.
    public let body: [UInt8]
    /// When the house answered, by its own clock, in seconds since 1970; nil where it doesn't say.
    public let time: Double?

    /// No answer came.
    public static let none = HouseReply(status: 0, body: [])
    /// There is nobody to answer: to the app, a host that has only files.
    public static let nobody = HouseReply(status: 404, body: [])

    /// A reply; see the properties.
    public init(status: Int, body: [UInt8], time: Double? = nil) {
        self.status = status
        self.body = body
        self.time = time
    }
}

/// Stands for the house where no address of one is known.
public struct NoHouse: Asking {
    /// Nobody.
    public init() {}

    public nonisolated(nonsending) func ask(_ question: HouseRequest) async -> HouseReply {
        .nobody
    }
}

/// Lets be heard what is to be heard.
@MainActor
public protocol Sounding: AnyObject {
    /// What goes round from now on, and how loud everything is.
    func want(_ soundtrack: Soundtrack)
    /// Lets a cue be heard.
    func play(_ cue: Cue)
    /// The face is seen again.
    func wake()
    /// The face is not seen: nothing is heard either.
    func sleep()
}

/// Lets be felt what is to be felt.
@MainActor
public protocol Feeling: AnyObject {
    /// Whether the device has a motor.
    var isThere: Bool { get }
    /// Whether there is soon something to feel; where there is not, what is still to come of a cue is
    /// not felt any more.
    func want(_ isWanted: Bool)
    /// Lets a cue be felt. It is asked only where the player wants that.
    ///
    /// - Parameters:
    ///   - name: what happened.
    ///   - pattern: milliseconds that it is felt and is not, in turn; never empty.
    func feel(_ name: Cue.Name, pattern: [Int])
}

/// Feels how the device is tilted; what it feels goes to `Face.tilt(x:y:turn:)`.
@MainActor
public protocol Tilting: AnyObject {
    /// Whether the device feels it, and its owner did not forbid it.
    var isThere: Bool { get }
    /// Whether it is wanted from now on.
    func want(_ isWanted: Bool)
}

/// Speaks to those who listen to the face.
@MainActor
public protocol Announcing: AnyObject {
    /// Says this in its language, before what can wait.
    func announce(_ text: String, in language: Language)
}

/// Keeps the screen on, though nobody touches it.
@MainActor
public protocol Lighting: AnyObject {
    /// Whether that is wanted from now on.
    func want(_ isWanted: Bool)
}

/// Knows whether there is a network.
@MainActor
public protocol Reaching: AnyObject {
    /// Tells from now on whether there is one: soon, and whenever that changes.
    func tell(_ change: @escaping @MainActor @Sendable (_ isThere: Bool) -> Void)
}

/// Tells the time, and waits.
public protocol Timing: Sendable {
    /// Seconds since 1970, by the device's clock, which may be wrong and can be set.
    var now: Double { get }
    /// Seconds since any one moment. Setting the device's clock doesn't change them.
    var uptime: Double { get }
    /// The days since 1970 by the calendar of this place.
    var today: Int { get }
    /// Comes back after so many milliseconds.
    nonisolated(nonsending) func wait(milliseconds: Int) async throws(CancellationError)
}

/// What a face is connected with.
@MainActor
public struct Devices {
    /// Keeps texts.
    public var store: any Keeping
    /// Carries questions to the house.
    public var house: any Asking = NoHouse()
    /// What is heard, if anything is.
    public var sound: (any Sounding)?
    /// What is felt, if anything is.
    public var motor: (any Feeling)?
    /// What feels tilting, if anything does.
    public var tilt: (any Tilting)?
    /// What speaks, if anything does.
    public var speech: (any Announcing)?
    /// What keeps the screen on, if anything does.
    public var light: (any Lighting)?
    /// What knows of the network, if anything does.
    public var network: (any Reaching)?
    /// Tells the time.
    public var clock: any Timing = SystemClock()

    /// A store, and nothing else yet.
    public init(store: any Keeping) { self.store = store }
}
