import Arcade
import BubblePop
import Testing

@Suite("Turning the device during a run")
struct TurnTests {
    /// A state from each of many runs, before and after a turn.
    private static let turned: [(before: BubblePopGame, after: BubblePopGame)] =
        Sweep.seeds.map { seed in
            let game = Runs.game(
                seed: seed, mostBubbles: 1 + Int(seed) % 40, ticks: 100 + Int(seed) * 31)
            return (game, turn(game))
        }

    private static func turn(_ game: BubblePopGame) -> BubblePopGame {
        var turned = game
        var cues: [Cue] = []
        turned.apply(.turn, cues: &cues)
        return turned
    }

    @Test func `Turning the device swaps the stage's width and height`() {
        for (before, after) in Self.turned {
            #expect(after.stage == before.stage.transposed)
        }
    }

    @Test func `Turning the device transposes a bubble's position and keeps its kind and size`() {
        for (before, after) in Self.turned {
            #expect(after.bubbles.map(\.id) == before.bubbles.map(\.id))
            #expect(after.bubbles.map(\.kindIndex) == before.bubbles.map(\.kindIndex))
            #expect(after.bubbles.map(\.radius) == before.bubbles.map(\.radius))
            #expect(after.bubbles.map(\.centre) == before.bubbles.map(\.centre.transposed))
        }
    }

    @Test func `Turning the device keeps every distance between two bubbles`() {
        for (before, after) in Self.turned {
            for index in before.bubbles.indices {
                for other in 0..<index {
                    let old = before.bubbles[index].centre.squaredDistance(
                        to: before.bubbles[other].centre)
                    let new = after.bubbles[index].centre.squaredDistance(
                        to: after.bubbles[other].centre)
                    #expect(new == old)
                }
            }
        }
    }

    @Test func `Turning the device back restores the stage and every bubble's position`() {
        for (before, after) in Self.turned {
            let back = Self.turn(after)
            #expect(back.stage == before.stage)
            #expect(back.bubbles.map(\.centre) == before.bubbles.map(\.centre))
        }
    }

    @Test func `Bubbles that were leaving the stage shrink after a turn`() {
        var exits = 0
        for (before, after) in Self.turned {
            for (old, new) in zip(before.bubbles, after.bubbles) where old.phase == .exiting {
                #expect(new.isShrinking)
                exits += 1
            }
        }
        #expect(exits > 20)
    }

    @Test func `A turn doesn't change the phase of bubbles that weren't leaving the stage`() {
        for (before, after) in Self.turned {
            for (old, new) in zip(before.bubbles, after.bubbles) where old.phase != .exiting {
                #expect(new.phase == old.phase)
            }
        }
    }

    @Test func `Turning the device keeps the score, chain and time`() {
        for (before, after) in Self.turned {
            #expect(after.score == before.score)
            #expect(after.chain == before.chain)
            #expect(after.tick == before.tick)
        }
    }

    @Test func `Bubbles keep rising after a turn`() throws {
        var game = Self.turn(Runs.game(ticks: 200))
        let bubble = try #require(
            game.bubbles.max { $0.centre.y < $1.centre.y && $1.phase == .whole })
        Runs.advance(&game, by: 20)
        let later = try #require(game.bubbles.first { $0.id == bubble.id })
        #expect(later.centre.y < bubble.centre.y)
        #expect(later.centre.x == bubble.centre.x)
    }
}
