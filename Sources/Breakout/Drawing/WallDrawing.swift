import Arcade

/// A wall as it is being drawn: 8 to 12 rows of ten places. Unlike a wall that is played it may have no
/// brick yet.
public struct WallDrawing: Equatable, Sendable {
    /// How many rows there can be.
    public static let rowRange = 8...12
    /// The places of a row.
    public static let columns = BreakoutRules.columns

    /// The numbers of the tiles, row by row from the upper left.
    private var codes: [UInt8]

    /// Nothing, in the fewest rows.
    public init() {
        codes = [UInt8](repeating: 0, count: Self.rowRange.lowerBound * Self.columns)
    }

    /// - Parameter tiles: one for each place, row by row from the upper left.
    /// - Throws: `.rows`, or `.width` for the last row where it is not whole.
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

    /// How many places it has.
    public var count: Int { codes.count }

    /// How many rows it has.
    public var rows: Int { count / Self.columns }

    /// Whether there is no brick.
    public var isEmpty: Bool { codes.allSatisfy { $0 == 0 } }

    /// What is at every place, row by row from the upper left.
    public var tiles: [WallTile] { codes.map { WallTile(code: Int($0)) ?? .gap } }

    /// The looks of what is at every place: 0 for a gap, and else one more than the row of the game's looks.
    public var looks: [UInt8] {
        var looks = codes
        for place in looks.indices { looks[place] = WallTile.look(ofCode: looks[place]) }
        return looks
    }

    /// What is at a place, counted from the upper left.
    subscript(place: Int) -> WallTile {
        get { WallTile(code: Int(codes[place])) ?? .gap }
        set { codes[place] = UInt8(newValue.code) }
    }

    /// The place as far from the right as this one is from the left.
    static func mirrored(_ place: Int) -> Int {
        place - place % columns + columns - 1 - place % columns
    }

    /// Adds rows without bricks below, or takes rows away there; within `rowRange`.
    mutating func take(rows: Int) {
        let rows = min(max(rows, Self.rowRange.lowerBound), Self.rowRange.upperBound)
        let count = rows * Self.columns
        if count < codes.count {
            codes.removeLast(codes.count - count)
        } else {
            while codes.count < count { codes.append(0) }
        }
    }

    // MARK: In bytes

    /// Appends its rows, and the number of each place's tile.
    public func write(to writer: inout ByteWriter) {
        writer.write(rows)
        for code in codes { writer.write(byte: code) }
    }

    /// Reads what `write(to:)` wrote.
    ///
    /// - Throws: `.cutShort`, or `.damaged` where it is no drawing.
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
