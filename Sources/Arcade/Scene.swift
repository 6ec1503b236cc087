/// One thing to draw, in stage units. A face reads it as eight numbers in this order.
public struct SceneCommand: Equatable, Sendable {
    /// What kinds of things there are to draw.
    public enum Shape: UInt8, CaseIterable, Sendable {
        /// A shaded ball with the symbol of its look, a target; `amount` is its number in the run.
        case bubble
        /// A filled disc in the colour of its look.
        case disc
        /// The outline of a circle; `amount` is its thickness in stage units.
        case ring
        /// `+amount`, centred, `size` high.
        case points
        /// The name of the look and `×amount`, centred, `size` high.
        case chain
        /// A block with rounded corners in the colour of its look; `size` is half its height.
        case brick
        /// The symbol of its look in white, `size` half its height.
        case symbol
        /// A shining ball in the colour of its look; `amount` is its number in the run.
        case ball
        /// A bar with round ends in the colour of its look; `size` is half its height.
        case paddle
        /// A flat bar with round ends, as `paddle`, for what runs down.
        case gauge
        /// The label of its look as words, centred, `size` high.
        case words
        /// A wheel with a sector for each look that is a pocket; `size` is its radius, and `amount`
        /// how many turns clockwise it has made, 0 to 1.
        case wheel
        /// A small ball on a circle around its place; `amount` is its turns clockwise from the top,
        /// 0 to 1, and `stretch` the radius of the circle in sizes.
        case rider
    }

    /// The raw value of a `Shape`.
    public let shape: Float
    /// A row of the game's table of looks.
    public let look: Float
    /// The centre.
    public let x: Float
    /// The centre.
    public let y: Float
    /// A radius, the height of letters, or half the height of what is `stretch` times as wide.
    public let size: Float
    /// 0 invisible to 1 solid.
    public let opacity: Float
    /// A number that the shape needs.
    public let amount: Float
    /// How much wider than high: 1 for round things, more for what is squashed or long.
    public let stretch: Float

    /// How many numbers a command has.
    public static let width = 8

    /// A command; see the properties.
    public init(
        _ shape: Shape, look: Int, at place: Point, size: Double, opacity: Double = 1,
        amount: Double = 0, stretch: Double = 1
    ) {
        self.shape = Float(shape.rawValue)
        self.look = Float(look)
        x = Float(place.x)
        y = Float(place.y)
        self.size = Float(size)
        self.opacity = Float(opacity)
        self.amount = Float(amount)
        self.stretch = Float(stretch)
    }
}

/// What a stage shows at one moment: commands in the order they are drawn.
public struct Scene: Equatable, Sendable {
    /// The things to draw, the hindmost first.
    public private(set) var commands: [SceneCommand] = []

    /// An empty stage.
    public init() {}

    /// Draws on top of what is there.
    public mutating func draw(_ command: SceneCommand) {
        commands.append(command)
    }

    /// Takes everything away, and keeps the memory for the next picture.
    public mutating func clear() {
        commands.removeAll(keepingCapacity: true)
    }
}
