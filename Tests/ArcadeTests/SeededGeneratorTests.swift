import Arcade
import Testing

/// The expected draws were computed with an independent implementation of SplitMix64, xoshiro256**
/// and Lemire's bounded draw.
@Suite("Random numbers of a run")
struct SeededGeneratorTests {
    @Test(
        "A seed produces the bits of xoshiro256** seeded by SplitMix64",
        arguments: [
            (
                0,
                [
                    0x99EC_5F36_CB75_F2B4, 0xBF6E_1F78_4956_452A, 0x1A5F_849D_4933_E6E0,
                    0x6AA5_94F1_262D_2D2C,
                ]
            ),
            (
                42,
                [
                    0x1578_0B2E_0C2E_C716, 0x6104_D986_6D11_3A7E, 0xAE17_5332_39E4_99A1,
                    0xECB8_AD47_03B3_60A1,
                ]
            ),
            (
                .max,
                [
                    0x8F55_20D5_2A7E_AD08, 0xC476_A018_CAA1_802D, 0x81DE_31C0_D260_469E,
                    0xBF65_8D7E_065F_3C2F,
                ]
            ),
        ] as [(UInt64, [UInt64])])
    func knownBits(seed: UInt64, expected: [UInt64]) {
        var chance = SeededGenerator(seed: seed)
        #expect(expected.map { _ in chance.next() } == expected)
    }

    @Test(
        "Bounded draws from a seed produce known numbers",
        arguments: [
            (6, [0, 2, 4, 5, 5, 4, 4, 5, 4, 3, 4, 1]),
            (1000, [83, 378, 680, 924, 991, 769, 719, 850]),
            (2_147_483_647, [180_094_358, 813_853_890, 1_460_382_104, 1_985_762_978]),
        ] as [(Int, [Int])])
    func knownDraws(bound: Int, expected: [Int]) {
        var chance = SeededGenerator(seed: 42)
        #expect(expected.map { _ in chance.below(bound) } == expected)
    }

    @Test func `A draw that would favour low numbers is discarded and repeated`() {
        var chance = SeededGenerator(seed: 5)
        #expect(chance.below(3 << 29) == 969_721_473)
        var skipping = SeededGenerator(seed: 5)
        _ = skipping.next()
        _ = skipping.next()
        #expect(chance == skipping)
    }

    @Test func `A draw below 1 is 0`() {
        var chance = SeededGenerator(seed: 9)
        #expect((0..<1000).allSatisfy { _ in chance.below(1) == 0 })
    }

    @Test(
        "Every number below a bound is equally likely (chi-square, 99.9 %)",
        arguments: [(2, 10.828), (7, 22.458), (13, 32.909), (40, 72.055)])
    func uniform(bound: Int, critical: Double) {
        var chance = SeededGenerator(seed: 2026)
        var counts = [Int](repeating: 0, count: bound)
        for _ in 0..<(bound * 2000) { counts[chance.below(bound)] += 1 }
        #expect(chiSquare(counts, weights: counts.map { _ in 1 }) < critical)
    }

    @Test func `Each third of a range whose size isn't a power of two is equally likely`() {
        // A plain remainder by this bound would favour the lower two thirds.
        let bound = 3 << 29
        var chance = SeededGenerator(seed: 2027)
        var counts = [0, 0, 0]
        for _ in 0..<6000 { counts[chance.below(bound) / (bound / 3)] += 1 }
        #expect(chiSquare(counts, weights: [1, 1, 1]) < 13.816)
    }

    @Test func `Each residue is equally likely below a bound that isn't a power of two`() {
        // Without the redraw, residues 0 and 1 would each come up 3 times in 8, and 2 twice.
        let bound = 3 << 29
        var chance = SeededGenerator(seed: 2027)
        var counts = [0, 0, 0]
        for _ in 0..<6000 { counts[chance.below(bound) % 3] += 1 }
        #expect(chiSquare(counts, weights: [1, 1, 1]) < 13.816)
    }

    @Test func `Draws within a range include both ends and nothing outside`() {
        var chance = SeededGenerator(seed: 3)
        let draws = (0..<500).map { _ in chance.within(-2...3) }
        #expect(draws.min() == -2)
        #expect(draws.max() == 3)
    }

    @Test func `A random fraction is made of the upper 53 bits`() {
        var chance = SeededGenerator(seed: 42)
        #expect(chance.fraction() == 0.08386297105988216)
        #expect(chance.fraction() == 0.3789802506626686)
        #expect(chance.fraction() == 0.6800434110281394)
    }

    @Test func `Random fractions are at least 0 and below 1, and evenly spread`() {
        var chance = SeededGenerator(seed: 11)
        var counts = [Int](repeating: 0, count: 10)
        for _ in 0..<20_000 {
            let fraction = chance.fraction()
            #expect(fraction >= 0 && fraction < 1)
            counts[Int(fraction * 10)] += 1
        }
        #expect(chiSquare(counts, weights: counts.map { _ in 1 }) < 27.877)
    }

    @Test func `Generators at different positions hash differently`() {
        var first = StateHash()
        var second = StateHash()
        var chance = SeededGenerator(seed: 1)
        chance.combine(into: &first)
        _ = chance.next()
        chance.combine(into: &second)
        #expect(first != second)
    }
}

@Suite("Weighted choice")
struct WeightsTests {
    @Test func `Weighted draws from a seed produce known indices`() {
        var chance = SeededGenerator(seed: 7)
        let weights = Weights([40, 30, 15, 10, 5])
        let indices = (0..<16).map { _ in chance.pick(from: weights) }
        #expect(indices == [2, 0, 2, 4, 4, 3, 0, 0, 1, 0, 1, 2, 3, 3, 1, 1])
    }

    @Test func `Each index is drawn in proportion to its weight (chi-square, 99.9 %)`() {
        let shares = [40, 30, 15, 10, 5]
        let weights = Weights(shares)
        var chance = SeededGenerator(seed: 12)
        var counts = [Int](repeating: 0, count: shares.count)
        for _ in 0..<20_000 { counts[chance.pick(from: weights)] += 1 }
        #expect(chiSquare(counts, weights: shares) < 18.467)
    }

    @Test func `An index with weight zero is never drawn`() {
        let weights = Weights([0, 3, 0, 1, 0])
        var chance = SeededGenerator(seed: 13)
        let drawn = Set((0..<500).map { _ in chance.pick(from: weights) })
        #expect(drawn == [1, 3])
    }

    @Test func `The total of a weighted choice is the sum of its weights`() {
        #expect(Weights([0, 3, 0, 1]).total == 4)
    }
}

/// Returns the chi-square statistic of counts against the shares expected from `weights`.
private func chiSquare(_ counts: [Int], weights: [Int]) -> Double {
    let perWeight = Double(counts.reduce(0, +)) / Double(weights.reduce(0, +))
    return zip(counts, weights).reduce(0) { sum, pair in
        let expected = Double(pair.1) * perWeight
        let miss = Double(pair.0) - expected
        return sum + miss * miss / expected
    }
}
