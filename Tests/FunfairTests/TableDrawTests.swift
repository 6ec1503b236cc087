import Arcade
import Roulette
import Testing

@testable import Funfair

/// The draws are the same each time, so these tests always have the same results. A fair wheel
/// stays within the limits with the stated confidence. The lower limits matter too, because draws
/// can be too even to be random.
@Suite("Pockets drawn on the device (Roulette, rule 4)")
struct TableDrawTests {
    private static let games = 200
    private static let spinsPerGame = 100

    /// The limits for 36 degrees of freedom with a confidence of 99.8 %.
    private let pockets = 15.33...67.98
    /// The limits for 37·37 − 1 degrees of freedom with a confidence of 99.8 %.
    private let pairs = 1212.1...1535.3

    /// Returns the chi-square statistic of counts that should be equal.
    private func chiSquare(_ counts: [Int]) -> Double {
        let expected = Double(counts.reduce(0, +)) / Double(counts.count)
        return counts.reduce(0) { sum, count in
            let gap = Double(count) - expected
            return sum + gap * gap / expected
        }
    }

    /// Returns the pockets drawn while betting on credit, game after game, skipping every spin.
    private func drawn(_ entropy: UInt64) throws -> [Int] {
        var play = Play(entropy: entropy)
        play.press(.open(.roulette), .set(.credit, 1))
        var drawn: [Int] = []
        for _ in 0..<Self.games {
            play.enter(name: "Ada", at: .roulette)
            play.bet([1, 2, 3, 4, 5, 6])
            for _ in 1..<Self.spinsPerGame {
                play.press(.skip)
                drawn.append(try #require(play.came.first))
                play.press(.sheet(.open), .sheet(.confirm))
            }
            play.press(.skip)
            drawn.append(try #require(play.came.first))
            play.press(.home, .startOver(.roulette))
        }
        return drawn
    }

    @Test("Pockets of twenty thousand spins are evenly spread", arguments: [1, 2, 3] as [UInt64])
    func even(entropy: UInt64) throws {
        let drawn = try drawn(entropy)
        #expect(drawn.count == Self.games * Self.spinsPerGame)
        var counts = Array(repeating: 0, count: Pocket.count)
        var following = Array(repeating: 0, count: Pocket.count * Pocket.count)
        for (index, pocket) in drawn.enumerated() {
            counts[pocket] += 1
            if index > 0 { following[drawn[index - 1] * Pocket.count + pocket] += 1 }
        }
        #expect(pockets.contains(chiSquare(counts)), "\(chiSquare(counts))")
        #expect(pairs.contains(chiSquare(following)), "\(chiSquare(following))")
    }

    private func spins(_ play: inout Play, _ count: Int) -> [Int] {
        for _ in 0..<count { play.spin([1, 2, 3, 4, 5, 6]) }
        return play.came.prefix(count).reversed()
    }

    @Test func `Devices with different entropy get different pockets`() {
        let drawn = (0..<20 as Range<UInt64>).map { entropy in
            var play = Play(entropy: entropy)
            play.press(.open(.roulette), .set(.credit, 1))
            play.enter(name: "Ada", at: .roulette)
            return spins(&play, 8)
        }
        for (index, pockets) in drawn.enumerated() {
            #expect(pockets.count == 8)
            #expect(!drawn[..<index].contains(pockets))
        }
    }

    @Test func `Without a chosen seed, a run's seed doesn't predict its pockets`() throws {
        var play = Play(entropy: 3)
        play.enter(name: "Ada", at: .roulette)
        let kept = try #require(play.app.sessions.first).cabinet.bytes
        let seed = try Run<RouletteGame>(resuming: kept).recording.seed
        let drawn = spins(&play, 8)
        let practice = (0..<8).map { draw in
            var generator = SeededGenerator(seed: seed, draw: draw)
            return generator.below(Pocket.count)
        }
        var own = SeededGenerator(seed: seed)
        let folded = (0..<8).map { _ in own.below(Pocket.count) }
        #expect(drawn != practice)
        #expect(drawn != folded)
    }

    @Test func `With a chosen seed, the seed determines the pockets`() {
        var play = Play(seed: 7)
        play.enter(name: "Ada", at: .roulette)
        #expect(play.app.playScreen?.isPractice == true)
        #expect(spins(&play, 8) == (0..<8).map { Play.knownPocket($0) })
    }

    @Test(
        "With a chosen seed, closing the app between spins doesn't change the pockets",
        arguments: [7, nil] as [UInt64?])
    func closedInTheMiddle(seedLater: UInt64?) {
        var play = Play(entropy: 3, seed: 7)
        play.enter(name: "Ada", at: .roulette)
        _ = spins(&play, 4)
        var later = Play(store: play.store, entropy: 4, seed: seedLater)
        later.press(.open(.roulette), .resume(.roulette))
        #expect(spins(&later, 4) == (4..<8).map { Play.knownPocket($0) })
    }
}
