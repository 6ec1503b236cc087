import Arcade
import Testing

@testable import Roulette

/// The draws never change, so these tests always have the same result. A fair wheel stays within
/// the limits with the stated confidence. The lower limit matters because draws can be too even to
/// be chance.
@Suite("Draws (rule 4)")
struct DrawTests {
    private static let draws = 1_000_000

    /// Returns the chi-square statistic of counts that should be equal.
    private func chiSquare(_ counts: [Int]) -> Double {
        let expected = Double(counts.reduce(0, +)) / Double(counts.count)
        return counts.reduce(0) { sum, count in
            let gap = Double(count) - expected
            return sum + gap * gap / expected
        }
    }

    /// The limits for 36 degrees of freedom with a confidence of 99.8 %.
    private let pockets = 15.33...67.98
    /// The limits for 37·37 − 1 degrees of freedom with a confidence of 99.8 %.
    private let pairs = 1212.1...1535.3

    private func independent(_ seed: UInt64, _ draw: Int) -> Int {
        var generator = SeededGenerator(seed: seed, draw: draw)
        return Pocket.drawn(by: &generator).number
    }

    @Test("A million draws from one generator are evenly spread", arguments: [1, 2, 3] as [UInt64])
    func oneGenerator(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var counts = Array(repeating: 0, count: 37)
        for _ in 0..<Self.draws { counts[Pocket.drawn(by: &generator).number] += 1 }
        #expect(pockets.contains(chiSquare(counts)), "\(chiSquare(counts))")
    }

    @Test(
        "A million independent draws are evenly spread",
        arguments: [
            0, 1, 0xFFFF_FFFF_FFFF_FFFF,
        ] as [UInt64])
    func numberedDraws(seed: UInt64) {
        var counts = Array(repeating: 0, count: 37)
        for draw in 0..<Self.draws { counts[independent(seed, draw)] += 1 }
        #expect(pockets.contains(chiSquare(counts)), "\(chiSquare(counts))")
    }

    @Test(
        "A draw doesn't depend on the previous one",
        arguments: [
            0, 1, 0xFFFF_FFFF_FFFF_FFFF,
        ] as [UInt64])
    func pairs(seed: UInt64) {
        var counts = Array(repeating: 0, count: 37 * 37)
        // Each draw is in only one pair, because overlapping pairs wouldn't be independent.
        for draw in stride(from: 0, to: Self.draws, by: 2) {
            counts[independent(seed, draw) * 37 + independent(seed, draw + 1)] += 1
        }
        #expect(pairs.contains(chiSquare(counts)), "\(chiSquare(counts))")
    }

    @Test("The first draws of a million consecutive seeds are evenly spread", arguments: [0, 9])
    func manySeeds(draw: Int) {
        var counts = Array(repeating: 0, count: 37)
        for seed in 0..<UInt64(Self.draws) { counts[independent(seed, draw)] += 1 }
        #expect(pockets.contains(chiSquare(counts)), "\(chiSquare(counts))")
    }

    @Test func `A draw is valid only if it's a number from 0 to 36`() {
        let game = Runs.game()
        var hand = BetHand()
        for number in -1...37 {
            let input = RouletteGame.input(for: .drawn(number), by: &hand, in: game)
            #expect(input == Pocket(number).map { .ball($0) })
            #expect((input == nil) == !(0...36).contains(number))
        }
    }

    @Test(
        "The game waits for a draw from 37 pockets only while the bet is locked",
        arguments: [
            (Stop.betting, nil), (.locked, 37), (.turning, nil), (.left, nil), (.broke, nil),
        ] as [(Stop, Int?)])
    func awaited(stop: Stop, outcomes: Int?) throws {
        #expect(try stop.game().moment.awaitedDraw?.outcomes == outcomes)
    }

    @Test func `Draws are numbered like spins, so each draw has a unique number`() throws {
        let bet = try Bet(7, 17, at: .hard)
        for outcomes in [[], [.hit, .miss, .hit]] as [[Outcome]] {
            var game = Runs.game(bet, outcomes)
            Runs.apply(.bet(bet), to: &game)
            #expect(game.moment == .drawing(Draw(of: 37, number: outcomes.count)))
        }
    }
}
