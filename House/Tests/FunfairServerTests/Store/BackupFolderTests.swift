import Foundation
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("A folder of backups")
struct BackupFolderTests {
    private let folder: TemporaryFolder
    private let backups: TemporaryFolder
    private let house: SQLiteRepository
    private var data: String { folder.path + "/funfair.sqlite" }

    init() throws {
        folder = try TemporaryFolder()
        backups = try TemporaryFolder()
        house = try SQLiteRepository(path: folder.path + "/funfair.sqlite")
    }

    /// Makes a backup some minutes after noon.
    private func add(_ minutes: Int, keeping most: Int? = nil) async throws -> BackupFolder.Report {
        try await BackupFolder(backups.path, of: data).add(
            from: house,
            at: .saturdayNoon.later(milliseconds: Int64(minutes) * 60_000), keeping: most)
    }

    private var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: backups.path).sorted() }
    }

    private static func name(_ minutes: Int) -> String {
        "funfair-2026-11-21T12-0\(minutes)-00Z.sqlite"
    }

    @Test func `A backup is named by its time, complete, and only its owner's`() async throws {
        _ = try await house.register(
            try HouseName("Ada"), device: Data([7]), at: Timestamp(milliseconds: 0))
        let report = try await add(0)
        #expect(report.path == backups.path + "/" + Self.name(0))
        #expect(try names == [Self.name(0)])
        let copy = try SQLiteRepository(path: report.path)
        #expect(try await copy.query("SELECT name FROM player", []).count == 1)
        try copy.close()
        let attributes = try FileManager.default.attributesOfItem(atPath: report.path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test func `The oldest backups beyond the number to keep are removed`() async throws {
        for minutes in 0..<4 { _ = try await add(minutes) }
        let report = try await add(4, keeping: 2)
        #expect(report.removed == [2, 1, 0].map(Self.name))
        #expect(try names == [3, 4].map(Self.name))
    }

    @Test func `The new backup stays even if the clock was set back`() async throws {
        for minutes in 5..<8 { _ = try await add(minutes) }
        _ = try await add(0, keeping: 1)
        #expect(try names == [Self.name(0)])
    }

    @Test func `Backups made while the clock was ahead are removed before real ones`() async throws
    {
        for minutes in [0, 8, 9, 1] { _ = try await add(minutes) }
        let report = try await add(2, keeping: 3)
        #expect(report.removed == [9, 8].map(Self.name))
        #expect(try names == [0, 1, 2].map(Self.name))
    }

    @Test func `Files that it didn't make stay, whatever their names`() async throws {
        let others = [
            "funfair.sqlite", "funfair-2026-11-20.sqlite", "funfair-2026-11-20T12-00-00Z.sqlite.gz",
            "other-2026-11-20T12-00-00Z.sqlite", "my-funfair-2026-11-20T12-00-00Z.sqlite",
        ]
        for name in others { try backups.write(name, "mine") }
        try backups.write("funfair-2026-11-20T12-00-00Z.sqlite/inside", "mine")
        try backups.link("funfair-2026-11-19T12-00-00Z.sqlite", to: data)
        let before = try names
        _ = try await add(0, keeping: 1)
        #expect(try names == (before + [Self.name(0)]).sorted())
    }

    @Test func `Two backups within a second don't overwrite each other`() async throws {
        _ = try await add(0)
        await #expect(throws: BackupProblem.self) { try await add(0, keeping: 1) }
        #expect(try names == [Self.name(0)])
    }

    @Test func `What a crash left is replaced, with its journal`() async throws {
        for ending in ["", "-journal", "-wal"] {
            try backups.write(".funfair-backup.part" + ending, "half a backup")
        }
        _ = try await add(0)
        #expect(try names == [Self.name(0)])
        let copy = try SQLiteRepository(path: backups.path + "/" + Self.name(0))
        #expect(try await copy.flaws() == [])
        try copy.close()
    }

    @Test func `A second backup into the folder waits for its turn`() async throws {
        let other = open(backups.path, O_RDONLY)
        defer { close(other) }
        #expect(flock(other, LOCK_EX) == 0)
        await #expect {
            try await add(0)
        } throws: { error in
            "\(error)" == "Another backup into \(backups.path) is under way. Try again when it is "
                + "done."
        }
        #expect(try names == [])
    }

    @Test func `A missing folder is not created`() async throws {
        let missing = backups.path + "/missing"
        await #expect {
            try await BackupFolder(missing, of: data).add(
                from: house, at: .saturdayNoon, keeping: nil)
        } throws: { error in
            "\(error)" == "There is no folder \(missing). Create it, or name another one."
        }
        #expect(try names == [])
    }

    @Test func `A backup that can't be sent completely is an error`() async throws {
        let full = open("/dev/full", O_WRONLY)
        try #require(full >= 0)
        defer { close(full) }
        await #expect {
            try await house.backUp(to: full, through: backups.path)
        } throws: { error in
            "\(error)".contains("The backup is incomplete, so don't keep what was written:")
        }
        #expect(try names == [])
    }

    @Test func `A backup that is sent is complete, and leaves nothing behind`() async throws {
        let path = folder.path + "/sent.sqlite"
        try folder.write("sent.sqlite", "")
        let output = open(path, O_WRONLY)
        try await house.backUp(to: output, through: backups.path)
        close(output)
        #expect(try names == [])
        let copy = try SQLiteRepository(path: path)
        #expect(try await copy.flaws() == [])
        try copy.close()
    }
}
