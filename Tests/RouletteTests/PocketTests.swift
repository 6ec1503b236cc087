import Languages
import Testing

@testable import Roulette

@Suite("Pockets of a European wheel (rule 1)")
struct PocketTests {
    private static let order = [
        0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20,
        14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
    ]
    private static let reds = [
        1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
    ]

    @Test func `The wheel has 37 pockets, one for each number from 0 to 36`() {
        #expect(Pocket.count == 37)
        #expect(Pocket.all.map(\.number) == Array(0...36))
        #expect(Pocket.wheel.map(\.number).sorted() == Array(0...36))
    }

    @Test func `The pockets are in the order of a real wheel`() {
        #expect(Pocket.wheel.map(\.number) == Self.order)
    }

    @Test func `A pocket's place is its index on the wheel`() {
        for (place, pocket) in Pocket.wheel.enumerated() { #expect(pocket.place == place) }
    }

    @Test func `The zero is green, eighteen numbers are red, and the others are black`() {
        for pocket in Pocket.all {
            let colour: PocketColour =
                pocket.number == 0 ? .green : Self.reds.contains(pocket.number) ? .red : .black
            #expect(pocket.colour == colour, "\(pocket.number)")
        }
    }

    @Test("An invalid number has no pocket", arguments: [-1, 37, Int.min, Int.max])
    func none(number: Int) {
        #expect(Pocket(number) == nil)
    }

    @Test(
        "A pocket is named by its number and colour",
        arguments: [
            (0, "0 green"), (17, "17 black"), (32, "32 red"), (36, "36 red"), (26, "26 black"),
        ])
    func names(number: Int, name: String) {
        #expect(Pocket(number).map { RouletteGame.looks[$0.place].label(in: .english) } == name)
    }
}
