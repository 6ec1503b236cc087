import Arcade

/// A wall being drawn, with 8 to 12 rows of ten places. Unlike a playable wall, it may have no
/// bricks yet.
public struct WallDrawing: Equatable, Sendable {
    /// The valid numbers of rows.
    public static let rowRange = 8...12
    /// The number of places in a row.
    public static let columns = BreakoutRules.columns

    /// The tile numbers, row by row from the upper left.
    private var codes: [UInt8]

    /// Creates an empty drawing with the minimum number of rows.
    public init() {
        codes = [UInt8](repeating: 0, count: Self.rowRange.lowerBound * Self.columns)
    }

    /// Creates a drawing from tiles.
    ///
    /// - Parameter tiles: a tile for each place, row by row from the upper left.
    /// - Throws: `.rows`, or `.width` if the last row is incomplete.
    public init(_ tiles: [WallTile]) throws(WallProblem) {
        let rest = tiles.count % Self.columns
        let rows = tiles.count / Self.columns
        guard rest == 0 else { throw .width(row: rows + 1, places: rest) }
        guard Self.rowRange.contains(rows) else { throw .rows(rows) }
        codes = tiles.map { UInt8($0.code) }
    }

    init(_ level: BreakoutLevel) {
        codes = []
        for row in 0..<BreakoutRules.mostRows {
            for column in 0..<Self.columns {
                let tile = WallTile(mark: level.mark(row: row, column: column))
                codes.append(UInt8(tile?.code ?? 0))
            }
        }
    }

    /// The number of places.
    public var count: Int { codes.count }

    /// The number of rows.
    public var rows: Int { count / Self.columns }

    /// Whether the drawing has no bricks.
    public var isEmpty: Bool { codes.allSatisfy { $0 == 0 } }

    /// The tile at every place, row by row from the upper left.
    public var tiles: [WallTile] { codes.map { WallTile(code: Int($0)) ?? .gap } }

    /// The look of every place: 0 for a gap, otherwise 1 plus an index into the game's looks.
    public var looks: [UInt8] {
        var looks = codes
        for place in looks.indices { looks[place] = WallTile.look(ofCode: looks[place]) }
        return looks
    }

    /// The tile at a place, counted from the upper left.
    subscript(place: Int) -> WallTile {
        get { WallTile(code: Int(codes[place])) ?? .gap }
        set { codes[place] = UInt8(newValue.code) }
    }

    /// Returns the place mirrored left to right.
    static func mirrored(_ place: Int) -> Int {
        place - place % columns + columns - 1 - place % columns
    }

    /// Adds empty rows at the bottom, or removes rows from the bottom, within `rowRange`.
    mutating func take(rows: Int) {
        let rows = min(max(rows, Self.rowRange.lowerBound), Self.rowRange.upperBound)
        let count = rows * Self.columns
        if count < codes.count {
            codes.removeLast(codes.count - count)
        } else {
            while codes.count < count { codes.append(0) }
        }
    }

    // MARK: Encoding

    /// Appends the number of rows, then the tile number of each place.
    public func write(to writer: inout ByteWriter) {
        writer.write(rows)
        for code in codes { writer.write(byte: code) }
    }

    /// Reads what `write(to:)` wrote.
    ///
    /// - Throws: `.cutShort`, or `.damaged` if the bytes aren't a valid drawing.
    public init(from reader: inout ByteReader) throws(RecordingProblem) {
        let start = reader.position
        let rows = try reader.number(upTo: Self.rowRange.upperBound)
        guard Self.rowRange.contains(rows) else { throw .damaged(at: start) }
        codes = []
        for _ in 0..<(rows * Self.columns) {
            let place = reader.position
            let code = try reader.byte()
            guard Int(code) < WallTile.count else { throw .damaged(at: place) }
            codes.append(code)
        }
    }
}
