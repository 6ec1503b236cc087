import Arcade

extension BreakoutGame: StageGame {
    public typealias Bot = BreakoutBot

    public static var looks: [Look] { BreakoutLook.all }

    /// A drag is steadier than a tap, so the tabs can stay; and what a pause shows helps nobody.
    public static let staging = Staging(
        hasTabs: true, isHiddenInPauses: false, isHeldEarly: true, endsInDialog: true)

    public static let hints = [
        Hint("Drag to move the paddle.", .waiting, untilStrokeOr: nil),
        Hint("Tap while it flies: a nudge.", .moving, untilStrokeOr: 6),
    ]

    public static func input(
        for gesture: Gesture, by hand: inout BreakoutHand, in game: borrowing BreakoutGame
    ) -> BreakoutInput? {
        hand.input(for: gesture, in: game)
    }

    public static func change(to settings: BreakoutSettings) -> BreakoutInput? {
        .change(settings)
    }

    public static var proceed: BreakoutInput? { .proceed }

    /// The stage has the same shape however the device is held.
    public var stage: StageShape { BreakoutRules.stage }

    public var hud: HUD {
        HUD(
            score: score, factor: factor,
            lives: HUD.Lives(left: lives, total: BreakoutRules.lives), level: level,
            nudge: phase == .playing ? Clock.secondsShown(ofTicks: max(0, nudgeReady - tick)) : nil)
    }

    /// The best that the next brick of any ball counts.
    private var factor: Int {
        var most = 1
        for ball in balls { most = max(most, BreakoutRules.factor(streak: ball.streak + 1)) }
        return most
    }

    public var isWaiting: Bool { phase == .serving }

    public var intermission: Intermission? {
        guard phase == .cleared else { return nil }
        return Intermission(
            title: "Wall cleared!",
            lines: [
                "Level \(level), “\(name(ofLevel: level))”, is done.",
                "+\(BreakoutRules.clearBonus(level: level)) for the wall, \(score) points so far.",
            ],
            proceed: "Level \(level + 1)")
    }

    public var ending: String { tick >= settings.mostTicks ? "Closing time!" : "Game over" }

    public var highlights: [String] {
        [
            "Level \(level)", broken == 1 ? "1 brick" : "\(broken) bricks",
            "Longest streak \(longestStreak)",
        ]
    }

    public func describe(in json: inout JSONText) {
        json.number("tick", tick)
        json.number("score", score)
        json.number("lives", lives)
        json.number("level", level)
        json.number("broken", broken)
        json.array("balls") { json in
            for ball in balls { json.object { describe(ball, in: &$0) } }
        }
        json.array("bricks") { json in
            for brick in wall.bricks { json.object { brick.describe(in: &$0) } }
        }
        json.object("paddle") { json in
            json.number("x", paddle.x - paddle.width / 2)
            json.number("y", BreakoutRules.paddleY - BreakoutRules.paddleHeight / 2)
            json.number("width", paddle.width)
            json.number("height", BreakoutRules.paddleHeight)
        }
    }

    /// Velocities in stage units a second, as they are seen.
    private func describe(_ ball: Ball, in json: inout JSONText) {
        let ticks = ball.seat == nil ? Double(Clock.ticksPerSecond) * court.pace : 0
        json.number("id", ball.id)
        json.number("x", ball.x, decimals: 9)
        json.number("y", ball.y, decimals: 9)
        json.number("vx", ball.vx * ticks, decimals: 9)
        json.number("vy", ball.vy * ticks, decimals: 9)
        json.number("radius", BreakoutRules.ballRadius)
    }
}

extension Brick {
    func describe(in json: inout JSONText) {
        json.number("id", id)
        json.number("x", x)
        json.number("y", y)
        json.number("width", BreakoutRules.brickWidth)
        json.number("height", BreakoutRules.brickHeight)
        json.number("hits", hits)
        json.string("kind", kind.name)
    }
}
