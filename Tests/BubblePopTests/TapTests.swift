import Arcade
import BubblePop
import Testing

@Suite("Taps (core functionality 8)")
struct TapTests {
    /// Returns the distance from a point to a bubble's edge, negative inside the bubble.
    private func miss(_ place: Point, _ bubble: Bubble) -> Double {
        place.squaredDistance(to: bubble.centre).squareRoot() - bubble.radius
    }

    @Test func `A tap pops its bubble, and no other bubble changes`() throws {
        var game = Runs.game(ticks: 300)
        let bubble = try #require(game.bubbles.dropFirst(2).first)
        let others = game.bubbles.filter { $0.id != bubble.id }
        Runs.tap(bubble.centre, in: &game)
        #expect(game.bubbles == others)
        #expect(game.pops == 1)
    }

    @Test func `A popped bubble has a cue with its position, size and points`() throws {
        var game = Runs.game(ticks: 300)
        let bubble = try #require(game.bubbles.first)
        let cues = Runs.tap(bubble.centre, in: &game)
        let points = bubble.kind.points
        #expect(
            cues == [
                Cue(
                    .pop, at: bubble.centre, size: bubble.radius, look: bubble.kindIndex,
                    points: points, chain: 1)
            ])
        #expect(game.score == points)
    }

    @Test func `A tap that misses all bubbles changes nothing`() {
        var misses = 0
        for seed in Sweep.seeds {
            let game = Runs.game(seed: seed, ticks: 37 + Int(seed) * 11)
            for place in Runs.places(on: game.stage) where game.target(of: place) == nil {
                var tapped = game
                let cues = Runs.tap(place, in: &tapped)
                guard tapped.stateHash == game.stateHash, cues == [Cue(.miss, at: place)] else {
                    Issue.record("seed \(seed), \(place)")
                    return
                }
                misses += 1
                // Ten places in a run are enough.
                if misses % 10 == 0 { break }
            }
        }
        #expect(misses > 1000)
    }

    @Test func `Two fingers in one tick are two taps`() throws {
        var game = Runs.game(ticks: 300)
        let bubbles = Array(game.bubbles.prefix(2))
        for bubble in bubbles { Runs.tap(bubble.centre, in: &game) }
        #expect(game.pops == 2)
        #expect(!game.bubbles.contains { bubbles.map(\.id).contains($0.id) })
    }

    @Test func `Two fingers on one bubble pop it once`() throws {
        var game = Runs.game(seed: 3, mostBubbles: 1, ticks: 200)
        let bubble = try #require(game.bubbles.first)
        Runs.tap(bubble.centre, in: &game)
        let hash = game.stateHash
        let cues = Runs.tap(bubble.centre, in: &game)
        #expect(cues.map(\.name) == [.miss])
        #expect(game.stateHash == hash)
    }

    @Test func `A tap anywhere in a bubble hits it`() {
        for seed in Sweep.seeds {
            let game = Runs.game(seed: seed, ticks: 500)
            for place in Runs.places(on: game.stage) {
                guard let bubble = game.bubbles.first(where: { miss(place, $0) < 0 }) else {
                    continue
                }
                #expect(game.target(of: place)?.id == bubble.id, "seed \(seed), \(place)")
            }
        }
    }

    @Test func `A tap between bubbles hits the nearest one within reach`() {
        var near = 0
        for seed in Sweep.seeds {
            let game = Runs.game(seed: seed, mostBubbles: 40, ticks: 500)
            for place in Runs.places(on: game.stage) {
                let misses = game.bubbles.map { miss(place, $0) }
                guard let least = misses.min(), least >= 0 else { continue }
                let target = game.target(of: place)
                #expect((target != nil) == (least <= BubblePopRules.forgiveness))
                if let target {
                    #expect(miss(place, target) == least)
                    near += 1
                }
            }
        }
        #expect(near > 1000)
    }

    @Test func `A growing bubble can be popped`() throws {
        var game = Runs.game()
        let bubble = try #require(
            Runs.firstBubble(in: &game) { if case .appearing = $0.phase { true } else { false } })
        Runs.tap(bubble.centre, in: &game)
        #expect(game.score == bubble.kind.points)
    }

    @Test func `A shrinking bubble can still be popped`() throws {
        var game = Runs.game()
        let bubble = try #require(Runs.firstBubble(in: &game) { $0.isShrinking })
        Runs.tap(bubble.centre, in: &game)
        #expect(game.score == bubble.kind.points)
    }

    @Test func `A bubble leaving the stage can still be popped`() throws {
        var game = Runs.game()
        let bubble = try #require(
            Runs.firstBubble(in: &game) { $0.phase == .exiting && $0.centre.y > 1 })
        Runs.tap(bubble.centre, in: &game)
        #expect(game.score == bubble.kind.points)
    }

    @Test func `After the end of a run, taps, turns and time change nothing`() {
        for seed in Sweep.seeds {
            var game = Runs.game(seed: seed, seconds: 10)
            Runs.advance(&game, by: 10 * Clock.ticksPerSecond)
            #expect(game.isOver)
            let hash = game.stateHash
            var cues: [Cue] = []
            for bubble in game.bubbles { cues += Runs.tap(bubble.centre, in: &game) }
            game.apply(.turn, cues: &cues)
            game.advance(cues: &cues)
            #expect(game.stateHash == hash, "seed \(seed)")
            #expect(game.score == 0)
            #expect(cues.isEmpty)
        }
    }

    @Test func `A tap in the last tick of a run counts`() throws {
        var game = Runs.game(seconds: 10, ticks: 10 * Clock.ticksPerSecond - 1)
        let bubble = try #require(game.bubbles.first)
        Runs.tap(bubble.centre, in: &game)
        Runs.advance(&game, by: 1)
        #expect(game.isOver)
        #expect(game.score == bubble.kind.points)
    }
}

extension Runs {
    /// Plays until a bubble matches, and returns that bubble. Nil if none matches before the end.
    static func firstBubble(
        in game: inout BubblePopGame, where isWanted: (Bubble) -> Bool
    ) -> Bubble? {
        while !game.isOver {
            if let bubble = game.bubbles.first(where: isWanted) { return bubble }
            advance(&game, by: 1)
        }
        return nil
    }
}
