import Arcade
import BubblePop
import Testing

@Suite("Number and kinds of bubbles (core functionality 6 and 9)")
struct CrowdTests {
    /// The kinds of all bubbles in many standard runs, in order of appearance.
    private static let kinds: [Int] = (0..<100 as Range<UInt64>).flatMap { seed in
        var game = Runs.game(seed: seed, seconds: 20)
        var kinds = game.bubbles.map(\.kindIndex)
        while !game.isOver {
            var cues: [Cue] = []
            game.advance(cues: &cues)
            kinds += cues.filter { $0.name == .appear }.map(\.look)
        }
        return kinds
    }

    @Test func `Each kind of bubble is as frequent as the table says (chi-square, 99.9 %)`() {
        let shares = [0.40, 0.30, 0.15, 0.10, 0.05]
        let total = Double(Self.kinds.count)
        #expect(total > 6000)
        let distance = shares.indices.reduce(0.0) { sum, index in
            let expected = total * shares[index]
            let miss = Double(Self.kinds.count { $0 == index }) - expected
            return sum + miss * miss / expected
        }
        #expect(distance < 18.467)
    }

    @Test func `A bubble's kind doesn't depend on the previous one (chi-square, 99.9 %)`() {
        let kinds = Self.kinds
        var pairs = [Int](repeating: 0, count: 4)
        for (first, second) in zip(kinds, kinds.dropFirst()) {
            pairs[(first == 0 ? 2 : 0) + (second == 0 ? 1 : 0)] += 1
        }
        let shares = [0.36, 0.24, 0.24, 0.16]
        let total = Double(pairs.reduce(0, +))
        let distance = shares.indices.reduce(0.0) { sum, index in
            let expected = total * shares[index]
            let miss = Double(pairs[index]) - expected
            return sum + miss * miss / expected
        }
        #expect(distance < 16.266)
    }

    /// Returns the number of bubbles that aren't leaving, just before each second of a run.
    private func counts(seed: UInt64, mostBubbles: Int = 15) -> [Int] {
        var game = Runs.game(seed: seed, mostBubbles: mostBubbles)
        return (0..<59).map { index in
            Runs.advance(&game, by: index == 0 ? 119 : 120)
            return game.bubbles.count { !$0.isLeaving }
        }
    }

    @Test func `The number of bubbles varies from second to second`() {
        for seed in Sweep.seeds {
            let counts = counts(seed: seed)
            let steps = zip(counts, counts.dropFirst()).map { $1 - $0 }
            #expect(steps.contains { $0 > 0 }, "seed \(seed)")
            #expect(steps.contains { $0 < 0 }, "seed \(seed)")
        }
    }

    @Test(arguments: [1, 15])
    func `The number of bubbles sometimes reaches the maximum`(mostBubbles: Int) {
        let most = (0..<20 as Range<UInt64>).compactMap {
            counts(seed: $0, mostBubbles: mostBubbles).max()
        }
        #expect(most.max() == mostBubbles)
    }

    @Test func `The standard game always has a bubble to aim for`() {
        for seed in Sweep.seeds {
            var game = Runs.game(seed: seed, ticks: 60)
            var fewest = Int.max
            while !game.isOver {
                fewest = min(fewest, game.bubbles.count)
                Runs.advance(&game, by: 12)
            }
            #expect(fewest >= 1, "seed \(seed)")
        }
    }

    @Test func `The number of bubbles that disappear by themselves each second is random`() {
        var going: Set<Int> = []
        for seed: UInt64 in 0..<40 {
            var game = Runs.game(seed: seed)
            Runs.advance(&game, by: 119)
            var cues: [Cue] = []
            game.advance(cues: &cues)
            going.insert(cues.count { $0.name == .vanish })
        }
        #expect(going.isSuperset(of: [0, 1, 2, 3]))
    }

    @Test func `Runs of BubblePop with different seeds differ`() {
        let hashes = Sweep.seeds.map { Runs.game(seed: $0, ticks: 130).stateHash }
        #expect(Set(hashes).count == hashes.count)
    }

    @Test func `Two runs of BubblePop with the same seed are identical`() {
        for seed in Sweep.seeds {
            let first = Runs.game(seed: seed, ticks: 250).stateHash
            #expect(Runs.game(seed: seed, ticks: 250).stateHash == first)
        }
    }
}
