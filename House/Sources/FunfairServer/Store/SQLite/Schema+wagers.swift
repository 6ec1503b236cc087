import Foundation
import GRDB

extension Schema {
    /// A table is of a contest, and a bet is kept as its game's recordings have it. Until here all were of
    /// the levels of Roulette: that is the level and the pockets in rising order, a byte each.
    static func wagers(in db: Database) throws {
        let wager = DatabaseFunction("wager_of", argumentCount: 2, pure: true) { values in
            guard let level = Int64.fromDatabaseValue(values[0]),
                let pockets = Int64.fromDatabaseValue(values[1])
            else { return nil }
            let bytes = [level] + (0...36).filter { pockets >> $0 & 1 == 1 }
            return Data(bytes.map { UInt8(truncatingIfNeeded: $0) })
        }
        db.add(function: wager)
        defer { db.remove(function: wager) }
        try db.execute(
            sql: """
                ALTER TABLE roulette_table ADD COLUMN contest INTEGER NOT NULL DEFAULT 2;

                -- The pocket is null between the bet and the draw.
                CREATE TABLE wagered_spin (
                    roulette_table TEXT NOT NULL REFERENCES roulette_table ON DELETE CASCADE,
                    number INTEGER NOT NULL,
                    key TEXT NOT NULL,
                    wager BLOB NOT NULL,
                    pocket INTEGER,
                    PRIMARY KEY (roulette_table, number),
                    UNIQUE (roulette_table, key)
                ) WITHOUT ROWID, STRICT;
                INSERT INTO wagered_spin
                    SELECT roulette_table, number, key, wager_of(level, pockets), pocket FROM spin;
                DROP TABLE spin;
                ALTER TABLE wagered_spin RENAME TO spin;
                """)
    }
}
