/// The shape of a run's stage, in whole stage units. It is part of the recording.
public struct StageShape: Equatable, Sendable {
    /// Stage units from the left edge to the right one.
    public let width: Int
    /// Stage units from the upper edge to the lower one.
    public let height: Int

    /// A shape as it stands; whether a game plays on it is `StageFormat.allows(_:)`.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// The same stage on a device that was turned.
    public var transposed: StageShape { StageShape(width: height, height: width) }
}

/// Which shapes a game can be played on: always of (nearly) the same area, so that runs on a tall
/// phone and on a wide screen compare, and never thinner than `slimmest`; or a single one.
public struct StageFormat: Sendable {
    private let only: StageShape?
    /// Square stage units of every stage.
    public let area: Double
    /// The longer side divided by the shorter one, at most.
    public let slimmest: Double

    /// - Parameters:
    ///   - area: square stage units.
    ///   - slimmest: the longer side divided by the shorter one, at most; 1 or more.
    public init(area: Double, slimmest: Double) {
        only = nil
        self.area = area
        self.slimmest = slimmest
    }

    /// One shape, whatever the screen; a face letter-boxes it.
    public init(only shape: StageShape) {
        only = shape
        area = Double(shape.width * shape.height)
        slimmest = Double(max(shape.width, shape.height)) / Double(min(shape.width, shape.height))
    }

    /// The shape nearest to a screen of `width` by `height`, in any unit. A screen without a sane
    /// size gets a square.
    public func shape(fitting width: Double, by height: Double) -> StageShape {
        if let only { return only }
        let isSane = width.isFinite && height.isFinite && width > 0 && height > 0
        let ratio = isSane ? min(max(width / height, 1 / slimmest), slimmest) : 1
        // The shorter side is rounded first and the longer one follows from it: so the shape of a
        // shape is itself, and turning the screen turns the shape.
        let shorter = (area * min(ratio, 1 / ratio)).squareRoot().rounded()
        let longer = (area / shorter).rounded()
        return ratio < 1
            ? StageShape(width: Int(shorter), height: Int(longer))
            : StageShape(width: Int(longer), height: Int(shorter))
    }

    /// Whether a shape read from elsewhere is one that `shape(fitting:by:)` could have given.
    public func allows(_ shape: StageShape) -> Bool {
        guard (1...4095).contains(shape.width), (1...4095).contains(shape.height) else {
            return false
        }
        return self.shape(fitting: Double(shape.width), by: Double(shape.height)) == shape
    }
}
