extension DrawnWall {
    /// Creates a wall from a text map like a level's, with a line for each row, a character for
    /// each place, and an optional line break at the end. The map is bytes rather than text,
    /// because it may come from any file.
    ///
    /// - Throws: `WallProblem` for the first error.
    public init(map: [UInt8]) throws(WallProblem) {
        var lines = map.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        var tiles: [WallTile] = []
        for (row, line) in lines.enumerated() {
            guard WallDrawing.rowRange.upperBound > row else { throw .rows(lines.count) }
            for (place, mark) in line.enumerated() {
                guard let tile = WallTile(mark: mark) else {
                    throw .mark(Unicode.Scalar(mark), row: row + 1, place: place + 1)
                }
                tiles.append(tile)
            }
            guard line.count == BreakoutRules.columns else {
                throw .width(row: row + 1, places: line.count)
            }
        }
        try self.init(tiles)
    }

    /// The wall's text map, with a line break after each row.
    public var map: [UInt8] {
        var map: [UInt8] = []
        for (place, tile) in tiles.enumerated() {
            map.append(tile.mark)
            if (place + 1) % BreakoutRules.columns == 0 { map.append(UInt8(ascii: "\n")) }
        }
        return map
    }
}
