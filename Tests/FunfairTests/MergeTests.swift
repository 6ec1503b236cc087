import Arcade
import Testing

@testable import Funfair

/// Two windows end up with the same data and lose nothing, regardless of what they write and when
/// they receive each other's data.
@Suite("Merging windows")
struct MergeTests {
    private static let names = (0..<6).compactMap { try? PlayerName("Player \($0)") }
    private static let contests = [Contest.bubblePop, .breakout, .roulette]
    private static let seeds: ClosedRange<UInt64> = 1...200

    private static func chances(_ seed: UInt64) -> SeededGenerator { SeededGenerator(seed: seed) }

    // MARK: Boards

    private static func boards(_ chance: inout SeededGenerator) -> Boards {
        var boards = Boards()
        for _ in 0..<chance.below(20) {
            boards[contests[chance.below(3)], isStandard: chance.below(2) == 0].record(
                Scoreboard.Entry(player: names[chance.below(6)], score: chance.below(50)))
        }
        return boards
    }

    private static func bests(_ boards: Boards) -> [Int?] {
        contests.flatMap { contest in
            [true, false].flatMap { kind in
                names.map { boards[contest, isStandard: kind].best(of: $0)?.score }
            }
        }
    }

    @Test("Merged boards have each player's best score from both windows", arguments: seeds)
    func boards(seed: UInt64) throws {
        var chance = Self.chances(seed)
        let (one, two) = (Self.boards(&chance), Self.boards(&chance))
        var both = one
        both.merge(two)
        var other = two
        other.merge(one)
        let best = zip(Self.bests(one), Self.bests(two)).map { [$0, $1].compactMap(\.self).max() }
        #expect(Self.bests(both) == best)
        #expect(Self.bests(other) == best)
        let once = both
        both.merge(two)
        both.merge(once)
        #expect(both == once)
        #expect(Boards(text: both.text) == both)
    }

    // MARK: Tallies

    /// Returns counts that contain one run and its ticks.
    private static func counts(_ ticks: Int) -> Counts {
        var counts = Counts()
        counts.merge([1, ticks], into: Stall.bubblePop.entry.tallyRows.count - 1, by: .played)
        return counts
    }

    private static func played(_ tallies: Tallies) -> [Int] {
        names.flatMap { name in
            let (runs, ticks) = Stall.bubblePop.entry.played(tallies[.bubblePop, name])
            return [runs, ticks]
        }
    }

    @Test("Merged statistics count every run once", arguments: seeds)
    func tallies(seed: UInt64) throws {
        var chance = Self.chances(seed)
        var windows = [Tallies(), Tallies()]
        var ended: [(id: UInt64, name: Int, ticks: Int)] = []
        for id in 0..<UInt64(chance.within(1...6)) {
            let run = (id + 1, chance.below(6), chance.within(1...100))
            ended.append(run)
            // Some runs end in both windows, as on a duplicated page.
            let place = chance.below(3)
            for window in windows.indices where place == 2 || place == window {
                windows[window].add(
                    Self.counts(run.2), of: .bubblePop, by: Self.names[run.1], run: run.0)
            }
            // Now and then, one window receives the other window's data.
            if chance.below(3) == 0 {
                let (from, to) = chance.below(2) == 0 ? (0, 1) : (1, 0)
                let text = windows[from].text
                _ = windows[to].merge(try #require(Tallies(text: text)))
            }
        }
        for _ in 0..<2 {
            let texts = windows.map(\.text)
            _ = windows[0].merge(try #require(Tallies(text: texts[1])))
            _ = windows[1].merge(try #require(Tallies(text: texts[0])))
        }
        var expected = [Int](repeating: 0, count: 12)
        for run in ended {
            expected[run.name * 2] += 1
            expected[run.name * 2 + 1] += run.ticks
        }
        for window in windows { #expect(Self.played(window) == expected) }
        // Nothing is left to merge.
        let last = try #require(Tallies(text: windows[1].text))
        let isChanged = windows[0].merge(last)
        #expect(!isChanged)
    }

    // MARK: Curves

    private static func curves(_ chance: inout SeededGenerator) -> Curves {
        var curves = Curves()
        for _ in 0..<chance.below(12) {
            guard let curve = ScoreCurve(step: 1, scores: [chance.below(9), chance.below(50)])
            else { continue }
            curves.record(curve, of: contests[chance.below(2)], by: names[chance.below(6)])
        }
        return curves
    }

    private static func totals(_ curves: Curves) -> [Int?] {
        contests.flatMap { contest in names.map { curves[contest, $0]?.total } }
    }

    @Test("Merging keeps the better of two score curves", arguments: seeds)
    func curves(seed: UInt64) {
        var chance = Self.chances(seed)
        let (one, two) = (Self.curves(&chance), Self.curves(&chance))
        var both = one
        both.merge(two)
        var other = two
        other.merge(one)
        let best = zip(Self.totals(one), Self.totals(two)).map {
            [$0, $1].compactMap(\.self).max()
        }
        #expect(Self.totals(both) == best)
        #expect(Self.totals(other) == best)
        let once = both
        both.merge(two)
        #expect(both == once)
        #expect(Curves(text: both.text) == both)
    }

    // MARK: The outbox

    @Test("A run stays in merged outboxes until one window has the response", arguments: seeds)
    func outbox(seed: UInt64) throws {
        var chance = Self.chances(seed)
        var windows = [Outbox(), Outbox()]
        var waiting: [[UInt8]] = []
        for id in 0..<UInt8(chance.within(1...12)) {
            let ticket = Ticket([0x41 + id], for: .open)
            let place = chance.below(3)
            for window in windows.indices where place == 2 || place == window {
                _ = windows[window].add(
                    [id], of: .bubblePop, ticket: ticket, player: .ada, score: 1)
            }
            waiting.append(ticket.text)
            if chance.below(2) == 0 {
                let window = chance.below(2)
                if let item = windows[window].first {
                    _ = windows[window].remove(item.number)
                    waiting.removeAll { $0 == item.ticket.text }
                }
            }
            if chance.below(3) == 0 {
                let (from, to) = chance.below(2) == 0 ? (0, 1) : (1, 0)
                _ = windows[to].merge(try #require(Outbox(text: windows[from].text)))
            }
        }
        for _ in 0..<3 {
            let texts = windows.map(\.text)
            _ = windows[0].merge(try #require(Outbox(text: texts[1])))
            _ = windows[1].merge(try #require(Outbox(text: texts[0])))
        }
        for window in windows {
            let tickets = window.items.map { String(bytes: $0.ticket.text) }.sorted()
            #expect(tickets == waiting.map { String(bytes: $0) }.sorted())
        }
        let same = try #require(Outbox(text: windows[0].text))
        let isChanged = windows[0].merge(same)
        #expect(!isChanged)
    }

    @Test func `Two outboxes with many sent runs stop writing`() throws {
        var windows = [Outbox(), Outbox()]
        for window in windows.indices {
            for id in 0..<100 {
                let ticket = Ticket(Array("t\(window)-\(id)".utf8), for: .open)
                let (number, _) = windows[window].add(
                    [1], of: .bubblePop, ticket: ticket, player: .ada, score: 1)
                _ = windows[window].remove(number)
            }
        }
        let other = try #require(Outbox(text: windows[1].text))
        let isChanged = windows[0].merge(other)
        #expect(!isChanged)
    }
}
