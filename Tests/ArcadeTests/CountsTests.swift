import Arcade
import Languages
import Testing

@Suite("Statistics over many runs")
struct CountsTests {
    private static let rows = [TallyRow("sums", .sum), TallyRow("records", .greatest)]

    private func gathered(_ all: [[[Int]]]) -> Counts {
        var counts = Counts()
        for rows in all { counts.merge(Counts(rows), by: Self.rows) }
        return counts
    }

    @Test func `Totals are added, and records keep the maximum`() {
        let counts = gathered([[[1, 2], [5, 1]], [[10, 20], [3, 7]]])
        #expect(counts == Counts([[11, 22], [5, 7]]))
    }

    @Test func `Values present in only one run are kept`() {
        let counts = gathered([[[1]], [[1, 2, 3], [4]], [[]]])
        #expect(counts == Counts([[2, 2, 3], [4]]))
    }

    @Test func `The order of runs doesn't matter`() {
        var chance = SeededGenerator(seed: 3)
        for _ in 0..<200 {
            let runs = (0..<6).map { _ in
                (0..<2).map { _ in (0..<chance.below(5)).map { _ in chance.below(1000) } }
            }
            let numbers = gathered(runs)
            let backwards = gathered(runs.reversed())
            for row in 0..<2 {
                for place in 0..<5 {
                    #expect(numbers.number(row, place) == backwards.number(row, place))
                }
            }
        }
    }

    @Test func `No count exceeds the limit`() {
        let most = Counts.most
        let counts = gathered([[[most, -most], [most + 5]], [[most, -most], [.max]]])
        #expect(counts == Counts([[most, -most], [most]]))
        #expect(Counts([[most, most, most]]).total(0) == most)
    }

    @Test func `A missing count is zero, and is shown as a dash`() {
        #expect(Counts().number(3, 4) == 0)
        #expect(Counts([[7]]).text(0, 1, in: .english) == "–")
        #expect(Counts([[7]]).text(0, 0, in: .english) == "7")
    }

    @Test(
        "If several counts tie for the maximum, the peak is the first of them",
        arguments: [
            ([], nil), ([0, 0], nil), ([3, 9, 9], 1), ([0, 0, 1], 2),
        ] as [([Int], Int?)])
    func peak(numbers: [Int], place: Int?) {
        #expect(numbers.peak == place)
    }

    @Test(
        "A share is rounded to a whole percentage",
        arguments: [
            (0, 1, 0), (1, 3, 33), (2, 3, 67), (1, 200, 1), (5, 5, 100),
            (1_000_000_000, 1_000_000_000, 100),
        ])
    func percent(part: Int, whole: Int, expected: Int) {
        #expect(part.percent(of: whole) == expected)
    }
}
