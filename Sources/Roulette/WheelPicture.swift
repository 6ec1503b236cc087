import Arcade
import Phrases

/// The picture of the wheel: its sizes in stage units, and what is drawn when.
enum WheelPicture {
    static let centre = Point(
        x: Double(RouletteRules.stage.width) / 2, y: Double(RouletteRules.stage.height) / 2)
    /// The radius of the whole wheel.
    static let radius = BallTable.wheel
    static let ballRadius = 8.0
    /// The circle of the marks at the chosen pockets.
    static let marks = 107.0
    static let markRadius = 6.5
    static let nearRadius = 4.5
    /// The light around a mark, in its sizes, and the ticks in which it comes up.
    static let lightSize = 1.5
    static let lightTime = 29.0
    /// Chips fall onto the chosen pockets in so many ticks, one after the other, from so much
    /// nearer to the eye.
    static let chipFall = 26.0
    static let chipWait = 5.0
    static let chipHeight = 2.5
    /// How much larger the ball is for each stage unit that it jumps towards the eye.
    static let ballRise = 0.018
    /// The ball leaves so many pale balls behind, each so many ticks later.
    static let ghosts = 6
    static let ghostStep = 1.5
    static let ghostOpacity = 0.32
    /// Where results float up, and how large what has won is.
    private static let resultPlace = Point(x: centre.x, y: centre.y)
    private static let resultSize = 34.0

    // The rows of the table of looks: the pockets as they lie on the wheel, the ball, the marks of a
    // chosen pocket and of one next to it, the light around both, and the badges.
    static let ballLook = Pocket.count
    static let markLook = Pocket.count + 1
    static let nearLook = Pocket.count + 2
    static let lightLook = Pocket.count + 3
    static let firstBadgeLook = Pocket.count + 4

    static let looks: [Look] =
        Pocket.wheel.map { pocket in
            Look(
                .number(pocket.number),
                label: .pair(Pattern(.pocketLabel), Phrase(pocket.colour.name)),
                colour: pocket.colour.paint, symbol: .none, form: .pocket)
        } + [
            look(.ball, 0xFFF8EA, .ball), look(.chosen, 0xFFCB4F, .chip),
            look(.nextTo, 0xA8EBC8, .chip), look(.hit, 0xFFE9A8, .ball),
        ]
        + Badge.all.map { badge in
            Look(
                .phrase(Phrase(badge.name)), label: .named(Pattern(.badgeEarned)),
                colour: badge.colour, symbol: .star, form: .badge)
        }

    private static func look(
        _ name: RoulettePhrase, _ colour: UInt32, _ form: Look.Form
    ) -> Look {
        Look(
            .phrase(Phrase(name)), label: .plain(Phrase(name)), colour: colour, symbol: .none,
            form: form)
    }

    static func cue(for outcome: Outcome, money: Int) -> Cue {
        let name: Cue.Name =
            switch outcome {
            case .hit: .win
            case .nearMiss: .nearMiss
            case .miss: .loss
            }
        return Cue(name, at: resultPlace, size: resultSize, look: markLook, points: money)
    }

    /// - Parameter badge: its row in the table of badges.
    static func cue(forBadge badge: Int) -> Cue {
        Cue(.badge, at: resultPlace, size: resultSize, look: firstBadgeLook + badge)
    }
}

extension RouletteGame {
    /// How wheel and ball move in a spin that is not over yet.
    func motion(of spin: Spin) -> WheelMotion {
        WheelMotion(from: lastSpin?.pocket, to: spin.pocket, after: spins)
    }

    public func draw(into scene: inout Scene, fraction: Double) {
        switch phase {
        case .turning(let spin, let ticks):
            // A tick late, as every stage is drawn.
            let passed = max(0, Double(ticks) - 1 + fraction)
            let motion = motion(of: spin)
            draw(
                spin.wager, turned: motion.wheel(at: passed), pointer: motion.pointer(at: passed),
                ball: motion.ball(at: passed), since: passed,
                light: (passed - BallTable.captured) / WheelPicture.lightTime, into: &scene)
            drawGhosts(of: motion, at: passed, into: &scene)
        case .betting, .locked, .over:
            let radius = lastSpin == nil ? BallTable.rim : BallTable.pocket
            draw(
                lastSpin?.wager, turned: WheelMotion.rest(of: lastSpin?.pocket), pointer: 0,
                ball: WheelMotion.Place(angle: 0, radius: radius), into: &scene)
        }
    }

    private func draw(
        _ wager: Wager?, turned: Double, pointer: Double, ball: WheelMotion.Place,
        since ticks: Double = .infinity, light: Double = 1, into scene: inout Scene
    ) {
        let centre = WheelPicture.centre
        scene.draw(
            SceneCommand(
                .wheel, look: 0, at: centre, size: WheelPicture.radius, amount: turned))
        scene.draw(
            SceneCommand(
                .pointer, look: WheelPicture.markLook, at: centre, size: WheelPicture.radius,
                amount: pointer))
        if let wager { mark(wager, turned: turned, since: ticks, light: light, into: &scene) }
        ride(
            WheelPicture.ballLook, at: ball.angle, radius: ball.radius,
            size: WheelPicture.ballRadius * (1 + WheelPicture.ballRise * ball.height),
            into: &scene)
    }

    /// Marks what pays: chips fall onto the chosen pockets, smaller ones lie beside them, and all light
    /// up when the ball lies still.
    private func mark(
        _ wager: Wager, turned: Double, since ticks: Double, light: Double, into scene: inout Scene
    ) {
        let chosen = wager.pockets(of: .hit).pockets
        let marked = chosen + wager.pockets(of: .nearMiss).pockets
        for (number, pocket) in marked.enumerated() where light > 0 {
            let size = number < chosen.count ? WheelPicture.markRadius : WheelPicture.nearRadius
            ride(
                WheelPicture.lightLook, at: turned + WheelMotion.angle(of: pocket),
                radius: WheelPicture.marks, size: size * WheelPicture.lightSize,
                opacity: min(light, 1), into: &scene)
        }
        for (number, pocket) in marked.enumerated() {
            let isChosen = number < chosen.count
            let size = isChosen ? WheelPicture.markRadius : WheelPicture.nearRadius
            // Those beside come with the last of the chosen.
            let passed = ticks - Double(min(number, chosen.count)) * WheelPicture.chipWait
            let rest = 1 - min(max(passed / WheelPicture.chipFall, 0), 1)
            ride(
                isChosen ? WheelPicture.markLook : WheelPicture.nearLook,
                at: turned + WheelMotion.angle(of: pocket), radius: WheelPicture.marks,
                size: size * (1 + WheelPicture.chipHeight * rest * rest),
                opacity: 1 - rest * rest, into: &scene)
        }
    }

    /// What the ball leaves behind in the eye while it is fast.
    private func drawGhosts(of motion: WheelMotion, at ticks: Double, into scene: inout Scene) {
        guard ticks < motion.fall else { return }
        // It is slower and slower: the last ghosts are with it when it falls.
        let rest = 1 - ticks / motion.fall
        for number in 1...WheelPicture.ghosts {
            let before = ticks - Double(number) * WheelPicture.ghostStep
            guard before > 0 else { return }
            let ball = motion.ball(at: before)
            let share = 1 - Double(number) / Double(WheelPicture.ghosts + 1)
            ride(
                WheelPicture.ballLook, at: ball.angle, radius: ball.radius,
                size: WheelPicture.ballRadius * (0.5 + 0.5 * share),
                opacity: WheelPicture.ghostOpacity * share * min(1, rest * 3), into: &scene)
        }
    }

    private func ride(
        _ look: Int, at angle: Double, radius: Double, size: Double, opacity: Double = 1,
        into scene: inout Scene
    ) {
        scene.draw(
            SceneCommand(
                .rider, look: look, at: WheelPicture.centre, size: size, opacity: opacity,
                amount: WheelMotion.fraction(angle), stretch: radius / size))
    }
}
