import Arcade
import Testing

@testable import Funfair
@testable import FunfairFace

@Suite("Texts about a run and its board")
@MainActor
struct FactTests {
    @Test func `Lives left are shown before lives lost`() {
        let gauges = Fair().face.gauges(of: HUD(score: 0, lives: .init(left: 1, total: 3)))
        #expect(gauges.map(\.text) == ["●○○"])
        #expect(gauges.map(\.value) == ["1"])
    }

    @Test func `A chain is shown with its next bonus`() {
        let chain = HUD.Chain(length: 13, look: 0, worth: 15)
        let gauges = Fair().face.gauges(of: HUD(score: 0, chain: chain))
        #expect(gauges.map(\.text) == ["chain 13 · +15"])
        #expect(gauges.map(\.value) == ["+15 each"])
    }

    @Test(arguments: [(0, "⇧ ready"), (1, "⇧ 1 s"), (5, "⇧ 5 s")])
    func `A nudge is ready when its pause is over`(seconds: Int, text: String) {
        let gauges = Fair().face.gauges(of: HUD(score: 0, nudge: seconds))
        #expect(gauges.map(\.text) == [text])
    }

    @Test func `The row of the run just played is marked on its board, even in practice`() throws {
        var fair = Fair(.quick)
        fair.enter()
        fair.play(seconds: 20)
        let screen = try #require(fair.resultScreen)
        let board = try #require(screen.board)
        #expect(try #require(board.rows.first).entry.isPractice)
        #expect(fair.face.rows(of: board).map(\.tag) == ["this run"])
        fair.face.press(.tab(.scores))
        var tags: [String?] = []
        for case .board(let board) in fair.face.view.blocks {
            tags += fair.face.rows(of: board).map(\.tag)
        }
        #expect(tags == ["practice"])
    }

    @Test func `An open challenge and a played challenge look different`() {
        let face = Fair().face
        func told(_ mark: ChallengeMark?) -> [String]? {
            let item = HomeScreen.Item(
                stall: .bubblePop, blurb: "", best: nil, challenge: mark, open: .home,
                interrupted: nil)
            return face.challenge(of: item).map { [$0.text, $0.symbol] }
        }
        #expect(told(.open) == ["Today’s challenge", "star.fill"])
        #expect(told(.played) == ["Challenge done", "checkmark"])
        #expect(told(nil) == nil)
    }

    @Test func `The score to beat is shown with its player`() throws {
        var fair = Fair(.quick)
        fair.enter()
        fair.play(seconds: 4)
        fair.face.fingerDown(1, at: try #require(fair.bubbles.first).middle)
        fair.face.fingerUp(1, at: .zero)
        fair.play(seconds: 16)
        fair.face.press(.tab(.play))
        guard case .player(let screen) = fair.face.view.screen else {
            Issue.record("no player's screen")
            return
        }
        let best = try #require(screen.best).score
        #expect(best > 0)
        #expect(fair.face.summary(on: screen).hasSuffix("\nTo beat: \(best) by Ada"))
    }

    @Test func `Screen readers skip empty bars, and hear a text if all bars are empty`() {
        let face = Fair().face
        let looks = Stall.roulette.looks
        let bars = [(0, 0), (1, 2), (2, 0), (3, 1)].map { Statistics.Bar(look: $0, count: $1) }
        let names = [1, 3].map { looks[$0].label(in: face.view.words) }
        #expect(face.spokenText(bars, of: looks) == "\(names[0]) ×2, \(names[1]) ×1")
        #expect(face.spokenText([bars[0]], of: looks) == face.pageWords[.noSpins])
    }
}
