import Phrases

/// A game's modes, as an enum that the game defines. Reading an unknown number fails at once, so
/// the rules never have to handle an unknown mode.
///
/// A mode can carry data that only it needs, such as the player's own wall.
public protocol GameMode: Equatable, Sendable {
    /// The mode of standard runs, with the number 0.
    static var standard: Self { get }
    /// The mode that parties play.
    static var party: Self { get }
    /// The number in recordings and on servers. It never changes, and doesn't depend on the mode's
    /// data.
    var number: UInt8 { get }

    /// Appends the mode's data.
    func write(to writer: inout ByteWriter)
    /// Creates the mode with the given number, and reads the data that `write(to:)` wrote.
    ///
    /// - Throws: `.unknownMode`, `.cutShort` or `.damaged`.
    init(number: UInt8, from reader: inout ByteReader) throws(RecordingProblem)
}

extension GameMode {
    /// Whether players can choose the mode. Otherwise, only parties play it.
    public var isChosen: Bool { number == Self.standard.number || self != .party }
}

extension GameMode where Self: RawRepresentable, RawValue == UInt8 {
    public var number: UInt8 { rawValue }

    public func write(to writer: inout ByteWriter) {}

    public init(number: UInt8, from reader: inout ByteReader) throws(RecordingProblem) {
        guard let mode = Self(rawValue: number) else { throw .unknownMode(Int(number)) }
        self = mode
    }
}

/// The mode of a game that has only one.
public enum OnlyMode: UInt8, GameMode {
    /// The standard mode.
    case standard

    public static var party: OnlyMode { .standard }
}

extension GameSettings where Mode == OnlyMode {
    /// Always the standard mode; setting it has no effect.
    public var mode: OnlyMode {
        get { .standard }
        set {}
    }

    /// The only mode.
    public static var ways: [(mode: OnlyMode, way: WayToPlay)] {
        let name = Phrase(.play)
        return [(.standard, WayToPlay(word: "standard", name: name, about: name))]
    }
}
