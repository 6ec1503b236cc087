import Foundation
import GRDB
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Durability and permissions")
struct DurabilityTests {
    private let folder: TemporaryFolder
    private var path: String { folder.path + "/scores.sqlite" }

    init() throws {
        folder = try TemporaryFolder()
    }

    private func mode(_ path: String) throws -> Int {
        try #require(
            try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
    }

    @Test func `SQLite's actual settings make every commit wait for the disk`()
        async throws
    {
        let repository = try SQLiteRepository(path: path, for: .house)
        // These are the settings of the connection that writes.
        let (synchronous, journal) = try await repository.commits.write { db in
            (
                try Int.fetchOne(db, sql: "PRAGMA synchronous"),
                try String.fetchOne(db, sql: "PRAGMA journal_mode")
            )
        }
        #expect(synchronous == 2)
        #expect(journal == "wal")
        try repository.close()
    }

    @Test func `A closed house's file is complete without its log`() async throws {
        let house = try await TestHouse(in: folder)
        _ = try await house.player("Ada")
        try house.repository.close()
        #expect(DiskFile.size(path + "-wal") == 0)
        let alone = folder.path + "/alone.sqlite"
        try FileManager.default.copyItem(atPath: path, toPath: alone)
        let names: [String] = try await SQLiteRepository(path: alone).query(
            "SELECT name FROM player", []
        ).map { try $0.get(0) }
        #expect(names == ["Ada"])
    }

    @Test func `Only the owner can read the file, log, key and backup`() async throws {
        let house = try await TestHouse(in: folder)
        _ = try await house.player("Ada")
        let backup = folder.path + "/backup.sqlite"
        try await house.file.backUp(to: backup)
        for file in [path, path + "-wal", path + "-shm", path + "-key", backup] {
            #expect(try mode(file) == 0o600, "\(file)")
        }
    }

    @Test func `A house's file that was readable by all users becomes private`() throws {
        try SQLiteRepository(path: path).close()
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
        try SQLiteRepository(path: path).close()
        #expect(try mode(path) == 0o600)
    }

    // MARK: The key

    @Test func `Neither the file nor a backup contains the ticket key`() async throws {
        let house = try await TestHouse(in: folder)
        _ = try await house.play(try await house.player("Ada"))
        let backup = folder.path + "/backup.sqlite"
        try await house.file.backUp(to: backup)
        try house.repository.close()
        for file in [path, backup] {
            let bytes = try Data(contentsOf: URL(filePath: file))
            #expect(bytes.range(of: house.key.bytes) == nil)
            #expect(bytes.range(of: Data(house.key.text.utf8)) == nil)
        }
    }

    @Test func `The ticket key stays the same until it is renewed`() throws {
        let file = KeyFile(path: folder.path + "/key")
        let key = try file.key()
        #expect(try file.key().bytes == key.bytes)
        let new = try file.renew()
        #expect(new.bytes != key.bytes)
        #expect(try file.key().bytes == new.bytes)
    }

    @Test(arguments: ["", "key", String(repeating: "A", count: 44)])
    func `A key file without a ticket key is refused and left unchanged`(text: String) throws {
        try folder.write("key", text)
        #expect {
            try KeyFile(path: folder.path + "/key").key()
        } throws: { "\($0)".contains("does not contain a ticket key") }
        #expect(try String(contentsOfFile: folder.path + "/key", encoding: .utf8) == text)
    }
}
