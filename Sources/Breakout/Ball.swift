import Arcade

/// A ball on the stage.
public struct Ball: Equatable, Sendable {
    /// The ball's number in the run, from 0 in order of appearance.
    public let id: Int
    /// The centre, in stage units from the left.
    public internal(set) var x = 0.0
    /// The centre, in stage units from the top.
    public internal(set) var y = 0.0
    /// The velocity to the right, in stage units per tick, before slow and fast effects.
    public private(set) var vx = 0.0
    /// The velocity downwards, in stage units per tick, before slow and fast effects.
    public private(set) var vy = 0.0
    /// The length of the velocity, stored to keep rounding errors from adding up over a million
    /// bounces.
    private(set) var speed = 0.0
    /// The position on the paddle; nil while the ball is in flight.
    private(set) var perch: Perch?
    /// The number of bricks broken since the ball last hit the paddle.
    public internal(set) var streak = 0
    /// The number of consecutive bounces off the sides.
    var sideBounces = 0
    /// The tick of the last hit on the paddle or a brick.
    var lastHit = 0
    /// The tick when the path starts to bend, unless the ball hits a brick first.
    var bendsFrom: Int
    /// The last tick known to be without a collision. Any change of the path resets this tick. It's
    /// only an optimisation, so the hash omits it.
    private(set) var contactFreeUntil = 0

    /// A position on the paddle.
    struct Perch: Equatable, Sendable {
        /// Stage units from the paddle's middle.
        var seat: Double
        /// Whether the paddle caught the ball. A caught ball leaves at the same angle as a bouncing
        /// ball.
        let isHeld: Bool
    }

    init(id: Int, lastHit: Int) {
        self.id = id
        self.lastHit = lastHit
        bendsFrom = lastHit + BreakoutRules.longPatience
    }

    var direction: Direction { Direction(x: vx, y: vy) }

    /// The offset from the paddle's middle, in stage units; nil while the ball is in flight.
    public var seat: Double? { perch?.seat }

    /// Whether the paddle caught the ball and holds it.
    var isHeld: Bool { perch?.isHeld ?? false }

    // MARK: On the paddle

    /// Puts the ball on the paddle, `seat` stage units from the middle.
    mutating func sit(at seat: Double, isHeld: Bool) {
        perch = Perch(seat: seat, isHeld: isHeld)
        recheckContacts()
    }

    /// Moves the ball along the paddle, to `seat` stage units from the middle.
    mutating func move(to seat: Double) { perch?.seat = seat }

    // MARK: Contact checks

    /// Skips contact checks up to a tick.
    mutating func skipContacts(until tick: Int) { contactFreeUntil = tick }

    /// Resumes contact checks.
    mutating func recheckContacts() { contactFreeUntil = 0 }

    // MARK: In flight

    /// Moves the ball in a straight line for the given number of ticks, at a `BallPhysics.pace` of
    /// 1.
    @inline(always)
    mutating func move(for time: Double) {
        x += vx * time
        y += vy * time
    }

    /// Launches the ball in a direction, or redirects it, at a speed in stage units per tick.
    mutating func go(_ direction: Direction, speed: Double) {
        self.speed = speed
        vx = direction.x * speed
        vy = direction.y * speed
        perch = nil
        recheckContacts()
    }

    /// Turns the ball without changing its speed.
    mutating func turn(to direction: Direction) {
        vx = direction.x * speed
        vy = direction.y * speed
        recheckContacts()
    }

    /// Applies gravity for one tick.
    mutating func fall(by pull: Point, in physics: BallPhysics) {
        vx += pull.x * physics.pace
        vy += pull.y * physics.pace
        speed = (vx * vx + vy * vy).squareRoot()
        if speed > physics.most {
            go(direction, speed: physics.most)
        } else if speed < physics.crawl {
            go(Direction(x: pull.x, y: pull.y), speed: physics.crawl)
        }
    }

    /// Bounces the ball off a surface, which may slow the ball down. Off a horizontal or vertical
    /// surface, the direction changes only in the sign of one velocity component.
    mutating func bounce(off contact: Contact, in physics: BallPhysics) {
        recheckContacts()
        if contact.isAxisAligned {
            if contact.normalX != 0 { vx = -vx } else { vy = -vy }
        } else {
            let normal = Direction(x: contact.normalX, y: contact.normalY)
            turn(to: direction.mirrored(in: normal))
        }
        let kept = max(speed * physics.bounciness, physics.least)
        if kept < speed || speed < physics.least { go(direction, speed: kept) }
    }

    func combine(into hash: inout StateHash) {
        hash.combine(id)
        hash.combine(x)
        hash.combine(y)
        hash.combine(vx)
        hash.combine(vy)
        hash.combine(speed)
        hash.combine(seat ?? -1000)
        hash.combine(streak)
        hash.combine(sideBounces)
        hash.combine(lastHit)
        hash.combine(bendsFrom)
    }
}
