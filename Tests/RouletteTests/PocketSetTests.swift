import Arcade
import Languages
import Testing

@testable import Roulette

@Suite("Sets of pockets")
struct PocketSetTests {
    /// Returns random numbers as a Swift set, for comparison.
    private func some(_ generator: inout SeededGenerator) -> Set<Int> {
        Set((0..<generator.below(12)).map { _ in generator.below(37) })
    }

    @Test func `Sets of pockets behave like Swift's sets`() {
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<2000 {
            let left = some(&generator)
            let right = some(&generator)
            var set = PocketSet(numbers: Array(left))
            let other = PocketSet(numbers: Array(right))
            #expect(set.count == left.count)
            #expect(set.isEmpty == left.isEmpty)
            #expect(set.numbers == left.sorted())
            #expect((set == other) == (left == right))
            #expect(set.subtracting(other).numbers == left.subtracting(right).sorted())
            for pocket in Pocket.all {
                #expect(set.contains(pocket) == left.contains(pocket.number))
            }
            set.formUnion(other)
            #expect(set.numbers == left.union(right).sorted())
        }
    }

    @Test func `A pocket added twice is in the set once, and gone after removal`() throws {
        let seven = try #require(Pocket(7))
        var set = PocketSet([seven, seven])
        #expect(set.count == 1)
        set.remove(seven)
        #expect(set.isEmpty)
        set.remove(seven)
        #expect(set.isEmpty)
    }

    @Test(
        "The text of a set of pockets lists its numbers as people would",
        arguments: [
            ([], ""), ([36], "36"), ([17, 7], "7 and 17"), ([20, 0, 17], "0, 17 and 20"),
        ])
    func words(numbers: [Int], words: String) {
        #expect(PocketSet(numbers: numbers).list(in: .english) == words)
    }
}
