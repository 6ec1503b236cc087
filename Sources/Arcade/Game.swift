/// A game as a pure value. Settings, a stage and a seed determine its first state; inputs and ticks
/// determine every later one.
public protocol Game: Sendable {
    /// What the player can set before a run.
    associatedtype Settings: GameSettings
    /// What the player can do during a run.
    associatedtype Input: GameInput

    /// The game's identity and rules version.
    static var identity: GameIdentity { get }
    /// The stages the game can be played on.
    static var format: StageFormat { get }

    /// Creates the state at tick 0.
    init(settings: Settings, stage: StageShape, seed: UInt64)

    /// The current settings.
    var settings: Settings { get }
    /// The number of ticks played.
    var tick: Int { get }
    /// The current score.
    var score: Int { get }
    /// Whether the run has ended. After the end, inputs and ticks have no effect.
    var isOver: Bool { get }
    /// Whether the whole run was played with the standard settings of its mode; see
    /// `GameSettings.isUnaltered`.
    var isUnaltered: Bool { get }
    /// The input that ends the run early; nil if only the clock can end the run.
    var ending: Input? { get }
    /// The number reported next to the score: the longest chain or streak, or the number of hits.
    var highlight: Int { get }

    /// Applies an input, and appends the cues it causes.
    mutating func apply(_ input: Input, cues: inout [Cue])
    /// Advances by one tick, and appends the cues it causes.
    mutating func advance(cues: inout [Cue])
    /// Adds the whole state, including the random generator's, to a hash.
    func combine(into hash: inout StateHash)
}

extension Game {
    /// Whether the run's score counts on its mode's shared boards.
    public var isStandard: Bool { isUnaltered && settings.mode.isChosen }

    /// Whether the whole run was played with a party's settings.
    public var isForParty: Bool { isUnaltered && settings.mode == .party }

    /// The hash of the current state.
    public var stateHash: UInt64 {
        var hash = StateHash()
        combine(into: &hash)
        return hash.value
    }
}

/// A game's identification in a recording.
public struct GameIdentity: Equatable, Sendable {
    /// The game's number, never reused for another game.
    public let code: UInt8
    /// The version of the rules. Raise it whenever the same inputs could fold to a different state.
    public let rulesVersion: UInt8
    /// The name on the game's stall.
    public let name: String

    /// Creates an identity.
    public init(code: UInt8, rulesVersion: UInt8, name: String) {
        self.code = code
        self.rulesVersion = rulesVersion
        self.name = name
    }
}

/// A game's settings, as recordings store them.
public protocol GameSettings: Equatable, Sendable {
    /// The game's modes; `OnlyMode` if it has just one.
    associatedtype Mode: GameMode = OnlyMode

    /// The default settings.
    static var standard: Self { get }
    /// Whether scores with these settings can be compared with all others in the same mode. By
    /// default, this is true only for the standard settings.
    var isUnaltered: Bool { get }
    /// The maximum length of a run with these settings, in ticks.
    var mostTicks: Int { get }
    /// The number of input kinds. Recordings encode inputs with this number, so it must never
    /// change for a mode.
    var inputKinds: Int { get }
    /// The mode. It isn't among `controls`, because players choose it from `ways`.
    var mode: Mode { get set }
    /// The modes that players can choose, the standard one first. Their indices are stored, so
    /// append new ones at the end.
    static var ways: [(mode: Mode, way: WayToPlay)] { get }
    /// The length of a party's round, in ticks.
    static var partyTicks: Int { get }
    /// All settings, with their names, ranges and stored words. Recordings use the same order.
    static var controls: [SettingControl<Self>] { get }
    /// The number of settings that were added later, at the end of `controls`. Their standard
    /// values have no effect, and recordings and state hashes omit them, so adding a setting
    /// doesn't require a new version of the rules. 0 by default.
    static var additions: Int { get }
}

extension GameSettings {
    /// The highest number that can be read. A higher number means damage. The limit fits in a
    /// 32-bit `Int`.
    private static var readable: Int { 1_000_000 }

    public var isUnaltered: Bool { self == .standard(in: mode) }

    /// Whether scores with these settings count on the mode's shared boards.
    public var isStandard: Bool { isUnaltered && mode.isChosen }

    /// Whether these are a party's settings.
    public var isForParty: Bool { isUnaltered && mode == .party }

    /// The standard settings of a mode.
    public static func standard(in mode: Mode) -> Self {
        var settings = standard
        settings.mode = mode
        return settings
    }

    /// The settings that everybody at a party plays with.
    public static var party: Self { .standard(in: .party) }

    public static var partyTicks: Int { party.mostTicks }

    /// Every setting with its value, in the order of `controls`.
    public var lines: [SettingLine] { Self.controls.map { $0.line(self) } }

    /// Appends the settings, without additions and without the mode, whose number is in the
    /// recording's head.
    public func write(to writer: inout ByteWriter) {
        for control in Self.controls.dropLast(Self.additions) {
            writer.write(control.value(self))
        }
    }

    /// Creates settings from what `write(to:)` wrote.
    ///
    /// - Throws: `.cutShort`, `.damaged`, or `.setting` for a value that isn't allowed.
    public init(from reader: inout ByteReader) throws(RecordingProblem) {
        self = .standard
        for control in Self.controls.dropLast(Self.additions) {
            try read(control, from: &reader)
        }
    }

    mutating func read(
        _ control: SettingControl<Self>, from reader: inout ByteReader
    ) throws(RecordingProblem) {
        let value = try reader.number(upTo: Self.readable)
        do { try control.bounds.check(value) } catch { throw .setting(error) }
        control.set(&self, value)
    }
}

/// A player's action, as recordings store it.
public protocol GameInput: Equatable, Sendable {
    /// The input's kind, from 0 up to but not including `GameSettings.inputKinds`.
    var kind: Int { get }
    /// Whether the input is a single strike, such as a tap. The number of strikes that hands can
    /// make per second is limited. A continuous input, such as a drag of the paddle, can occur
    /// every tick.
    var isStroke: Bool { get }
    /// Whether this input supersedes an earlier one in the same tick: without the earlier input,
    /// the state would be the same. By default, no input supersedes another.
    func replaces(_ earlier: Self) -> Bool

    /// Appends everything except the kind.
    func write(to writer: inout ByteWriter)
    /// Creates an input of `kind` from what `write(to:)` wrote.
    init(kind: Int, from reader: inout ByteReader) throws(RecordingProblem)
}

extension GameInput {
    public func replaces(_ earlier: Self) -> Bool { false }
}
