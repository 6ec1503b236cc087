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

    /// The settings in force now.
    var settings: Settings { get }
    /// How many ticks were played.
    var tick: Int { get }
    /// The points so far.
    var score: Int { get }
    /// Whether the run has ended; from then on neither inputs nor ticks change anything.
    var isOver: Bool { get }
    /// Whether all of it was played by the settings whose scores compare with everybody's.
    var isStandard: Bool { get }

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
    /// The settings that a player begins with.
    static var standard: Self { get }
    /// Whether scores by these settings compare with everybody's; where nothing is said, those of
    /// `standard` do.
    var isStandard: Bool { get }
    /// No run by these settings has more ticks.
    var mostTicks: Int { get }
    /// Every setting there is: how it is called, set and kept. Its order is that of recordings.
    static var controls: [SettingControl<Self>] { get }
}

extension GameSettings {
    /// Beyond this a number is damage, not a setting; the same wherever `Int` has 32 bits.
    private static var readable: Int { 1_000_000 }

    public var isStandard: Bool { self == .standard }

    /// Every setting with its value, in the order of their controls.
    public var lines: [SettingLine] { Self.controls.map { $0.line(self) } }

    /// Appends the settings.
    public func write(to writer: inout ByteWriter) {
        for control in Self.controls { writer.write(control.value(self)) }
    }

    /// Reads what `write(to:)` wrote.
    ///
    /// - Throws: `.cutShort`, `.damaged`, or `.setting` for a number that is not allowed.
    public init(from reader: inout ByteReader) throws(RecordingProblem) {
        self = .standard
        for control in Self.controls {
            let value = try reader.number(upTo: Self.readable)
            do { try control.bounds.check(value) } catch { throw .setting(error) }
            control.set(&self, value)
        }
    }
}

/// One thing that a player does, as a recording keeps it.
public protocol GameInput: Equatable, Sendable {
    /// How many kinds of inputs there are.
    static var kinds: Int { get }
    /// Which kind this is, from 0 up to but not including `kinds`.
    var kind: Int { get }
    /// Whether a hand strikes for it, as for a tap. Nobody strikes without end, and what only glides,
    /// as a finger that leads a paddle, may come in every tick.
    var isStroke: Bool { get }

    /// Appends everything but the kind.
    func write(to writer: inout ByteWriter)
    /// Reads what `write(to:)` wrote of an input of `kind`.
    init(kind: Int, from reader: inout ByteReader) throws(RecordingProblem)
}
