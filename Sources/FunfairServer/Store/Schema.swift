import GRDB

/// The tables of a house's file, and how older files become the present one.
enum Schema {
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("players, runs and boards") { try $0.execute(sql: first) }
        migrator.registerMigration("tables") { try $0.execute(sql: tables) }
        migrator.registerMigration("what names look like") { db in
            try db.execute(sql: Looks.table)
            try Looks.fill(in: db)
        }
        migrator.registerMigration("no devices without players") { db in
            try db.execute(sql: "DELETE FROM device WHERE id NOT IN (SELECT device FROM player)")
        }
        return migrator
    }

    // Times are milliseconds since 1970; scores of a board stand once for each player.
    private static let first = """
        CREATE TABLE house (
            word TEXT PRIMARY KEY,
            value BLOB NOT NULL
        ) WITHOUT ROWID, STRICT;

        CREATE TABLE device (
            id INTEGER PRIMARY KEY,
            secret_hash BLOB NOT NULL UNIQUE,
            made INTEGER NOT NULL
        ) STRICT;

        CREATE TABLE player (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            name TEXT NOT NULL,
            name_key TEXT NOT NULL UNIQUE,
            device INTEGER NOT NULL REFERENCES device,
            made INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX player_device ON player (device);

        CREATE TABLE run (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            ticket BLOB NOT NULL UNIQUE,
            player INTEGER NOT NULL REFERENCES player ON DELETE CASCADE,
            stall INTEGER NOT NULL,
            entry INTEGER NOT NULL,
            rules_version INTEGER NOT NULL,
            score INTEGER NOT NULL,
            ticks INTEGER NOT NULL,
            made INTEGER NOT NULL,
            recording BLOB NOT NULL
        ) STRICT;
        CREATE INDEX run_player ON run (player);

        CREATE TABLE board (
            id INTEGER PRIMARY KEY,
            stall INTEGER NOT NULL,
            period TEXT NOT NULL,
            start INTEGER NOT NULL,
            players INTEGER NOT NULL DEFAULT 0,
            UNIQUE (stall, period, start)
        ) STRICT;

        -- Of equal scores the older stands first: `since` counts backwards.
        CREATE TABLE standing (
            board INTEGER NOT NULL REFERENCES board,
            player INTEGER NOT NULL REFERENCES player ON DELETE CASCADE,
            score INTEGER NOT NULL,
            since INTEGER NOT NULL,
            run INTEGER NOT NULL REFERENCES run ON DELETE CASCADE,
            PRIMARY KEY (board, player)
        ) WITHOUT ROWID, STRICT;
        CREATE INDEX standing_order ON standing (board, score, since, player);
        CREATE INDEX standing_player ON standing (player);
        CREATE INDEX standing_run ON standing (run);

        -- How many players of a board have a score in a range: \(Ranking.describesLevels).
        CREATE TABLE score_count (
            board INTEGER NOT NULL REFERENCES board,
            level INTEGER NOT NULL,
            bucket INTEGER NOT NULL,
            players INTEGER NOT NULL,
            PRIMARY KEY (board, level, bucket)
        ) WITHOUT ROWID, STRICT;

        CREATE TABLE challenge_try (
            day INTEGER NOT NULL,
            stall INTEGER NOT NULL,
            player INTEGER NOT NULL REFERENCES player ON DELETE CASCADE,
            ticket BLOB NOT NULL,
            PRIMARY KEY (day, stall, player)
        ) WITHOUT ROWID, STRICT;
        CREATE INDEX challenge_try_player ON challenge_try (player);
        """

    private static let tables = """
        CREATE TABLE roulette_table (
            id TEXT PRIMARY KEY,
            player INTEGER NOT NULL REFERENCES player ON DELETE CASCADE,
            rules_version INTEGER NOT NULL,
            made INTEGER NOT NULL
        ) WITHOUT ROWID, STRICT;
        CREATE INDEX roulette_table_player ON roulette_table (player);

        -- The pocket is null between the bet and the draw.
        CREATE TABLE spin (
            roulette_table TEXT NOT NULL REFERENCES roulette_table ON DELETE CASCADE,
            number INTEGER NOT NULL,
            key TEXT NOT NULL,
            level INTEGER NOT NULL,
            pockets INTEGER NOT NULL,
            pocket INTEGER,
            PRIMARY KEY (roulette_table, number),
            UNIQUE (roulette_table, key)
        ) WITHOUT ROWID, STRICT;
        """
}
