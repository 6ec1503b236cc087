import Roulette

/// The layout of the betting cloth, in points, with the zero at the top. Numbers are large enough
/// for a finger. The lines between them need more care.
public enum ClothLayout {
    /// A rectangle of the cloth.
    public struct Box: Equatable, Sendable {
        /// The left and top edges.
        public let x, y: Double
        /// The size.
        public let width, height: Double
    }

    private static let cell = 44.0
    private static let line = 28.0
    /// The columns: even chances, dozens, then lines and numbers in turn.
    private static let across = [58, 58, line, cell, line, cell, line, cell]
    /// The rows: the zero, lines and numbers in turn, and the bottom row.
    private static let down =
        [cell] + (0..<12).flatMap { _ in [line, cell] } + [cell]

    /// The whole cloth.
    public static var size: Box {
        Box(x: 0, y: 0, width: across.reduce(0, +), height: down.reduce(0, +))
    }

    /// Returns the rectangle of a place.
    public static func box(of place: Cloth.Place) -> Box {
        let (x, width) = span(across, place.x, place.width)
        let (y, height) = span(down, place.y, place.height)
        return Box(x: x, y: y, width: width, height: height)
    }

    private static func span(_ tracks: [Double], _ first: Int, _ count: Int) -> (Double, Double) {
        let before = tracks.prefix(max(first - 1, 0))
        return (before.reduce(0, +), tracks.dropFirst(before.count).prefix(count).reduce(0, +))
    }
}
