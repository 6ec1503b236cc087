import Phrases

/// What is at a place of a drawn wall: a gap, a plain brick of some colour, or a special brick.
public struct WallTile: Equatable, Sendable {
    /// The marks of all tiles, as in level maps: the gap, the colours, the kinds. Recordings store
    /// their positions, so add new ones at the end.
    private static let marks = ".ROAYGTBVPWK23*owsn".bytes

    /// The number of tiles.
    static var count: Int { marks.count }

    /// A place without a brick.
    public static let gap = WallTile(known: 0)

    /// Its number in recordings, from 0.
    let code: Int

    private init(known code: Int) {
        self.code = code
    }

    /// Creates the tile with a number; nil if there's no such tile.
    init?(code: Int) {
        guard Self.marks.indices.contains(code) else { return nil }
        self.code = code
    }

    /// Creates the tile for a character of a map; nil if the character is unknown.
    public init?(mark: UInt8) {
        guard let code = Self.marks.firstIndex(of: mark) else { return nil }
        self.code = code
    }

    /// Its character in maps.
    public var mark: UInt8 { Self.marks[code] }

    /// Its look: 0 for a gap, otherwise one more than the row of the game's looks.
    public var look: UInt8 { Self.look(ofCode: UInt8(code)) }

    /// Returns the look of a tile number. The plain kind, which isn't a tile, is between the
    /// colours and the other kinds.
    static func look(ofCode code: UInt8) -> UInt8 { code > BrickColour.all.count ? code + 1 : code }

    /// All tiles, the gap first.
    public static var all: [WallTile] { marks.indices.map { WallTile(known: $0) } }
}
