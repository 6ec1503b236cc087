import Foundation
import GRDB
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("The copy before a migration")
struct MigrationCopyTests {
    private let folder: TemporaryFolder
    private var path: String { folder.path + "/funfair.sqlite" }
    /// The number of migrations of an older file.
    private static let older = 1

    init() async throws {
        folder = try TemporaryFolder()
        let house = try SQLiteRepository(path: folder.path + "/funfair.sqlite")
        _ = try await house.register(
            try HouseName("Ada"), device: Data([7]), at: Timestamp(milliseconds: 0))
        try house.close()
        try Self.age(folder.path + "/funfair.sqlite")
    }

    /// Makes a file as an older Funfair left it.
    private static func age(_ path: String) throws {
        let queue = try DatabaseQueue(path: path)
        try queue.write { try $0.execute(sql: FileTests.sqlOfOlder) }
        try queue.close()
    }

    private func open(
        _ path: String? = nil, minutes: Int = 0, for use: SQLiteRepository.Use = .house,
        onStep step: (MigrationCopy.Step) throws -> Void = { _ in }
    ) throws -> SQLiteRepository {
        try SQLiteRepository(
            path: path ?? self.path, for: use,
            at: .saturdayNoon.later(milliseconds: Int64(minutes) * 60_000), onStep: step)
    }

    private func files(in folder: TemporaryFolder? = nil) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: (folder ?? self.folder).path).sorted()
    }

    private func copies(in folder: TemporaryFolder? = nil) throws -> [String] {
        try files(in: folder).filter { $0.contains(".version") }
    }

    private static func version(of path: String) throws -> Int {
        let queue = try DatabaseQueue(path: path)
        defer { try? queue.close() }
        return try queue.read {
            try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM grdb_migrations") ?? 0
        }
    }

    private func names(in path: String) throws -> [String] {
        let queue = try DatabaseQueue(path: path)
        defer { try? queue.close() }
        return try queue.read { try String.fetchAll($0, sql: "SELECT name FROM player") }
    }

    @Test func `A house copies an older file before it changes it`() throws {
        let house = try open()
        let copy = try #require(house.copyOfOlder)
        #expect(copy == path + ".version-1-2026-11-21T12-00-00Z")
        try house.close()
        #expect(try Self.version(of: copy) == Self.older)
        #expect(try names(in: copy) == ["Ada"])
        #expect(try Self.version(of: path) > Self.older)
        let attributes = try FileManager.default.attributesOfItem(atPath: copy)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test func `The log names the copy at the default level`() throws {
        let site = try TemporaryFolder.smallSite()
        let funfair = try FunfairProcess(
            "serve", "--port", "0", "--site", site.path, "--data", path)
        var lines: [String] = []
        while let line = try funfair.nextComplaint() {
            lines.append(line)
            if line.contains("They were copied before they were updated.") { break }
        }
        #expect(lines.last?.contains(".version-1-") == true, "\(lines)")
    }

    @Test func `The copy can be restored`() async throws {
        let house = try open()
        let copy = try #require(house.copyOfOlder)
        try house.close()
        let other = try TemporaryFolder()
        let outcome = try await Restoring(copy, to: other.path + "/funfair.sqlite").restore(
            at: .saturdayNoon)
        #expect(outcome.runs == 0)
        #expect(try names(in: other.path + "/funfair.sqlite") == ["Ada"])
    }

    @Test func `A new or current file isn't copied, nor is a copy or a backup`() throws {
        try open().close()
        let before = try copies()
        let again = try open(minutes: 1)
        #expect(again.copyOfOlder == nil)
        try again.close()
        let new = try open(folder.path + "/new.sqlite")
        #expect(new.copyOfOlder == nil)
        try new.close()
        try Self.age(path)
        try open(minutes: 2, for: .copy).close()
        #expect(try copies() == before)
    }

    @Test(arguments: [MigrationCopy.Step.begin, .written])
    func `Without a copy, the file isn't migrated, and the house says why`(
        last: MigrationCopy.Step
    ) throws {
        let before = try names(in: path)
        #expect {
            try open { if $0 == last { throw StoreTrouble.noRoom } }
        } throws: { error in
            "\(error)".hasPrefix("An older Funfair wrote \(path), and this one copies it")
        }
        #expect(try copies() == [])
        #expect(try Self.version(of: path) == Self.older)
        #expect(try names(in: path) == before)
        try open().close()
    }

    @Test(arguments: MigrationCopy.Step.allCases)
    func `After a crash at any step, a complete copy of the older file remains`(
        last: MigrationCopy.Step
    ) throws {
        let crashed = try TemporaryFolder()
        // The files as a process leaves them that ends at this step.
        let house = try open { step in
            guard step == last else { return }
            for name in try files() {
                try FileManager.default.copyItem(
                    atPath: folder.path + "/" + name, toPath: crashed.path + "/" + name)
            }
        }
        try house.close()
        let path = crashed.path + "/funfair.sqlite"
        try open(path, minutes: 1).close()
        #expect(try names(in: path) == ["Ada"])
        #expect(try Self.version(of: path) > Self.older)
        let copies = try copies(in: crashed)
        #expect(copies.count == 1)
        for copy in copies {
            #expect(try Self.version(of: crashed.path + "/" + copy) == Self.older)
            #expect(try names(in: crashed.path + "/" + copy) == ["Ada"])
        }
    }

    @Test func `Of each version only the newest copy stays, and of few versions`() throws {
        let others = [
            "funfair.sqlite.version-1-2026-01-01T00-00-00Z",
            "funfair.sqlite.version-9-2026-01-02T00-00-00Z",
            "funfair.sqlite.version-8-2026-01-03T00-00-00Z",
            "funfair.sqlite.version-7-2026-01-04T00-00-00Z",
        ]
        let foreign = ["funfair.sqlite.version-1", "other.sqlite.version-1-2026-01-01T00-00-00Z"]
        for name in others + foreign { try folder.write(name, "a copy") }
        try open().close()
        #expect(
            try copies()
                == ([
                    "funfair.sqlite.version-1-2026-11-21T12-00-00Z", others[2], others[3],
                ] + foreign).sorted())
    }

    @Test func `A disk without room for a copy isn't filled, and the error says so`() throws {
        let pool = try DatabasePool(path: path)
        let files = HouseFiles(data: path)
        let needed = DiskFile.size(files.data) + DiskFile.size(files.log)
        func make(free: Int) throws -> String {
            try MigrationCopy(of: files, version: 1) { _ in Int64(free) }
                .make(from: pool, at: .saturdayNoon) { step in
                    #expect(free >= needed || step == .begin)
                }
        }
        #expect {
            try make(free: needed - 1)
        } throws: { error in
            "\(error)".contains(
                "The copy failed: It needs up to \(needed) bytes, and the disk has only "
                    + "\(needed - 1) bytes free. Nothing was changed.")
        }
        #expect(try copies() == [])
        _ = try make(free: needed)
        #expect(try copies().count == 1)
        try pool.close()
    }

    @Test func `A copy never overwrites another`() throws {
        let name = "funfair.sqlite.version-1-2026-11-21T12-00-00Z"
        try folder.write(name, "an earlier copy")
        #expect(throws: StoreProblem.self) { try open() }
        #expect(try Self.version(of: path) == Self.older)
        #expect(
            try String(contentsOfFile: folder.path + "/" + name, encoding: .utf8)
                == "an earlier copy")
    }
}
