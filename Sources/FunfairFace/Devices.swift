import Arcade
import Funfair
import Phrases

/// Merges the texts of the player's other devices under a key, given the lives of this device's
/// walls.
public typealias DeviceNews =
    @MainActor (_ key: StoreKey, _ texts: [DeviceText], _ lives: inout WallLives) -> Void

/// A persistent store of texts by key.
@MainActor
public protocol DeviceStore {
    /// Returns the UTF-8 text of a key, or nil if absent.
    func load(_ key: String) throws(DeviceStoreProblem) -> [UInt8]?
    /// Replaces a text atomically: after a crash, the store has either the old or the new text.
    func save(_ text: [UInt8], as key: String) throws(DeviceStoreProblem)
    /// Removes a text.
    func remove(_ key: String) throws(DeviceStoreProblem)
    /// Moves the current text, unchanged, to an unused key.
    func setAside(_ key: String) throws(DeviceStoreProblem)
    /// Starts reporting what the player's other devices have stored, if the store follows them.
    /// Reports once at the beginning.
    func follow(_ news: @escaping DeviceNews)
}

extension DeviceStore {
    public func follow(_ news: @escaping DeviceNews) {}
}

/// An error of the store.
public struct DeviceStoreProblem: Error, Equatable, Sendable {
    /// The system's error message.
    public let sentence: String

    /// Creates an error with the system's message.
    public init(_ sentence: String) { self.sentence = sentence }
}

/// A client of the house.
public protocol HouseTransport: Sendable {
    /// Returns the house's reply, or `HouseResponse.noReply` if none came in time.
    nonisolated(nonsending) func ask(_ question: HouseRequest) async -> HouseResponse
}

/// A reply from the house.
public struct HouseResponse: Equatable, Sendable {
    /// The HTTP status; 0 without a reply.
    public let status: Int
    /// The body of the reply.
    public let body: [UInt8]
    /// When the house replied, by its own clock, in seconds since 1970; nil if it's not in the
    /// reply.
    public let time: Double?

    /// The value if no reply came.
    public static let noReply = HouseResponse(status: 0, body: [])
    /// The value without a house, which the app treats like a host that only serves files.
    public static let noHouse = HouseResponse(status: 404, body: [])

    /// Creates a reply.
    public init(status: Int, body: [UInt8], time: Double? = nil) {
        self.status = status
        self.body = body
        self.time = time
    }
}

/// The client for an app without a house address.
public struct NoHouse: HouseTransport {
    /// Creates the client.
    public init() {}

    public nonisolated(nonsending) func ask(_ question: HouseRequest) async -> HouseResponse {
        .noHouse
    }
}

/// Plays sounds and music.
@MainActor
public protocol SoundPlayer: AnyObject {
    /// Sets the music to loop, and the loudness of everything.
    func setSoundtrack(_ soundtrack: Soundtrack)
    /// Plays a cue.
    func play(_ cue: Cue)
    /// Resumes when the app becomes active.
    func wake()
    /// Goes silent when the app becomes inactive.
    func sleep()
}

/// Plays haptics.
@MainActor
public protocol HapticsPlayer: AnyObject {
    /// Whether the device has haptics.
    var isThere: Bool { get }
    /// Prepares for haptics, or stops them, including the rest of the current cue.
    func setActive(_ isActive: Bool)
    /// Plays a cue's haptics. Only called if the player enabled them.
    ///
    /// - Parameters:
    ///   - name: the cue.
    ///   - pattern: alternating milliseconds of vibration and pause; never empty.
    func play(_ name: Cue.Name, pattern: [Int])
}

/// A tilt sensor. It reports to `Face.tilt(x:y:turn:)`.
@MainActor
public protocol TiltSource: AnyObject {
    /// Whether tilt is available and permitted.
    var isThere: Bool { get }
    /// Starts or stops the sensor.
    func setActive(_ isActive: Bool)
}

/// Makes announcements for screen readers.
@MainActor
public protocol SpeechAnnouncer: AnyObject {
    /// Announces a text in its language, ahead of lower-priority speech.
    func announce(_ text: String, in language: Language)
}

/// Keeps the screen on without touches.
@MainActor
public protocol ScreenWakeLock: AnyObject {
    /// Sets whether to keep the screen on.
    func setActive(_ isActive: Bool)
}

/// Monitors the network.
@MainActor
public protocol NetworkMonitor: AnyObject {
    /// Starts reporting whether there is a network: once soon, then on every change.
    func startReporting(_ change: @escaping @MainActor @Sendable (_ isThere: Bool) -> Void)
}

/// Tells the time, and waits.
public protocol DeviceClock: Sendable {
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
    public var store: any DeviceStore
    /// The client of the house.
    public var house: any HouseTransport = NoHouse()
    /// The audio output, if any.
    public var sound: (any SoundPlayer)?
    /// The haptics, if any.
    public var motor: (any HapticsPlayer)?
    /// The tilt sensor, if any.
    public var tilt: (any TiltSource)?
    /// The screen reader's announcer, if any.
    public var speech: (any SpeechAnnouncer)?
    /// The screen's wake lock, if any.
    public var light: (any ScreenWakeLock)?
    /// The network monitor, if any.
    public var network: (any NetworkMonitor)?
    /// The game controllers, if the device can have any.
    public var gamepad: (any GamepadSource)?
    /// The leaderboards outside the fair, if any.
    public var ranking: (any GameRanking)?
    /// The clock.
    public var clock: any DeviceClock = SystemClock()

    /// Creates a set of devices with only a store.
    public init(store: any DeviceStore) { self.store = store }
}
