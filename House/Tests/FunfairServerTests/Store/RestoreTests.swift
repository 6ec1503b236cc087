import Foundation
import GRDB
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Restoring a backup")
struct RestoreTests {
    private let folder: TemporaryFolder
    private var path: String { folder.path + "/scores.sqlite" }
    private var backup: String { folder.path + "/backup.sqlite" }

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Opens the house's file, registers the given names, and returns the open file.
    private func open(adding names: String..., for use: SQLiteRepository.Use = .house) async throws
        -> SQLiteRepository
    {
        let repository = try SQLiteRepository(path: path, for: use)
        for name in names {
            _ = try await repository.register(
                try HouseName(name), device: Data(name.utf8), at: Timestamp(milliseconds: 0))
        }
        return repository
    }

    private func names(in path: String? = nil) async throws -> [String] {
        let repository = try SQLiteRepository(path: path ?? self.path)
        let names: [String] = try await repository.query(
            "SELECT name FROM player ORDER BY name", []
        ).map { try $0.get(0) }
        try repository.close()
        return names
    }

    private func restore(_ name: String? = nil) async throws -> Restoring.Report {
        try await Restoring(name ?? backup, to: path).restore(at: Timestamp(milliseconds: 17))
    }

    @Test func `Restoring brings back the backup's state and sets newer data aside`() async throws {
        let house = try await open(adding: "Ada")
        try await house.backUp(to: backup)
        _ = try await house.register(
            try HouseName("Grace"), device: Data([7]), at: Timestamp(milliseconds: 0))
        try house.close()
        let outcome = try await restore()
        #expect(outcome.setAside == [path + ".before-17"])
        #expect(try await names() == ["Ada"])
        #expect(try await names(in: path + ".before-17") == ["Ada", "Grace"])
        #expect(try await names(in: backup) == ["Ada"])
    }

    @Test func `A backup can be restored into an empty folder`() async throws {
        let house = try await open(adding: "Ada")
        try await house.backUp(to: backup)
        try house.close()
        HouseFiles(data: path).remove()
        #expect(try await restore().setAside == [])
        #expect(try await names() == ["Ada"])
    }

    @Test func `A backup can't be restored while a house is open`() async throws {
        let house = try await open(adding: "Ada")
        try await house.backUp(to: backup)
        await #expect(throws: StoreProblem.self) { try await restore() }
        #expect(try await names() == ["Ada"])
        try house.close()
    }

    @Test func `A damaged backup is refused, and nothing changes`() async throws {
        let house = try await open(adding: "Ada")
        try await house.backUp(to: backup)
        try house.close()
        var bytes = try Data(contentsOf: URL(filePath: backup))
        for place in 8192..<12_288 { bytes[place] ^= 0x55 }
        try bytes.write(to: URL(filePath: backup))
        await #expect(throws: (any Error).self) { try await restore() }
        #expect(try await names() == ["Ada"])
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path)
                .allSatisfy { !$0.contains(".part") && !$0.contains(".before") })
    }

    @Test(arguments: ["nowhere.sqlite", "letter.txt", "empty.sqlite", "other.sqlite"])
    func `A file that isn't a backup is refused`(name: String) async throws {
        try folder.write("letter.txt", String(repeating: "Dear Ada, ", count: 900))
        try folder.write("empty.sqlite", "")
        try await open(adding: "Ada").close()
        let other = folder.path + "/other.sqlite"
        try await Self.makeOther(other)
        await #expect(throws: RestoreProblem.self) { try await restore(folder.path + "/" + name) }
        #expect(try await names() == ["Ada"])
    }

    // MARK: Copies made by hand

    @Test func `A copy placed next to another file's log is detected and left intact`()
        async throws
    {
        let house = try await open(adding: "Ada")
        try await house.backUp(to: backup)
        _ = try await house.register(
            try HouseName("Grace"), device: Data([7]), at: Timestamp(milliseconds: 0))
        // Copy the files as a killed house would leave them.
        let left = try TemporaryFolder()
        for ending in ["", "-wal", "-lease"] {
            try FileManager.default.copyItem(
                atPath: path + ending, toPath: left.path + "/scores.sqlite" + ending)
        }
        try house.close()
        let there = left.path + "/scores.sqlite"
        let copy = try Data(contentsOf: URL(filePath: backup))
        try copy.write(to: URL(filePath: there))
        for use in [SQLiteRepository.Use.house, .visit] {
            #expect {
                try SQLiteRepository(path: there, for: use)
            } throws: { error in
                "\(error)".contains("`funfair restore`")
            }
        }
        #expect(try Data(contentsOf: URL(filePath: there)) == copy)
        // The command that the error suggests works.
        let outcome = try await Restoring(backup, to: there).restore(
            at: Timestamp(milliseconds: 17))
        #expect(outcome.setAside.contains { $0.hasSuffix("-wal-of-another-file") })
        #expect(try await names(in: there) == ["Ada"])
    }

    @Test func `A second copy of the same backup next to a newer log is detected`() async throws {
        let house = try await open(adding: "Ada")
        try await house.backUp(to: backup)
        try house.close()
        let copy = try Data(contentsOf: URL(filePath: backup))
        // A clean file has no log, so a copy may replace it.
        try copy.write(to: URL(filePath: path))
        let again = try await open(adding: "Grace")
        let log = try Data(contentsOf: URL(filePath: path + "-wal"))
        #expect(!log.isEmpty)
        try again.close()
        try log.write(to: URL(filePath: path + "-wal"))
        try copy.write(to: URL(filePath: path))
        #expect(throws: StoreProblem.self) { try SQLiteRepository(path: path, for: .house) }
    }
}

extension RestoreTests {
    /// Creates a SQLite file that no house wrote.
    private static func makeOther(_ path: String) async throws {
        let queue = try DatabaseQueue(path: path)
        try await queue.write { try $0.execute(sql: "CREATE TABLE letter (words TEXT)") }
        try queue.close()
    }
}
