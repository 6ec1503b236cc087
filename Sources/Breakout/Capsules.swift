import Arcade

/// A falling capsule.
public struct Capsule: Equatable, Sendable {
    /// The capsule's kind, as an index into `CapsuleKind.all`.
    public let kindIndex: Int
    /// The centre, in stage units from the left.
    public let x: Double
    /// The centre, in stage units from the top.
    public internal(set) var y: Double

    /// The capsule's kind.
    public var kind: CapsuleKind { CapsuleKind.all[kindIndex] }

    var centre: Point { Point(x: x, y: y) }
}

/// The falling capsules and the last one caught. Only modes with capsules use this state and add it
/// to hashes.
struct Capsules: Equatable, Sendable {
    /// The capsules on the stage, in order of appearance.
    var falling: [Capsule] = []
    /// The number of capsules caught.
    var caught = 0
    /// The kind of the last capsule caught, as an index into `CapsuleKind.all`.
    var lastCaught = 0
    /// The tick of the last catch. No rule depends on this tick, so the hash omits it.
    var caughtAt = 0

    /// Adds the capsules and their effects to a hash.
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

/// Dropping and catching capsules (Breakout, rule 10).
extension BreakoutGame {
    /// The falling capsules.
    public var capsulesFalling: [Capsule] { capsules.falling }

    /// Drops a capsule from a broken brick, with the probability for the brick's kind.
    ///
    /// - Returns: whether capsules replace the brick's own effect.
    mutating func drop(from brick: Brick, cues: inout [Cue]) -> Bool {
        let row = CapsuleDrop.all[brick.kindIndex]
        guard settings.modeRules.hasCapsules, row.chance > 0 else { return false }
        let falls = chance.below(100) < row.chance
        switch row.content {
        case .any:
            if falls { drop(chance.pick(from: CapsuleDrop.weights), from: brick, cues: &cues) }
        case .own(let kind):
            if falls { drop(kind, from: brick, cues: &cues) }
        }
        return row.replacesEffect
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

    /// Moves capsules down for a tick. The paddle catches capsules that it touches, and capsules
    /// below the stage are removed.
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
        refreshPhysics()
        cues.append(
            Cue(
                capsule.kind.isWelcome ? .caught : .spoiled,
                at: Point(x: capsule.x, y: BreakoutRules.paddleY - BreakoutRules.capsuleHeight),
                size: BreakoutRules.capsuleHeight / 2,
                look: BreakoutLook.capsule(capsule.kindIndex)))
    }

    // MARK: Holding balls

    /// Holds a ball that hit the paddle until a tap, or until its time runs out.
    mutating func hold(_ index: Int) {
        let most = paddle.halfLine
        let seat = (balls[index].x - paddle.x).clamped(between: -most, and: most)
        balls[index].sit(at: seat, isHeld: true)
        rally.seated += 1
        carry(index)
        // Catching another ball doesn't extend the time for balls already held.
        rally.leaveBy = rally.leaveBy ?? tick + BreakoutRules.holdPatience
    }

    /// Keeps held balls on a paddle that became narrower.
    mutating func pullIn() {
        let most = paddle.halfLine
        for index in balls.indices where balls[index].isHeld {
            guard let seat = balls[index].seat else { continue }
            balls[index].move(to: seat.clamped(between: -most, and: most))
            carry(index)
        }
    }
}

extension Paddle {
    /// Whether the paddle touches a capsule.
    func touches(_ capsule: Capsule) -> Bool {
        let far = capsule.x - x
        let reachX = width / 2 + BreakoutRules.capsuleWidth / 2
        let low = capsule.y - BreakoutRules.paddleY
        let reachY = Self.radius + BreakoutRules.capsuleHeight / 2
        return far <= reachX && far >= -reachX && low <= reachY && low >= -reachY
    }
}
