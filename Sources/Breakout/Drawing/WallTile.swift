import Phrases

/// What is at a place of a wall that somebody drew: nothing, a plain brick of some colour, or a special
/// brick.
public struct WallTile: Equatable, Sendable {
    /// The marks of all there are, as in the maps of levels: a gap, the colours, the kinds. Recordings
    /// count them, so a new one comes at the end.
    private static let marks = ".ROAYGTBVPWK23*owsn".bytes

    /// How many there are.
    static var count: Int { marks.count }

    /// Nothing.
    public static let gap = WallTile(known: 0)

    /// Its number in recordings, from 0.
    let code: Int

    private init(known code: Int) {
        self.code = code
    }

    /// The tile of a number; nil where there is none.
    init?(code: Int) {
        guard Self.marks.indices.contains(code) else { return nil }
        self.code = code
    }

    /// The tile that a character of a map stands for; nil where none does.
    public init?(mark: UInt8) {
        guard let code = Self.marks.firstIndex(of: mark) else { return nil }
        self.code = code
    }

    /// The character for it in maps.
    public var mark: UInt8 { Self.marks[code] }

    /// How it is seen: 0 for a gap, and else one more than the row of the game's looks.
    public var look: UInt8 { Self.look(ofCode: UInt8(code)) }

    /// Between the colours and the kinds with marks stands the plain kind.
    static func look(ofCode code: UInt8) -> UInt8 { code > BrickColour.all.count ? code + 1 : code }

    /// All of them, the gap first.
    public static var all: [WallTile] { marks.indices.map { WallTile(known: $0) } }
}
