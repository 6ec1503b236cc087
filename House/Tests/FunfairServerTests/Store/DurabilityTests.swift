import Foundation
import GRDB
import Testing

@testable import FunfairServer

@Suite("What is on the disk, and for whose eyes")
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

    @Test func `Every commit waits for the disk, by what the library really set`() async throws {
        let repository = try SQLiteRepository(path: path, for: .house)
        // On the connection that writes, and in its log.
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

    @Test func `A closed file is whole without its log`() async throws {
        let house = try await TestHouse(in: folder)
        _ = try await house.player("Ada")
        try house.repository.close()
        #expect(DiskFile.size(path + "-wal") == 0)
        let alone = folder.path + "/alone.sqlite"
        try FileManager.default.copyItem(atPath: path, toPath: alone)
        let names = try await SQLiteRepository(path: alone).read {
            try String.fetchAll($0, sql: "SELECT name FROM player")
        }
        #expect(names == ["Ada"])
    }

    @Test func `File, log, key and backup are their owner's alone`() async throws {
        let house = try await TestHouse(in: folder)
        _ = try await house.player("Ada")
        let backup = folder.path + "/backup.sqlite"
        try await house.file.backUp(to: backup)
        for file in [path, path + "-wal", path + "-shm", path + "-key", backup] {
            #expect(try mode(file) == 0o600, "\(file)")
        }
    }

    @Test func `A file that everybody could read is taken from them`() throws {
        try SQLiteRepository(path: path).close()
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
        try SQLiteRepository(path: path).close()
        #expect(try mode(path) == 0o600)
    }

    // MARK: The key

    @Test func `Neither the file nor a backup holds the key of the tickets`() async throws {
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

    @Test func `A key that an older house kept in its file is nowhere in it any more`() async throws
    {
        let queue = try DatabaseQueue(path: path)
        try FunfairServer.Schema.migrator.migrate(queue, upTo: "tables")
        let key = TicketKey().bytes
        try await queue.write {
            try $0.execute(sql: "INSERT INTO house VALUES ('ticket key', ?)", arguments: [key])
        }
        try queue.close()
        try SQLiteRepository(path: path).close()
        #expect(try Data(contentsOf: URL(filePath: path)).range(of: key) == nil)
        #expect(try KeyFile.beside(data: path).key().bytes != key)
    }

    @Test func `A key stays until it is renewed, and then tickets of before hold no more`() throws {
        let file = KeyFile(path: folder.path + "/key")
        let key = try file.key()
        #expect(try file.key().bytes == key.bytes)
        let new = try file.renew()
        #expect(new.bytes != key.bytes)
        #expect(try file.key().bytes == new.bytes)
    }

    @Test(arguments: ["", "key", String(repeating: "A", count: 44)])
    func `A file that holds no key is refused, and left as it is`(text: String) throws {
        try folder.write("key", text)
        #expect {
            try KeyFile(path: folder.path + "/key").key()
        } throws: { "\($0)".contains("holds no key of a house") }
        #expect(try String(contentsOfFile: folder.path + "/key", encoding: .utf8) == text)
    }

    // MARK: Older files

    @Test func `Runs of an older file get ids, and are given out after their challenge`()
        async throws
    {
        let queue = try DatabaseQueue(path: path)
        try FunfairServer.Schema.migrator.migrate(queue, upTo: "tables")
        try await queue.write { db in
            try db.execute(
                sql: """
                    INSERT INTO device VALUES (1, x'01', 0);
                    INSERT INTO player VALUES (1, 'Ada', 'ada', 1, 0);
                    INSERT INTO run VALUES (1, x'01', 1, 1, 1, 3, 42, 0, 0, x'');
                    INSERT INTO run VALUES (2, x'02', 1, 1, 0, 3, 40, 0, 0, x'');
                    INSERT INTO board VALUES (1, 1, 'challenge', 20000, 1);
                    INSERT INTO board VALUES (2, 1, 'all', 0, 1);
                    INSERT INTO standing VALUES (1, 1, 42, 0, 1), (2, 1, 42, 0, 1);
                    """)
        }
        try queue.close()
        let repository = try SQLiteRepository(path: path)
        let rows = try await repository.read {
            try Row.fetchAll($0, sql: "SELECT public_id, opens FROM run ORDER BY id")
                .map { ($0[0] as String, $0[1] as Int64?) }
        }
        let opens = Day(number: 20001).start.later(milliseconds: 21 * 60_000)
        #expect(rows.map(\.1) == [opens.milliseconds, nil])
        let id = rows[0].0
        #expect(id.count == 22 && id != rows[1].0)
        let run = try await repository.recording(of: RunID(text: id), on: Day(number: 20001))
        #expect(run?.opens == opens)
        try repository.close()
    }
}
