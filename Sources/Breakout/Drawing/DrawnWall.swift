import Arcade

/// A wall that somebody drew (Breakout, rule 11): 8 to 12 rows of ten places, and a brick in one of them
/// at least.
public struct DrawnWall: Equatable, Sendable {
    /// As it was drawn.
    public let drawing: WallDrawing

    /// - Throws: `.empty` where nothing was drawn.
    public init(_ drawing: WallDrawing) throws(WallProblem) {
        guard !drawing.isEmpty else { throw .empty }
        self.drawing = drawing
    }

    /// - Parameter tiles: one for each place, row by row from the upper left.
    /// - Throws: `.rows`, `.width` for the last row where it is not whole, or `.empty`.
    public init(_ tiles: [WallTile]) throws(WallProblem) {
        try self.init(try WallDrawing(tiles))
    }

    /// One of the levels, to start from.
    public init(_ level: BreakoutLevel) {
        drawing = WallDrawing(level)
    }

    /// The first of the levels: what is played where nothing was drawn.
    public static let standard = DrawnWall(BreakoutLevel.all[0])

    /// How many rows it has, those without a brick included.
    public var rows: Int { drawing.rows }

    /// What is at every place, row by row from the upper left.
    public var tiles: [WallTile] { drawing.tiles }

    // MARK: In recordings

    /// Appends its rows, and the number of each place's tile.
    public func write(to writer: inout ByteWriter) { drawing.write(to: &writer) }

    /// Reads what `write(to:)` wrote.
    ///
    /// - Throws: `.cutShort`, or `.damaged` where it is no wall.
    public init(from reader: inout ByteReader) throws(RecordingProblem) {
        let start = reader.position
        let drawing = try WallDrawing(from: &reader)
        guard !drawing.isEmpty else { throw .damaged(at: start) }
        self.drawing = drawing
    }
}

/// Why something is no wall.
public enum WallProblem: Error, Equatable, Sendable {
    /// It has too few rows, or too many.
    case rows(Int)
    /// A row, counted from 1, has not ten places but so many.
    case width(row: Int, places: Int)
    /// A character that stands for nothing, with its row and its place there, both counted from 1.
    case mark(Unicode.Scalar, row: Int, place: Int)
    /// It has no brick.
    case empty
}

extension BreakoutLevel {
    /// A wall that somebody drew, as a level. What a special brick leaves where one hit is left of it is
    /// slate.
    init(_ wall: DrawnWall) {
        let colours = [UInt8](repeating: UInt8(ascii: "K"), count: wall.rows)
        self.init(.drawnWall, isStandard: false, colours: colours, map: wall.map)
    }
}
