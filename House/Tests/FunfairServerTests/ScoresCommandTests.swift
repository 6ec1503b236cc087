import Foundation
import Funfair
import GRDB
import Languages
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

/// `funfair scores` and `funfair backup`, on a house's file.
@Suite("Score commands")
struct ScoresCommandTests {
    private let folder: TemporaryFolder
    private var file: String { folder.path + "/scores.sqlite" }

    init() async throws {
        folder = try TemporaryFolder()
        let house = try SQLiteRepository(path: folder.path + "/scores.sqlite")
        for (number, name) in ["Ada", "Grace"].enumerated() {
            let registration = try await house.register(
                try HouseName(name), device: Data([UInt8(number)]), at: Timestamp(milliseconds: 0))
            guard case .new(let player) = registration else {
                Issue.record("\(name) could not be registered")
                return
            }
            let recording = try Golden.recording(number == 0 ? "standard" : "turned")
            let run = try VerifiedRun(verifying: Array(recording))
            _ = try await house.record(
                NewRun(
                    id: RunID(text: "run-of-\(name)"), ticket: [UInt8(number)], player: player.id,
                    contest: .bubblePop, entry: .open, opens: nil, rulesVersion: 1,
                    score: run.result.score, ticks: run.result.ticks, inputs: nil,
                    recording: recording,
                    boards: RunPurpose.open.boards(of: .bubblePop, at: House.wallClock()),
                    moment: House.wallClock()))
        }
        try house.close()
    }

    private func run(_ arguments: String...) throws -> FunfairProcess.Ending {
        try FunfairProcess(arguments, in: folder.path).ending()
    }

    private func change(_ sql: String) throws {
        let queue = try DatabaseQueue(path: file)
        try queue.write { try $0.execute(sql: sql) }
        try queue.close()
    }

    @Test func `a board is shown best first, with rank, score and name`() throws {
        let ending = try run("scores", "bubblepop", "--data", file)
        #expect(ending.exitCode == 0)
        let lines = ending.output.split(separator: "\n")
        #expect(lines.first == "BubblePop, all: 2 players")
        #expect(lines.count == 3)
        let scores = lines.dropFirst().compactMap { line in
            line.split(separator: " ").dropFirst().first.flatMap { Int($0) }
        }
        #expect(scores == scores.sorted(by: >) && scores.count == 2)
        #expect(ending.output.contains("Ada") && ending.output.contains("Grace"))
    }

    @Test func `the scores command without a game lists all boards`() throws {
        let output = try run("scores", "--data", file).output
        for contest in Contest.all {
            #expect(output.contains("\(contest.name(in: .english)), all:"))
        }
    }

    @Test func `the scores command lists the board of the requested period`() throws {
        let output = try run(
            "scores", "bubblepop", "--period", "challenge", "--data", file
        ).output
        #expect(output == "BubblePop, challenge: 0 players\n")
    }

    @Test func `the scores command mentions older boards, and lists them by version`() throws {
        // This change has the same effect as newer rules for Breakout.
        try change("UPDATE board SET stall = \(Stall.breakout.rawValue), rules = 1")
        let present = try run("scores", "breakout", "--data", file).output
        #expect(
            present == """
                Breakout, all: 0 players
                To see an older board: funfair scores list breakout --rules 1

                """)
        let old = try run("scores", "breakout", "--rules", "1", "--data", file).output
        #expect(old.hasPrefix("Breakout, all, version 1 of the rules: 2 players\n"))
        #expect(old.contains("Ada") && old.contains("Grace"))
    }

    @Test func `the scores command lists at most the requested number of rows`() throws {
        let output = try run("scores", "bubblepop", "--limit", "1", "--data", file).output
        #expect(output.split(separator: "\n").count == 2)
    }

    @Test(arguments: [
        ["scores", "juggling"], ["scores", "--period", "ever"], ["scores", "--limit", "0"],
        ["scores", "--rules", "1"], ["scores", "breakout", "--rules", "4"],
    ])
    func `an invalid game, period or limit is a usage error`(arguments: [String]) throws {
        #expect(try FunfairProcess(arguments, in: folder.path).ending().exitCode == 2)
    }

    @Test(arguments: [
        ["scores"], ["scores", "verify"], ["scores", "remove", "Ada"], ["backup", "b"],
    ])
    func `a command reports missing scores and creates no file`(arguments: [String]) throws {
        let empty = try TemporaryFolder()
        let ending = try FunfairProcess(arguments, in: empty.path).ending()
        #expect(ending.exitCode == 1)
        #expect(ending.errors.contains("No scores found in funfair.sqlite."))
        #expect(try FileManager.default.contentsOfDirectory(atPath: empty.path).isEmpty)
    }

    @Test func `removing a name takes it off every board and corrects all counts`() throws {
        let ending = try run("scores", "remove", "ADA", "--data", file)
        #expect(ending.exitCode == 0)
        #expect(ending.output == "Removed “Ada” and everything played under this name.\n")
        let output = try run("scores", "bubblepop", "--data", file).output
        #expect(output.contains("1 player\n") && !output.contains("Ada"))
        #expect(try run("scores", "verify", "--data", file).exitCode == 0)
    }

    @Test func `an unknown name can't be removed`() throws {
        let ending = try run("scores", "remove", "Nobody", "--data", file)
        #expect(ending.exitCode == 1)
        #expect(ending.errors.contains("There is no player “Nobody” here."))
    }

    @Test func `a lookalike name doesn't remove another player`() throws {
        let ending = try run("scores", "remove", "Аdа", "--data", file)
        #expect(ending.exitCode == 1)
        #expect(ending.errors.contains("“Ada” only looks like it, and was not removed."))
        #expect(try run("scores", "bubblepop", "--data", file).output.contains("2 players"))
    }

    @Test func `many players are removed even if one isn't here, and the exit code says so`() throws
    {
        try folder.write("names.txt", "Nobody\n\nGrace\r\nAda\n")
        let ending = try run(
            "scores", "remove", "Ada", "--from", folder.path + "/names.txt", "--data", file)
        #expect(ending.exitCode == 1)
        #expect(ending.output.hasSuffix("Removed 2 of 3 players.\n"))
        #expect(ending.errors.contains("There is no player “Nobody” here."))
        #expect(try run("scores", "bubblepop", "--data", file).output.contains("0 players"))
        #expect(try run("scores", "verify", "--data", file).exitCode == 0)
    }

    @Test func `a dry run says which players would go, and removes nobody`() throws {
        let ending = try run("scores", "remove", "ADA", "Nobody", "--dry-run", "--data", file)
        #expect(ending.exitCode == 1)
        #expect(
            ending.output == """
                Would remove “Ada”, with 1 run and 0 walls.
                Would remove 1 of 2 players.

                """)
        #expect(try run("scores", "bubblepop", "--data", file).output.contains("2 players"))
    }

    @Test(arguments: [
        ["scores", "remove"], ["backup"], ["backup", "copy.sqlite", "--into", "."],
        ["backup", "copy.sqlite", "--keep", "3"], ["backup", "--into", ".", "--keep", "0"],
    ])
    func `names, files and folders that are missing or too many are usage errors`(
        arguments: [String]
    ) throws {
        let ending = try FunfairProcess(arguments + ["--data", file], in: folder.path).ending()
        #expect(ending.exitCode == 2)
    }

    @Test func `a list of names that can't be read removes nobody`() throws {
        try Data([0x41, 0x64, 0x61, 0x0A, 0xFF]).write(to: URL(filePath: folder.path + "/odd.txt"))
        for name in ["missing.txt", "odd.txt"] {
            let path = folder.path + "/" + name
            let ending = try run("scores", "remove", "Ada", "--from", path, "--data", file)
            #expect(ending.exitCode == 1)
            #expect(ending.errors.contains(name))
        }
        #expect(try run("scores", "bubblepop", "--data", file).output.contains("2 players"))
    }

    @Test func `verifying the stored runs finds them valid`() throws {
        let ending = try run("scores", "verify", "--data", file)
        #expect(ending.exitCode == 0)
        #expect(ending.output == "2 runs are valid, 0 are not. All counts are correct.\n")
    }

    @Test func `verifying the stored runs finds a changed run`() throws {
        try change("UPDATE run SET recording = substr(recording, 1, 40) WHERE id = 1")
        let ending = try run("scores", "verify", "--data", file)
        #expect(ending.exitCode == 1)
        #expect(ending.errors.contains("Run run-of-Ada of Ada:"))
        #expect(ending.output.contains("1 runs are valid, 1 are not."))
    }

    @Test func `verifying the stored runs finds a changed score`() throws {
        try change("UPDATE run SET score = score + 1000 WHERE id = 2")
        let ending = try run("scores", "verify", "--data", file)
        #expect(ending.exitCode == 1)
        #expect(ending.errors.contains("Run run-of-Grace of Grace: the board says"))
    }

    @Test(arguments: [
        "UPDATE score_count SET players = players + 1 WHERE level = 0",
        "DELETE FROM score_count WHERE level = 3",
        "UPDATE standing SET score = score + 1",
    ])
    func `verifying the stored runs finds a changed count`(sql: String) throws {
        try change(sql)
        #expect(try run("scores", "verify", "--data", file).exitCode == 1)
    }

    @Test(arguments: ["list", "verify"])
    func `a file from a different version is left unchanged`(command: String) throws {
        let old = folder.path + "/old.sqlite"
        let queue = try DatabaseQueue(path: old)
        try queue.write { try $0.execute(sql: "CREATE TABLE letter (words TEXT)") }
        try queue.close()
        let ending = try run("scores", command, "--data", old)
        #expect(ending.exitCode == 1)
        #expect(ending.errors.contains("has no scores of this version"))
        let tables = try DatabaseQueue(path: old).read {
            try String.fetchAll($0, sql: "SELECT name FROM sqlite_schema WHERE type = 'table'")
        }
        #expect(tables == ["letter"])
    }

    @Test func `a backup is a complete file and never overwrites another`() throws {
        #expect(try run("backup", "copy.sqlite", "--data", file).exitCode == 0)
        let copy = folder.path + "/copy.sqlite"
        #expect(
            try run("scores", "--data", copy).output == (try run("scores", "--data", file).output))
        #expect(try run("scores", "verify", "--data", copy).exitCode == 0)
        let again = try run("backup", "copy.sqlite", "--data", file)
        #expect(again.exitCode == 1)
        #expect(again.errors.contains("already exists"))
    }

    @Test func `a folder of backups keeps the newest ones`() async throws {
        try folder.write("backups/scores-2026-01-01T00-00-00Z.sqlite", "an old one")
        let ending = try run("backup", "--into", "backups", "--keep", "1", "--data", file)
        #expect(ending.exitCode == 0)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/backups")
        #expect(names.count == 1)
        let name = try #require(names.first)
        #expect(
            ending.output == """
                Backed up the scores to backups/\(name).
                Removed the old backup scores-2026-01-01T00-00-00Z.sqlite.

                """)
        let copy = folder.path + "/backups/" + name
        #expect(try run("scores", "verify", "--data", copy).exitCode == 0)
    }

    @Test func `the house knows when the last backup was complete`() async throws {
        func lastBackup() async throws -> Timestamp? {
            let house = try SQLiteRepository(path: file, for: .visit)
            defer { try? house.close() }
            return try await house.lastBackup()
        }
        #expect(try await lastBackup() == nil)
        let before = House.wallClock()
        _ = try run("backup", "copy.sqlite", "--data", file)
        let noted = try #require(try await lastBackup())
        #expect(noted >= before)
        // A failed backup isn't noted.
        _ = try run("backup", "copy.sqlite", "--data", file)
        #expect(try await lastBackup() == noted)
    }

    @Test func `renewing the key keeps the scores`() throws {
        let beside = try KeyFile.beside(data: file).key()
        let elsewhere = KeyFile(path: folder.path + "/elsewhere")
        let other = try elsewhere.key()
        #expect(try run("renew-key", "--data", file).exitCode == 0)
        #expect(try KeyFile.beside(data: file).key().bytes != beside.bytes)
        #expect(try elsewhere.key().bytes == other.bytes)
        let path = folder.path + "/elsewhere"
        #expect(try run("renew-key", "--data", file, "--ticket-key", path).exitCode == 0)
        #expect(try elsewhere.key().bytes != other.bytes)
        #expect(try run("scores", "verify", "--data", file).exitCode == 0)
    }

    @Test(arguments: [["renew-key"], ["restore", "backup.sqlite"]])
    func `commands that would disturb an open house are refused`(arguments: [String]) throws {
        #expect(try run("backup", "backup.sqlite", "--data", file).exitCode == 0)
        let house = try SQLiteRepository(path: file, for: .house)
        let ending = try FunfairProcess(arguments + ["--data", file], in: folder.path).ending()
        #expect(ending.exitCode == 1)
        #expect(ending.errors.contains("Another house is using"))
        try house.close()
    }

    @Test func `the error for a file without scores names the file`() throws {
        try folder.write("odd.sqlite", "These are words, and no scores at all.")
        let ending = try run("scores", "--data", folder.path + "/odd.sqlite")
        #expect(ending.exitCode == 1)
        #expect(ending.errors.contains("odd.sqlite cannot be opened"))
    }
}
