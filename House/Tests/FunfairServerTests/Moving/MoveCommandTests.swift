import Foundation
import Funfair
import GRDB
import PostgreSQLKit
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

/// `funfair move`, from a house's file to a database and back.
@Suite("Moving a house")
struct MoveCommandTests {
    private let folder: TemporaryFolder
    private let database: TestDatabase
    private var file: String { folder.path + "/scores.sqlite" }
    private var back: String { folder.path + "/back.sqlite" }

    init() async throws {
        folder = try TemporaryFolder()
        database = try await Cluster.shared.makeDatabase()
        let house = try SQLiteRepository(path: folder.path + "/scores.sqlite")
        for (number, recording) in ["standard", "turned"].enumerated() {
            try await Self.record(recording, number: number, in: house)
        }
        try await house.pool.write { try $0.execute(sql: Self.tables) }
        try house.close()
    }

    /// Records a player with a non-ASCII name, and a run with the given golden recording.
    private static func record(
        _ recording: String, number: Int, in house: SQLiteRepository
    ) async throws {
        let registration = try await house.register(
            try HouseName("Zoë \(number)"), device: Data([UInt8(number)]),
            at: Timestamp(milliseconds: 7))
        guard case .new(let player) = registration else {
            Issue.record("The player could not be registered")
            return
        }
        let data = try Golden.recording(recording)
        let run = try VerifiedRun(verifying: Array(data))
        _ = try await house.record(
            NewRun(
                id: RunID(text: "run-\(number)"), ticket: [UInt8(number), 0], player: player.id,
                contest: .bubblePop, entry: .open, opens: nil, rulesVersion: 1,
                score: run.result.score, ticks: run.result.ticks, inputs: nil, recording: data,
                boards: RunPurpose.open.boards(of: .bubblePop, at: House.wallClock()),
                moment: House.wallClock()))
    }

    /// The SQL that adds an open table with an undrawn bet, a negative seed, and gaps in the IDs.
    private static let tables = """
        INSERT INTO roulette_table VALUES ('table', 1, 1, 5, 18);
        INSERT INTO spin VALUES ('table', 0, 'a', x'00ff', 36), ('table', 1, 'b', x'7f', NULL);
        INSERT INTO challenge VALUES (20000, 1, \(Int64.min));
        INSERT INTO challenge_try VALUES (20000, 1, 2, x'00ff');
        INSERT INTO device VALUES (99, x'01020304', 5);
        INSERT INTO player VALUES (41, 'Ada', 'ada', 99, 6);
        """

    private func move(_ from: String, _ to: String) throws -> FunfairProcess.Ending {
        try FunfairProcess(["move", from, to], in: folder.path).ending()
    }

    /// Returns all contents of a file, including counters.
    private func contents(of path: String) throws -> [String] {
        let queue = try DatabaseQueue(path: path)
        defer { try? queue.close() }
        return try queue.read { db in
            try (MovedTable.names + ["score_count"]).flatMap { name in
                try Row.fetchAll(db, sql: "SELECT * FROM \(name)").map { "\(name) \($0)" }.sorted()
            }
        }
    }

    @Test func `a house is unchanged after a move to a database and back`() throws {
        let before = try contents(of: file)
        #expect(try move(file, database.text).exitCode == 0)
        #expect(try move(database.text, back).exitCode == 0)
        #expect(try contents(of: back) == before)
    }

    @Test func `a move leaves the house's file unchanged`() throws {
        let before = try Data(contentsOf: URL(filePath: file))
        #expect(try move(file, database.text).exitCode == 0)
        #expect(try Data(contentsOf: URL(filePath: file)) == before)
    }

    @Test func `a house moved to a database has no flaws`() async throws {
        #expect(try move(file, database.text).exitCode == 0)
        let house = try await PostgreSQLRepository(try database.address)
        #expect(try await house.flaws() == [])
        house.close()
    }

    @Test func `a player who joins after the move gets a new number`() async throws {
        #expect(try move(file, database.text).exitCode == 0)
        let house = try await PostgreSQLRepository(try database.address)
        let registration = try await house.register(
            try HouseName("Grace"), device: Data([77]), at: Timestamp(milliseconds: 0))
        guard case .new(let player) = registration else {
            Issue.record("The player could not be registered")
            return
        }
        #expect(player.id == 42)
        house.close()
    }

    @Test func `after a move, houses on the database must use the file's ticket key`() async throws
    {
        let key = try KeyFile.beside(data: file).key()
        #expect(try move(file, database.text).exitCode == 0)
        let house = try await PostgreSQLRepository(try database.address)
        #expect(try await house.agree(on: key))
        #expect(try await !house.agree(on: TicketKey()))
        house.close()
    }

    @Test func `a move to a prepared but unused database is accepted`() async throws {
        try await PostgreSQLRepository(try database.address).close()
        try await database.endHouses()
        #expect(try move(file, database.text).exitCode == 0)
    }

    @Test func `a move to a database with players is refused`() throws {
        #expect(try move(file, database.text).exitCode == 0)
        let ending = try move(file, database.text)
        #expect(ending.exitCode == 1)
        #expect(ending.errors.contains("already has players or scores"))
    }

    @Test func `a move to an existing file is refused`() throws {
        #expect(try move(file, database.text).exitCode == 0)
        #expect(try move(database.text, file).exitCode == 1)
    }

    @Test func `a move from a missing file is refused`() throws {
        #expect(try move(back, database.text).exitCode == 1)
    }

    @Test func `a move from a file in use by a house is refused`() throws {
        let house = try SQLiteRepository(path: file, for: .house)
        #expect(try move(file, database.text).exitCode == 1)
        try house.close()
    }

    @Test func `a move from a database in use by a house is refused`() async throws {
        let house = try await PostgreSQLRepository(try database.address)
        let ending = try move(file, database.text)
        #expect(ending.exitCode == 1)
        #expect(ending.errors.contains("Houses are using the database"))
        house.close()
    }

    @Test func `a move of a file with a wrong score leaves the database empty`() async throws {
        let queue = try DatabaseQueue(path: file)
        try await queue.write { try $0.execute(sql: "UPDATE run SET score = score + 1") }
        try queue.close()
        #expect(try move(file, database.text).exitCode == 1)
        let pool = try database.pool()
        let rows = try await pool.query("SELECT to_regclass('player') IS NULL")
        #expect(try rows[0].get(0))
    }

    @Test(arguments: ["a.sqlite", "postgres://u:secret@h/d"])
    func `a move to another file, or to an address with a password, is a usage error`(
        target: String
    )
        throws
    {
        #expect(try move(file, target).exitCode == 2)
    }

    @Test func `a move that would lose rows reports their table and moves nothing`() async throws {
        try await PostgreSQLRepository(try database.address).close()
        let pool = try database.pool()
        _ = try await pool.query(
            "CREATE FUNCTION nothing() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'"
        )
        _ = try await pool.query(
            """
            CREATE TRIGGER lost BEFORE INSERT ON challenge
            FOR EACH ROW EXECUTE FUNCTION nothing()
            """)
        try await database.endHouses()
        let ending = try move(file, database.text)
        #expect(ending.exitCode == 1)
        #expect(ending.errors.contains("the table challenge has 1 rows in the file, but 0 in"))
        let rows = try await pool.query("SELECT COUNT(*) FROM player")
        #expect(try rows[0].get(0) == 0)
    }

    @Test func `an unreachable database is reported when moving in either direction`() throws {
        let nowhere = "postgres://fair@127.0.0.1:1/funfair"
        for ending in [try move(file, nowhere), try move(nowhere, back)] {
            #expect(ending.exitCode == 1)
            #expect(ending.errors.contains("The database cannot be reached"))
        }
        #expect(!FileManager.default.fileExists(atPath: back))
        #expect(!FileManager.default.fileExists(atPath: back + ".part"))
    }

    @Test func `a wrong password is reported without repeating it`() throws {
        let passwords = folder.path + "/passwords"
        let isMade = FileManager.default.createFile(
            atPath: passwords, contents: Data("*:*:*:*:hunter2\n".utf8),
            attributes: [.posixPermissions: 0o600])
        try #require(isMade)
        // The server asks for a password even if the role doesn't exist.
        let guarded = try Cluster.shared.address(of: "postgres", as: "guarded")
        let ending = try move(file, guarded + "&passfile=" + passwords)
        #expect(ending.exitCode == 1)
        #expect(ending.errors.contains("password authentication failed"))
        #expect(!(ending.output + ending.errors).contains("hunter2"))
    }
}
