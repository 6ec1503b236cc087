import Arcade
import Testing

@testable import BubblePop

@Suite("Rising (extended functionality 12)")
struct RisingTests {
    @Test(arguments: BubbleKind.all.indices)
    func `Bubbles of each kind rise faster at the end of a run`(kindIndex: Int) {
        let kind = BubbleKind.all[kindIndex]
        #expect(kind.fastSpeed > 2 * kind.slowSpeed)
        #expect(kind.slowSpeed > 0)
    }

    @Test func `Bubbles worth more rise faster`() {
        let slow = BubbleKind.all.map(\.slowSpeed)
        let fast = BubbleKind.all.map(\.fastSpeed)
        #expect(slow == slow.sorted(by: <))
        #expect(fast == fast.sorted(by: <))
    }

    @Test func `The speed in the header grows with every tick`() {
        var game = Runs.game(seconds: 10)
        var last = 0.0
        while !game.isOver {
            #expect(game.speed > last)
            last = game.speed
            Runs.advance(&game, by: 1)
        }
    }

    @Test func `A single bubble rises at the table's speed times its own pace`() throws {
        var checked = 0
        for seed in Sweep.seeds {
            var game = Runs.game(seed: seed, seconds: 10, mostBubbles: 1)
            while !game.isOver {
                let progress = game.progress
                if let bubble = game.bubbles.first, bubble.phase == .whole, bubble.lastRise > 0 {
                    let kind = bubble.kind
                    let table = kind.slowSpeed + (kind.fastSpeed - kind.slowSpeed) * progress
                    let pace = bubble.lastRise * Double(Clock.ticksPerSecond) / table
                    #expect(pace > 0.8499 && pace < 1.1501)
                    checked += 1
                }
                Runs.advance(&game, by: 15)
            }
        }
        #expect(checked > 1000)
    }

    @Test func `A bubble that leaves at the top costs nothing`() {
        for seed in Sweep.seeds {
            var game = Runs.game(seed: seed, seconds: 10)
            var exits = 0
            while !game.isOver {
                Runs.advance(&game, by: 20)
                exits += game.bubbles.count { $0.phase == .exiting }
            }
            #expect(exits > 0, "seed \(seed)")
            #expect(game.score == 0)
            #expect(game.chain.length == 0)
        }
    }

    @Test(arguments: Sweep.all)
    func `Computing collisions early doesn't change a bubble's path`(sweep: Sweep) {
        let reach = 2 * BubblePopRules.radius(mostBubbles: sweep.mostBubbles) + BubblePopRules.gap
        for seed in Sweep.seeds.prefix(40) {
            var differences = 0
            sweep.play(seed: seed) { moment in
                if moment.isFinished { return }
                let after = moment.after
                var watchful = moment.played.bubbles
                for index in watchful.indices { watchful[index].quietUntil = 0 }
                var isInOrder = false
                Rising(tick: after.tick, progress: after.progress, reach: reach)
                    .advance(&watchful, isInOrder: &isInOrder)
                // Bubbles that appear in the tick follow all earlier bubbles.
                let risen = after.bubbles.prefix(watchful.count)
                let isSame =
                    risen.map(\.id) == watchful.map(\.id)
                    && risen.map(\.centre) == watchful.map(\.centre)
                if !isSame { differences += 1 }
            }
            #expect(differences == 0, "seed \(seed)")
        }
    }

    @Test func `Bubbles queue behind slower ones`() {
        var queueing = 0
        for seed in Sweep.seeds {
            let game = Runs.game(seed: seed, mostBubbles: 40, ticks: 3000)
            let ticks = Double(Clock.ticksPerSecond)
            queueing += game.bubbles.count { bubble in
                bubble.phase == .whole && bubble.lastRise * ticks < bubble.kind.slowSpeed * 0.8
            }
        }
        #expect(queueing > 100)
    }
}
