import Arcade

/// A brick in the wall.
public struct Brick: Equatable, Sendable {
    /// The brick's number in the wall, from 0, row by row from the upper left.
    public let id: Int
    /// The brick's kind, as an index into `BrickKind.all`.
    public let kindIndex: Int
    /// The number of hits left until the brick breaks.
    public let hits: Int
    /// The index of the brick's look in the game's looks. Bricks with an effect look like their
    /// kind. Bricks of the kinds with several hits look like the kind with their hits left, or have
    /// their own colour if one hit is left. Plain bricks always have their own colour.
    public let look: Int

    /// The brick's kind.
    public var kind: BrickKind { BrickKind.all[kindIndex] }
    /// The left edge, in stage units.
    public var x: Double { Double(id % BreakoutRules.columns) * BreakoutRules.brickWidth }
    /// The upper edge, in stage units.
    public var y: Double {
        BreakoutRules.wallTop + Double(id / BreakoutRules.columns) * BreakoutRules.brickHeight
    }

    /// The brick's middle.
    var centre: Point {
        Point(x: x + BreakoutRules.brickWidth / 2, y: y + BreakoutRules.brickHeight / 2)
    }
}

/// A level's bricks, as a grid with direct access to each place.
struct Wall: Equatable, Sendable {
    /// A place in the grid.
    private struct Cell: Equatable {
        var hits: UInt8
        let kind: UInt8
        let colour: UInt8
    }

    private var cells: [Cell] = []
    /// The number of rows, including empty ones.
    let rows: Int
    /// The number of bricks left.
    private(set) var standing = 0

    /// Creates a level's wall.
    ///
    /// - Parameters:
    ///   - level: the level, with its map.
    ///   - rows: the number of the map's rows to use, at least 1.
    ///   - hasSpecialBricks: whether to include special bricks. If not, all bricks are plain.
    ///   - extraHits: the number of hits that each brick needs in addition to its kind's, up to a
    ///     total of three.
    init(_ level: BreakoutLevel, rows: Int, hasSpecialBricks: Bool, extraHits: Int) {
        self.rows = rows
        for row in 0..<rows {
            for column in 0..<BreakoutRules.columns {
                guard let (kind, colour) = level.brick(row: row, column: column) else {
                    cells.append(Cell(hits: 0, kind: 0, colour: 0))
                    continue
                }
                let kept = hasSpecialBricks ? kind : 0
                let hits = min(BrickKind.all[kept].hits + extraHits, 3)
                cells.append(Cell(hits: UInt8(hits), kind: UInt8(kept), colour: UInt8(colour)))
                standing += 1
            }
        }
    }

    /// The lower edge of the lowest row, in stage units.
    var bottom: Double { BreakoutRules.wallTop + Double(rows) * BreakoutRules.brickHeight }

    /// The number of places.
    var places: Int { cells.count }

    /// Whether a place has a brick with hits left.
    func stands(at place: Int) -> Bool { cells[place].hits > 0 }

    /// Returns the brick at a place, or nil if there isn't one.
    func brick(at place: Int) -> Brick? {
        let cell = cells[place]
        guard cell.hits > 0 else { return nil }
        return Brick(
            id: place, kindIndex: Int(cell.kind), hits: Int(cell.hits), look: Self.look(of: cell))
    }

    private static func look(of cell: Cell) -> Int {
        let kind = Int(cell.kind)
        if BrickKind.all[kind].effect != .none { return BreakoutLook.kind(kind) }
        // When the walls repeat, plain bricks also need several hits, but retain their colours.
        return kind > 0 && cell.hits > 1 ? BreakoutLook.kind(Int(cell.hits) - 1) : Int(cell.colour)
    }

    /// The bricks left.
    var bricks: [Brick] { cells.indices.compactMap { brick(at: $0) } }

    /// Subtracts `hits` from the hits that the brick at a place has left.
    ///
    /// - Returns: whether the brick broke.
    mutating func hit(_ place: Int, hits: Int) -> Bool {
        let left = Int(cells[place].hits)
        cells[place].hits = UInt8(max(0, left - hits))
        guard left > 0, left <= hits else { return false }
        standing -= 1
        return true
    }

    /// Returns the places around `place`, row by row.
    func neighbours(of place: Int) -> [Int] {
        var found: [Int] = []
        let row = place / BreakoutRules.columns
        let column = place % BreakoutRules.columns
        for nextRow in max(0, row - 1)...min(rows - 1, row + 1) {
            for nextColumn in max(0, column - 1)...min(BreakoutRules.columns - 1, column + 1) {
                let next = nextRow * BreakoutRules.columns + nextColumn
                if next != place { found.append(next) }
            }
        }
        return found
    }

    /// Adds everything except the colours to a hash. No rule depends on the colours.
    func combine(into hash: inout StateHash) {
        hash.combine(rows)
        for cell in cells {
            hash.combine(Int(cell.hits) << 8 | Int(cell.kind))
        }
    }
}
