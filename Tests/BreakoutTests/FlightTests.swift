import Arcade
import Testing

@testable import Breakout

@Suite("How balls fly")
struct FlightTests {
    /// Plays over a net, and restores the wall whenever no ball is near it, so a ball can bounce
    /// off everything but the paddle for as long as needed.
    private func bounce(
        _ settings: BreakoutSettings, ticks: Int, eachTick: (BreakoutGame, [Cue]) -> Void
    ) {
        var game = Runs.game(settings)
        let whole = game.levels.wall
        game.launchForTest()
        var cues: [Cue] = []
        for _ in 0..<ticks {
            // The run's clock is reset before time is up.
            if game.tick >= 100_000 {
                game.clock.tick -= 100_000
                game.rally.nudgeReady = 0
                for index in game.balls.indices {
                    game.balls[index].lastHit -= 100_000
                    game.balls[index].bendsFrom -= 100_000
                }
                game.holdNet()
            }
            if game.rally.effects.netUntil == 0 { game.holdNet() }
            let ball = game.balls[0]
            if ball.y > 300, game.levels.wall != whole {
                game.levels.wall = whole
                game.recheckContacts()
            }
            if ball.y < 500 { Runs.movePaddle(to: ball.x < 200 ? 400 : 0, in: &game) }
            game.advance(cues: &cues)
            eachTick(game, cues)
            cues.removeAll(keepingCapacity: true)
        }
    }

    @Test
    func `Without gravity or losses, a ball's speed stays within two ulps for a million ticks`() {
        let settings = BreakoutSettings(["special-bricks": 0, "paddle": 0])
        let first = BreakoutRules.speed(settings.ballSpeed)
        var contacts = 0
        var strikes = 0
        var furthest = 0.0
        bounce(settings, ticks: 1_000_000) { game, cues in
            contacts += cues.count
            for cue in cues where cue.name == .paddle { strikes += 1 }
            guard let ball = game.balls.first else { return }
            furthest = max(furthest, abs(ball.pace - first))
        }
        #expect(furthest <= 2 * first.ulp)
        #expect(contacts > 5000)
        // A hit on the paddle would reset the speed.
        #expect(strikes == 0)
    }

    @Test
    func `Bounces slow a ball according to the bounciness, but not below half the set speed`() {
        for bounciness in [50, 75, 95] {
            var game = Runs.flight(
                from: Point(x: 200, y: 300), velocity: Point(x: Runs.speed, y: 0),
                through: "R.........",
                settings: BreakoutSettings(["bounciness": bounciness]))
            Runs.advance(&game, by: 100)
            let share = Double(bounciness) / 100
            #expect(abs(game.balls[0].pace - Runs.speed / 120 * share) < 1e-9)
            // The ball bounces back and forth until it's turned off its line.
            for _ in 0..<400 where game.balls[0].vy == 0 { Runs.advance(&game, by: 1) }
            let most = max(0.5, share * share)
            #expect(game.balls[0].pace <= Runs.speed / 120 * most + 1e-9)
            #expect(game.balls[0].pace >= Runs.speed / 120 * 0.5 - 1e-9)
        }
    }

    @Test("At full gravity, a ball still reaches the ceiling", arguments: 1...10)
    func gravity(speed: Int) {
        let settings = BreakoutSettings(["gravity": 100, "ball-speed": speed])
        let nominal = BreakoutRules.speeds[speed - 1]
        var game = Runs.flight(
            from: Point(x: 200, y: 543), velocity: Point(x: 0, y: -nominal), through: "R.........",
            settings: settings)
        var highest = 600.0
        var least = 1.0
        for _ in 0..<600 where game.balls[0].vy < 0 {
            Runs.advance(&game, by: 1)
            highest = min(highest, game.balls[0].y)
            if game.balls[0].vy < 0 { least = min(least, game.balls[0].pace * 120 / nominal) }
        }
        #expect(highest < 7)
        #expect(least > 0.49)
    }

    @Test func `Gravity makes balls fall back`() {
        var game = Runs.flight(
            from: Point(x: 200, y: 300), velocity: Point(x: 0, y: -100), through: "R.........",
            settings: BreakoutSettings(["gravity": 100]))
        Runs.advance(&game, by: 240)
        #expect(game.balls[0].vy > 0)
    }

    @Test func `Tilting the device pulls balls sideways only if the setting is on`() throws {
        let tilt = try #require(Tilt(Point(x: 1, y: 0)))
        for isTilted in [0, 1] {
            var game = Runs.flight(
                from: Point(x: 200, y: 300), velocity: Point(x: 0, y: -300), through: "R.........",
                settings: BreakoutSettings(["tilt": isTilted]))
            Runs.apply(.tilt(tilt), to: &game)
            Runs.advance(&game, by: 20)
            #expect((game.balls[0].vx > 0) == (isTilted == 1))
        }
    }

    @Test func `Turning off gravity clamps a ball's speed to the range without gravity`() {
        for (velocity, expected) in [(1.0, 0.5), (Runs.speed * 1.4, 1.0), (Runs.speed * 0.7, 0.7)] {
            var game = Runs.flight(
                from: Point(x: 200, y: 300), velocity: Point(x: 0, y: -velocity),
                through: "R.........", settings: BreakoutSettings(["gravity": 100]))
            Runs.apply(.change(.standard), to: &game)
            #expect(abs(game.balls[0].pace - expected * Runs.speed / 120) < 1e-9)
            #expect(game.balls[0].vy < 0)
        }
    }

    @Test func `On a device that lies flat, balls keep moving`() throws {
        let flat = try #require(Tilt(Point(x: 0, y: 0)))
        let upright = try #require(Tilt(Point(x: 0, y: 1)))
        var game = Runs.flight(
            from: Point(x: 200, y: 300), velocity: Point(x: 0, y: -100), through: "R.........",
            settings: BreakoutSettings(["tilt": 1]))
        Runs.apply(.tilt(upright), to: &game)
        while game.balls[0].vy < 0 { Runs.advance(&game, by: 1) }
        Runs.apply(.tilt(flat), to: &game)
        let y = game.balls[0].y
        Runs.advance(&game, by: 60)
        #expect(game.balls[0].y > y + 50)
    }

    @Test("Weak gravity at the top of a throw doesn't leave a ball hanging", arguments: [1, 10])
    func hanging(speed: Int) {
        var settings = BreakoutSettings(["gravity": 100, "ball-speed": speed])
        var game = Runs.flight(
            from: Point(x: 200, y: 300), velocity: Point(x: 0, y: -60), through: "R.........",
            settings: settings)
        while game.balls[0].vy < 0 { Runs.advance(&game, by: 1) }
        settings.gravity = .nearest(to: 5)
        Runs.apply(.change(settings), to: &game)
        let y = game.balls[0].y
        Runs.advance(&game, by: 60)
        #expect(game.balls[0].y > y + 5)
    }

    @Test("A ball bouncing between the same walls is nudged off its line", arguments: [1, 5, 10])
    func hurry(speed: Int) throws {
        let settings = BreakoutSettings(["ball-speed": speed, "bounciness": 50])
        var game = Runs.flight(
            from: Point(x: 200, y: 300), velocity: Point(x: BreakoutRules.speeds[speed - 1], y: 0),
            through: "R.........", settings: settings)
        let cues = try #require(Runs.advance(&game) { $0.balls[0].vy != 0 })
        #expect(cues.contains { $0.name == .nudge })
        #expect(game.tick < 15 * 120 + 800)
        let arrival = Runs.advance(&game) { $0.phase != .playing || $0.balls[0].y > 540 }
        #expect(arrival != nil)
    }

    @Test(
        "After four bounces and three seconds, a ball turns off its line",
        arguments: [10.0, -10])
    func upright(fall: Double) throws {
        for way in [1.0, -1] {
            var game = Runs.flight(
                from: Point(x: 200, y: 300), velocity: Point(x: way * Runs.speed, y: fall),
                through: "R.........")
            let old = game.balls[0]
            var cues: [Cue] = []
            while game.tick < 500, !cues.contains(where: { $0.name == .nudge }) {
                game.advance(cues: &cues)
            }
            #expect(game.tick >= 360 && game.tick < 480)
            #expect(cues.count { $0.name == .bounce } == 4)
            let new = game.balls[0]
            #expect(new.vy * old.vy > 0)
            #expect(abs(new.vy) > 0.2 * new.pace)
        }
    }

    @Test func `With any settings, a ball soon hits a brick or comes down to the paddle`() {
        var longest = 0
        for settings in Sweep.corners {
            var game = Runs.game(seed: 3, settings, level: 3)
            game.launchForTest()
            game.holdNet()
            var last = 0
            var cues: [Cue] = []
            while game.tick < 12000, game.phase == .playing {
                game.advance(cues: &cues)
                let isInReach = game.balls.contains { $0.y > 500 }
                if isInReach || cues.contains(where: { $0.name == .crack || $0.name == .smash }) {
                    last = game.tick
                }
                longest = max(longest, game.tick - last)
                cues.removeAll(keepingCapacity: true)
            }
        }
        #expect(longest < 40 * Clock.ticksPerSecond)
    }

    @Test func `A ball that hits bricks or the paddle often enough isn't turned`() {
        for seed in Runs.seeds {
            var game = Runs.game(seed: seed)
            var bot = BreakoutBot(.perfect, seed: seed)
            var cues: [Cue] = []
            while game.phase != .cleared, game.tick < 6000 {
                let last = game.balls.map(\.lastHit).min() ?? 0
                let bend = game.balls.map(\.bendsFrom).min() ?? 0
                if let input = bot.input(for: game) { game.apply(input, cues: &cues) }
                game.advance(cues: &cues)
                if game.tick - last < 360, game.tick < bend {
                    #expect(!cues.contains { $0.name == .nudge })
                }
                cues.removeAll()
            }
        }
    }

    @Test("Computing contacts early doesn't change a ball's flight", arguments: Player.allCases)
    func wake(player: Player) {
        for seed: UInt64 in 0..<6 {
            let settings = BreakoutSettings(["balls": Int(seed % 5) + 1, "rows": 8])
            var game = Runs.game(seed: seed, settings, level: 1 + Int(seed) * 3)
            var woken = game
            var hands = Hands(player, seed: seed)
            var cues: [Cue] = []
            var wokenCues: [Cue] = []
            while !game.isOver, game.tick < 6000 {
                for input in hands.inputs(for: game) {
                    game.apply(input, cues: &cues)
                    woken.apply(input, cues: &wokenCues)
                }
                game.advance(cues: &cues)
                woken.recheckContacts()
                woken.advance(cues: &wokenCues)
                guard game.stateHash == woken.stateHash else {
                    Issue.record("seed \(seed), tick \(game.tick)")
                    return
                }
            }
            #expect(cues == wokenCues)
        }
    }
}
