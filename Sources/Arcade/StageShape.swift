/// The shape of a run's stage, in whole stage units. Recordings store it.
public struct StageShape: Equatable, Sendable {
    /// The width, in stage units.
    public let width: Int
    /// The height, in stage units.
    public let height: Int

    /// Creates a shape without checking it; see `StageFormat.allows(_:)`.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// The same stage on a turned device.
    public var transposed: StageShape { StageShape(width: height, height: width) }
}

/// The stage shapes that a game allows. All have nearly the same area, so runs on a tall phone and
/// on a wide screen are comparable. `slimmest` limits their proportions. A game can also have just
/// one shape.
public struct StageFormat: Sendable {
    private let only: StageShape?
    /// The area of every stage, in square stage units.
    public let area: Double
    /// The largest ratio of the longer side to the shorter one.
    public let slimmest: Double

    /// Creates a format whose stages all have the same area.
    ///
    /// - Parameters:
    ///   - area: the area in square stage units.
    ///   - slimmest: the largest ratio of the longer side to the shorter one, at least 1.
    public init(area: Double, slimmest: Double) {
        only = nil
        self.area = area
        self.slimmest = slimmest
    }

    /// Creates a format with a single shape. Faces letterbox it on screens with other proportions.
    public init(only shape: StageShape) {
        only = shape
        area = Double(shape.width * shape.height)
        slimmest = Double(max(shape.width, shape.height)) / Double(min(shape.width, shape.height))
    }

    /// Returns the shape that best fits a screen of `width` by `height`, in any unit. A screen with
    /// an invalid size gets a square.
    public func shape(fitting width: Double, by height: Double) -> StageShape {
        if let only { return only }
        let isSane = width.isFinite && height.isFinite && width > 0 && height > 0
        let ratio = isSane ? min(max(width / height, 1 / slimmest), slimmest) : 1
        // Computing the longer side from the rounded shorter side ensures that fitting a shape to
        // itself doesn't change it, and that turning the screen turns the shape.
        let shorter = (area * min(ratio, 1 / ratio)).squareRoot().rounded()
        let longer = (area / shorter).rounded()
        return ratio < 1
            ? StageShape(width: Int(shorter), height: Int(longer))
            : StageShape(width: Int(longer), height: Int(shorter))
    }

    /// Whether `shape(fitting:by:)` could return this shape. Use it to check shapes from
    /// recordings.
    public func allows(_ shape: StageShape) -> Bool {
        guard (1...4095).contains(shape.width), (1...4095).contains(shape.height) else {
            return false
        }
        return self.shape(fitting: Double(shape.width), by: Double(shape.height)) == shape
    }
}
