import Phrases

/// The ways to play a game, as an enum of the game's own. A number that was read becomes a mode or is
/// refused where it is read, so that no rule ever meets an unknown one.
///
/// A mode may carry what only it needs, such as a wall that was drawn.
public protocol GameMode: Equatable, Sendable {
    /// The mode of standard runs; its number is 0.
    static var standard: Self { get }
    /// The mode that parties play.
    static var party: Self { get }
    /// The number in recordings and houses. It never changes, and what a mode carries doesn't count.
    var number: UInt8 { get }

    /// Appends what the mode carries.
    func write(to writer: inout ByteWriter)
    /// The mode of a number, with what `write(to:)` wrote.
    ///
    /// - Throws: `.unknownMode`, `.cutShort` or `.damaged`.
    init(number: UInt8, from reader: inout ByteReader) throws(RecordingProblem)
}

extension GameMode {
    /// Whether players choose it; else only parties play it.
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

/// The mode of a game that has no other.
public enum OnlyMode: UInt8, GameMode {
    /// The standard one.
    case standard

    public static var party: OnlyMode { .standard }
}

extension GameSettings where Mode == OnlyMode {
    /// Always the standard one; setting it does nothing.
    public var mode: OnlyMode {
        get { .standard }
        set {}
    }

    /// One way, which nobody has to choose.
    public static var ways: [(mode: OnlyMode, way: WayToPlay)] {
        let name = Phrase(.play)
        return [(.standard, WayToPlay(word: "standard", name: name, about: name))]
    }
}
