import Arcade
import Foundation
import Funfair
import FunfairFace
import Languages
import Testing

@MainActor
struct DrawingTests {
    private let words = Words(.english)

    private func steps(_ commands: SceneCommand..., of stall: Stall) -> [Drawing.Step] {
        var scene = FairScene()
        for command in commands { scene.draw(command) }
        return Drawing().steps(of: scene, looks: stall.looks, words: words, symbolSize: 1)
    }

    @Test(arguments: SceneCommand.Shape.allCases)
    func `Every shape is drawn`(_ shape: SceneCommand.Shape) {
        let command = SceneCommand(shape, look: 0, at: FairPoint(x: 10, y: 20), size: 5, amount: 1)
        let steps = steps(command, of: .bubblePop)
        #expect(steps.contains { !$0.sketch.strokes.isEmpty })
    }

    @Test func `A shape is drawn at its command's place and size`() {
        let steps = steps(
            SceneCommand(.bubble, look: 0, at: FairPoint(x: 30, y: 40), size: 20, opacity: 0.5),
            of: .bubblePop)
        #expect(steps.count == 1)
        #expect(steps.first?.place == CGPoint(x: 30, y: 40))
        #expect(steps.first?.size == CGSize(width: 20, height: 20))
        #expect(steps.first?.opacity == 0.5)
    }

    @Test func `A squashed shape keeps its area`() {
        let command = SceneCommand(
            .ball, look: 0, at: FairPoint(x: 0, y: 0), size: 10, stretch: 2)
        let size = steps(command, of: .breakout).first?.size
        #expect(size == CGSize(width: 20, height: 5))
    }

    @Test func `The wheel's rim doesn't turn`() {
        let steps = steps(
            SceneCommand(.wheel, look: 0, at: FairPoint(x: 0, y: 0), size: 100, amount: 0.25),
            of: .roulette)
        #expect(steps.map { $0.turn } == [0, 0.25])
    }

    @Test func `A rider is drawn on its circle`() {
        let command = SceneCommand(
            .rider, look: 37, at: FairPoint(x: 100, y: 100), size: 8, amount: 0.25, stretch: 10)
        let place = steps(command, of: .roulette).first?.place
        #expect(place.map { abs($0.x - 180) < 0.001 && abs($0.y - 100) < 0.001 } ?? false)
    }

    @Test func `Points have an outline`() throws {
        let command = SceneCommand(.points, look: 0, at: FairPoint(x: 0, y: 0), size: 20, amount: 3)
        let stroke = try #require(steps(command, of: .bubblePop).first?.sketch.strokes.first)
        guard case .text(_, _, _, let edge) = stroke.outline else {
            Issue.record("no text")
            return
        }
        #expect(edge != nil && edge != stroke.colours.first)
    }

    @Test func `An outline visibly surrounds its letters`() {
        let edges = Sketch.aroundLetters
        #expect(edges.count == 8)
        // On 20-point letters it's more than a point wide, on all sides.
        #expect(edges.allSatisfy { hypot($0.x, $0.y) * 20 > 1 && hypot($0.x, $0.y) < 0.1 })
        for side in [(1.0, 0.0), (0, 1), (-1, 0), (0, -1)] {
            #expect(edges.contains { $0.x * side.0 + $0.y * side.1 > 0.06 })
        }
    }

    @Test func `A shape with an unknown look isn't drawn`() {
        let command = SceneCommand(.disc, look: 200, at: FairPoint(x: 0, y: 0), size: 1)
        #expect(steps(command, of: .bubblePop).isEmpty)
    }

    @Test(arguments: Look.Symbol.allCases)
    func `Every symbol except the empty one is visible`(_ symbol: Look.Symbol) {
        let look = Look(
            .number(1), label: .plain(Phrase(.points)), colour: 0xFF0000, symbol: symbol,
            form: .badge)
        let bare = Look(
            .number(1), label: .plain(Phrase(.points)), colour: 0xFF0000, symbol: .none,
            form: .badge)
        #expect((Sketch(look) == Sketch(bare)) == (symbol == .none))
    }
}
