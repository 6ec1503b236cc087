import Arcade
import Funfair
import Phrases

/// A persistent store of texts by key.
@MainActor
public protocol Keeping {
    /// Returns the UTF-8 text of a key, or nil if absent.
    func load(_ key: String) throws(KeepingProblem) -> [UInt8]?
    /// Replaces a text atomically: after a crash, the store has either the old or the new one.
    func save(_ text: [UInt8], as key: String) throws(KeepingProblem)
    /// Removes a text.
    func remove(_ key: String) throws(KeepingProblem)
    /// Moves the current text, unchanged, to an unused key.
    func setAside(_ key: String) throws(KeepingProblem)
}

/// An error of the store.
public struct KeepingProblem: Error, Equatable, Sendable {
    /// The system's error message.
    public let sentence: String

    /// Creates an error with the system's message.
    public init(_ sentence: String) { self.sentence = sentence }
}

/// A client of the house.
public protocol Asking: Sendable {
    /// Returns the house's reply, or `HouseReply.none` if none came in time.
    nonisolated(nonsending) func ask(_ question: HouseRequest) async -> HouseReply
}

/// A reply of the house.
public struct HouseReply: Equatable, Sendable {
    /// The HTTP status; 0 without a reply.
    public let status: Int
    /// The body of the reply.
    public let body: [UInt8]
    /// When the house replied, by its own clock, in seconds since 1970; nil if it didn't say.
    public let time: Double?

    /// No reply came.
    public static let none = HouseReply(status: 0, body: [])
    /// There's no house: the app treats it like a host that only serves files.
    public static let nobody = HouseReply(status: 404, body: [])

    /// Creates a reply.
    public init(status: Int, body: [UInt8], time: Double? = nil) {
        self.status = status
        self.body = body
        self.time = time
    }
}

/// The client for an app without a house address.
public struct NoHouse: Asking {
    /// Creates the client.
    public init() {}

    public nonisolated(nonsending) func ask(_ question: HouseRequest) async -> HouseReply {
        .nobody
    }
}

/// Plays sounds and music.
@MainActor
public protocol Sounding: AnyObject {
    /// Sets the music to loop, and the loudness of everything.
    func want(_ soundtrack: Soundtrack)
    /// Plays a cue.
    func play(_ cue: Cue)
    /// Resumes when the app becomes active.
    func wake()
    /// Goes silent when the app becomes inactive.
    func sleep()
}

/// Plays haptics.
@MainActor
public protocol Feeling: AnyObject {
    /// Whether the device has haptics.
    var isThere: Bool { get }
    /// Prepares for haptics, or stops them, with the rest of the current cue.
    func want(_ isWanted: Bool)
    /// Plays a cue's haptics. Only called if the player enabled them.
    ///
    /// - Parameters:
    ///   - name: the cue.
    ///   - pattern: alternating milliseconds of vibration and pause; never empty.
    func feel(_ name: Cue.Name, pattern: [Int])
}

/// A tilt sensor. It reports to `Face.tilt(x:y:turn:)`.
@MainActor
public protocol Tilting: AnyObject {
    /// Whether tilt is available and permitted.
    var isThere: Bool { get }
    /// Starts or stops the sensor.
    func want(_ isWanted: Bool)
}

/// Makes announcements for screen readers.
@MainActor
public protocol Announcing: AnyObject {
    /// Announces a text in its language, ahead of lower-priority speech.
    func announce(_ text: String, in language: Language)
}

/// Keeps the screen on without touches.
@MainActor
public protocol Lighting: AnyObject {
    /// Sets whether to keep the screen on.
    func want(_ isWanted: Bool)
}

/// Monitors the network.
@MainActor
public protocol Reaching: AnyObject {
    /// Starts reporting whether there is a network: once soon, then on every change.
    func tell(_ change: @escaping @MainActor @Sendable (_ isThere: Bool) -> Void)
}

/// Tells the time, and waits.
public protocol Timing: Sendable {
    /// Seconds since 1970, by the device's clock, which may be wrong and can be set.
    var now: Double { get }
    /// Seconds since an arbitrary moment. Setting the device's clock doesn't change them.
    var uptime: Double { get }
    /// The days since 1970 by the local calendar.
    var today: Int { get }
    /// Waits for this many milliseconds.
    nonisolated(nonsending) func wait(milliseconds: Int) async throws(CancellationError)
}

/// The devices of a native front end.
@MainActor
public struct Devices {
    /// The store.
    public var store: any Keeping
    /// The client of the house.
    public var house: any Asking = NoHouse()
    /// The audio output, if any.
    public var sound: (any Sounding)?
    /// The haptics, if any.
    public var motor: (any Feeling)?
    /// The tilt sensor, if any.
    public var tilt: (any Tilting)?
    /// The screen reader's announcer, if any.
    public var speech: (any Announcing)?
    /// Keeps the screen on, if possible.
    public var light: (any Lighting)?
    /// The network monitor, if any.
    public var network: (any Reaching)?
    /// The clock.
    public var clock: any Timing = SystemClock()

    /// Creates a set of devices with only a store.
    public init(store: any Keeping) { self.store = store }
}
