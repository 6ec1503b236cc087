import Arcade
import Phrases

extension BreakoutGame: StageGame {
    public typealias Bot = BreakoutBot

    public static var looks: [Look] { BreakoutLook.all }

    /// A drag is steadier than a tap, so the tabs can stay; and what a pause shows helps nobody.
    public static let staging = Staging(
        .timed, hasTabs: true, isHiddenInPauses: false, isHeldEarly: true, endsInDialog: true)

    public static let hints = [
        Hint(Phrase(.hintDrag), .waiting, untilStrokeOr: nil),
        Hint(Phrase(.hintNudge), .moving, untilStrokeOr: 6),
    ]

    public static func input(
        for prompt: Prompt<BreakoutSettings>, by hand: inout BreakoutHand,
        in game: borrowing BreakoutGame
    ) -> BreakoutInput? {
        switch prompt {
        case .gesture(let gesture): hand.input(for: gesture, in: game)
        case .settings(let settings): settings == game.settings ? nil : .change(settings)
        case .proceed: .proceed
        case .turned, .skip, .drawn: nil
        }
    }

    /// The stage has the same shape however the device is held.
    public var stage: StageShape { BreakoutRules.stage }

    public var hud: HUD {
        HUD(
            score: score, factor: factor > 1 ? factor : nil,
            lives: HUD.Lives(left: lives, total: BreakoutRules.lives), level: level,
            nudge: phase == .playing ? Clock.secondsShown(ofTicks: max(0, nudgeReady - tick)) : nil)
    }

    /// The best that the next brick of any ball counts.
    private var factor: Int {
        var most = 1
        for ball in balls { most = max(most, BreakoutRules.factor(streak: ball.streak + 1)) }
        return most
    }

    public var moment: GameMoment {
        switch phase {
        case .serving: .ready
        case .playing: .running
        case .cleared: .betweenLevels
        case .over: .over
        }
    }

    public func summary(in words: Words) -> Summary {
        phase == .cleared ? levelSummary(in: words) : runSummary(in: words)
    }

    private func levelSummary(in words: Words) -> Summary {
        let bonus = words.number(BreakoutRules.clearBonus(level: level))
        return Summary(
            title: words[.wallCleared],
            lines: [
                words[.levelDone, words.number(level), words[name(ofLevel: level)]],
                words[.wallBonus, "+" + bonus, words.number(score)],
            ],
            proceed: words[.levelNumber, words.number(level + 1)])
    }

    private func runSummary(in words: Words) -> Summary {
        Summary(
            title: words[tick >= settings.mostTicks ? .closingTime : .gameOver],
            lines: [
                words[.levelNumber, words.number(level)], words[.bricks, broken],
                words[.longestStreak, words.number(longestStreak)],
            ])
    }

    public func describe(_ hand: BreakoutHand, in json: inout JSONText) {
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
        json.string("kind", kind.word)
    }
}
