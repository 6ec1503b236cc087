import Arcade
import Foundation
import Funfair

/// A player's wall as a picture of a given size.
public struct WallPicture: Equatable, Sendable {
    /// A brick of the picture.
    public struct Brick: Equatable, Sendable {
        /// The brick's rectangle.
        public let box: CGRect
        /// The brick's look.
        public let look: Look
    }

    /// The number of cells in a row.
    public static let columns = WallEditorScreen.columns

    private let tiles: [UInt8]
    private let size: CGSize

    /// - Parameters:
    ///   - tiles: the tile in each cell, row by row, as in `WallEditorScreen.tiles`.
    ///   - size: the size of the picture.
    public init(_ tiles: [UInt8], size: CGSize) {
        self.tiles = tiles
        self.size = size
    }

    /// The number of rows.
    public var rows: Int { tiles.count / Self.columns }

    /// Returns the rectangle of a cell.
    public func box(of place: Int) -> CGRect {
        let width = size.width / Double(Self.columns)
        let height = size.height / Double(max(rows, 1))
        return CGRect(
            x: Double(place % Self.columns) * width, y: Double(place / Self.columns) * height,
            width: width, height: height)
    }

    /// The bricks, row by row.
    public var bricks: [Brick] {
        let looks = Stall.breakout.looks
        return tiles.enumerated().compactMap { place, tile in
            let look = Int(tile) - 1
            return looks.indices.contains(look)
                ? Brick(box: box(of: place), look: looks[look]) : nil
        }
    }

    /// Returns the cell at a point, or nil outside the picture.
    public func place(at point: CGPoint) -> Int? {
        guard size.width > 0, size.height > 0 else { return nil }
        let column = (point.x / size.width * Double(Self.columns)).rounded(.down)
        let row = (point.y / size.height * Double(rows)).rounded(.down)
        guard (0..<Double(Self.columns)).contains(column), (0..<Double(rows)).contains(row) else {
            return nil
        }
        return Int(row) * Self.columns + Int(column)
    }

    /// Returns the cells from one point to another, including the last cell, so a quick finger
    /// leaves no gaps.
    public func places(from start: CGPoint, to end: CGPoint) -> [Int] {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let steps = max(1, Int((dx * dx + dy * dy).squareRoot() / 6))
        var places: [Int] = []
        for step in 1...steps {
            let share = Double(step) / Double(steps)
            let point = CGPoint(x: start.x + dx * share, y: start.y + dy * share)
            if let place = place(at: point), place != places.last { places.append(place) }
        }
        return places
    }
}

extension WallEditorScreen.Brush {
    /// The brick's sketch; nil for a gap.
    public var sketch: Sketch? {
        let looks = Stall.breakout.looks
        return look == 0 ? nil : Sketch(looks[Int(look) - 1])
    }
}

extension Face {
    /// Returns the accessibility label of a cell in the editor: `Row 3, place 5: red brick`.
    ///
    /// - Parameters:
    ///   - place: the cell, counted row by row.
    ///   - tile: the look of its tile.
    ///   - brushes: the editor's brushes, which name the tiles.
    public func label(
        ofPlace place: Int, tile: UInt8, brushes: [WallEditorScreen.Brush]
    ) -> String {
        let tile = brushes.first { $0.look == tile }
        return pageWords[
            .wallPlace, view.words.number(place / WallPicture.columns + 1),
            view.words.number(place % WallPicture.columns + 1), tile?.control.name ?? ""]
    }
}
