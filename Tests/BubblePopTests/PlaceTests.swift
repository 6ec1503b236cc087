import Arcade
import BubblePop
import Testing

@Suite("Places and sizes of bubbles (core functionality 7)")
struct PlaceTests {
    /// The space for a stage on screens 320 points wide or high, below the score's 60 points.
    private static let smallScreens: [(width: Double, height: Double)] = [
        (320, 420), (320, 424), (320, 508), (320, 600), (480, 260), (568, 260),
    ]

    @Test("On a small screen, a bubble is at least 44 points wide", arguments: smallScreens)
    func touchTarget(width: Double, height: Double) {
        let stage = BubblePopGame.format.shape(fitting: width, by: height)
        let scale = min(width / Double(stage.width), height / Double(stage.height))
        for seed in Sweep.seeds {
            let game = Runs.game(seed: seed, mostBubbles: 40, stage: stage, ticks: 60)
            #expect(game.bubbles.allSatisfy { 2 * $0.radius * scale >= 44 }, "seed \(seed)")
        }
    }

    /// Returns the radius of the largest early bubble in several runs with the given maximum number
    /// of bubbles.
    private func largest(mostBubbles: Int) -> Double {
        (0..<12 as Range<UInt64>).reduce(0) { largest, seed in
            let game = Runs.game(seed: seed, mostBubbles: mostBubbles, ticks: 90)
            return game.bubbles.reduce(largest) { max($0, $1.radius) }
        }
    }

    @Test func `Bubbles are smaller if the settings allow more of them`() {
        let radii = [1, 8, 12, 15, 20, 25].map { largest(mostBubbles: $0) }
        #expect(radii == radii.sorted(by: >))
        #expect(radii.first ?? 0 > 1.4 * (radii.last ?? 0))
    }

    @Test func `Bubbles worth more are smaller`() {
        let sizes = BubbleKind.all.map(\.size)
        #expect(sizes == sizes.sorted(by: >))
    }

    @Test func `New bubbles appear everywhere on the stage`() {
        var counts = [Int](repeating: 0, count: 9)
        for seed in Sweep.seeds {
            let game = Runs.game(seed: seed, mostBubbles: 4, ticks: 24)
            for bubble in game.bubbles {
                // The area that a bubble's centre can reach is divided into ninths.
                let reach = 54.0
                let x = (bubble.centre.x - reach) / (390 - 2 * reach) * 3
                let y = (bubble.centre.y - reach) / (690 - 2 * reach) * 3
                counts[Int(x) + 3 * Int(y)] += 1
            }
        }
        let fair = counts.reduce(0, +) / counts.count
        #expect(counts.allSatisfy { $0 > fair / 2 && $0 < fair * 2 })
    }

    @Test(arguments: [(1000.0, 100.0), (390, 690), (1, 1)])
    func `A run ends even on a full stage`(width: Double, height: Double) {
        let stage = BubblePopGame.format.shape(fitting: width, by: height)
        var game = Runs.game(seconds: 180, mostBubbles: 40, stage: stage)
        var most = 0
        while !game.isOver {
            Runs.advance(&game, by: 60)
            most = max(most, game.bubbles.count)
        }
        #expect(most > 20)
    }
}
