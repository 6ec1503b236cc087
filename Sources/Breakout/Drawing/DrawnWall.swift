import Arcade

/// A wall drawn by a player (Breakout, rule 11): 8 to 12 rows of ten places, with at least one
/// brick.
public struct DrawnWall: Equatable, Sendable {
    /// The drawing of the wall.
    public let drawing: WallDrawing

    /// Creates a wall from a drawing.
    ///
    /// - Throws: `.empty` if the drawing has no brick.
    public init(_ drawing: WallDrawing) throws(WallProblem) {
        guard !drawing.isEmpty else { throw .empty }
        self.drawing = drawing
    }

    /// Creates a wall from tiles.
    ///
    /// - Parameter tiles: a tile for each place, row by row from the upper left.
    /// - Throws: `.rows`, `.width` if the last row is incomplete, or `.empty`.
    public init(_ tiles: [WallTile]) throws(WallProblem) {
        try self.init(try WallDrawing(tiles))
    }

    /// Creates a wall from one of the levels.
    public init(_ level: BreakoutLevel) {
        drawing = WallDrawing(level)
    }

    /// The first level, used when no wall has been drawn.
    public static let standard = DrawnWall(BreakoutLevel.all[0])

    /// The number of rows, including those without bricks.
    public var rows: Int { drawing.rows }

    /// The tile at every place, row by row from the upper left.
    public var tiles: [WallTile] { drawing.tiles }

    // MARK: In recordings

    /// Appends the number of rows, then the tile number of each place.
    public func write(to writer: inout ByteWriter) { drawing.write(to: &writer) }

    /// Reads what `write(to:)` wrote.
    ///
    /// - Throws: `.cutShort`, or `.damaged` if the bytes aren't a valid wall.
    public init(from reader: inout ByteReader) throws(RecordingProblem) {
        let start = reader.position
        let drawing = try WallDrawing(from: &reader)
        guard !drawing.isEmpty else { throw .damaged(at: start) }
        self.drawing = drawing
    }
}

/// Why a wall is invalid.
public enum WallProblem: Error, Equatable, Sendable {
    /// The wall has too few or too many rows.
    case rows(Int)
    /// A row, counted from 1, has this many places instead of ten.
    case width(row: Int, places: Int)
    /// An unknown character, with its row and its place in the row, both counted from 1.
    case mark(Unicode.Scalar, row: Int, place: Int)
    /// The wall has no brick.
    case empty
}

extension BreakoutLevel {
    /// Creates a level from a drawn wall. Special bricks with one hit left are slate.
    init(_ wall: DrawnWall) {
        let colours = [UInt8](repeating: UInt8(ascii: "K"), count: wall.rows)
        self.init(.drawnWall, isStandard: false, colours: colours, map: wall.map)
    }
}
