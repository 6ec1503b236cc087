import Arcade
import BubblePop
import Testing

@Suite("Bubbles on the stage (core functionality 5 and 7, extended functionality 12)")
struct StageTests {
    @Test("No two bubbles ever overlap", arguments: Sweep.all)
    func overlap(sweep: Sweep) {
        for seed in Sweep.seeds {
            var overlaps = 0
            sweep.play(seed: seed) { game, _ in
                let bubbles = game.bubbles
                for index in bubbles.indices {
                    for other in bubbles.indices where other > index {
                        let apart = bubbles[index].radius + bubbles[other].radius
                        let distance = bubbles[index].centre.squaredDistance(
                            to: bubbles[other].centre)
                        if distance < apart * apart { overlaps += 1 }
                    }
                }
            }
            #expect(overlaps == 0, "seed \(seed)")
        }
    }

    @Test(
        "A bubble that has appeared and is not leaving is wholly on the stage", arguments: Sweep.all
    )
    func inside(sweep: Sweep) {
        for seed in Sweep.seeds {
            var outside = 0
            sweep.play(seed: seed) { game, _ in
                for bubble in game.bubbles where !bubble.isLeaving {
                    let reach = bubble.radius
                    if bubble.centre.x < reach || bubble.centre.y < reach
                        || bubble.centre.x > Double(game.stage.width) - reach
                        || bubble.centre.y > Double(game.stage.height) - reach
                    {
                        outside += 1
                    }
                }
            }
            #expect(outside == 0, "seed \(seed)")
        }
    }

    @Test("There are never more bubbles than the most allowed", arguments: Sweep.all)
    func maximum(sweep: Sweep) {
        for seed in Sweep.seeds {
            var most = 0
            sweep.play(seed: seed) { game, _ in most = max(most, game.bubbles.count) }
            #expect(most <= sweep.mostBubbles, "seed \(seed)")
            #expect(most >= 1, "seed \(seed)")
        }
    }
}
