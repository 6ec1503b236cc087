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
        /// That a chain has `amount` links, centred, `size` high.
        case chain
        /// A block with rounded corners in the colour of its look; `size` is half its height, and
        /// `amount` the share of it that is out of sight while the block turns over, 0 to below 1.
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
        /// A flat scrap in the colour of its look, turned by `amount` turns clockwise, 0 to 1;
        /// `size` is half its height.
        case shard
        /// The light on a block that was hit: white, otherwise as `brick`.
        case flash
        /// A straight line in the colour of its look, `size` is half its thickness. It ends
        /// `amount` further to the right and `stretch` further down than it begins.
        case streak
        /// `amount` as a whole number, centred, `size` high.
        case count
        /// A chip of a casino in the colour of its look.
        case chip
        /// What the studs of a wheel flip: it hangs from the top of a wheel of the radius `size`,
        /// and is turned by `amount` turns, −0.25 to 0.25.
        case pointer
        /// `+amount` seconds, centred, `size` high.
        case seconds
    }

    /// The raw value of a `Shape`.
    public let shape: Float
    /// A row of the game's table of looks.
    public let look: Float
    /// The centre.
    public internal(set) var x: Float
    /// The centre.
    public package(set) var y: Float
    /// A radius, the height of letters, or half the height of what is `stretch` times as wide.
    public internal(set) var size: Float
    /// 0 invisible to 1 solid.
    public internal(set) var opacity: Float
    /// A number that the shape needs.
    public internal(set) var amount: Float
    /// How much wider than high: 1 for round things, more for what is squashed or long.
    public package(set) var stretch: Float

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

    /// Shows it less high, as it turns over, and as wide as before. A brick keeps its size, so that faces
    /// can copy one picture of it however far it has turned; symbols become smaller.
    @inline(never)
    package mutating func turnOver(to height: Float) {
        switch kind {
        case .brick: amount = 1 - height
        case .symbol: size *= height
        default:
            size = max(size * height, Float(EffectTable.smallest))
            stretch /= height
        }
    }

    /// What is drawn.
    @inline(__always)
    var kind: Shape? { Shape(rawValue: UInt8(shape)) }
}

/// What a stage shows at one moment: commands in the order they are drawn.
public struct Scene: Equatable, Sendable {
    /// The things to draw, the hindmost first.
    public internal(set) var commands: [SceneCommand] = []

    /// An empty stage.
    public init() {}

    /// Draws on top of what is there.
    public mutating func draw(_ command: SceneCommand) {
        commands.append(command)
    }

    /// Moves all that is there, in stage units.
    mutating func move(by way: Point) {
        for index in commands.indices {
            commands[index].x += Float(way.x)
            commands[index].y += Float(way.y)
        }
    }

    /// Lets all that is there be less solid, by a share from 0 to 1.
    public mutating func fade(to share: Double) {
        for index in commands.indices { commands[index].opacity *= Float(share) }
    }

    /// Takes everything away, and keeps the memory for the next picture.
    public mutating func clear() {
        commands.removeAll(keepingCapacity: true)
    }
}
