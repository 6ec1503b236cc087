import Arcade
import Breakout
import Testing

@testable import Funfair

/// What one device receives from another is added once, and loses nothing.
@Suite("Merging a linked device")
struct LinkMergeTests {
    private static let names = (0..<4).compactMap { try? PlayerName("Player \($0)") }
    private static let seeds: ClosedRange<UInt64> = 1...200

    // MARK: Statistics

    /// Returns the statistics of a few runs, whose identities begin at `first`.
    private static func tallies(
        _ chance: inout SeededGenerator, from first: UInt64
    ) -> Tallies {
        var tallies = Tallies()
        for run in 0..<UInt64(chance.within(1...9)) {
            var counts = Counts()
            let row = Stall.bubblePop.entry.tallyRows.count - 1
            counts.merge([1, chance.within(1...100)], into: row, by: .played)
            tallies.add(
                counts, of: .bubblePop, by: names[chance.below(4)], run: first + run)
        }
        return tallies
    }

    private static func played(_ tallies: Tallies) -> [Int] {
        names.flatMap { name in
            let (runs, ticks) = Stall.bubblePop.entry.played(tallies[.bubblePop, name])
            return [runs, ticks]
        }
    }

    @Test("Another device's statistics are added, but only once", arguments: seeds)
    func tallies(seed: UInt64) throws {
        var chance = SeededGenerator(seed: seed)
        let one = Self.tallies(&chance, from: 1)
        let two = Self.tallies(&chance, from: 1000)
        var both = one
        both.join(two)
        #expect(Self.played(both) == zip(Self.played(one), Self.played(two)).map { $0 + $1 })
        var other = two
        other.join(one)
        #expect(Self.played(other) == Self.played(both))
        let sum = Self.played(both)
        both.join(two)
        both.join(other)
        both.join(one)
        #expect(Self.played(both) == sum)
        #expect(Self.played(try #require(Tallies(text: both.text))) == sum)
    }

    @Test("Statistics that grew on one device grow on the other, and none shrink", arguments: seeds)
    func growth(seed: UInt64) {
        var chance = SeededGenerator(seed: seed)
        var devices = [Self.tallies(&chance, from: 1), Self.tallies(&chance, from: 1000)]
        devices[1].join(devices[0])
        for round in 0..<UInt64(4) {
            let before = devices.map(Self.played)
            let place = chance.below(2)
            let new = Self.tallies(&chance, from: 2000 + 100 * round)
            devices[place].join(new)
            devices[1 - place].join(devices[place])
            let after = devices.map(Self.played)
            for device in 0..<2 {
                #expect(zip(after[device], before[device]).allSatisfy { $0 >= $1 })
            }
            #expect(zip(after[1 - place], after[place]).allSatisfy { $0 >= $1 })
        }
    }

    @Test func `Statistics are bounded, and the device's own remain`() throws {
        var (one, two) = (Tallies(), Tallies())
        for run in 0..<UInt64(400) {
            var counts = Counts()
            counts.merge([1, 1], into: Stall.bubblePop.entry.tallyRows.count - 1, by: .played)
            one.add(counts, of: .bubblePop, by: try PlayerName("A\(run)"), run: run)
            two.add(counts, of: .bubblePop, by: try PlayerName("B\(run)"), run: 1000 + run)
        }
        one.join(two)
        for run in 0..<400 {
            let counts = one[.bubblePop, try PlayerName("A\(run)")]
            #expect(Stall.bubblePop.entry.played(counts).runs == 1)
        }
        #expect(try #require(Tallies(text: one.text))[.bubblePop, try PlayerName("A0")] != Counts())
    }

    // MARK: Walls

    private static func drawing(_ number: Int) -> WallDrawing {
        var tiles = [WallTile](repeating: .gap, count: 8 * WallDrawing.columns)
        tiles[number] = WallTile.all[1]
        return (try? WallDrawing(tiles)) ?? WallDrawing()
    }

    private static func book(_ chance: inout SeededGenerator) throws -> WallBook {
        var book = WallBook()
        for _ in 0..<chance.below(30) {
            let number = chance.below(40)
            let isOwn = chance.below(2) == 0
            guard book.hasRoom(isOwn: isOwn) else { continue }
            _ = book.add(try WallName("Wall \(number)"), drawing(number), isOwn: isOwn)
        }
        return book
    }

    private static func drawings(_ book: WallBook) -> [String] {
        book.walls.map { "\($0.isOwn) \($0.drawing)" }
    }

    @Test("Another device's walls are added while there's room, and only once", arguments: seeds)
    func walls(seed: UInt64) throws {
        var chance = SeededGenerator(seed: seed)
        let (one, two) = (try Self.book(&chance), try Self.book(&chance))
        var both = one
        both.join(two)
        for wall in one.walls { #expect(both[wall.number] == wall) }
        for isOwn in [true, false] {
            let all = Set(
                (one.walls + two.walls).filter { $0.isOwn == isOwn }.map { "\($0.drawing)" })
            let kept = Set(both.walls.filter { $0.isOwn == isOwn }.map { "\($0.drawing)" })
            #expect(kept == all || kept.isSubset(of: all) && !both.hasRoom(isOwn: isOwn))
        }
        let once = both
        both.join(two)
        both.join(one)
        #expect(both == once)
        #expect(WallBook(text: both.text) == both)
        var other = two
        other.join(one)
        if [both, other].allSatisfy({ $0.hasRoom(isOwn: true) && $0.hasRoom(isOwn: false) }) {
            #expect(Set(Self.drawings(other)) == Set(Self.drawings(both)))
        }
    }
}
