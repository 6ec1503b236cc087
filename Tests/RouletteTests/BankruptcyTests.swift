import Arcade
import Languages
import Testing

@testable import Roulette

@Suite("Running out of money (rule 5)")
struct BankruptcyTests {
    private let bet = RouletteLevel.hard.densestBet

    private func misses(_ count: Int, isOnCredit: Bool = false) -> RouletteGame {
        Runs.game(
            bet, isOnCredit: isOnCredit, Array(repeating: .miss, count: count))
    }

    @Test func `A game continues with the last hundred coins, and ends at exactly zero`() {
        let last = misses(9)
        #expect(last.money == 100)
        #expect(!last.isOver)
        let gone = misses(10)
        #expect(gone.money == 0)
        #expect(gone.phase == .over(.broke))
        #expect(gone.isOver)
    }

    @Test func `A hit pays for ten more misses`() {
        let outcomes = [Outcome.hit] + Array(repeating: .miss, count: 19)
        #expect(!Runs.game(bet, outcomes).isOver)
        #expect(Runs.game(bet, outcomes + [.miss]).phase == .over(.broke))
    }

    @Test func `A player who runs out of money keeps their points`() {
        let game = Runs.game(bet, [.hit] + Array(repeating: .miss, count: 20))
        #expect(game.isOver)
        #expect(game.score == 500)
    }

    @Test func `A game without money also ends if the wheel isn't skipped`() throws {
        var game = misses(9)
        Runs.apply(.bet(bet), .ball(try #require(Pocket(36))), to: &game)
        Runs.advance(&game, by: 479)
        #expect(!game.isOver)
        Runs.advance(&game, by: 1)
        #expect(game.phase == .over(.broke))
    }

    @Test func `On credit, a game continues at zero and below`() {
        let even = misses(10, isOnCredit: true)
        #expect(even.money == 0 && even.phase == .betting)
        let below = misses(25, isOnCredit: true)
        #expect(below.money == -1500 && below.phase == .betting)
    }

    @Test func `A game on credit isn't a standard game`() {
        for level in RouletteLevel.all {
            #expect(Runs.game(level).isStandard)
            #expect(!Runs.game(level, isOnCredit: true).isStandard)
        }
    }

    @Test("Inputs and time change nothing after the end of a game", arguments: [Stop.broke, .left])
    func end(stop: Stop) throws {
        var game = try stop.game()
        let hash = game.stateHash
        let inputs: [RouletteInput] =
            [.bet(bet), .skip, .leave] + Pocket.all.map { .ball($0) } + [.bet(bet), .skip]
        for input in inputs {
            var cues = Runs.apply(input, to: &game)
            cues += Runs.advance(&game, by: 500)
            #expect(cues.isEmpty)
            #expect(game.stateHash == hash)
        }
    }

    @Test func `The result says why the game ended`() throws {
        #expect(try Stop.broke.game().summary(in: .english).title == "The money is gone.")
        #expect(try Stop.left.game().summary(in: .english).title == "See you soon!")
    }
}
