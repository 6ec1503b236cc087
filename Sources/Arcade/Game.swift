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
    /// Whether all of it was played by the standard settings of its mode; see `GameSettings.isUnaltered`.
    var isUnaltered: Bool { get }
    /// The input that ends the run as it is; nil if only the clock ends it.
    var ending: Input? { get }
    /// What of the run is told beside its score: its longest chain or streak, or its hits.
    var highlight: Int { get }

    /// Does what the player did, and appends what is to be seen and heard of it.
    mutating func apply(_ input: Input, cues: inout [Cue])
    /// Lets one tick pass, and appends what is to be seen and heard of it.
    mutating func advance(cues: inout [Cue])
    /// Adds the whole state, draws to come included, to a hash.
    func combine(into hash: inout StateHash)
}

extension Game {
    /// Whether all of it was played by the settings whose scores compare with everybody's who plays in
    /// the same way.
    public var isStandard: Bool { isUnaltered && settings.mode.isChosen }

    /// Whether all of it was played by the settings of a party.
    public var isForParty: Bool { isUnaltered && settings.mode == .party }

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
    /// The ways to play the game; `OnlyMode` where there is one.
    associatedtype Mode: GameMode = OnlyMode

    /// The settings that a player begins with.
    static var standard: Self { get }
    /// Whether scores by these settings compare with all others in the same mode; by default only those
    /// by `standard` do.
    var isUnaltered: Bool { get }
    /// No run by these settings has more ticks.
    var mostTicks: Int { get }
    /// How many kinds of inputs there are. Recordings count by it, so it never changes for a mode.
    var inputKinds: Int { get }
    /// The way to play. It isn't among `controls`: players choose it from `ways`.
    var mode: Mode { get set }
    /// The modes that players choose from, at least the standard one, which comes first. Stores count
    /// them, so a new one comes at the end.
    static var ways: [(mode: Mode, way: WayToPlay)] { get }
    /// How long a round of a party lasts, in ticks.
    static var partyTicks: Int { get }
    /// Every setting there is: how it is called, set and kept. Its order is that of recordings.
    static var controls: [SettingControl<Self>] { get }
}

extension GameSettings {
    /// Beyond this a number is damage, not a setting; the same wherever `Int` has 32 bits.
    private static var readable: Int { 1_000_000 }

    public var isUnaltered: Bool { self == .standard(in: mode) }

    /// Whether scores by these settings compare with everybody's who plays in the same way.
    public var isStandard: Bool { isUnaltered && mode.isChosen }

    /// Whether everybody at a party plays by these settings.
    public var isForParty: Bool { isUnaltered && mode == .party }

    /// The standard settings of a mode.
    public static func standard(in mode: Mode) -> Self {
        var settings = standard
        settings.mode = mode
        return settings
    }

    /// The settings that everybody at a party plays by.
    public static var party: Self { .standard(in: .party) }

    public static var partyTicks: Int { party.mostTicks }

    /// Every setting with its value, in the order of their controls.
    public var lines: [SettingLine] { Self.controls.map { $0.line(self) } }

    /// Appends the settings without the mode: its number is in a recording's head, and what it carries
    /// comes behind these.
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
    /// Which kind this is, from 0 up to but not including `GameSettings.inputKinds`.
    var kind: Int { get }
    /// Whether a hand strikes for it, as for a tap. Nobody strikes without end, and what only glides,
    /// as a finger that leads a paddle, may come in every tick.
    var isStroke: Bool { get }
    /// Whether this input undoes all that an earlier one did before the same tick: the game comes to the
    /// same state without that one. Where nothing is said, no input does.
    func replaces(_ earlier: Self) -> Bool

    /// Appends everything but the kind.
    func write(to writer: inout ByteWriter)
    /// Reads what `write(to:)` wrote of an input of `kind`.
    init(kind: Int, from reader: inout ByteReader) throws(RecordingProblem)
}

extension GameInput {
    public func replaces(_ earlier: Self) -> Bool { false }
}
