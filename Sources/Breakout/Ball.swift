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
    public internal(set) var vx = 0.0
    /// Its velocity downwards, in stage units a tick, before what slows all balls.
    public internal(set) var vy = 0.0
    /// The length of its velocity. Kept beside it, so that turning it a million times does not wear
    /// it off.
    var speed = 0.0
    /// Where it sits on the paddle, in stage units from its middle; nil when it flies.
    public internal(set) var seat: Double?
    /// Whether it sits there because the paddle held it, and goes on by its place.
    var isHeld = false
    /// The bricks it broke since it met the paddle.
    public internal(set) var streak = 0
    /// How often in a row it has met the sides and nothing else.
    var sideBounces = 0
    /// The tick in which it last met the paddle or a brick.
    var lastMet = 0
    /// The tick from which on its way bends, unless it hits a brick before.
    var bendsFrom: Int
    /// For so many more ticks there is nothing that it could meet. It follows from the rest, and
    /// only saves looking.
    var clearTicks = 0

    init(id: Int, lastMet: Int) {
        self.id = id
        self.lastMet = lastMet
        bendsFrom = lastMet + BreakoutRules.longPatience
    }

    var direction: Direction { Direction(x: vx, y: vy) }

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
        seat = nil
        isHeld = false
        clearTicks = 0
    }

    /// Turns it without changing its speed.
    mutating func turn(to direction: Direction) {
        vx = direction.x * speed
        vy = direction.y * speed
        clearTicks = 0
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
