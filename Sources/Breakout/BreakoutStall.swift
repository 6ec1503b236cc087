import Arcade
import Phrases

extension BreakoutGame: StageGame {
    public typealias Bot = BreakoutBot

    public static var looks: [Look] { BreakoutLook.all }

    /// The tabs remain visible, because dragging fingers rarely hit them. The paused stage remains
    /// visible, because studying it is no advantage.
    public static let staging = Staging(
        .timed, hasTabs: true, isHiddenInPauses: false, allowsHoldInCountIn: true,
        endsInDialog: true)

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
        case .settings(let settings): settings.isSame(as: game.settings) ? nil : .change(settings)
        case .proceed: .proceed
        case .finish: game.ending
        case .turned, .skip, .drawn: nil
        }
    }

    /// The stage, whose shape doesn't depend on the device's orientation.
    public var stage: StageShape { BreakoutRules.stage }

    public var hud: HUD {
        HUD(
            score: score, countdown: countdown, factor: factor > 1 ? factor : nil,
            streak: streak > 1 ? streak : nil,
            lives: settings.modeRules.lives.map { HUD.Lives(left: lives, total: max($0, lives)) },
            level: settings.mode.isDrawn ? nil : level,
            nudge: phase == .playing
                ? Clock.secondsShown(ofTicks: max(0, rally.nudgeReady - tick)) : nil,
            caption: caption)
    }

    /// The caption for the last caught capsule or for balls that seek bricks, whichever is newer;
    /// nil if neither has happened yet.
    private var caption: HUD.Caption? {
        if let since = soughtSince, since > capsules.caughtAt {
            return HUD.Caption(look: BreakoutLook.seeker, number: since)
        }
        guard capsules.caught > 0 else { return nil }
        return HUD.Caption(
            look: BreakoutLook.capsule(capsules.lastCaught), number: capsules.caughtAt)
    }

    private var countdown: HUD.Countdown? {
        guard settings.modeRules.isTimed else { return nil }
        return HUD.Countdown(
            remaining: remainingSeconds, total: settings.mostTicks / Clock.ticksPerSecond,
            urgency: urgency)
    }

    /// The longest current streak of any ball.
    private var streak: Int {
        var longest = 0
        for ball in balls { longest = max(longest, ball.streak) }
        return longest
    }

    /// The highest point multiplier for any ball's next brick.
    private var factor: Int { BreakoutRules.factor(streak: streak + 1) }

    public var moment: GameMoment {
        switch phase {
        case .serving: settings.modeRules.isTimed ? .running : .ready
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
                words[.levelDone, words.number(level), words[levels.name(of: level)]],
                words[.wallBonus, String(joining: "+", bonus), words.number(score)],
            ],
            proceed: words[.levelNumber, words.number(level + 1)])
    }

    private func runSummary(in words: Words) -> Summary {
        let level = settings.mode.isDrawn ? [] : [words[.levelNumber, words.number(level)]]
        return Summary(
            title: words[title],
            lines: level + [
                words[.bricks, broken], words[.longestStreak, words.number(longestStreak)],
            ])
    }

    private var title: BreakoutPhrase {
        if levels.wall.standing == 0, settings.mode.isDrawn { return .wallCleared }
        guard tick >= clock.alarm else { return .gameOver }
        return settings.modeRules.isTimed ? .timeIsUp : .closingTime
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
            for brick in levels.wall.bricks { json.object { brick.describe(in: &$0) } }
        }
        if settings.modeRules.hasCapsules {
            json.array("capsules") { json in
                for capsule in capsules.falling { json.object { capsule.describe(in: &$0) } }
            }
        }
        json.object("paddle") { json in
            json.number("x", paddle.x - paddle.width / 2)
            json.number("y", BreakoutRules.paddleY - BreakoutRules.paddleHeight / 2)
            json.number("width", paddle.width)
            json.number("height", BreakoutRules.paddleHeight)
        }
    }

    /// Writes a ball's details, with its velocity as seen on the stage, in stage units per second.
    private func describe(_ ball: Ball, in json: inout JSONText) {
        let ticks = ball.seat == nil ? Double(Clock.ticksPerSecond) * physics.pace : 0
        json.number("id", ball.id)
        json.number("x", ball.x, decimals: 9)
        json.number("y", ball.y, decimals: 9)
        json.number("vx", ball.vx * ticks, decimals: 9)
        json.number("vy", ball.vy * ticks, decimals: 9)
        json.number("radius", BreakoutRules.ballRadius)
    }
}

extension Capsule {
    func describe(in json: inout JSONText) {
        json.number("x", x)
        json.number("y", y)
        json.string("kind", kind.word)
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
