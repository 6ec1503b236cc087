import Foundation
import Funfair
import GRDB
import Testing

@testable import FunfairServer

@Suite("The house's file")
struct StoreTests {
    private let house: TestHouse
    private let ada: TestPlayer

    init() async throws {
        house = try await TestHouse()
        ada = try await house.player("Ada")
    }

    private func change(_ sql: String) async throws {
        try await house.repository.pool.write { try $0.execute(sql: sql) }
    }

    @Test func `What was there is there when the house opens again`() async throws {
        let run = try await house.play(ada)
        let id = try #require(run.json["run"]?.text)
        let recording = try await house.get("/api/runs/\(id)").bytes
        let again = try await TestHouse(in: house.folder)
        #expect(try await again.register("ADA", as: ada.secret).status == 200)
        #expect(try await again.get("/api/boards/breakout/all").rows().count == 1)
        #expect(try await again.get("/api/runs/\(id)").bytes == recording)
    }

    @Test func `A ticket holds when the house was closed for a while`() async throws {
        let ticket = try await house.ticket(for: ada)
        let run = try TestRun.breakout(ticket)
        let again = try await TestHouse(
            in: house.folder, at: house.clock.now.later(milliseconds: run.milliseconds))
        #expect(try await again.send(run, with: ticket).status == 201)
    }

    @Test func `A folder is no file of a house`() async throws {
        #expect {
            try SQLiteRepository(path: house.folder.path)
        } throws: { error in
            "\(error)".contains("cannot be opened as a house's file")
        }
    }

    @Test func `A file of something else is refused, and left as it is`() async throws {
        let path = house.folder.path + "/letter.txt"
        let letter = String(repeating: "Dear Ada, ", count: 200)
        try house.folder.write("letter.txt", letter)
        #expect(throws: StoreProblem.self) { try SQLiteRepository(path: path) }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == letter)
    }

    @Test func `A file that a newer Funfair wrote is refused`() async throws {
        try await change("INSERT INTO grdb_migrations (identifier) VALUES ('from the future')")
        let path = house.folder.path + "/scores.sqlite"
        #expect {
            try SQLiteRepository(path: path)
        } throws: { error in
            "\(error)" == "\(path) was written by a newer Funfair, which can read it."
        }
    }

    // MARK: Flaws

    @Test func `A file in order has no flaws`() async throws {
        _ = try await house.play(ada, "challenge")
        let table = try await house.openTable(for: ada)
        _ = try await house.spin(table, key: "one", as: ada.secret)
        #expect(try await house.repository.flaws() == [])
    }

    @Test(arguments: [
        "UPDATE board SET players = players + 1 WHERE id = 1",
        "UPDATE score_count SET players = players + 1 WHERE board = 1 AND level = 0",
        "DELETE FROM score_count WHERE board = 1 AND level = 3",
        "INSERT INTO score_count VALUES (1, 2, 77, 1)",
        "UPDATE run SET score = score - 1",
        "UPDATE standing SET score = score + 1 WHERE board = 1",
        "PRAGMA foreign_keys = OFF; DELETE FROM run",
    ])
    func `Whatever is wrong is found`(sql: String) async throws {
        _ = try await house.play(ada)
        if sql.hasPrefix("PRAGMA") {
            try await house.repository.pool.writeWithoutTransaction { try $0.execute(sql: sql) }
        } else {
            try await change(sql)
        }
        let flaws = try await house.repository.flaws()
        #expect(!flaws.isEmpty)
        for flaw in flaws { #expect(flaw.isSentence, "\(flaw)") }
    }

    // MARK: Copies and lists

    @Test func `A copy has everything, and is a house's file`() async throws {
        _ = try await house.play(ada)
        let other = try TemporaryFolder()
        try await house.repository.backUp(to: other.path + "/scores.sqlite")
        let copy = try await TestHouse(in: other)
        #expect(try await copy.get("/api/boards/breakout/all").rows().count == 1)
        #expect(try await copy.register("Ada", as: ada.secret).status == 200)
        #expect(try await copy.repository.flaws() == [])
    }

    @Test func `Every run is shown, in the order they came, and holds`() async throws {
        for ticks in [300, 100, 200] { _ = try await house.play(ada, ticks: ticks) }
        var ticks: [Int] = []
        try house.repository.eachRun { run in
            let verified = try VerifiedRun(verifying: Array(run.recording))
            #expect(verified.result.score == run.score)
            #expect(run.player == "Ada")
            ticks.append(verified.result.ticks)
            return true
        }
        #expect(ticks == [300, 100, 200])
    }

    @Test func `Who has seen enough is shown no more`() async throws {
        for _ in 0..<3 { _ = try await house.play(ada, ticks: 1) }
        var seen = 0
        try house.repository.eachRun { _ in
            seen += 1
            return seen < 2
        }
        #expect(seen == 2)
    }

    // MARK: Writing together

    @Test func `A damage that one write met is told of for a while`() async throws {
        let commits = house.repository.commits
        await #expect(throws: StoreTrouble.self) {
            try await commits.write { _ in throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
        }
        // The next one may well succeed, in another place of the file.
        try await commits.write { _ in }
        #expect(throws: StoreTrouble.self) { try commits.checkRecent() }
    }

    @Test func `A write that fails takes no other with it`() async throws {
        let commits = house.repository.commits
        let outcomes = await withTaskGroup(of: (Int, Bool).self) { group in
            for number in 0..<300 {
                group.addTask {
                    let isWritten = try? await commits.write { db in
                        try db.execute(
                            sql: "INSERT INTO house (word, value) VALUES (?, x'00')",
                            arguments: ["word \(number)"])
                        // Every third one fails after it has written something.
                        if number % 3 == 0 { throw Failure() }
                        return true
                    }
                    return (number, isWritten ?? false)
                }
            }
            return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        let words = try await house.repository.pool.read {
            try String.fetchSet($0, sql: "SELECT word FROM house WHERE word LIKE 'word %'")
        }
        for number in 0..<300 {
            #expect(outcomes[number] == (number % 3 != 0))
            #expect(words.contains("word \(number)") == (number % 3 != 0))
        }
    }

    @Test func `What was written can be read as soon as the write has returned`() async throws {
        for number in 0..<50 {
            _ = try await house.repository.commits.write { db in
                try db.execute(
                    sql: "INSERT INTO house (word, value) VALUES (?, x'00')",
                    arguments: ["word \(number)"])
            }
            let count = try await house.repository.pool.read {
                try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM house WHERE word LIKE 'word %'")
            }
            #expect(count == number + 1)
        }
    }

    private struct Failure: Error {}
}
