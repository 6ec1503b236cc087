import Arcade

/// The first thing that a ball meets on its path.
struct Contact {
    /// What the ball meets.
    enum Surface: Equatable {
        case side, ceiling, net, paddle
        /// The brick at a place in the wall.
        case brick(Int)
    }

    /// The time until the contact, in ticks.
    let time: Double
    let surface: Surface
    /// The direction perpendicular to the surface, pointing outwards.
    let normalX: Double
    let normalY: Double
    /// Whether the surface is horizontal or vertical at the contact, so a bounce only changes a
    /// sign.
    var isAxisAligned: Bool { normalX == 0 || normalY == 0 }
}

/// A ball's straight path for a limited time, and the first thing that the ball meets. Things that
/// the ball isn't approaching are ignored, so the ball can move away from a thing that it touches.
struct FlightPath {
    let x: Double
    let y: Double
    let vx: Double
    let vy: Double
    /// The end of the path, in ticks from its start; once a contact is found, the contact's time.
    private(set) var end: Double
    private(set) var first: Contact?

    private static let radius = BreakoutRules.ballRadius
    /// A slightly larger radius, for choosing the bricks to check.
    private static let breadth = radius + 0.001
    /// The reciprocal of a brick's width, for finding columns without a division. The rounding
    /// errors are far below the margin in `breadth`.
    private static let columnsPerUnit = 1 / BreakoutRules.brickWidth

    init(of ball: borrowing Ball, for time: Double) {
        x = ball.x
        y = ball.y
        vx = ball.vx
        vy = ball.vy
        end = time
    }

    private mutating func meet(
        _ surface: Contact.Surface, at time: Double, _ x: Double, _ y: Double
    ) {
        guard time < end || (first == nil && time <= end) else { return }
        // A ball already at the surface, or past it by a rounding error, meets it now.
        end = max(time, 0)
        first = Contact(time: end, surface: surface, normalX: x, normalY: y)
    }

    /// Checks the edges of the stage. Inlining this method and the next property saves a twentieth
    /// of the total time.
    @inline(always)
    mutating func meetWalls(hasNet: Bool) {
        if vx > 0 {
            meet(.side, at: (BreakoutRules.width - Self.radius - x) / vx, -1, 0)
        } else if vx < 0 {
            meet(.side, at: (Self.radius - x) / vx, 1, 0)
        }
        if vy < 0 {
            meet(.ceiling, at: (Self.radius - y) / vy, 0, 1)
        } else if vy > 0, hasNet, y <= BreakoutRules.height {
            meet(.net, at: (BreakoutRules.height - Self.radius - y) / vy, 0, -1)
        }
    }

    /// How long, in ticks, the ball stays on the stage and out of the paddle's reach, wherever the
    /// paddle moves.
    @inline(always)
    var timeOutOfPaddlesReach: Double {
        let top = Paddle.top
        let bottom = BreakoutRules.paddleY + Paddle.reach
        if y < top { return vy > 0 ? min(end, (top - y) / vy) : end }
        if y > bottom {
            let edge = vy > 0 ? BreakoutRules.height + Self.radius : bottom
            return vy == 0 ? end : min(end, (edge - y) / vy)
        }
        return 0
    }

    /// Checks the bricks along the path, row by row in the ball's direction, and in each row only
    /// the columns that the ball crosses.
    mutating func meetBricks(of wall: borrowing Wall) {
        let upper = min(y, y + vy * end) - Self.radius - BreakoutRules.wallTop
        let lower = max(y, y + vy * end) + Self.radius - BreakoutRules.wallTop
        guard lower >= 0, upper <= wall.bottom - BreakoutRules.wallTop else { return }
        let top = max(0, Int(upper / BreakoutRules.brickHeight))
        let bottom = min(wall.rows - 1, Int(lower / BreakoutRules.brickHeight))
        var row = vy > 0 ? top : bottom
        let perUnit = 1 / vy
        while row >= top, row <= bottom {
            let edge = BreakoutRules.wallTop + Double(row) * BreakoutRules.brickHeight
            guard
                let (from, to) = stay(
                    between: edge, and: edge + BreakoutRules.brickHeight, perUnit: perUnit)
            else { return }
            meetRow(row, top: edge, of: wall, from: from, to: to)
            row += vy > 0 ? 1 : -1
        }
    }

    /// Returns the first and last time that the ball is level with a row, in ticks; nil if the path
    /// ends before that.
    private func stay(
        between top: Double, and bottom: Double, perUnit: Double
    ) -> (from: Double, to: Double)? {
        guard vy != 0 else { return (0, end) }
        let first = ((vy > 0 ? top - Self.breadth : bottom + Self.breadth) - y) * perUnit
        let last = ((vy > 0 ? bottom + Self.breadth : top - Self.breadth) - y) * perUnit
        return first > end ? nil : (max(first, 0), min(last, end))
    }

    private mutating func meetRow(
        _ row: Int, top: Double, of wall: borrowing Wall, from: Double, to: Double
    ) {
        let left = min(x + vx * from, x + vx * to) - Self.breadth
        let right = max(x + vx * from, x + vx * to) + Self.breadth
        let first = max(0, Int(left * Self.columnsPerUnit))
        let last = min(BreakoutRules.columns - 1, Int(right * Self.columnsPerUnit))
        var column = first
        while column <= last {
            let place = row * BreakoutRules.columns + column
            if wall.stands(at: place) {
                meetBrick(place, left: Double(column) * BreakoutRules.brickWidth, top: top)
            }
            column += 1
        }
    }

    private mutating func meetBrick(_ place: Int, left: Double, top: Double) {
        let right = left + BreakoutRules.brickWidth
        let bottom = top + BreakoutRules.brickHeight
        let nearX = x.clamped(between: left, and: right)
        let nearY = y.clamped(between: top, and: bottom)
        let dx = x - nearX
        let dy = y - nearY
        let squared = dx * dx + dy * dy
        if squared < Self.radius * Self.radius, squared > 0 {
            // The ball already touches the brick.
            guard dx * vx + dy * vy < 0 else { return }
            let distance = squared.squareRoot()
            return meet(.brick(place), at: 0, dx / distance, dy / distance)
        }
        meetFaces(place, left, top, right, bottom)
        meetCorner(.brick(place), vx > 0 ? left : right, vy > 0 ? top : bottom, Self.radius)
        meetCorner(.brick(place), vx > 0 ? right : left, vy > 0 ? top : bottom, Self.radius)
        meetCorner(.brick(place), vx > 0 ? left : right, vy > 0 ? bottom : top, Self.radius)
    }

    /// Checks the two sides that the ball may come from. The signs show whether a side is ahead, so
    /// most calls need only one division.
    private mutating func meetFaces(
        _ place: Int, _ left: Double, _ top: Double, _ right: Double, _ bottom: Double
    ) {
        if vx != 0 {
            let gap = (vx > 0 ? left - Self.radius : right + Self.radius) - x
            let time = gap / vx
            let height = y + vy * time
            if gap * vx >= 0, height >= top, height <= bottom {
                meet(.brick(place), at: time, vx > 0 ? -1 : 1, 0)
            }
        }
        if vy != 0 {
            let gap = (vy > 0 ? top - Self.radius : bottom + Self.radius) - y
            let time = gap / vy
            let across = x + vx * time
            if gap * vy >= 0, across >= left, across <= right {
                meet(.brick(place), at: time, 0, vy > 0 ? -1 : 1)
            }
        }
    }

    /// Checks a corner or a round end, which the ball touches when their centres are `distance`
    /// apart.
    private mutating func meetCorner(
        _ surface: Contact.Surface, _ cornerX: Double, _ cornerY: Double, _ distance: Double
    ) {
        let dx = x - cornerX
        let dy = y - cornerY
        let towards = dx * vx + dy * vy
        guard towards < 0 else { return }
        let squaredSpeed = vx * vx + vy * vy
        let beyond = dx * dx + dy * dy - distance * distance
        let room = towards * towards - squaredSpeed * beyond
        guard room >= 0 else { return }
        // Unlike the usual formula, this formula is precise on short paths.
        let time = max(0, beyond / (-towards + room.squareRoot()))
        let normalX = (dx + vx * time) / distance
        let normalY = (dy + vy * time) / distance
        meet(surface, at: time, normalX, normalY)
    }

    /// Checks the paddle at its current position.
    mutating func meetPaddle(_ paddle: borrowing Paddle) {
        guard max(y, y + vy * end) >= Paddle.top,
            min(y, y + vy * end) <= BreakoutRules.paddleY + Paddle.reach
        else { return }
        let left = paddle.x - paddle.halfLine
        let right = paddle.x + paddle.halfLine
        let dx = x - x.clamped(between: left, and: right)
        let dy = y - BreakoutRules.paddleY
        let squared = dx * dx + dy * dy
        if squared < Paddle.reach * Paddle.reach, squared > 0 {
            // The ball already touches the paddle.
            guard dx * vx + dy * vy < 0 else { return }
            let distance = squared.squareRoot()
            return meet(.paddle, at: 0, dx / distance, dy / distance)
        }
        if vy != 0 {
            let level = BreakoutRules.paddleY + (vy > 0 ? -Paddle.reach : Paddle.reach)
            let time = (level - y) / vy
            let across = x + vx * time
            if time >= 0, across >= left, across <= right {
                meet(.paddle, at: time, 0, vy > 0 ? -1 : 1)
            }
        }
        meetCorner(.paddle, left, BreakoutRules.paddleY, Paddle.reach)
        meetCorner(.paddle, right, BreakoutRules.paddleY, Paddle.reach)
    }
}
