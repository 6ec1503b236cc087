import Arcade

/// A capsule that falls.
public struct Capsule: Equatable, Sendable {
    /// The row of `CapsuleKind.all`.
    public let kindIndex: Int
    /// Its centre, in stage units from the left.
    public let x: Double
    /// Its centre, in stage units from the top.
    public internal(set) var y: Double

    /// Its kind.
    public var kind: CapsuleKind { CapsuleKind.all[kindIndex] }

    var centre: Point { Point(x: x, y: y) }
}

/// What falls, and what was caught. Only ways to play with capsules have any of it, and no others add it
/// to their hashes.
struct Capsules: Equatable, Sendable {
    /// Those on the stage, in the order in which they came.
    var falling: [Capsule] = []
    /// How many were caught.
    var caught = 0
    /// The row of `CapsuleKind.all` of the last one.
    var lastCaught = 0
    /// The tick in which it was. No rule asks for it, so it is not part of the hash.
    var caughtAt = 0

    /// Adds all of it to a hash, and what else only ways with capsules have.
    func combine(_ rally: Rally, into hash: inout StateHash) {
        let effects = rally.effects
        for number in [
            falling.count, effects.holdUntil, effects.throughUntil, effects.narrowUntil,
            effects.fastUntil, rally.lastHit, caught, lastCaught,
        ] {
            hash.combine(number)
        }
        for capsule in falling {
            hash.combine(capsule.kindIndex)
            hash.combine(capsule.x)
            hash.combine(capsule.y)
        }
    }
}

/// What falls out of bricks, and has to be caught (Breakout, rule 10).
extension BreakoutGame {
    /// The capsules that fall.
    public var capsulesFalling: [Capsule] { capsules.falling }

    /// A brick lets a capsule fall, if chance wants it.
    ///
    /// - Returns: whether what falls is what the brick does elsewhere.
    mutating func drop(from brick: Brick, cues: inout [Cue]) -> Bool {
        let row = CapsuleDrop.all[brick.kindIndex]
        guard settings.way.hasCapsules, row.chance > 0 else { return false }
        let falls = chance.below(100) < row.chance
        switch row.content {
        case .any:
            if falls { drop(chance.pick(from: CapsuleDrop.weights), from: brick, cues: &cues) }
        case .own(let kind):
            if falls { drop(kind, from: brick, cues: &cues) }
        }
        return row.isOwn
    }

    private mutating func drop(_ kind: Int, from brick: Brick, cues: inout [Cue]) {
        guard capsules.falling.count < BreakoutRules.mostCapsules else { return }
        let place = brick.centre
        capsules.falling.append(Capsule(kindIndex: kind, x: place.x, y: place.y))
        cues.append(
            Cue(
                .drop, at: place, size: BreakoutRules.capsuleHeight / 2,
                look: BreakoutLook.capsule(kind)))
    }

    /// Lets capsules fall for a tick: the paddle catches those that it touches, and who leaves the stage
    /// is gone.
    mutating func fallCapsules(cues: inout [Cue]) {
        guard !capsules.falling.isEmpty else { return }
        var index = 0
        while index < capsules.falling.count {
            capsules.falling[index].y += BreakoutRules.capsuleStep
            let capsule = capsules.falling[index]
            let isBelow = capsule.y - BreakoutRules.capsuleHeight / 2 > BreakoutRules.height
            let isCaught = paddle.touches(capsule)
            if isBelow || isCaught { capsules.falling.remove(at: index) } else { index += 1 }
            if isCaught { take(capsule, cues: &cues) }
        }
    }

    private mutating func take(_ capsule: Capsule, cues: inout [Cue]) {
        switch capsule.kind.effect {
        case .wide(let ticks):
            rally.effects.wideUntil = tick + ticks
            rally.effects.narrowUntil = 0
        case .narrow(let ticks):
            rally.effects.narrowUntil = tick + ticks
            rally.effects.wideUntil = 0
        case .slow(let ticks):
            rally.effects.slowUntil = tick + ticks
            rally.effects.fastUntil = 0
        case .fast(let ticks):
            rally.effects.fastUntil = tick + ticks
            rally.effects.slowUntil = 0
        case .hold(let ticks): rally.effects.holdUntil = tick + ticks
        case .through(let ticks): rally.effects.throughUntil = tick + ticks
        case .life: lives = min(lives + 1, BreakoutRules.mostLives)
        }
        capsules.caught += 1
        capsules.lastCaught = capsule.kindIndex
        capsules.caughtAt = tick
        refreshCourt()
        cues.append(
            Cue(
                capsule.kind.isWelcome ? .caught : .spoiled,
                at: Point(x: capsule.x, y: BreakoutRules.paddleY - BreakoutRules.capsuleHeight),
                size: BreakoutRules.capsuleHeight / 2,
                look: BreakoutLook.capsule(capsule.kindIndex)))
    }

    // MARK: Holding balls

    /// A ball that met the paddle stays there, until a tap or until patience is over.
    mutating func hold(_ index: Int) {
        let most = paddle.halfLine
        balls[index].sit(at: min(max(balls[index].x - paddle.x, -most), most), isHeld: true)
        rally.seated += 1
        carry(index)
        // One more doesn't keep those longer that are held already.
        rally.leaveBy = rally.leaveBy ?? tick + BreakoutRules.holdPatience
    }

    /// Balls that are held stay on a paddle that became narrower.
    mutating func pullIn() {
        let most = paddle.halfLine
        for index in balls.indices where balls[index].isHeld {
            guard let seat = balls[index].seat else { continue }
            balls[index].move(to: min(max(seat, -most), most))
            carry(index)
        }
    }
}

extension Paddle {
    /// Whether it catches a capsule.
    func touches(_ capsule: Capsule) -> Bool {
        let far = capsule.x - x
        let reachX = width / 2 + BreakoutRules.capsuleWidth / 2
        let low = capsule.y - BreakoutRules.paddleY
        let reachY = Self.radius + BreakoutRules.capsuleHeight / 2
        return far <= reachX && far >= -reachX && low <= reachY && low >= -reachY
    }
}
