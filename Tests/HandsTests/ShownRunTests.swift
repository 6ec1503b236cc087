import Arcade
import BubblePop
import Hands
import Testing

@testable import Spectator

/// Others' runs at a party, as screens and phones show them.
@Suite("Shown runs")
struct ShownRunTests {
    private let run: Script<BubblePopGame>

    init() throws { run = try Script(BubblePopPlay.bytes(BubblePopPerson.all[0], seed: 3)) }

    private func shown(upTo tick: Int) throws -> ShownGame<BubblePopGame> {
        let piece = run.piece(to: tick, after: 0)
        let shown = try ShownGame<BubblePopGame>(piece)
        try shown.take(piece)
        return shown
    }

    private func draw(_ shown: ShownGame<BubblePopGame>, at milliseconds: Double) {
        var scene = Scene()
        shown.draw(into: &scene, at: milliseconds, reducesMotion: false)
    }

    @Test func `A run is shown two seconds late`() throws {
        let shown = try shown(upTo: 1200)
        for second in 0...10 {
            draw(shown, at: Double(second) * 1000)
            #expect(shown.game.tick == max(0, second - 2) * 120)
        }
        #expect(shown.game.stateHash == run.state(at: 960).stateHash)
    }

    @Test func `After a piece that came late, the run continues later and evenly`() throws {
        let shown = try shown(upTo: 1200)
        draw(shown, at: 12_500)
        #expect(shown.game.tick == 1200)
        try shown.take(run.piece(to: 2400, after: 0))
        for second in 13...20 {
            draw(shown, at: Double(second) * 1000)
            #expect(shown.game.tick == (second * 1000 - 2500) * 120 / 1000)
        }
    }

    @Test func `A run is shown at most four seconds late`() throws {
        let shown = try shown(upTo: 120)
        draw(shown, at: 15_000)
        #expect(shown.game.tick == 120)
        try shown.take(run.piece(to: 2400, after: 0))
        draw(shown, at: 15_000)
        #expect(shown.game.tick == 11 * 120)
    }

    @Test(arguments: [-1e300, -.infinity, .nan, .infinity, 1e300])
    func `Any time can be drawn`(milliseconds: Double) throws {
        let shown = try shown(upTo: 1200)
        draw(shown, at: milliseconds)
        #expect((0...1200).contains(shown.game.tick))
    }
}
