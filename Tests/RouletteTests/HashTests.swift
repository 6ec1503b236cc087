import Arcade
import Testing

@testable import Roulette

@Suite("The hash of a state")
struct HashTests {
    private func hashes(_ settings: RouletteSettings, _ inputs: [RouletteInput]) -> [UInt64] {
        var game = RouletteGame(settings: settings, stage: RouletteRules.stage, seed: 1)
        var hashes: [UInt64] = []
        for input in inputs {
            Runs.apply(input, to: &game)
            hashes.append(game.stateHash)
            for _ in 0..<300 {
                Runs.advance(&game, by: 1)
                hashes.append(game.stateHash)
            }
        }
        return hashes
    }

    /// Returns the inputs of two spins. In the first, the ball falls into the given pocket.
    private func inputs(_ ball: Pocket, _ bet: Bet = RouletteLevel.easy.densestBet)
        -> [RouletteInput]
    {
        [.bet(bet), .ball(ball), .skip, .bet(bet), .ball(Pocket.all[20]), .skip]
    }

    @Test func `Equal runs have equal state hashes at every tick`() {
        for pocket in Pocket.all {
            #expect(hashes(.standard, inputs(pocket)) == hashes(.standard, inputs(pocket)))
        }
    }

    @Test func `No two states of a run have the same state hash`() {
        let all = hashes(.standard, inputs(Pocket.all[3]))
        #expect(Set(all).count == all.count)
    }

    @Test func `Runs with different pockets have different state hashes from then on`() {
        let all = Pocket.all.map { hashes(.standard, inputs($0)) }
        for tick in 0..<all[0].count {
            let different = Set(all.map { $0[tick] }).count
            #expect(different == (tick < 301 ? 1 : 37), "tick \(tick)")
        }
    }

    @Test func `Runs with different bets have different state hashes, even with the same outcome`()
    {
        let ball = Pocket.all[20]
        let one = hashes(.standard, inputs(ball))
        let other = hashes(.standard, inputs(ball, RouletteLevel.hard.densestBet))
        #expect(zip(one, other).allSatisfy { $0 != $1 })
    }

    @Test func `Runs with different settings have different state hashes from the start`() {
        var first: [UInt64] = []
        for level in RouletteLevel.all {
            for isOnCredit in [false, true] {
                first.append(Runs.game(level, isOnCredit: isOnCredit).stateHash)
            }
        }
        #expect(Set(first).count == 6)
    }

    @Test func `The state hash includes how a game ended`() throws {
        let bet = RouletteLevel.hard.densestBet
        var left = Runs.game(bet, [.hit])
        let betting = left.stateHash
        Runs.apply(.leave, to: &left)
        #expect(left.stateHash != betting)
    }
}
