import Arcade
import Testing

@testable import Roulette

@Suite("A game of Classic (rules 10 to 13)")
struct ClassicTests {
    @Test func `A spin of Classic changes the money by the bet's payout`() throws {
        let bet = try Cloths.bet((try Cloths.place(17), 10))
        var game = Cloths.game()
        Cloths.spin(&game, bet, 17)
        #expect(game.money == 1000 + 350)
        Cloths.spin(&game, bet, 18)
        #expect(game.money == 1000 + 350 - 10)
        #expect(game.highlight == 1)
    }

    @Test func `The score of Classic is the highest profit so far`() throws {
        let bet = try Cloths.bet((try Cloths.place(17), 10))
        var game = Cloths.game()
        Cloths.spin(&game, bet, 0)
        #expect(game.score == 0)
        Cloths.spin(&game, bet, 17)
        #expect(game.score == 340)
        Cloths.spin(&game, bet, 0)
        #expect(game.score == 340)
    }

    @Test func `A bet of more than the money left changes nothing`() throws {
        let places = ClothPlace.all.prefix(3).map { ($0, 400) }
        let bet = try ChipBet(Cloths.chips(places))
        var game = Cloths.game()
        let before = game.stateHash
        Runs.apply(.chips(bet), .ball(Pocket.all[0]), .skip, to: &game)
        #expect(game.stateHash == before)
    }

    @Test func `Classic doesn't accept numbers, and the levels don't accept chips`() throws {
        var classic = Cloths.game()
        Runs.apply(.bet(try Bet(7, 17, at: .hard)), to: &classic)
        #expect(classic.phase == .betting)
        var levels = Runs.game()
        Runs.apply(.chips(try Cloths.bet((try Cloths.place(17), 1))), to: &levels)
        #expect(levels.phase == .betting)
    }

    @Test func `A Classic game ends when the money is gone, even on credit`() throws {
        let bet = try Cloths.bet((try Cloths.place(17), 500), (try Cloths.place(18), 500))
        for isOnCredit in [false, true] {
            var game = Cloths.game(isOnCredit: isOnCredit)
            Cloths.spin(&game, bet, 0)
            #expect(game.money == 0)
            #expect(game.phase == .over(.broke))
        }
    }

    @Test func `The last coin can be bet in Classic`() throws {
        var game = Cloths.game()
        let most = try Cloths.bet((try Cloths.place(17), 500), (try Cloths.place(18), 499))
        Cloths.spin(&game, most, 0)
        #expect(game.phase == .betting)
        Cloths.spin(&game, try Cloths.bet((try Cloths.place(0), 1)), 0)
        #expect(game.money == 36)
    }

    @Test func `The table of Classic closes after its thousandth spin`() throws {
        let bet = try Cloths.bet((try Cloths.place(17), 1))
        var game = Cloths.game()
        for spin in 0..<1000 {
            #expect(!game.isOver)
            Cloths.spin(&game, bet, spin % 37)
        }
        #expect(game.phase == .over(.closed))
    }

    @Test func `In Classic, the money is never negative, and the score never falls`() {
        for seed in Runs.seeds {
            var generator = SeededGenerator(seed: seed)
            var game = Cloths.game()
            var score = 0
            while !game.isOver, game.spins < 200 {
                guard let bet = Cloths.random(by: &generator, upTo: game.money) else { continue }
                let before = game.money
                Cloths.spin(&game, bet, generator.below(37))
                #expect(game.money >= 0)
                #expect(game.score >= score)
                #expect(game.score == max(score, game.money - 1000))
                #expect(game.money - before == game.lastSpin?.money)
                score = game.score
            }
        }
    }

    @Test func `Parties play the levels, so a run of Classic doesn't count at a party`() {
        #expect(!RouletteSettings.classic.isForParty)
        #expect(RouletteSettings.party.mode == .levels)
    }

    @Test func `The longest game of Classic with chips on every place fits into a recording`()
        throws
    {
        let chips = try Cloths.chips(ClothPlace.all.map { ($0, 500) })
        var writer = ByteWriter()
        RouletteInput.chips(try ChipBet(chips)).write(to: &writer)
        let spin = writer.bytes.count + 12
        #expect(spin * RouletteRules.mostClassicSpins < RecordingFormat.mostBytes)
    }
}
