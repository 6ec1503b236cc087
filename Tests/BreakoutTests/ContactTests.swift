import Arcade
import Testing

@testable import Breakout

@Suite("Collisions")
struct ContactTests {
    /// Returns a wall with bricks at about half of its positions.
    private func wall(_ chance: inout SeededGenerator) -> Wall {
        let rows = (0..<BreakoutRules.mostRows).map { _ in
            String((0..<BreakoutRules.columns).map { _ in chance.below(2) == 0 ? "R" : "." })
        }
        return Wall(Runs.level(rows), rows: 8, hasSpecialBricks: true, extraHits: 0)
    }

    /// Returns a ball near the wall, outside every brick, that flies in a random direction.
    private func ball(_ chance: inout SeededGenerator, by wall: Wall) -> Ball {
        var ball = Ball(id: 0, lastHit: 0)
        repeat {
            ball.x = 6 + chance.fraction() * 388
            ball.y = 6 + chance.fraction() * 280
        } while !Solids.isClear(ball.centre, of: wall)
        ball.go(
            Direction(x: chance.fraction() - 0.5, y: chance.fraction() - 0.5),
            speed: 0.5 + chance.fraction() * 8)
        return ball
    }

    @Test func `A ball's flight path ends at the earliest contact`() {
        var chance = SeededGenerator(seed: 1)
        var contacts = 0
        for number in 0..<3000 {
            let wall = wall(&chance)
            let ball = ball(&chance, by: wall)
            var path = FlightPath(of: ball, for: 20)
            path.meetBricks(of: wall)
            let end = Point(x: ball.x + ball.vx * path.end, y: ball.y + ball.vy * path.end)
            #expect(Solids.isClear(from: ball.centre, to: end, of: wall), "\(number)")
            guard let contact = path.first else { continue }
            contacts += 1
            guard case .brick(let place) = contact.surface else {
                Issue.record("\(number) meets no brick")
                continue
            }
            #expect(wall.stands(at: place))
            let distance = Solids.squaredDistance(end, toBrick: place).squareRoot()
            #expect(abs(distance - 6) < Solids.hair, "\(number)")
            let normal = contact.normalX * contact.normalX + contact.normalY * contact.normalY
            #expect(abs(normal - 1) < Solids.hair)
            #expect(contact.normalX * ball.vx + contact.normalY * ball.vy < 0)
        }
        #expect(contacts > 1000)
    }

    @Test func `A ball that moves away from a brick it touches doesn't hit that brick`() {
        var chance = SeededGenerator(seed: 3)
        let wall = Wall(
            Runs.level(["....R....."]), rows: 8, hasSpecialBricks: true, extraHits: 0)
        // The ball touches the brick's lower edge, or overlaps it slightly because of rounding.
        for _ in 0..<1000 {
            var ball = Ball(id: 0, lastHit: 0)
            ball.x = 160 + chance.fraction() * 40
            ball.y = 76 - chance.fraction() * 1e-6
            ball.go(Direction(x: chance.fraction() - 0.5, y: chance.fraction()), speed: 4)
            var path = FlightPath(of: ball, for: 1)
            path.meetBricks(of: wall)
            #expect(path.first == nil)
        }
    }

    @Test func `The paddle collides along its outline, including its round ends`() {
        var chance = SeededGenerator(seed: 2)
        var contacts = 0
        for number in 0..<3000 {
            var paddle = Paddle(width: chance.below(2) == 0 ? 56 : 168)
            paddle.move(to: chance.fraction() * 400)
            var ball = Ball(id: 0, lastHit: 0)
            repeat {
                ball.x = 6 + chance.fraction() * 388
                ball.y = 500 + chance.fraction() * 120
            } while Solids.distance(ball.centre, to: paddle) < 6
            ball.go(
                Direction(x: chance.fraction() - 0.5, y: chance.fraction() - 0.5), speed: 4)
            var path = FlightPath(of: ball, for: 10)
            path.meetPaddle(paddle)
            for step in 0...40 {
                let time = path.end * Double(step) / 40
                let place = Point(x: ball.x + ball.vx * time, y: ball.y + ball.vy * time)
                let distance = Solids.distance(place, to: paddle)
                #expect(distance > 6 - Solids.hair, "\(number)")
                if path.first != nil, step == 40 { #expect(distance < 6 + Solids.hair) }
            }
            if path.first != nil { contacts += 1 }
        }
        #expect(contacts > 200)
    }

    @Test func `A ball aimed straight at the seam between two bricks bounces straight back`() {
        for x in [80.0, 79.999999, 80.000001] {
            var game = Runs.flight(
                from: Point(x: x, y: 120), velocity: Point(x: 0, y: -400), through: "RRRRRRRRRR")
            let cues = Runs.advance(&game, by: 60)
            #expect(game.balls[0].vx == 0)
            #expect(game.balls[0].vy > 0)
            #expect(cues.count { $0.name == .smash } == 1)
        }
    }

    @Test func `A ball that hits the corner of a brick bounces off the corner`() {
        // The corner is at 200, 70. The ball moves straight up, offset so that it hits the corner
        // at 45°.
        let offset = 6 * 0.5.squareRoot()
        var game = Runs.flight(
            from: Point(x: 200 + offset, y: 120), velocity: Point(x: 0, y: -400),
            through: "....R.....")
        Runs.advance(&game, by: 30)
        #expect(game.balls[0].vx > 3.33)
        #expect(abs(game.balls[0].vy) < 1e-9)
    }

    @Test func `A ball that hits two walls in one tick hits them in order`() throws {
        // The ball flies into the upper right corner, and meets the ceiling or the side first.
        for (x, y, order) in [
            (392.0, 6.5, [Cue.Name.bounce, .bounce]), (393.5, 8, [.bounce, .bounce]),
        ] {
            var game = Runs.flight(
                from: Point(x: x, y: y), velocity: Point(x: 400, y: -400),
                through: "..........", ".........R")
            let cues = Runs.advance(&game, by: 1)
            let ball = try #require(game.balls.first)
            #expect(cues.map(\.name) == order)
            let places = cues.map(\.place)
            #expect(places[x == 392 ? 0 : 1].y.rounded() == 6)
            #expect(places[x == 392 ? 1 : 0].x.rounded() == 394)
            let way = 400.0 / 120
            #expect(abs(ball.x - (2 * 394 - (x + way))) < 1e-9)
            #expect(abs(ball.y - (2 * 6 - (y - way))) < 1e-9)
        }
    }

    @Test func `Two bricks hit in one tick both break, in order`() {
        // The ball flies into the inner corner between the brick above and the brick to the right.
        var game = Runs.flight(
            from: Point(x: 192, y: 77), velocity: Point(x: 400, y: -400),
            through: "...RR.....", "....RR....", "..........")
        #expect(Solids.isClear(game.balls[0].centre, of: game.levels.wall) == false)
        game.put(0, at: Point(x: 152.5, y: 77), velocity: Point(x: 400, y: -400))
        let smashed = Runs.advance(&game, by: 2).filter { $0.name == .smash }
        #expect(smashed.map { Worth.number(at: $0.place) } == [3, 14])
        #expect(game.balls[0].vx < 0)
        #expect(game.balls[0].vy > 0)
    }

    @Test func `A ball in a corner of the stage bounces out of the corner`() {
        for (x, y) in [(6.0, 6.0), (394, 6)] {
            for (vx, vy) in [(400.0, -400.0), (-400, -400), (1, -560), (-560, -1)] {
                var game = Runs.flight(
                    from: Point(x: x, y: y), velocity: Point(x: vx, y: vy),
                    through: "....R.....")
                Runs.advance(&game, by: 120)
                let ball = game.balls[0]
                #expect(ball.centre.squaredDistance(to: Point(x: x, y: y)) > 10000)
            }
        }
    }
}
