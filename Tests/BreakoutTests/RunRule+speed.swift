import Arcade

@testable import Breakout

extension RunRule {
    /// No setting lets a ball run away or stop.
    static let speed = [
        RunRule("Where nothing pulls, a ball has half of its first speed to all of it") { moment in
            guard moment.after.court.pull == nil else { return true }
            let first = BreakoutRules.speed(moment.after.settings.ballSpeed)
            return moment.after.balls.allSatisfy { ball in
                ball.seat != nil
                    || ball.pace >= 0.5 * first - Solids.hair && ball.pace <= first + Solids.hair
            }
        },
        RunRule("No ball is faster than one and a half times its first speed") { moment in
            let first = BreakoutRules.speed(moment.after.settings.ballSpeed)
            return moment.after.balls.allSatisfy {
                $0.seat != nil || $0.pace <= 1.5 * first + Solids.hair
            }
        },
        RunRule("A ball's speed is known without measuring it") { moment in
            moment.after.balls.allSatisfy {
                $0.seat != nil || abs($0.pace - $0.speed) < 1e-12
            }
        },
        RunRule("No ball that flies stays by a place for a second") { moment in
            moment.stay < Clock.ticksPerSecond
        },
        RunRule("A ball leaves the paddle upwards, and as fast as at first") { moment in
            guard moment.count(of: .paddle) > 0, moment.after.court.pull == nil,
                moment.after.settings.bounciness.value == 100, moment.cues.count == 1
            else { return true }
            let place = moment.cues[0].place
            let first = BreakoutRules.speed(moment.after.settings.ballSpeed)
            return moment.after.balls.contains { ball in
                abs(ball.pace - first) < 1e-12 && ball.vy <= -0.49 * first
                    && ball.centre.squaredDistance(to: place) <= first * first + Solids.hair
            }
        },
    ]
}
