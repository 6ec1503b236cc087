import Arcade

@testable import Breakout

/// The speed of balls that leave the paddle, stated independently of the game's own tables.
enum LaunchSpeed {
    private static let levels = [
        1, 1.06, 1.12, 1.18, 1.24, 1.3, 1.35, 1.4, 1.44, 1.48, 1.52, 1.55,
    ]

    /// Returns the speed of balls that leave the paddle, in stage units per tick.
    static func speed(in game: borrowing BreakoutGame) -> Double {
        let strikes = game.strikes
        let share =
            strikes < 4 ? 1 : strikes < 12 ? 1.2 : strikes < 24 ? 1.35 : strikes < 36 ? 1.5 : 1.6
        return BreakoutRules.speed(game.settings.ballSpeed) * share
            * levels[min(game.level, 12) - 1]
    }
}

extension RunRule {
    /// Rules for speed. No setting makes a ball too fast or stops it.
    static let speed = [
        RunRule("Without a pull, speeds are between half the set speed and the table's speed") {
            moment in
            guard moment.after.physics.pull == nil else { return true }
            let setting = BreakoutRules.speed(moment.after.settings.ballSpeed)
            let most = LaunchSpeed.speed(in: moment.after)
            return moment.after.balls.allSatisfy { ball in
                ball.seat != nil
                    || ball.pace >= 0.5 * setting - Solids.hair && ball.pace <= most + Solids.hair
            }
        },
        RunRule("In the standard game, no ball is slower than the set speed") { moment in
            guard moment.after.isStandard else { return true }
            let setting = BreakoutRules.speed(.standard)
            return moment.after.balls.allSatisfy {
                $0.seat != nil || $0.pace >= setting - Solids.hair
            }
        },
        RunRule("No ball is faster than 1.5 times the table's speed") { moment in
            let most = LaunchSpeed.speed(in: moment.after)
            return moment.after.balls.allSatisfy {
                $0.seat != nil || $0.pace <= 1.5 * most + Solids.hair
            }
        },
        RunRule("Every ball's hits on the paddle count towards the speed") { moment in
            let strikes = moment.count(of: .paddle)
            let isServed =
                moment.isParty
                ? moment.count(of: .lifeLost) > 0 || moment.isGoneOn
                : moment.count(of: .lifeLost) > 0 && moment.after.lives > 0
            return moment.after.strikes == (isServed ? 0 : moment.played.strikes + strikes)
        },
        RunRule("A ball's stored speed equals its measured speed") { moment in
            moment.after.balls.allSatisfy {
                $0.seat != nil || abs($0.pace - $0.speed) < 1e-12
            }
        },
        RunRule("No flying ball stays near one point for a second") { moment in
            moment.stay < Clock.ticksPerSecond
        },
        RunRule("A ball leaves the paddle upwards, at the table's speed") { moment in
            guard moment.count(of: .paddle) > 0, moment.after.physics.pull == nil,
                moment.after.settings.bounciness.value == 100, moment.cues.count == 1
            else { return true }
            let place = moment.cues[0].place
            let speed = LaunchSpeed.speed(in: moment.after)
            let way = speed * max(1, moment.after.physics.pace)
            return moment.after.balls.contains { ball in
                abs(ball.pace - speed) < 1e-12 && ball.vy <= -0.49 * speed
                    && ball.centre.squaredDistance(to: place) <= way * way + Solids.hair
            }
        },
    ]
}
