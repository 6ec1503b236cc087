import Arcade
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Fair queue")
struct FairQueueTests {
    private typealias Queue = FairQueue<String>

    private func filled(_ lines: [String: Int], most: Int = 512, mostOfOne: Int = 512) -> Queue {
        var queue = Queue(most: most, mostOfOne: mostOfOne)
        for (owner, count) in lines.sorted(by: { $0.key < $1.key }) {
            for number in 0..<count { #expect(queue.add("\(owner)\(number)", of: owner) == nil) }
        }
        return queue
    }

    private func rest(of queue: Queue) -> [String] {
        var queue = queue
        var all: [String] = []
        while let next = queue.next() { all.append(next) }
        return all
    }

    @Test func `Entries of one owner are served in order of arrival`() {
        #expect(rest(of: filled(["a": 3])) == ["a0", "a1", "a2"])
    }

    @Test func `Owners take turns`() {
        let queue = filled(["a": 3, "b": 1, "c": 2])
        #expect(rest(of: queue) == ["a0", "b0", "c0", "a1", "c1", "a2"])
    }

    @Test(arguments: 1...8)
    func `An owner with many entries doesn't delay another owner`(underway: Int) {
        var queue = filled(["a": 400])
        for _ in 0..<underway { _ = queue.next() }
        #expect(queue.add("b0", of: "b") == nil)
        #expect(queue.next() == "b0")
        #expect(queue.next() == "a\(underway)")
    }

    @Test func `After a turn, an owner waits until all other waiting owners have had a turn`() {
        var queue = filled(["a": 1, "b": 2])
        #expect(queue.next() == "a0")
        #expect(queue.add("a1", of: "a") == nil)
        #expect(rest(of: queue) == ["b0", "a1", "b1"])
    }

    @Test func `One owner can fill only part of the queue`() {
        var queue = filled(["a": 4], mostOfOne: 4)
        #expect(queue.add("a4", of: "a") == "a4")
        #expect(queue.add("b0", of: "b") == nil)
        #expect(queue.count == 5)
    }

    @Test func `If the queue is full, the last entry of the longest line is dropped`() {
        var queue = filled(["a": 2, "b": 5, "c": 1], most: 8)
        #expect(queue.add("d0", of: "d") == "b4")
        #expect(queue.count == 8)
        #expect(rest(of: queue) == ["a0", "b0", "c0", "d0", "a1", "b1", "b2", "b3"])
    }

    @Test func `If every owner has a single entry, the full queue refuses new ones`() {
        var queue = filled(["a": 1, "b": 1, "c": 1], most: 3)
        #expect(queue.add("d0", of: "d") == "d0")
        #expect(queue.add("a1", of: "a") == "a1")
        #expect(rest(of: queue) == ["a0", "b0", "c0"])
    }

    /// A request with n earlier requests of the same owner in the queue waits for at most n + 1
    /// requests of every other owner.
    @Test(arguments: 0..<50)
    func `An owner waits for at most one turn of every other owner`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var queue = Queue(most: 64, mostOfOne: 16)
        var waiting: [(name: String, owner: String, turns: [String: Int], before: Int)] = []
        for step in 0..<2000 {
            if random.below(5) < 2 {
                let expected = queue.count
                guard let next = queue.next() else {
                    #expect(waiting.isEmpty)
                    continue
                }
                #expect(queue.count == expected - 1)
                guard let index = waiting.firstIndex(where: { $0.name == next }) else {
                    Issue.record("\(next) was served without waiting")
                    return
                }
                let served = waiting.remove(at: index)
                for (owner, turns) in served.turns where owner != served.owner {
                    #expect(turns <= served.before + 1, "\(next) waited for \(turns) of \(owner)")
                }
                for index in waiting.indices { waiting[index].turns[served.owner, default: 0] += 1 }
            } else {
                // One owner sends far more requests than the others.
                let chance = random.below(20)
                let owner = chance < 12 ? "greedy" : "owner \(chance)"
                let before = waiting.count { $0.owner == owner }
                let leaving = queue.add("\(step)", of: owner)
                waiting.append(("\(step)", owner, [:], before))
                if let leaving { waiting.removeAll { $0.name == leaving } }
            }
            #expect(queue.count == waiting.count)
            #expect(queue.count <= 64)
        }
    }
}
