import Arcade

/// The picture of the wheel: its sizes in stage units, and what is drawn when.
enum WheelPicture {
    static let centre = Point(
        x: Double(RouletteRules.stage.width) / 2, y: Double(RouletteRules.stage.height) / 2)
    /// The radius of the whole wheel.
    static let radius = 196.0
    /// The circle that the ball runs on, and the one that it lies on.
    static let rim = 181.0
    static let pocket = 127.0
    static let ballRadius = 8.0
    /// The circle of the marks at the chosen pockets.
    static let marks = 107.0
    static let markRadius = 4.5
    /// Where results float up, and how large what has won is.
    private static let resultPlace = Point(x: centre.x, y: centre.y)
    private static let resultSize = 34.0

    // The rows of the table of looks: the pockets as they lie on the wheel, the ball, the mark of a
    // chosen pocket, and the badges.
    static let ballLook = Pocket.count
    static let markLook = Pocket.count + 1
    static let firstBadgeLook = Pocket.count + 2

    static let looks: [Look] =
        Pocket.wheel.map { pocket in
            Look(
                name: String(pocket.number), label: pocket.name, colour: pocket.colour.paint,
                symbol: .none, form: .pocket)
        } + [
            Look(name: "ball", label: "ball", colour: 0xFFF8EA, symbol: .none, form: .ball),
            Look(name: "mark", label: "chosen", colour: 0xFFCB4F, symbol: .none, form: .ball),
        ]
        + Badge.all.map { badge in
            Look(
                name: badge.name, label: "\(badge.name)!", colour: badge.colour, symbol: .star,
                form: .badge)
        }

    /// Whether the ball touches the pockets after so many ticks of a turn.
    static func isRattling(at ticks: Int) -> Bool {
        WheelMotion.touches.contains { Int($0 * Double(RouletteRules.turningTicks)) == ticks }
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

extension PocketColour {
    /// Red, green and blue in eight bits each.
    fileprivate var paint: UInt32 {
        switch self {
        case .green: 0x0E8A4F
        case .red: 0xC9252F
        case .black: 0x1D1A24
        }
    }
}

extension RouletteGame {
    public func draw(into scene: inout Scene, fraction: Double) {
        switch phase {
        case .turning(let spin, let ticks):
            // A tick late, as every stage is drawn.
            let passed = max(0, Double(ticks) - 1 + fraction)
            let time = passed / Double(RouletteRules.turningTicks)
            let motion = WheelMotion(from: lastSpin?.pocket, to: spin.pocket)
            let ball = motion.ball(at: time)
            draw(
                spin.bet, turned: motion.wheel(at: time), ball: ball.angle, radius: ball.radius,
                into: &scene)
        case .betting, .locked, .over:
            draw(
                lastSpin?.bet, turned: WheelMotion.rest(of: lastSpin?.pocket), ball: 0,
                radius: lastSpin == nil ? WheelPicture.rim : WheelPicture.pocket, into: &scene)
        }
    }

    private func draw(
        _ bet: Bet?, turned: Double, ball: Double, radius: Double, into scene: inout Scene
    ) {
        let centre = WheelPicture.centre
        scene.draw(
            SceneCommand(
                .wheel, look: 0, at: centre, size: WheelPicture.radius, amount: turned))
        if let bet {
            for pocket in bet.pockets.pockets {
                ride(
                    WheelPicture.markLook, at: turned + WheelMotion.angle(of: pocket),
                    radius: WheelPicture.marks, size: WheelPicture.markRadius, into: &scene)
            }
        }
        ride(
            WheelPicture.ballLook, at: ball, radius: radius, size: WheelPicture.ballRadius,
            into: &scene)
    }

    private func ride(
        _ look: Int, at angle: Double, radius: Double, size: Double, into scene: inout Scene
    ) {
        scene.draw(
            SceneCommand(
                .rider, look: look, at: WheelPicture.centre, size: size,
                amount: WheelMotion.fraction(angle), stretch: radius / size))
    }
}
