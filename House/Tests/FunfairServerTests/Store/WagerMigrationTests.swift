import Funfair
import Roulette
import Testing

@testable import FunfairServer

/// Bets had columns for a level and a bit for each pocket, and tables were of the levels.
@Suite("A house from before bets were kept as recordings have them", .withEveryEngine)
struct WagerMigrationTests {
    @Test func `Its tables are of the levels, and are played on`() async throws {
        let old = try await TestHouse()
        let ada = try await old.player("Ada")
        let table = try await old.openTable(for: ada)
        let isFile = old.repository is SQLiteRepository
        try await old.change(
            """
            DROP TABLE run_mark;
            ALTER TABLE run RENAME COLUMN opens TO challenge_day;
            ALTER TABLE roulette_table DROP COLUMN contest;
            DROP TABLE spin;
            CREATE TABLE spin (
                roulette_table TEXT NOT NULL REFERENCES roulette_table ON DELETE CASCADE,
                number BIGINT NOT NULL,
                key TEXT NOT NULL,
                level BIGINT NOT NULL,
                pockets BIGINT NOT NULL,
                pocket BIGINT,
                PRIMARY KEY (roulette_table, number),
                UNIQUE (roulette_table, key)
            );
            INSERT INTO spin VALUES ('\(table)', 1, 'first', 0, 126, 3),
                ('\(table)', 2, 'second', 2, \(1 | 1 << 36), 17),
                ('\(table)', 3, 'third', 1, \(1 << 34 | 1 << 16 | 6), NULL);
            """
                + (isFile
                    ? """
                    DELETE FROM grdb_migrations WHERE identifier
                        IN ('tables of every way to play', 'what runs of a shared seed hit');
                    """
                    : """
                    DROP TABLE wall, wall_proof, heart, removed_wall;
                    DELETE FROM migration WHERE number >= 2;
                    """))
        let house = try await TestHouse(in: old.folder)
        let record = try #require(try await house.repository.table(id: table))
        #expect(record.contest == .roulette)
        #expect(
            record.spins.map(\.bet.roulette) == [
                try Wager(level: "easy", numbers: [1, 2, 3, 4, 5, 6]),
                try Wager(level: "hard", numbers: [0, 36]),
                try Wager(level: "medium", numbers: [1, 2, 16, 34]),
            ])
        #expect(record.spins.map(\.pocket) == [3, 17, nil])
        let third = #"{"level": "medium", "numbers": [1, 2, 16, 34]}"#
        #expect(
            try await house.spin(table, key: "third", third, as: ada.secret).json["spin"]?.integer
                == 3)
        let first = try await house.spin(table, key: "first", as: ada.secret)
        #expect(first.json["money"]?.integer == 2000)
        let second = try await house.spin(table, key: "second", TestBet.hard, as: ada.secret)
        #expect(second.json["money"]?.integer == 1900)
    }
}
