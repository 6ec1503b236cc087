import Arcade
import Phrases
import Testing

@testable import Roulette

@Suite("Next to (rule 3)")
struct NextToTests {
    @Test(
        "By number, neighbours are one lower and one higher, except at the ends",
        arguments: [
            (0, [1]), (1, [0, 2]), (17, [16, 18]), (35, [34, 36]), (36, [35]),
        ])
    func number(number: Int, neighbours: [Int]) throws {
        let pocket = try #require(Pocket(number))
        #expect(NextTo.number.neighbours(of: pocket).numbers == neighbours)
    }

    @Test(
        "On the wheel, neighbours are the pockets on either side, even across the zero",
        arguments: [
            (0, [26, 32]), (32, [0, 15]), (26, [0, 3]), (36, [11, 13]), (1, [20, 33]),
        ])
    func wheel(number: Int, neighbours: [Int]) throws {
        let pocket = try #require(Pocket(number))
        #expect(NextTo.wheel.neighbours(of: pocket).numbers == neighbours)
    }

    @Test func `On the wheel, every pocket has a neighbour on either side`() {
        for (place, pocket) in Pocket.wheel.enumerated() {
            let beside = NextTo.wheel.neighbours(of: pocket)
            #expect(beside.count == 2)
            for step in [36, 1] {
                #expect(beside.contains(Pocket.wheel[(place + step) % 37]))
            }
        }
    }

    @Test("A pocket is a neighbour of each of its neighbours", arguments: NextTo.allCases)
    func mutual(meaning: NextTo) {
        for one in Pocket.all {
            for other in Pocket.all {
                #expect(
                    meaning.neighbours(of: one).contains(other)
                        == meaning.neighbours(of: other).contains(one))
            }
        }
    }

    @Test("The order of the pockets goes from neighbour to neighbour", arguments: NextTo.allCases)
    func order(meaning: NextTo) {
        let order = meaning.order
        #expect(order.map(\.number).sorted() == Array(0...36))
        for (one, next) in zip(order, order.dropFirst()) {
            #expect(meaning.neighbours(of: one).contains(next))
        }
    }

    @Test(
        "A chosen pocket never counts as a neighbour of another chosen one",
        arguments: NextTo.allCases)
    func chosen(meaning: NextTo) {
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<1000 {
            let chosen = PocketSet((0..<6).map { _ in Pocket.drawn(by: &generator) })
            for pocket in Pocket.all {
                let isBeside = chosen.pockets.contains {
                    meaning.neighbours(of: $0).contains(pocket)
                }
                #expect(
                    meaning.neighbours(of: chosen).contains(pocket)
                        == (isBeside && !chosen.contains(pocket)))
            }
        }
    }

    @Test func `Each level says whether neighbours are by number or on the wheel`() {
        let number = RouletteLevel(
            code: 0, word: "", name: Phrase(.easy), numbers: 1, hit: Payout(money: 0, score: 0),
            nearMiss: Payout(money: 0, score: 0), miss: Payout(money: 0, score: 0), nextTo: .number)
        let zero = PocketSet(numbers: [0])
        #expect(number.neighbours(of: zero).numbers == [1])
        #expect(RouletteLevel.easy.neighbours(of: zero).numbers == [26, 32])
    }

    @Test func `At a level that pays nothing for neighbours, a bet has no neighbours`() {
        for pocket in Pocket.all {
            #expect(RouletteLevel.hard.neighbours(of: PocketSet([pocket])).isEmpty)
        }
    }
}
