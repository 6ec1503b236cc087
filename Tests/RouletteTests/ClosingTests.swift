import Arcade
import Languages
import Testing

@testable import Roulette

@Suite("The last spin of a table (rule 7)")
struct ClosingTests {
    private let bet = RouletteLevel.medium.densestBet

    private func run(spins: Int) throws -> Run<RouletteGame> {
        var run = Run<RouletteGame>(
            player: try PlayerName("Zoë"), settings: RouletteSettings(level: .easy),
            stage: RouletteRules.stage, seed: 1)
        var bot = NumberBot(.easy, seed: 1)
        var cues: [Cue] = []
        for spin in 0..<spins {
            let bet = bot.bet()
            let pocket = bet.pockets.pockets[spin % 6]
            for input in [RouletteInput.bet(bet), .ball(pocket), .skip] {
                run.apply(input, cues: &cues)
            }
            for _ in 0..<9 { run.advance(cues: &cues) }
            cues.removeAll(keepingCapacity: true)
        }
        return run
    }

    @Test func `The table closes after its ten thousandth spin, and not earlier`() throws {
        var game = try run(spins: 9999).game
        #expect(game.phase == .betting)
        Runs.spin(&game, bet, Pocket.all[20])
        #expect(game.phase == .over(.closed))
        #expect(game.summary(in: .english).title == "The table closes.")
    }

    @Test(
        "A player who loses all money in the last spin is broke, unless on credit",
        arguments: [false, true])
    func broke(isOnCredit: Bool) throws {
        let bet = RouletteLevel.easy.densestBet
        let near = try #require(Runs.pocket(.nearMiss, for: bet))
        let miss = try #require(Runs.pocket(.miss, for: bet))
        var game = Runs.game(.easy, isOnCredit: isOnCredit)
        // A near miss wins what a miss loses.
        for spin in 0..<9990 { Runs.spin(&game, bet, spin % 2 == 0 ? near : miss) }
        for _ in 0..<9 { Runs.spin(&game, bet, miss) }
        #expect(game.money == 100 && game.phase == .betting)
        Runs.spin(&game, bet, miss)
        #expect(game.money == 0 && game.spins == 10_000)
        #expect(game.phase == .over(isOnCredit ? .closed : .broke))
    }

    @Test func `All spins of a table fit into a recording`() throws {
        let run = try run(spins: 10_000)
        #expect(run.game.isOver)
        #expect(run.recording.inputs.count == 30_000)
        #expect(run.bytes.count < RecordingFormat.mostBytes / 4)
        let (_, game) = try Recording<RouletteGame>.verifying(run.bytes)
        #expect(game.score == 1_000_000)
    }

    @Test func `All spins of a table fit into the maximum number of ticks, without skipping`() {
        #expect(RouletteSettings.standard.mostTicks == 10_000 * 480)
    }
}
