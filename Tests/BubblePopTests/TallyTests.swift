import Arcade
import Languages
import Testing

@testable import BubblePop

@Suite("Counts of BubblePop")
struct TallyTests {
    /// Returns a bot's run with a few random taps, and all its cues.
    private func run(_ style: BubblePopBot.Style, seed: UInt64) -> (BubblePopGame, [Cue]) {
        var game = Runs.game(seed: seed, seconds: 20)
        var bot = BubblePopBot(style, seed: seed)
        var chance = SeededGenerator(seed: seed)
        var cues: [Cue] = []
        while !game.isOver {
            if let input = bot.input(for: game) { game.apply(input, cues: &cues) }
            if chance.below(50) == 0 {
                let place = Point(x: chance.fraction() * 400, y: chance.fraction() * 700)
                if let place = InputPoint(place) { game.apply(.tap(place), cues: &cues) }
            }
            game.advance(cues: &cues)
        }
        return (game, cues)
    }

    @Test("The counts of BubblePop equal a recount from all cues", arguments: 0..<60)
    func recount(seed: Int) {
        let (game, cues) = run(BubblePopBot.Style.allCases[seed % 3], seed: UInt64(seed))
        var pops = Array(repeating: 0, count: BubbleKind.all.count)
        var chains = pops
        for cue in cues where cue.name == .pop {
            pops[cue.look] += 1
            chains[cue.look] = max(chains[cue.look], cue.chain)
        }
        #expect(game.tally.row(0) == pops)
        #expect(game.tally.row(1) == chains)
        #expect(game.tally.row(2) == [cues.count { $0.name == .miss }])
        #expect(pops.reduce(0, +) == game.pops)
        #expect(chains.max() == game.chain.longest)
        #expect(game.tally.row(2) != [0])
    }

    @Test func `Statistics of BubblePop show totals and records`() {
        let told = BubblePopGame.statistics(
            of: Counts([[4, 0, 3, 1, 0], [2, 0, 3, 1, 0], [2]]), in: .english)
        #expect(told.figures.map(\.name) == ["Bubbles popped", "Longest chain", "Taps that hit"])
        #expect(told.figures.map(\.value) == ["8", "3", "80\u{A0}%"])
        #expect(told.figures[1].look == 2)
        #expect(told.charts.map { $0.bars.map(\.count) } == [[4, 0, 3, 1, 0]])
        #expect(told.charts.first?.bars.map(\.look) == [0, 1, 2, 3, 4])
        #expect(told.charts.first?.isDense == false)
    }

    @Test func `Statistics without counts show dashes`() {
        let told = BubblePopGame.statistics(of: Counts(), in: .english)
        #expect(told.figures.map(\.value) == ["0", "–", "–"])
    }
}
