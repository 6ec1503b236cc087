import Languages
import Testing

@testable import Roulette

@Suite("Bets (rule 2)")
struct BetTests {
    @Test("A bet has exactly as many numbers as its level requires", arguments: RouletteLevel.all)
    func exact(level: RouletteLevel) throws {
        for count in 0...37 {
            let pockets = PocketSet(Array(Pocket.all.prefix(count)))
            if count == level.numbers {
                let bet = try Bet(pockets, at: level)
                #expect(bet.pockets == pockets)
                #expect(bet.level == level)
            } else {
                let problem: BetProblem =
                    count < level.numbers
                    ? .tooFew(missing: level.numbers - count)
                    : .tooMany(extra: count - level.numbers)
                #expect(throws: problem) { try Bet(pockets, at: level) }
            }
        }
    }

    @Test func `A number chosen twice counts once`() {
        #expect(throws: BetProblem.tooFew(missing: 1)) { try Bet(7, 7, at: .hard) }
    }

    @Test(
        "Each problem with a bet has a message",
        arguments: [
            (BetProblem.tooFew(missing: 1), "Choose 1 more number."),
            (.tooFew(missing: 5), "Choose 5 more numbers."),
            (.tooMany(extra: 1), "1 number too many."),
            (.tooMany(extra: 2), "2 numbers too many."),
        ])
    func sentences(problem: BetProblem, sentence: String) {
        #expect(problem.sentence(in: .english) == sentence)
    }

    @Test("A bot bets as many numbers as its level requires", arguments: RouletteLevel.all)
    func bot(level: RouletteLevel) {
        var bot = NumberBot(level, seed: 1)
        let bets = (0..<100).map { _ in bot.bet() }
        #expect(bets.allSatisfy { $0.level == level && $0.pockets.count == level.numbers })
        #expect(bets.contains { $0 != bets[0] })
    }

    @Test func `A bot with given numbers bets them on every spin`() throws {
        let bet = try Bet(7, 17, at: .hard)
        var bot = NumberBot(bet)
        #expect((0..<20).allSatisfy { _ in bot.bet() == bet })
    }
}
