import Arcade
import Languages
import Testing

@testable import Breakout

@Suite("Counts of Breakout")
struct TallyTests {
    /// Counts recomputed from all cues.
    private struct Recount {
        var bricks = Array(repeating: 0, count: BrickKind.all.count)
        var walls = 0
        var lostBalls = 0
        var longestStreak = 0
    }

    private func run(_ player: Player, seed: UInt64) -> (BreakoutGame, Recount) {
        var hands = Hands(player, seed: seed)
        var game = Runs.game(seed: seed, level: 1 + Int(seed) % (2 * BreakoutLevel.standard.count))
        var recount = Recount()
        while !game.isOver, game.tick < 9000 {
            var cues: [Cue] = []
            for input in hands.inputs(for: game) { game.apply(input, cues: &cues) }
            let before = game
            game.advance(cues: &cues)
            for cue in cues {
                switch cue.name {
                case .smash:
                    let kind = before.levels.wall.brick(at: Worth.number(at: cue.place))?.kindIndex
                    recount.bricks[kind ?? 0] += 1
                    recount.longestStreak = max(recount.longestStreak, cue.chain)
                case .cleared: recount.walls += 1
                case .lost: recount.lostBalls += 1
                default: break
                }
            }
        }
        return (game, recount)
    }

    @Test("The counts of Breakout equal a recount from all cues", arguments: 0..<60)
    func recount(seed: Int) {
        let players: [Player] = [.perfect, .tracking, .wild]
        let (game, recount) = run(players[seed % 3], seed: UInt64(seed))
        #expect(game.tally.row(0) == recount.bricks)
        #expect(game.tally.row(1) == [recount.longestStreak, game.level])
        #expect(game.tally.row(2) == [recount.walls, recount.lostBalls])
        #expect(recount.bricks.reduce(0, +) == game.broken)
        #expect(game.broken > 0)
    }

    @Test func `Every count of Breakout is above zero after many runs`() {
        var all = Counts()
        for seed in 0..<12 {
            let (game, _) = run(seed % 2 == 0 ? .perfect : .wild, seed: UInt64(seed))
            all.merge(game.tally, by: BreakoutGame.tallyRows)
        }
        #expect(!all.row(0).contains(0))
        #expect(!all.row(2).contains(0))
    }

    @Test func `Statistics of Breakout show totals and records`() {
        let told = BreakoutGame.statistics(
            of: Counts([[5, 0, 1, 0, 0, 2, 0, 0], [9, 3], [2, 4]]), in: .english)
        #expect(
            told.figures.map(\.name) == [
                "Bricks broken", "Longest streak", "Highest level", "Walls cleared", "Balls lost",
            ])
        #expect(told.figures.map(\.value) == ["8", "9", "3", "2", "4"])
        #expect(told.charts.map { $0.bars.map(\.count) } == [[5, 0, 1, 0, 0, 2, 0, 0]])
        let names = told.charts.first?.bars.map { BreakoutGame.looks[$0.look].name(in: .english) }
        #expect(names == BrickKind.all.map(\.word))
    }
}
