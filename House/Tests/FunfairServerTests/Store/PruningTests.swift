import Foundation
import Funfair
import HouseWire
import Testing

@testable import FunfairServer

@Suite("What a house forgets in time", .withEveryEngine)
struct PruningTests {
    /// How long is kept.
    private static let days = 20
    /// How long was played.
    private static let played = 60

    @Test func `What is asked for stays as it was, and of past days and weeks the winner`()
        async throws
    {
        for seed: UInt64 in 1...3 {
            let test = try await PlayedHouse(seed: seed, days: Self.played)
            let first = test.today.later(days: -Self.days)
            let before = try await test.pages()
            try await test.prune(days: Self.days)
            let after = try await test.pages()
            #expect(!before.isEmpty)
            for (board, page) in before {
                let end = try #require(after[board])
                if let close = board.end, close <= first.start {
                    #expect(end.rows == Array(page.rows.prefix(1)), "\(board)")
                    #expect(end.players == 1)
                } else {
                    #expect(end == page, "\(board)")
                }
            }
            #expect(try await test.house.repository.flaws() == [])
        }
    }

    @Test func `Runs that stand on a board stay, as do those that are young, and no other`()
        async throws
    {
        let test = try await PlayedHouse(seed: 7, days: Self.played)
        let first = test.today.later(days: -Self.days).start.milliseconds
        let young = "(SELECT * FROM run WHERE made >= \(first)) AS young"
        let fallen = """
            (SELECT * FROM run WHERE made < \(first)
                AND id NOT IN (SELECT run FROM standing)) AS fallen
            """
        let before = try await test.runs()
        let youngBefore = try await test.house.rows(of: young)
        try await test.prune(days: Self.days)
        let after = try await test.runs()
        let standing = Set(try await test.pages().values.flatMap { $0.rows.map(\.run) })
        #expect(standing.isSubset(of: after))
        #expect(after.isStrictSubset(of: before))
        #expect(try await test.house.rows(of: young) == youngBefore)
        #expect(try await test.house.rows(of: fallen) == 0)
        let pruned = try #require(try await test.house.count("funfair_pruned_total"))
        #expect(Int(pruned) > before.count - after.count)
    }

    @Test func `What is to be kept for ever is`() async throws {
        let test = try await PlayedHouse(seed: 3, days: Self.played)
        let before = (try await test.pages(), try await test.runs().count)
        try await Pruning(house: test.house.house, keeping: .forever).prune()
        #expect(try await test.pages() == before.0)
        #expect(try await test.runs().count == before.1)
    }

    @Test func `Two houses that prune at once count nobody twice`() async throws {
        let test = try await PlayedHouse(seed: 11, days: Self.played)
        async let one: Void = test.prune(days: Self.days)
        async let other: Void = test.prune(days: Self.days)
        _ = try await (one, other)
        #expect(try await test.house.repository.flaws() == [])
    }

    @Test func `A table without a run goes with its bets, and one whose run stands stays`()
        async throws
    {
        let house = try await TestHouse()
        let ada = try await house.player("Ada")
        let empty = try await house.openTable(for: ada)
        let played = try await house.openTable(for: ada)
        _ = try await house.spin(played, key: "one", as: ada.secret)
        house.clock.pass(seconds: 100 * 86_400)
        try await Pruning(house: house.house, keeping: .standard).prune()
        #expect(try await house.spin(empty, key: "one", as: ada.secret).status == 404)
        #expect(try await house.spin(played, key: "two", as: ada.secret).status == 200)
        #expect(try await house.rows(of: "roulette_table") == 1)
    }

    @Test func `A ticket whose run is forgotten counts no second time`() async throws {
        let house = try await TestHouse()
        let ada = try await house.player("Ada")
        let small = try await house.ticket(for: ada)
        let run = try TestRun.breakout(small, ticks: 120)
        house.clock.pass(milliseconds: run.milliseconds)
        #expect(try await house.send(run.bytes, with: small.text, as: ada.secret).status == 201)
        // A better one, so that the first stands nowhere.
        let large = try await house.ticket(for: ada)
        let better = try TestRun.breakout(large, ticks: 2400)
        house.clock.pass(milliseconds: better.milliseconds)
        #expect(
            try await house.send(better.bytes, with: large.text, as: ada.secret).status == 201)
        house.clock.pass(seconds: 100 * 86_400)
        try await Pruning(house: house.house, keeping: .standard).prune()
        #expect(try await house.rows(of: "run") == 1)
        let again = try await house.send(run.bytes, with: small.text, as: ada.secret)
        #expect(again.problem == "ticket-expired")
        #expect(try await house.rows(of: "run") == 1)
    }

    @Test(arguments: [-1, 0, 13, 3651, .max])
    func `No host chooses less than last week's board needs, or more than ten years`(days: Int) {
        #expect(Keeping(days: days) == nil)
    }
}
