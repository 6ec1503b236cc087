/// A point on a stage, in stage units from the upper left corner; `y` points down.
public struct Point: Equatable, Sendable {
    /// Stage units from the left edge.
    public var x: Double
    /// Stage units from the upper edge.
    public var y: Double

    /// Creates a point from coordinates in stage units.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// Returns the square of the distance to another point, in square stage units.
    public func squaredDistance(to other: Point) -> Double {
        let dx = x - other.x
        let dy = y - other.y
        return dx * dx + dy * dy
    }

    /// The point with its coordinates swapped, for a turned device.
    public var transposed: Point { Point(x: y, y: x) }
}

/// A point as inputs store it: in quarters of a stage unit, 12 bits per coordinate.
///
/// Inputs are rounded before the rules see them, so the recording matches what was played.
public struct InputPoint: Equatable, Sendable {
    /// The largest storable coordinate, in quarters of a stage unit.
    public static let limit = 4095
    private static let quartersPerUnit = 4.0

    /// Quarters of a stage unit from the left edge, 0 to `limit`.
    public let x: Int
    /// Quarters of a stage unit from the upper edge, 0 to `limit`.
    public let y: Int

    init(quartersX x: Int, y: Int) {
        self.x = x
        self.y = y
    }

    /// Creates the storable point nearest to `point`; nil if a coordinate is not a number.
    public init?(_ point: Point) {
        guard let x = Self.quarters(point.x), let y = Self.quarters(point.y) else { return nil }
        self.x = x
        self.y = y
    }

    private static func quarters(_ units: Double) -> Int? {
        guard !units.isNaN else { return nil }
        let quarters = (units * quartersPerUnit).rounded()
        return Int(min(max(quarters, 0), Double(limit)))
    }

    /// The point in stage units.
    public var point: Point {
        Point(x: Double(x) / Self.quartersPerUnit, y: Double(y) / Self.quartersPerUnit)
    }
}
