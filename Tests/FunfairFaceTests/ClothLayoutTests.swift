import Arcade
import FunfairFace
import Languages
import Roulette
import Testing

@Suite("The cloth on the native face")
struct ClothLayoutTests {
    private func places() throws -> [Cloth.Place] {
        let game = RouletteGame(settings: .classic, stage: RouletteRules.stage, seed: 1)
        var hand = BetHand()
        _ = RouletteGame.input(for: .gesture(.sheet(.open)), by: &hand, in: game)
        return try #require(game.panel(hand, in: .english).sheet?.cloth).places
    }

    @Test func `Every betting place is on the cloth, and large enough for a finger`() throws {
        let size = ClothLayout.size
        for place in try places() {
            let box = ClothLayout.box(of: place)
            #expect(box.x >= 0 && box.x + box.width <= size.width)
            #expect(box.y >= 0 && box.y + box.height <= size.height)
            #expect(min(box.width, box.height) >= 24)
        }
    }

    @Test func `No two betting places overlap on the native cloth`() throws {
        let boxes = try places().map { ClothLayout.box(of: $0) }
        for (index, one) in boxes.enumerated() {
            for other in boxes.dropFirst(index + 1) {
                let isBeside =
                    one.x + one.width <= other.x || other.x + other.width <= one.x
                    || one.y + one.height <= other.y || other.y + other.height <= one.y
                #expect(isBeside)
            }
        }
    }

    @Test func `A chart starts at the left edge and has room for its band`() {
        let course = Course(
            title: "", spokenText: "", legend: "", note: "",
            points: [
                Course.Point(turn: 0, value: 1000, expected: 1000, reach: 0),
                Course.Point(turn: 10, value: 900, expected: 990, reach: 200),
            ])
        let high = course.places { $0.high }
        let low = course.places { $0.low }
        #expect(high.map { $0.x } == [0, 1])
        #expect(high.last?.y == 0)
        #expect(low.last?.y == 1)
    }
}
