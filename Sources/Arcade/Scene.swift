/// One thing to draw, in stage units. Faces read it as eight numbers, in the order of its
/// properties.
public struct SceneCommand: Equatable, Sendable {
    /// The kinds of things that can be drawn.
    public enum Shape: UInt8, CaseIterable, Sendable {
        /// A target: a shaded ball with the symbol of its look; `amount` is its number in the run.
        case bubble
        /// A filled disc in the colour of its look.
        case disc
        /// The outline of a circle; `amount` is its thickness in stage units.
        case ring
        /// `amount` as points, with its sign, centred, `size` high.
        case points
        /// A chain with `amount` links, as text, centred, `size` high.
        case chain
        /// A block with rounded corners in the colour of its look; `size` is half its height, and
        /// `amount` the share of the height hidden while the block turns over, from 0 to below 1.
        case brick
        /// The symbol of its look in white; `size` is half its height.
        case symbol
        /// A shining ball in the colour of its look; `amount` is its number in the run.
        case ball
        /// A bar with round ends in the colour of its look; `size` is half its height.
        case paddle
        /// A flat bar with round ends, otherwise like `paddle`, for anything that runs down.
        case gauge
        /// The label of its look as text, centred, `size` high.
        case words
        /// A wheel with a sector for each look that is a pocket; `size` is its radius, and `amount`
        /// is its rotation in clockwise turns, 0 to 1.
        case wheel
        /// A small ball on a circle around a point; `amount` is its rotation in clockwise turns
        /// from the top, 0 to 1, and `stretch` the radius of the circle as a multiple of `size`.
        case rider
        /// A flat scrap in the colour of its look, rotated by `amount` clockwise turns, 0 to 1;
        /// `size` is half its height.
        case shard
        /// The white flash on a block that was hit, otherwise like `brick`.
        case flash
        /// A straight line in the colour of its look; `size` is half its thickness. The end is
        /// `amount` to the right of the start and `stretch` below it.
        case streak
        /// `amount` as a whole number, centred, `size` high.
        case count
        /// A casino chip in the colour of its look.
        case chip
        /// The pointer that a wheel's studs push aside. It hangs from the top of a wheel with the
        /// radius `size`, and is rotated by `amount` turns, −0.25 to 0.25.
        case pointer
        /// `+amount` seconds, centred, `size` high.
        case seconds
    }

    /// The raw value of a `Shape`.
    public let shape: Float
    /// An index into the game's looks.
    public let look: Float
    /// The centre's horizontal coordinate.
    public internal(set) var x: Float
    /// The centre's vertical coordinate.
    public package(set) var y: Float
    /// A radius, the height of letters, or half the height of a thing that is `stretch` times as
    /// wide as it is high.
    public internal(set) var size: Float
    /// The opacity, from 0 (invisible) to 1 (solid).
    public internal(set) var opacity: Float
    /// A number whose meaning depends on the shape.
    public internal(set) var amount: Float
    /// The ratio of width to height: 1 for round things, more for squashed or long ones.
    public package(set) var stretch: Float

    /// How many numbers a command contains.
    public static let width = 8

    /// Creates a command.
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

    /// Flattens a thing to the given share of its height while it turns over. A brick's size stays
    /// the same, because faces reuse one picture of the brick at every angle. Symbols shrink.
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

    /// The shape as an enum; nil if the number is unknown.
    @inline(__always)
    var kind: Shape? { Shape(rawValue: UInt8(shape)) }
}

/// The picture of a stage: commands in drawing order.
public struct Scene: Equatable, Sendable {
    /// The things to draw, backmost first.
    public internal(set) var commands: [SceneCommand] = []

    /// Creates an empty picture.
    public init() {}

    /// Draws on top of the existing commands.
    public mutating func draw(_ command: SceneCommand) {
        commands.append(command)
    }

    /// Moves all commands by a distance in stage units.
    mutating func move(by way: Point) {
        for index in commands.indices {
            commands[index].x += Float(way.x)
            commands[index].y += Float(way.y)
        }
    }

    /// Multiplies the opacity of all commands by a share from 0 to 1.
    public mutating func fade(to share: Double) {
        for index in commands.indices { commands[index].opacity *= Float(share) }
    }

    /// Removes all commands, but keeps the memory for the next picture.
    public mutating func clear() {
        commands.removeAll(keepingCapacity: true)
    }
}
