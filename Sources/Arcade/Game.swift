/// A game as a pure value: settings, a stage and a seed make its first state; inputs and ticks make
/// every other.
public protocol Game: Sendable {
    /// What the player can set before a run.
    associatedtype Settings: GameSettings
    /// What the player can do during one.
    associatedtype Input: GameInput

    /// Which game this is, and by which rules.
    static var identity: GameIdentity { get }
    /// The stages it can be played on.
    static var format: StageFormat { get }

    /// The state at tick 0.
    init(settings: Settings, stage: StageShape, seed: UInt64)

    /// How many ticks were played.
    var tick: Int { get }
    /// The points so far.
    var score: Int { get }
    /// Whether the run has ended; from then on neither inputs nor ticks change anything.
    var isOver: Bool { get }

    /// Does what the player did, and appends what is to be seen and heard of it.
    mutating func apply(_ input: Input, cues: inout [Cue])
    /// Lets one tick pass, and appends what is to be seen and heard of it.
    mutating func advance(cues: inout [Cue])
    /// Adds the whole state, draws to come included, to a hash.
    func combine(into hash: inout StateHash)
}

extension Game {
    /// The hash of the present state.
    public var stateHash: UInt64 {
        var hash = StateHash()
        combine(into: &hash)
        return hash.value
    }
}

/// A game's mark in a recording.
public struct GameIdentity: Equatable, Sendable {
    /// The game's number, never given to another.
    public let code: UInt8
    /// Raised whenever the same inputs could fold to another state.
    public let rulesVersion: UInt8
    /// The name on the stall.
    public let name: String

    /// An identity; see the properties.
    public init(code: UInt8, rulesVersion: UInt8, name: String) {
        self.code = code
        self.rulesVersion = rulesVersion
        self.name = name
    }
}

/// The settings of a game, as a recording keeps them.
public protocol GameSettings: Equatable, Sendable {
    /// The settings whose scores compare with everybody's.
    static var standard: Self { get }
    /// No run by these settings has more ticks.
    var mostTicks: Int { get }
    /// Every setting with its value, in the order of their controls.
    var lines: [SettingLine] { get }

    /// Appends the settings.
    func write(to writer: inout ByteWriter)
    /// Reads what `write(to:)` wrote.
    init(from reader: inout ByteReader) throws(RecordingProblem)
}

/// One thing that a player does, as a recording keeps it.
public protocol GameInput: Equatable, Sendable {
    /// How many kinds of inputs there are.
    static var kinds: Int { get }
    /// Which kind this is, from 0 up to but not including `kinds`.
    var kind: Int { get }

    /// Appends everything but the kind.
    func write(to writer: inout ByteWriter)
    /// Reads what `write(to:)` wrote of an input of `kind`.
    init(kind: Int, from reader: inout ByteReader) throws(RecordingProblem)
}
