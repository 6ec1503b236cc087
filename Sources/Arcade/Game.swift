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
    /// Whether all of it was played by the settings whose scores compare with everybody's who plays in
    /// the same way.
    var isStandard: Bool { get }
    /// Whether all of it was played by the settings of a party; where nothing is said, the settings in
    /// force tell.
    var isForParty: Bool { get }
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
    public var isForParty: Bool { settings.isForParty }

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
    /// Whether scores by these settings compare with everybody's who plays in the same way; where
    /// nothing is said, those of `standard` do, in each of the ways that players choose from.
    var isStandard: Bool { get }
    /// Whether everybody at a party plays by these settings; where nothing is said, by those of `party`.
    var isForParty: Bool { get }
    /// No run by these settings has more ticks.
    var mostTicks: Int { get }
    /// Which of the game's ways to play: a row of its table of modes, and 0 the standard one. It is
    /// none of `controls`: players choose it from `ways`, and a party plays as `party` says. Where there
    /// is one way only, setting it does nothing.
    var mode: Int { get set }
    /// How many ways to play there are, at least 1.
    static var modes: Int { get }
    /// The ways to play that players choose from, that of mode 0 first; none where there is one only.
    /// Stores count them, so a new one comes at the end.
    static var ways: [WayToPlay] { get }
    /// The settings that everybody at a party plays by.
    static var party: Self { get }
    /// How long a round of a party lasts, in ticks.
    static var partyTicks: Int { get }
    /// Every setting there is: how it is called, set and kept. Its order is that of recordings.
    static var controls: [SettingControl<Self>] { get }

    /// Appends what a mode needs beside the controls, as a wall that was drawn; where nothing is said,
    /// nothing.
    func writeRest(to writer: inout ByteWriter)
    /// Reads what `writeRest(to:)` wrote, in the mode that is set.
    ///
    /// - Throws: `.cutShort` or `.damaged`.
    mutating func readRest(from reader: inout ByteReader) throws(RecordingProblem)
}

extension GameSettings {
    /// Beyond this a number is damage, not a setting; the same wherever `Int` has 32 bits.
    private static var readable: Int { 1_000_000 }

    public var isStandard: Bool {
        self == .standard(in: mode) && (mode == 0 || Self.ways.contains { $0.mode == mode })
    }

    public var isForParty: Bool { self == .party }

    public var mode: Int {
        get { 0 }
        set {}
    }

    public static var modes: Int { 1 }

    public static var ways: [WayToPlay] { [] }

    /// The standard settings of a way to play.
    public static func standard(in mode: Int) -> Self {
        var settings = standard
        settings.mode = mode
        return settings
    }

    public static var party: Self { .standard }

    public static var partyTicks: Int { party.mostTicks }

    public func writeRest(to writer: inout ByteWriter) {}

    public mutating func readRest(from reader: inout ByteReader) throws(RecordingProblem) {}

    /// Every setting with its value, in the order of their controls.
    public var lines: [SettingLine] { Self.controls.map { $0.line(self) } }

    /// Appends the settings. The mode is no part of them: it stands in a recording's head. Nor is what
    /// `writeRest(to:)` appends.
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
    /// How many of them there are in a mode. Recordings count by it, so what came later stands at the
    /// end, and in modes that came with it; where nothing is said, all.
    static func kinds(in mode: Int) -> Int
    /// Which kind this is, from 0 up to but not including those of the mode.
    var kind: Int { get }
    /// Whether a hand strikes for it, as for a tap. Nobody strikes without end, and what only glides,
    /// as a finger that leads a paddle, may come in every tick.
    var isStroke: Bool { get }
    /// Whether this input undoes all that an earlier one did before the same tick: the game comes to the
    /// same state without that one. Where nothing is said, no input does.
    func replaces(_ earlier: Self) -> Bool
    /// The input that ends a run in a mode; nil where only the clock does, as by default.
    static func ending(in mode: Int) -> Self?

    /// Appends everything but the kind.
    func write(to writer: inout ByteWriter)
    /// Reads what `write(to:)` wrote of an input of `kind`.
    init(kind: Int, from reader: inout ByteReader) throws(RecordingProblem)
}

extension GameInput {
    public static func kinds(in mode: Int) -> Int { kinds }

    public func replaces(_ earlier: Self) -> Bool { false }

    public static func ending(in mode: Int) -> Self? { nil }
}
