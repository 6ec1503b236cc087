import Foundation
import Funfair
import HouseWire
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Pruning", .withEveryEngine)
struct PruningTests {
    /// How many days runs are kept.
    private static let days = 20
    /// How many days of runs were played.
    private static let played = 60

    @Test func `Pruning keeps current boards, and the winners of past days and weeks`()
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

    @Test func `Pruning keeps only recent runs and runs on a board`() async throws {
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

    @Test func `Pruning removes nothing if runs are kept forever`() async throws {
        let test = try await PlayedHouse(seed: 3, days: Self.played)
        let before = (try await test.pages(), try await test.runs().count)
        try await Pruning(house: test.house.house, retention: .forever).prune()
        #expect(try await test.pages() == before.0)
        #expect(try await test.runs().count == before.1)
    }

    @Test func `The next pruning uses a changed retention`() async throws {
        let test = try await PlayedHouse(seed: 3, days: Self.played)
        let before = try await test.runs().count
        let retention = Changeable(Retention.forever)
        let pruning = Pruning(house: test.house.house) { retention.current }
        try await pruning.prune()
        #expect(try await test.runs().count == before)
        retention.change(to: try #require(Retention(days: Self.days)))
        try await pruning.prune()
        #expect(try await test.runs().count < before)
    }

    @Test func `If two houses prune at once, every player is counted once`() async throws {
        let test = try await PlayedHouse(seed: 11, days: Self.played)
        let other = try await TestHouse(in: test.house.folder, at: test.house.clock.now)
        let before = try await Self.rows(in: test.house)
        let retention = try #require(Retention(days: Self.days))
        async let first: Void = test.prune(days: Self.days)
        async let second: Void = Pruning(house: other.house, retention: retention).prune()
        _ = try await (first, second)
        #expect(try await test.house.repository.flaws() == [])
        var pruned = 0
        for house in [test.house, other] {
            pruned += Int(try await house.count("funfair_pruned_total") ?? 0)
        }
        #expect(try await pruned == before - Self.rows(in: test.house))
    }

    /// Returns the total number of rows in the pruned tables.
    private static func rows(in house: TestHouse) async throws -> Int {
        var rows = 0
        for table in ["standing", "run", "challenge_try", "roulette_table"] {
            rows += try await house.rows(of: table)
        }
        return rows
    }

    @Test func `After pruning, the remaining runs can be watched and verified`() async throws {
        let house = try await TestHouse()
        let now = house.clock.now
        let names = ["alone", "standard", "turned", "bricks-plain", "bricks-heavy", "bricks-fast"]
        var players: [Int64] = []
        for name in ["Ada", "Bob", "Cem"] {
            _ = try await house.player(name)
            let player = try await house.repository.player(named: HouseName(name))
            players.append(try #require(player).id)
        }
        var recordings: [Int: Data] = [:]
        for (number, name) in names.enumerated() {
            let recording = try Golden.recording(name)
            let run = try VerifiedRun(verifying: Array(recording))
            recordings[run.result.score] = recording
            for (other, days) in [100, 60, 50, 7, 7, 1, 1, 0].enumerated() {
                let moment = now.later(milliseconds: Int64(-days) * 86_400_000)
                let player = players[(number + other) % players.count]
                _ = try await house.repository.record(
                    NewRun(
                        id: RunID(), ticket: House.random(16), player: player, contest: run.contest,
                        entry: .open, opens: nil, rulesVersion: run.contest.rulesVersion,
                        score: run.result.score, ticks: run.result.ticks, inputs: nil,
                        recording: recording,
                        boards: RunPurpose.open.boards(of: run.contest, at: moment),
                        moment: moment))
            }
        }
        let played = try await house.rows(of: "run")
        try await Pruning(house: house.house, retention: try #require(Retention(days: 20))).prune()
        let runs = try await house.rows(of: "run")
        #expect(runs < played)
        for stall in [Stall.bubblePop, .breakout] {
            for board in ["all", "week?ago=1", "week", "today?ago=1", "today"] {
                let answer = try await house.get("/api/boards/\(stall.word)/\(board)")
                let rows = try #require(answer.json["rows"]?.list)
                #expect(!rows.isEmpty)
                for row in rows {
                    let id = try #require(row["run"]?.text)
                    let recording = try await house.get("/api/runs/\(id)")
                    #expect(recording.status == 200)
                    let score = try #require(row["score"]?.integer)
                    #expect(recordings[score] == Data(recording.bytes))
                }
            }
        }
        let ending = try FunfairProcess(["scores", "verify"] + place(of: house)).ending()
        #expect(ending.exitCode == 0)
        #expect(ending.output == "\(runs) runs are valid, 0 are not. All counts are correct.\n")
    }

    /// Returns the options that tell a command where a house's scores are.
    private func place(of house: TestHouse) throws -> [String] {
        let folder = house.folder.path
        return switch Engine.current {
        case .sqlite: ["--data", folder + "/scores.sqlite"]
        case .postgresql:
            ["--database", try String(contentsOfFile: folder + "/database", encoding: .utf8)]
        }
    }

    @Test func `A table without a run is deleted with its bets, and a table with a run is kept`()
        async throws
    {
        let house = try await TestHouse()
        let ada = try await house.player("Ada")
        let empty = try await house.openTable(for: ada)
        let played = try await house.openTable(for: ada)
        _ = try await house.spin(played, key: "one", as: ada.secret)
        house.clock.pass(seconds: 100 * 86_400)
        try await Pruning(house: house.house, retention: .standard).prune()
        #expect(try await house.spin(empty, key: "one", as: ada.secret).status == 404)
        #expect(try await house.spin(played, key: "two", as: ada.secret).status == 200)
        #expect(try await house.rows(of: "roulette_table") == 1)
    }

    @Test func `A ticket can't be used again after its run was pruned`() async throws {
        let house = try await TestHouse()
        let ada = try await house.player("Ada")
        let small = try await house.ticket(for: ada)
        let run = try TestRun.breakout(small, ticks: 120)
        house.clock.pass(milliseconds: run.milliseconds)
        #expect(try await house.send(run.bytes, with: small.text, as: ada.secret).status == 201)
        // A better run replaces the first run on every board.
        let large = try await house.ticket(for: ada)
        let better = try TestRun.breakout(large, ticks: 2400)
        house.clock.pass(milliseconds: better.milliseconds)
        #expect(
            try await house.send(better.bytes, with: large.text, as: ada.secret).status == 201)
        house.clock.pass(seconds: 100 * 86_400)
        try await Pruning(house: house.house, retention: .standard).prune()
        #expect(try await house.rows(of: "run") == 1)
        let again = try await house.send(run.bytes, with: small.text, as: ada.secret)
        #expect(again.problem == "ticket-expired")
        #expect(try await house.rows(of: "run") == 1)
    }

    // MARK: A wrong clock

    /// Returns a house with runs on many days whose clock then jumped ahead by the given number of
    /// days.
    ///
    /// - Parameter isNoted: Whether the house noted the correct time before the jump.
    private func ahead(
        _ days: Int64, isNoted: Bool = true
    ) async throws -> (test: PlayedHouse, pruning: Pruning) {
        let test = try await PlayedHouse(seed: 5, days: Self.played)
        let pruning = Pruning(
            house: test.house.house, retention: try #require(Retention(days: Self.days)))
        if isNoted { try await pruning.turn(isDayLater: false) }
        test.house.clock.pass(seconds: days * 86_400)
        return (test, pruning)
    }

    @Test(arguments: [true, false])
    func `If the clock is 100 days ahead, nothing is pruned and the log says so`(
        isNoted: Bool
    ) async throws {
        let (test, pruning) = try await ahead(100, isNoted: isNoted)
        let before = try await Self.rows(in: test.house)
        // Reopening the house repeatedly doesn't change that, and neither does a new player's run.
        for _ in 0..<20 { try await pruning.turn(isDayLater: false) }
        #expect(try await Self.rows(in: test.house) == before)
        try await test.house.put(5, of: try await test.house.player("Zoe"))
        let after = try await Self.rows(in: test.house)
        for _ in 0..<20 { try await pruning.turn(isDayLater: true) }
        #expect(try await Self.rows(in: test.house) == after)
        let warnings = test.house.log.lines.filter { $0.hasPrefix("warning: Not removing any") }
        #expect(warnings.count == 40)
    }

    @Test func `After the clock is corrected, only old runs are removed`() async throws {
        let (test, pruning) = try await ahead(100)
        try await pruning.turn(isDayLater: true)
        test.house.clock.pass(seconds: -99 * 86_400)
        let first = test.today.later(days: -Self.days).start.milliseconds
        let young = "(SELECT * FROM run WHERE made >= \(first)) AS young"
        let before = try await test.house.rows(of: young)
        try await pruning.turn(isDayLater: true)
        #expect(before > 0)
        #expect(try await test.house.rows(of: young) == before)
        #expect(try await test.house.repository.lastOpen() == test.house.clock.now)
    }

    @Test func `A house that was closed for 30 days prunes after 23 more days`()
        async throws
    {
        let (test, pruning) = try await ahead(30)
        let before = try await Self.rows(in: test.house)
        for _ in 1...23 {
            try await pruning.turn(isDayLater: true)
            test.house.clock.pass(seconds: 86_400)
        }
        #expect(try await Self.rows(in: test.house) == before)
        try await pruning.turn(isDayLater: true)
        #expect(try await Self.rows(in: test.house) < before)
    }

    @Test func `A week without an open house doesn't count as a clock jump`() async throws {
        let (test, pruning) = try await ahead(7)
        let before = try await Self.rows(in: test.house)
        try await pruning.turn(isDayLater: false)
        #expect(try await Self.rows(in: test.house) < before)
    }

    @Test(arguments: [-1, 0, 13, 3651, .max])
    func `A retention below what last week's board needs, or over ten years, is invalid`(
        days: Int
    ) {
        #expect(Retention(days: days) == nil)
    }
}
