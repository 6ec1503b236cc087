import Arcade
import Testing

@testable import Roulette

@Suite("Drawing the wheel")
struct SceneTests {
    private func commands(_ game: RouletteGame, fraction: Double = 1) -> [SceneCommand] {
        var scene = Scene()
        game.draw(into: &scene, fraction: fraction)
        return scene.commands
    }

    private func riders(_ look: Int, of game: RouletteGame, fraction: Double = 1) -> [SceneCommand]
    {
        commands(game, fraction: fraction).filter {
            $0.shape == Float(SceneCommand.Shape.rider.rawValue) && $0.look == Float(look)
        }
    }

    private func way(_ from: Float, _ to: Float) -> Float {
        let gap = to - from
        return abs(gap - gap.rounded())
    }

    /// Returns how far a rider is from the middle of the wheel, in stage units.
    private func radius(_ command: SceneCommand) -> Double {
        Double(command.size * command.stretch)
    }

    @Test func `At first, the zero is at the top, and the ball is on the rim`() throws {
        let game = Runs.game()
        let shown = commands(game)
        #expect(shown.count == 3)
        #expect(shown[0].shape == Float(SceneCommand.Shape.wheel.rawValue))
        #expect(shown[0].amount == 0)
        #expect(shown[0].x == 200 && shown[0].y == 200)
        let ball = try #require(riders(WheelPicture.ballLook, of: game).first)
        #expect(ball.amount == 0)
        #expect(abs(radius(ball) - BallTable.rim) < 1e-3)
    }

    @Test func `At rest, the last pocket is at the top, with the ball in it`() throws {
        let bet = RouletteLevel.easy.densestBet
        for pocket in Pocket.all {
            var game = Runs.game()
            Runs.spin(&game, bet, pocket)
            let wheel = try #require(commands(game).first)
            #expect(way(wheel.amount + Float(pocket.place) / 37, 0) < 1e-6)
            let ball = try #require(riders(WheelPicture.ballLook, of: game).first)
            #expect(ball.amount == 0)
            #expect(abs(radius(ball) - BallTable.pocket) < 1e-3)
        }
    }

    @Test func `The wheel's motion ends at its position of rest`() throws {
        let bet = RouletteLevel.easy.densestBet
        for pocket in Pocket.all {
            var game = Runs.game(bet, [.hit])
            Runs.apply(.bet(bet), .ball(pocket), to: &game)
            Runs.advance(&game, by: 479)
            let last = commands(game)
            Runs.advance(&game, by: 1)
            for fraction in [0, 0.5, 1] {
                let rest = commands(game, fraction: fraction)
                #expect(rest.count == last.count)
                for (one, other) in zip(rest, last) {
                    #expect(one.shape == other.shape && one.look == other.look)
                    #expect(one.size == other.size && one.stretch == other.stretch)
                    #expect(way(one.amount, other.amount) < 1e-5)
                }
            }
        }
    }

    @Test func `The wheel starts to turn from its rest position`() throws {
        let bet = RouletteLevel.easy.densestBet
        for pocket in Pocket.all {
            var game = Runs.game()
            Runs.spin(&game, bet, pocket)
            // The lights go out with the next bet.
            let rest = commands(game).filter { $0.look != Float(WheelPicture.lightLook) }
            Runs.apply(.bet(bet), .ball(Pocket.all[12]), to: &game)
            for fraction in [0, 1] {
                for (one, other) in zip(rest, commands(game, fraction: Double(fraction))) {
                    #expect(way(one.amount, other.amount) < 1e-3)
                    #expect(abs(radius(one) - radius(other)) < 3)
                }
            }
        }
    }

    @Test(
        "After a skip at any tick, the ball is in the middle of the drawn pocket",
        arguments: [0, 1])
    func skipped(spins: Int) throws {
        let bet = RouletteLevel.easy.densestBet
        for pocket in Pocket.all {
            var game = Runs.game(bet, Array(repeating: .hit, count: spins))
            Runs.apply(.bet(bet), .ball(pocket), to: &game)
            Runs.advance(&game, by: pocket.number * 12)
            Runs.apply(.skip, to: &game)
            let wheel = try #require(commands(game).first)
            #expect(way(wheel.amount + Float(pocket.place) / 37, 0) < 1e-6)
            let ball = try #require(riders(WheelPicture.ballLook, of: game).first)
            #expect(ball.amount == 0 && ball.size == Float(WheelPicture.ballRadius))
            #expect(abs(radius(ball) - BallTable.pocket) < 1e-3)
        }
    }

    @Test func `At the end of a tick, the picture matches the state`() throws {
        let pocket = Pocket.all[12]
        var game = Runs.game()
        Runs.apply(.bet(RouletteLevel.easy.widestBet), .ball(pocket), to: &game)
        let motion = WheelMotion(from: nil, to: pocket, after: 0)
        for tick in 1..<480 {
            Runs.advance(&game, by: 1)
            let time = Double(tick)
            let wheel = try #require(commands(game).first)
            let ball = try #require(riders(WheelPicture.ballLook, of: game).first)
            #expect(wheel.amount == Float(motion.wheel(at: time)))
            #expect(ball.amount == Float(motion.ball(at: time).angle))
            #expect(abs(radius(ball) - motion.ball(at: time).radius) < 1e-3)
        }
    }

    @Test func `The picture is the same at the end of a tick and at the start of the next`() {
        var game = Runs.game()
        Runs.apply(.bet(RouletteLevel.easy.widestBet), .ball(Pocket.all[12]), to: &game)
        for _ in 1..<480 {
            Runs.advance(&game, by: 1)
            let end = commands(game, fraction: 1)
            var next = game
            Runs.advance(&next, by: 1)
            guard next.moment.shownTicks != nil else { break }
            #expect(commands(next, fraction: 0) == end)
        }
    }

    @Test func `Each chosen pocket has a mark that turns with it`() throws {
        let bet = try Bet(0, 17, 20, 36, at: .medium)
        var game = Runs.game(.medium)
        #expect(riders(WheelPicture.markLook, of: game).isEmpty)
        Runs.apply(.bet(bet), .ball(Pocket.all[5]), to: &game)
        for _ in 0..<481 {
            let turned = try #require(commands(game).first).amount
            let marks = riders(WheelPicture.markLook, of: game)
            #expect(marks.count == 4)
            for (mark, pocket) in zip(marks, bet.pockets.pockets) {
                #expect(way(mark.amount, turned + Float(pocket.place) / 37) < 1e-5)
            }
            Runs.advance(&game, by: 1)
        }
    }

    @Test func `Neighbours of chosen pockets have a smaller mark`() throws {
        let bet = try Bet(0, 17, 20, 36, at: .medium)
        var game = Runs.game(.medium)
        Runs.apply(.bet(bet), .ball(Pocket.all[5]), to: &game)
        Runs.advance(&game, by: 200)
        let turned = try #require(commands(game).first).amount
        let marks = riders(WheelPicture.nearLook, of: game)
        let near = [1, 11, 13, 14, 25, 26, 32, 34]
        #expect(marks.count == near.count)
        for (mark, number) in zip(marks, near) {
            #expect(way(mark.amount, turned + Float(Pocket.all[number].place) / 37) < 1e-5)
            #expect(Double(mark.size) == WheelPicture.nearRadius)
        }
    }

    @Test func `At a level where neighbours are a miss, neighbours have no mark`() throws {
        let game = Runs.game(try Bet(7, 17, at: .hard), [.hit])
        #expect(riders(WheelPicture.nearLook, of: game).isEmpty)
    }

    @Test func `A winning pocket lights up when the ball stops, not earlier`() throws {
        let bet = try Bet(0, 17, 20, 36, at: .medium)
        var game = Runs.game(.medium)
        Runs.apply(.bet(bet), .ball(Pocket.all[5]), to: &game)
        Runs.advance(&game, by: 384)
        #expect(riders(WheelPicture.lightLook, of: game).isEmpty)
        Runs.advance(&game, by: 30)
        #expect(
            riders(WheelPicture.lightLook, of: game).map(\.opacity)
                == Array(repeating: 1, count: 12))
        Runs.apply(.skip, .bet(bet), .ball(Pocket.all[7]), to: &game)
        #expect(riders(WheelPicture.lightLook, of: game).isEmpty)
    }

    @Test("Everything on Roulette's stage has a look", arguments: Stop.allCases)
    func looks(stop: Stop) throws {
        for command in commands(try stop.game()) {
            #expect(RouletteGame.looks.indices.contains(Int(command.look)))
        }
    }
}
