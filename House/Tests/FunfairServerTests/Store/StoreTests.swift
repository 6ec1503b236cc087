import Foundation
import Funfair
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("A house's store", .withEveryEngine)
struct StoreTests {
    private let house: TestHouse
    private let ada: TestPlayer

    init() async throws {
        house = try await TestHouse()
        ada = try await house.player("Ada")
    }

    @Test func `A reopened house has all its stored data`() async throws {
        let run = try await house.play(ada)
        let id = try #require(run.json["run"]?.text)
        let recording = try await house.get("/api/runs/\(id)").bytes
        let again = try await TestHouse(in: house.folder)
        #expect(try await again.register("ADA", as: ada.secret).status == 200)
        #expect(try await again.get("/api/boards/breakout/all").rows().count == 1)
        #expect(try await again.get("/api/runs/\(id)").bytes == recording)
    }

    @Test func `A ticket is still valid after the house reopens`() async throws {
        let ticket = try await house.ticket(for: ada)
        let run = try TestRun.breakout(ticket)
        let again = try await TestHouse(
            in: house.folder, at: house.clock.now.later(milliseconds: run.milliseconds))
        #expect(try await again.send(run, with: ticket).status == 201)
    }

    @Test func `The time of the last backup is unknown until one is noted, and then the last one`()
        async throws
    {
        #expect(try await house.repository.lastBackup() == nil)
        for hour in 1...2 {
            let moment = Timestamp.saturdayNoon.later(milliseconds: Int64(hour) * 3_600_000)
            try await house.repository.noteBackup(at: moment)
            #expect(try await house.repository.lastBackup() == moment)
        }
    }

    // MARK: Flaws

    @Test func `Checking an intact file finds no flaws`() async throws {
        _ = try await house.play(ada, "challenge")
        let table = try await house.openTable(for: ada)
        _ = try await house.spin(table, key: "one", as: ada.secret)
        #expect(try await house.repository.flaws() == [])
    }

    @Test(arguments: [
        "UPDATE score_count SET players = players + 1 WHERE level = 0",
        "DELETE FROM score_count WHERE level = 3",
        "UPDATE score_count SET bucket = bucket + 77 WHERE level = 2",
        "UPDATE run SET score = score - 1",
        "UPDATE standing SET score = score + 1",
    ])
    func `Checking a file finds every kind of flaw`(sql: String) async throws {
        _ = try await house.play(ada)
        try await house.change(sql)
        let flaws = try await house.repository.flaws()
        #expect(!flaws.isEmpty)
        for flaw in flaws { #expect(flaw.isSentence, "\(flaw)") }
    }

    // MARK: Runs and draws

    @Test func `Checking a file visits every run in order of arrival`() async throws {
        for ticks in [300, 100, 200] { _ = try await house.play(ada, ticks: ticks) }
        var ticks: [Int] = []
        try await house.repository.eachRun { run in
            let verified = try VerifiedRun(verifying: Array(try #require(run.recording.bytes)))
            #expect(verified.result.score == run.score)
            #expect(run.player == "Ada")
            ticks.append(verified.result.ticks)
            return true
        }
        #expect(ticks == [300, 100, 200])
    }

    @Test func `Visiting the runs can stop early`() async throws {
        for _ in 0..<3 { _ = try await house.play(ada, ticks: 1) }
        var seen = 0
        try await house.repository.eachRun { _ in
            seen += 1
            return seen < 2
        }
        #expect(seen == 2)
    }

    @Test func `A pocket is drawn only once for each bet`() async throws {
        let table = try await house.openTable(for: ada)
        let player = try #require(try await house.repository.player(named: try HouseName("Ada")))
        let bet = try StoredBet(number: 1, key: "k", level: "easy", numbers: [1, 2, 3, 4, 5, 6])
        _ = try await house.repository.store(bet: bet, onTable: table)
        func draw(_ pocket: Int) async throws -> Drawn {
            try await house.repository.store(
                pocket: pocket, ofSpin: 1, onTable: table,
                TableStanding(
                    player: player.id, contest: .roulette, score: pocket, ticks: 1, rulesVersion: 1,
                    recording: Data(),
                    boards: RunPurpose.open.boards(of: .roulette, at: house.clock.now),
                    moment: house.clock.now))
        }
        guard case .now = try await draw(7) else {
            Issue.record("the first draw was not stored")
            return
        }
        #expect(try await draw(9) == .before(7))
        #expect(try await house.get("/api/boards/roulette/all").rows() == ["1 Ada 7"])
    }
}
