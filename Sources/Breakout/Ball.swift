import Arcade

/// A ball on the stage.
public struct Ball: Equatable, Sendable {
    /// Its number in the run, from 0 in the order they came.
    public let id: Int
    /// Its centre, in stage units from the left.
    public internal(set) var x = 0.0
    /// Its centre, in stage units from the top.
    public internal(set) var y = 0.0
    /// Its velocity to the right, in stage units a tick, before what slows all balls.
    public private(set) var vx = 0.0
    /// Its velocity downwards, in stage units a tick, before what slows all balls.
    public private(set) var vy = 0.0
    /// The length of its velocity. Kept beside it, so that turning it a million times does not wear
    /// it off.
    private(set) var speed = 0.0
    /// How it sits on the paddle; nil when it flies.
    private(set) var perch: Perch?
    /// The bricks it broke since it met the paddle.
    public internal(set) var streak = 0
    /// How often in a row it has met the sides and nothing else.
    var sideBounces = 0
    /// The tick in which it last met the paddle or a brick.
    var lastMet = 0
    /// The tick from which on its way bends, unless it hits a brick before.
    var bendsFrom: Int
    /// The last tick in which it is known to meet nothing. It only saves looking, so it isn't
    /// part of the hash; any change of its way resets it.
    private(set) var clearUntil = 0

    /// A place on the paddle.
    struct Perch: Equatable, Sendable {
        /// Stage units from the paddle's middle.
        var seat: Double
        /// Whether the paddle caught the ball. It then leaves by its place, as if it had bounced.
        let isHeld: Bool
    }

    init(id: Int, lastMet: Int) {
        self.id = id
        self.lastMet = lastMet
        bendsFrom = lastMet + BreakoutRules.longPatience
    }

    var direction: Direction { Direction(x: vx, y: vy) }

    /// Where it sits on the paddle, in stage units from its middle; nil when it flies.
    public var seat: Double? { perch?.seat }

    /// Whether it sits on the paddle because the paddle caught it.
    var isHeld: Bool { perch?.isHeld ?? false }

    // MARK: Sitting

    /// Sits down on the paddle.
    mutating func sit(at seat: Double, isHeld: Bool) {
        perch = Perch(seat: seat, isHeld: isHeld)
        lookAgain()
    }

    /// Moves along the paddle that it sits on.
    mutating func move(to seat: Double) { perch?.seat = seat }

    // MARK: Looking ahead

    /// Skips looking up to a tick.
    mutating func rest(until tick: Int) { clearUntil = tick }

    /// Looks again at what it could meet.
    mutating func lookAgain() { clearUntil = 0 }

    // MARK: Flying

    /// Flies straight on, for so many ticks at full pace.
    @inline(always)
    mutating func move(for time: Double) {
        x += vx * time
        y += vy * time
    }

    /// Sends it off.
    mutating func go(_ direction: Direction, speed: Double) {
        self.speed = speed
        vx = direction.x * speed
        vy = direction.y * speed
        perch = nil
        lookAgain()
    }

    /// Turns it without changing its speed.
    mutating func turn(to direction: Direction) {
        vx = direction.x * speed
        vy = direction.y * speed
        lookAgain()
    }

    /// Is pulled for one tick.
    mutating func fall(by pull: Point, in court: Court) {
        vx += pull.x * court.pace
        vy += pull.y * court.pace
        speed = (vx * vx + vy * vy).squareRoot()
        if speed > court.most {
            go(direction, speed: court.most)
        } else if speed < court.crawl {
            go(Direction(x: pull.x, y: pull.y), speed: court.crawl)
        }
    }

    /// Bounces off a surface: where that is level or upright, nothing but a sign changes.
    mutating func bounce(off contact: Contact, in court: Court) {
        lookAgain()
        if contact.isSquare {
            if contact.normalX != 0 { vx = -vx } else { vy = -vy }
        } else {
            let normal = Direction(x: contact.normalX, y: contact.normalY)
            turn(to: direction.mirrored(in: normal))
        }
        let kept = max(speed * court.bounciness, court.least)
        if kept < speed || speed < court.least { go(direction, speed: kept) }
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
        hash.combine(lastMet)
        hash.combine(bendsFrom)
    }
}
