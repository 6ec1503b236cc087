import Phrases

/// The content of a place in a drawn wall: a gap, a plain brick with a colour, or a special brick.
public struct WallTile: Equatable, Sendable {
    /// All tiles' marks, as in level maps: the gap, then colours, then kinds. Recordings store a
    /// mark's position, so add new marks at the end.
    private static let marks = ".ROAYGTBVPWK23*owsn".bytes

    /// The number of tiles.
    static var count: Int { marks.count }

    /// A place without a brick.
    public static let gap = WallTile(known: 0)

    /// The tile's number in recordings, from 0.
    let code: Int

    private init(known code: Int) {
        self.code = code
    }

    /// Creates the tile with the given number; nil if there's no such tile.
    init?(code: Int) {
        guard Self.marks.indices.contains(code) else { return nil }
        self.code = code
    }

    /// Creates the tile for a character of a map; nil if the character is unknown.
    public init?(mark: UInt8) {
        guard let code = Self.marks.firstIndex(of: mark) else { return nil }
        self.code = code
    }

    /// The tile's character in maps.
    public var mark: UInt8 { Self.marks[code] }

    /// The tile's look: 0 for a gap, otherwise 1 plus an index into the game's looks.
    public var look: UInt8 { Self.look(ofCode: UInt8(code)) }

    /// Returns the look of the tile with the given number. The looks also contain the plain kind,
    /// which isn't a tile, between the colours and the other kinds.
    static func look(ofCode code: UInt8) -> UInt8 { code > BrickColour.all.count ? code + 1 : code }

    /// All tiles, the gap first.
    public static var all: [WallTile] { marks.indices.map { WallTile(known: $0) } }
}
