import Arcade
import Phrases

/// The constants for drawing the wheel. Sizes are in stage units.
enum WheelPicture {
    static let centre = Point(
        x: Double(RouletteRules.stage.width) / 2, y: Double(RouletteRules.stage.height) / 2)
    /// The radius of the whole wheel.
    static let radius = BallTable.wheel
    static let ballRadius = 8.0
    /// The radius of the circle of marks at the chosen pockets.
    static let marks = 107.0
    static let markRadius = 6.5
    static let nearRadius = 4.5
    /// The size of the light around a mark, as a multiple of the mark's size, and the ticks that
    /// the light takes to appear.
    static let lightSize = 1.5
    static let lightTime = 29.0
    /// The ticks that a chip takes to fall onto a chosen pocket, the ticks between two chips, and a
    /// chip's additional size at the start, as a multiple of its final size.
    static let chipFall = 26.0
    static let chipWait = 5.0
    static let chipHeight = 2.5
    /// The ball's growth for each stage unit that it jumps towards the viewer.
    static let ballRise = 0.018
    /// The number of pale balls that trail the ball, and the ticks between them.
    static let ghosts = 6
    static let ghostStep = 1.5
    static let ghostOpacity = 0.32
    /// The starting point of results that float up, and their size.
    private static let resultPlace = Point(x: centre.x, y: centre.y)
    private static let resultSize = 34.0

    // The indices of the looks: the pockets in wheel order, the ball, the marks of chosen pockets
    // and of their neighbours, the light around both, and the badges.
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

    /// Returns the cue for a newly earned badge.
    ///
    /// - Parameter badge: an index into `Badge.all`.
    static func cue(forBadge badge: Int) -> Cue {
        Cue(.badge, at: resultPlace, size: resultSize, look: firstBadgeLook + badge)
    }
}

extension RouletteGame {
    /// Returns the motion of the wheel and the ball in an unfinished spin.
    func motion(of spin: Spin) -> WheelMotion {
        WheelMotion(from: lastSpin?.pocket, to: spin.pocket, after: spins)
    }

    public func draw(into scene: inout Scene, fraction: Double) {
        switch phase {
        case .turning(let spin, let ticks):
            // The picture is one tick late, like every stage's.
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

    /// Marks the pockets that pay. Chips fall onto the chosen pockets, and smaller chips onto their
    /// neighbours. All of them light up when the ball comes to rest.
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
            // The smaller chips fall together, after the last large chip.
            let passed = ticks - Double(min(number, chosen.count)) * WheelPicture.chipWait
            let rest = 1 - min(max(passed / WheelPicture.chipFall, 0), 1)
            ride(
                isChosen ? WheelPicture.markLook : WheelPicture.nearLook,
                at: turned + WheelMotion.angle(of: pocket), radius: WheelPicture.marks,
                size: size * (1 + WheelPicture.chipHeight * rest * rest),
                opacity: 1 - rest * rest, into: &scene)
        }
    }

    /// Draws the ball's trail while the ball is fast.
    private func drawGhosts(of motion: WheelMotion, at ticks: Double, into scene: inout Scene) {
        guard ticks < motion.fall else { return }
        // The trail fades as the ball slows down, and is gone when the ball falls.
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
