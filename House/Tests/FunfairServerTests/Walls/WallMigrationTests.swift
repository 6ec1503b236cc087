import Testing

@testable import FunfairServer

@Suite("A house from before there were walls", .withEveryEngine)
struct WallMigrationTests {
    @Test func `It has what it had, and takes walls`() async throws {
        let old = try await TestHouse()
        let ada = try await old.player("Ada")
        let run = try await old.play(ada)
        let isFile = old.repository is SQLiteRepository
        for table in ["heart", "wall_proof", "wall", "removed_wall", "run_mark"] {
            try await old.change("DROP TABLE \(table)")
        }
        try await old.change("ALTER TABLE run RENAME COLUMN opens TO challenge_day")
        try await old.change(
            isFile
                ? "DELETE FROM grdb_migrations WHERE identifier IN ('walls that players drew', 'what runs of a shared seed hit')"
                : "DELETE FROM migration WHERE number >= 3")
        let house = try await TestHouse(in: old.folder, at: old.clock.now)
        let score = try #require(run.json["score"]?.integer)
        #expect(try await house.get("/api/boards/breakout/all").rows() == ["1 Ada \(score)"])
        #expect(try await house.walls() == [])
        #expect(try await house.publish(.small, by: ada).status == 201)
        #expect(try await house.play(.small, by: ada).status == 201)
        #expect(try await house.repository.flaws() == [])
    }
}
