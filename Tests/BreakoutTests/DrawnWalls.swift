import Arcade

@testable import Breakout

/// Walls for testing rules.
enum DrawnWalls {
    /// Returns a wall with a random height and random tiles, which depend only on the seed.
    static func any(seed: UInt64) -> DrawnWall {
        var chance = SeededGenerator(seed: seed)
        let rows = chance.within(WallDrawing.rowRange)
        // Walls are anything from nearly empty to nearly full.
        let gaps = chance.fraction()
        var tiles = (0..<(rows * BreakoutRules.columns)).map { _ in
            chance.fraction() < gaps
                ? WallTile.gap : WallTile.all[1 + chance.below(WallTile.count - 1)]
        }
        tiles[chance.below(tiles.count)] = WallTile.all[1 + chance.below(WallTile.count - 1)]
        do { return try DrawnWall(tiles) } catch { preconditionFailure("\(error)") }
    }

    /// Returns a wall with eight rows: the given rows at the top, and empty rows below them.
    static func wall(_ rows: String...) throws -> DrawnWall {
        let gaps = Array(repeating: "..........", count: 8 - rows.count)
        return try DrawnWall(map: Array((rows + gaps).joined(separator: "\n").utf8))
    }
}
