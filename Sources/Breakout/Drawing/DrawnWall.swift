import Arcade

/// A wall that somebody drew (Breakout, rule 11): 8 to 12 rows of ten places, and a brick in one of them
/// at least.
public struct DrawnWall: Equatable, Sendable {
    /// How many rows there can be.
    public static let rowRange = 8...12

    /// One for each place, row by row from the upper left.
    private let codes: [UInt8]

    /// - Parameter tiles: one for each place, row by row from the upper left.
    /// - Throws: `.rows`, `.width` for the last row where it is not whole, or `.empty`.
    public init(_ tiles: [WallTile]) throws(WallProblem) {
        let width = BreakoutRules.columns
        let rest = tiles.count % width
        guard rest == 0 else { throw .width(row: tiles.count / width + 1, places: rest) }
        guard Self.rowRange.contains(tiles.count / width) else {
            throw .rows(tiles.count / width)
        }
        guard tiles.contains(where: { $0 != .gap }) else { throw .empty }
        codes = tiles.map { UInt8($0.code) }
    }

    /// One of the levels, to start from.
    public init(_ level: BreakoutLevel) {
        codes = (0..<BreakoutRules.mostRows).flatMap { row in
            (0..<BreakoutRules.columns).map { column in
                UInt8(WallTile(mark: level.mark(row: row, column: column))?.code ?? 0)
            }
        }
    }

    /// The first of the levels: what is played where nothing was drawn.
    public static let standard = DrawnWall(BreakoutLevel.all[0])

    /// How many rows it has, those without a brick included.
    public var rows: Int { codes.count / BreakoutRules.columns }

    /// What is at every place, row by row from the upper left.
    public var tiles: [WallTile] { codes.map { WallTile(code: Int($0)) ?? .gap } }

    // MARK: In recordings

    /// Appends its rows, and the number of each place's tile.
    func write(to writer: inout ByteWriter) {
        writer.write(rows)
        for code in codes { writer.write(byte: code) }
    }

    /// Reads what `write(to:)` wrote.
    ///
    /// - Throws: `.cutShort`, or `.damaged` where it is no wall.
    init(from reader: inout ByteReader) throws(RecordingProblem) {
        let start = reader.position
        let rows = try reader.number(upTo: Self.rowRange.upperBound)
        var tiles: [WallTile] = []
        for _ in 0..<(rows * BreakoutRules.columns) {
            let place = reader.position
            guard let tile = WallTile(code: Int(try reader.byte())) else {
                throw .damaged(at: place)
            }
            tiles.append(tile)
        }
        do { try self.init(tiles) } catch { throw .damaged(at: start) }
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
