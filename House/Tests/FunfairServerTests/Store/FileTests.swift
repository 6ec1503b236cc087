import Foundation
import GRDB
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("The house's file")
struct FileTests {
    private let house: TestHouse
    private let ada: TestPlayer

    init() async throws {
        house = try await TestHouse()
        ada = try await house.player("Ada")
    }

    @Test func `A folder can't be a house's database file`() async throws {
        #expect {
            try SQLiteRepository(path: house.folder.path)
        } throws: { error in
            "\(error)".contains("cannot be opened as a scores file")
        }
    }

    @Test func `A file that isn't a database is refused and left unchanged`() async throws {
        let path = house.folder.path + "/letter.txt"
        let letter = String(repeating: "Dear Ada, ", count: 200)
        try house.folder.write("letter.txt", letter)
        #expect(throws: StoreProblem.self) { try SQLiteRepository(path: path) }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == letter)
    }

    @Test func `A file written by a newer Funfair is refused`() async throws {
        try await house.change(
            "INSERT INTO grdb_migrations (identifier) VALUES ('from the future')")
        let path = house.folder.path + "/scores.sqlite"
        #expect {
            try SQLiteRepository(path: path)
        } throws: { error in
            "\(error)"
                == "\(path) was written by a newer Funfair. Use that version, or a newer one."
        }
    }

    /// Turns a file into one of the first version.
    static let sqlOfOlder = """
        DROP TABLE report; DROP TABLE linked_device; DROP TABLE link_code;
        DROP TABLE banned_device; DROP TABLE ban; ALTER TABLE run DROP COLUMN pauses;
        DELETE FROM grdb_migrations WHERE identifier > '1'
        """

    @Test func `A file from before walls could be reported is updated when a house opens it`()
        async throws
    {
        try await house.change(Self.sqlOfOlder)
        try house.repository.close()
        let later = try await TestHouse(in: house.folder)
        #expect(try await later.repository.reportedWalls(atMost: 1) == [])
        #expect(try await later.rows(of: "linked_device") == 0)
        #expect(try await later.register("Ada", as: ada.secret).status == 200)
    }

    @Test func `Rows that refer to missing rows are found`() async throws {
        _ = try await house.play(ada)
        try await house.file.pool.writeWithoutTransaction {
            try $0.execute(sql: "PRAGMA foreign_keys = OFF; DELETE FROM run")
        }
        let flaws = try await house.repository.flaws()
        #expect(!flaws.isEmpty)
        for flaw in flaws { #expect(flaw.isSentence, "\(flaw)") }
    }

    @Test func `A copy of a house's file is complete and valid`() async throws {
        _ = try await house.play(ada)
        let other = try TemporaryFolder()
        try await house.file.backUp(to: other.path + "/scores.sqlite")
        let copy = try await TestHouse(in: other)
        #expect(try await copy.get("/api/boards/breakout/all").rows().count == 1)
        #expect(try await copy.register("Ada", as: ada.secret).status == 200)
        #expect(try await copy.repository.flaws() == [])
    }

    // MARK: Group commits

    @Test func `After a write finds damage, the house reports the damage for a while`() async throws
    {
        let commits = try house.file.commits
        await #expect(throws: StoreTrouble.self) {
            try await commits.write { _ in throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
        }
        // The next write may succeed because it changes an undamaged part of the file.
        try await commits.write { _ in }
        #expect(throws: StoreTrouble.self) { try commits.checkRecent() }
    }

    @Test func `A failed write doesn't affect other writes`() async throws {
        let commits = try house.file.commits
        let outcomes = await withTaskGroup(of: (Int, Bool).self) { group in
            for number in 0..<300 {
                group.addTask {
                    let isWritten = try? await commits.write { db in
                        try db.execute(
                            sql: "INSERT INTO house (word, value) VALUES (?, x'00')",
                            arguments: ["word \(number)"])
                        // Every third write fails after it has written something.
                        if number % 3 == 0 { throw Failure() }
                        return true
                    }
                    return (number, isWritten ?? false)
                }
            }
            return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        let words = try await house.file.pool.read {
            try String.fetchSet($0, sql: "SELECT word FROM house WHERE word LIKE 'word %'")
        }
        for number in 0..<300 {
            #expect(outcomes[number] == (number % 3 != 0))
            #expect(words.contains("word \(number)") == (number % 3 != 0))
        }
    }

    @Test func `A finished write is visible to reads immediately`() async throws {
        for number in 0..<50 {
            _ = try await house.file.commits.write { db in
                try db.execute(
                    sql: "INSERT INTO house (word, value) VALUES (?, x'00')",
                    arguments: ["word \(number)"])
            }
            let count = try await house.file.pool.read {
                try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM house WHERE word LIKE 'word %'")
            }
            #expect(count == number + 1)
        }
    }

    @Test func `A new write fails as busy if too many writes are waiting`() async throws {
        let commits = try house.file.commits
        let gate = DispatchSemaphore(value: 0)
        let (begun, voice) = AsyncStream.makeStream(of: Void.self)
        async let first: Void = commits.write { _ in
            voice.yield()
            gate.wait()
        }
        for await _ in begun { break }
        let outcomes = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<(GroupCommit.mostWaiting + 10) {
                group.addTask {
                    do {
                        try await commits.write { _ in }
                        return true
                    } catch { return error as? StoreTrouble != .busy }
                }
            }
            // While the disk is busy, only the writes that didn't fit in the queue return.
            for _ in 0..<10 { #expect(await group.next() == false) }
            gate.signal()
            return await group.reduce(into: [Bool]()) { $0.append($1) }
        }
        try await first
        #expect(outcomes.count == GroupCommit.mostWaiting && outcomes.allSatisfy { $0 })
    }

    private struct Failure: Error {}
}
