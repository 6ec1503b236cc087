import Arcade
import Testing

@testable import Roulette

@Suite("Order of a spin (rules 4 and 7)")
struct PhaseTests {
    private let bet = RouletteLevel.easy.densestBet

    @Test func `The phases of a spin are the bet, the draw, the turning wheel and the next bet`()
        throws
    {
        let pocket = try #require(Pocket(20))
        let spin = RouletteGame.Spin(wager: .numbers(bet), pocket: pocket)
        var game = Runs.game()
        Runs.apply(.bet(bet), to: &game)
        #expect(game.phase == .locked(.numbers(bet)))
        Runs.apply(.ball(pocket), to: &game)
        #expect(game.phase == .turning(spin, ticks: 0))
        Runs.advance(&game, by: 479)
        #expect(game.phase == .turning(spin, ticks: 479))
        Runs.advance(&game, by: 1)
        #expect(game.phase == .betting)
        #expect(game.lastSpin == spin)
    }

    @Test("An input in the wrong phase changes nothing", arguments: Stop.allCases)
    func outOfTurn(stop: Stop) throws {
        var illegal: [RouletteInput] = []
        if stop != .betting { illegal.append(.bet(bet)) }
        if stop != .locked { illegal += Pocket.all.map { .ball($0) } }
        if stop != .turning { illegal.append(.skip) }
        if stop == .left || stop == .broke { illegal.append(.leave) }
        var game = try stop.game()
        let hash = game.stateHash
        for input in illegal {
            #expect(Runs.apply(input, to: &game).isEmpty)
            #expect(game.stateHash == hash, "\(input)")
        }
    }

    @Test func `A locked bet can't be changed`() throws {
        var game = Runs.game()
        Runs.apply(.bet(bet), .bet(RouletteLevel.hard.densestBet), to: &game)
        #expect(game.phase == .locked(.numbers(bet)))
        #expect(game.settings.level == .easy)
    }

    @Test func `Of two draws for one spin, the first counts`() throws {
        let first = try #require(Pocket(1))
        let second = try #require(Pocket(2))
        var game = Runs.game()
        Runs.apply(.bet(bet), .ball(first), .ball(second), .skip, .ball(second), to: &game)
        #expect(game.history == [first])
    }

    @Test("Skipping the wheel has the same result as waiting", arguments: [0, 1, 240, 479])
    func skip(ticks: Int) throws {
        for pocket in Pocket.all {
            var skipped = Runs.game()
            Runs.apply(.bet(bet), .ball(pocket), to: &skipped)
            var waited = skipped
            Runs.advance(&skipped, by: ticks)
            var cues = Runs.apply(.skip, to: &skipped)
            // The rest of the time passes while the table waits, and has no effect.
            cues += Runs.advance(&skipped, by: 480 - ticks)
            let others = Runs.advance(&waited, by: 480)
            #expect(skipped.stateHash == waited.stateHash)
            let ofBall: [Cue.Name] = [.roll, .knock, .rattle]
            #expect(
                cues.filter { !ofBall.contains($0.name) }
                    == others.filter { !ofBall.contains($0.name) })
        }
    }

    @Test("Time has no effect while the table waits for a bet", arguments: [Stop.betting, .locked])
    func waiting(stop: Stop) throws {
        var game = try stop.game()
        let phase = game.phase
        #expect(Runs.advance(&game, by: 5000).isEmpty)
        #expect(game.phase == phase)
        #expect(game.moment.isStill)
    }

    @Test func `The ball is heard rolling, hitting a deflector, and falling into its pocket`() {
        for pocket in Pocket.all {
            var game = Runs.game()
            Runs.apply(.bet(bet), .ball(pocket), to: &game)
            let motion = WheelMotion(from: nil, to: pocket, after: 0)
            var heard: [(tick: Int, cue: Cue)] = []
            for tick in 1..<480 {
                heard += Runs.advance(&game, by: 1).map { (tick, $0) }
            }
            let rolls = heard.prefix { $0.cue.name == .roll }
            let knocks = heard.dropFirst(rolls.count).prefix { $0.cue.name == .knock }
            #expect(rolls.count >= 20)
            #expect((3...5).contains(knocks.count))
            #expect(knocks.first?.tick == Int(motion.knock))
            #expect(heard.dropFirst(rolls.count + knocks.count).map(\.cue.name) == [.rattle])
            #expect(heard.last?.tick == 384)
            // After its push, the ball gets slower, so its sounds become less frequent and lower.
            let waits = zip(rolls.dropFirst(), rolls.dropFirst(2)).map { $1.tick - $0.tick }
            #expect(zip(waits.dropFirst(2), waits.dropFirst(3)).allSatisfy { $0 <= $1 + 1 })
            #expect(zip(rolls, rolls.dropFirst()).allSatisfy { $0.cue.climb >= $1.cue.climb })
            #expect(zip(knocks, knocks.dropFirst()).allSatisfy { $0.cue.climb > $1.cue.climb })
        }
    }

    @Test(
        "A player can leave whenever the table waits for a bet", arguments: [Stop.betting, .locked])
    func leave(stop: Stop) throws {
        let before = try stop.game()
        var game = before
        Runs.apply(.leave, to: &game)
        #expect(game.phase == .over(.left))
        #expect(game.money == before.money && game.score == before.score)
        #expect(game.spins == before.spins)
    }

    @Test func `A drawn pocket counts if the player leaves before the wheel stops`() throws {
        for pocket in Pocket.all {
            var left = Runs.game()
            Runs.apply(.bet(bet), .ball(pocket), to: &left)
            Runs.advance(&left, by: 50)
            var stayed = left
            Runs.apply(.leave, to: &left)
            Runs.apply(.skip, to: &stayed)
            #expect(left.phase == .over(.left))
            #expect(left.money == stayed.money && left.score == stayed.score)
            #expect(left.tallies == stayed.tallies && left.history == stayed.history)
        }
    }

    @Test func `A player who leaves while losing the last money is broke`() throws {
        let bet = RouletteLevel.hard.densestBet
        var game = Runs.game(bet, Array(repeating: .miss, count: 9))
        Runs.apply(.bet(bet), .ball(try #require(Pocket(36))), .leave, to: &game)
        #expect(game.phase == .over(.broke))
    }

    @Test func `The level of a bet applies from its spin on`() throws {
        var game = Runs.game(.easy)
        Runs.spin(&game, bet, try #require(Pocket(36)))
        Runs.apply(.bet(RouletteLevel.hard.densestBet), to: &game)
        #expect(game.settings.level == .hard)
        Runs.apply(.ball(try #require(Pocket(0))), .skip, to: &game)
        #expect(game.score == 500)
        #expect(game.settings.level == .hard)
    }
}
