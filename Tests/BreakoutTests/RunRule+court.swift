import Arcade

@testable import Breakout

extension RunRule {
    /// Rules that ensure that walls, bricks and the paddle are solid.
    static let court = [
        RunRule("A ball is within the walls or leaving at the bottom") { moment in
            moment.after.balls.allSatisfy { ball in
                let hair = Solids.hair
                return ball.x >= 6 - hair && ball.x <= 394 + hair && ball.y >= 6 - hair
                    && ball.y <= 646 + hair
            }
        },
        RunRule("No ball overlaps a brick") { moment in
            moment.after.balls.allSatisfy {
                Solids.isClear($0.centre, of: moment.after.levels.wall)
            }
        },
        RunRule("No ball overlaps the paddle at the end of a tick") { moment in
            guard moment.after.phase == .playing || moment.after.phase == .serving else {
                return true
            }
            for ball in moment.after.balls {
                let room = Solids.distance(ball.centre, to: moment.after.paddle)
                if room < 6 - Solids.hair { return false }
            }
            return true
        },
        RunRule("A ball that flies straight for a whole tick crosses no brick") { moment in
            for (old, new) in moment.flying where old.seat == nil {
                let pace = moment.played.physics.pace
                guard new.x == old.x + new.vx * pace, new.y == old.y + new.vy * pace else {
                    continue
                }
                if !Solids.isClear(from: old.centre, to: new.centre, of: moment.after.levels.wall) {
                    return false
                }
            }
            return true
        },
        RunRule("A ball above the paddle moves no further in a tick than its speed allows") {
            moment in
            let pull = moment.played.physics.pull ?? Point(x: 0, y: 0)
            let pulled = abs(pull.x) + abs(pull.y) + Solids.hair
            for (old, new) in moment.flying where old.seat == nil && old.y < 540 {
                let hurry = max(1, moment.after.physics.pace)
                let most = (max(old.pace, new.pace) + pulled) * hurry
                if old.centre.squaredDistance(to: new.centre) > most * most { return false }
            }
            return true
        },
        RunRule("A ball that hits nothing moves exactly as far as its speed") { moment in
            guard moment.count(of: .bonus) == 0, moment.played.phase == .playing,
                moment.after.phase == .playing
            else { return true }
            for (old, new) in moment.flying where old.seat == nil {
                guard old.vx == new.vx, old.vy == new.vy else { continue }
                let way = old.centre.squaredDistance(to: new.centre).squareRoot()
                guard abs(way - old.pace * moment.after.physics.pace) > Solids.hair else {
                    continue
                }
                // The paddle may have moved onto the ball.
                if old.y < 540 || moment.after.paddle.x == moment.before.paddle.x { return false }
            }
            return true
        },
        RunRule("The paddle is within the walls") { moment in
            let paddle = moment.after.paddle
            return paddle.x >= paddle.width / 2 && paddle.x <= 400 - paddle.width / 2
        },
        RunRule("The paddle moves at once to the position that the player chose") { moment in
            guard case .paddle(let place)? = moment.inputs.last, !moment.before.isOver else {
                return true
            }
            let half = moment.played.paddle.width / 2
            return moment.played.paddle.x == min(max(place.x, half), 400 - half)
        },
        RunRule("Balls on the paddle move with it") { moment in
            for ball in moment.after.balls {
                guard let seat = ball.seat else { continue }
                let place = min(max(moment.after.paddle.x + seat, 6), 394)
                if ball.x != place || ball.y != 556 - 13 { return false }
            }
            return true
        },
    ]
}
