import GRDB

/// The tables of a house's file, and how older files become the present one.
enum Schema {
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration(beginning) { try $0.execute(sql: first) }
        migrator.registerMigration("tables") { try $0.execute(sql: tables) }
        migrator.registerMigration("challenges and their seeds") { try $0.execute(sql: challenges) }
        migrator.registerMigration("ids that nobody can count through") { db in
            try db.execute(sql: publicIDs)
            for id in try Int64.fetchAll(db, sql: "SELECT id FROM run") {
                try db.cachedStatement(sql: "UPDATE run SET public_id = ? WHERE id = ?")
                    .execute(arguments: [RunID().text, id])
            }
        }
        migrator.registerMigration("what names look like") { db in
            try db.execute(sql: Looks.table)
            try Looks.fill(in: db)
        }
        migrator.registerMigration("no devices without players") { db in
            try db.execute(sql: "DELETE FROM device WHERE id NOT IN (SELECT device FROM player)")
        }
        migrator.registerMigration("boards of each version of the rules") { db in
            try db.execute(sql: boardsOfRules)
        }
        migrator.registerMigration("parties") { try $0.execute(sql: parties) }
        migrator.registerMigration("tables of every way to play") { try wagers(in: $0) }
        migrator.registerMigration("walls that players drew") { try $0.execute(sql: walls) }
        migrator.registerMigration("what runs of a shared seed hit") {
            try $0.execute(sql: courses)
        }
        return migrator
    }

    /// Whether a file is a house's, of whichever version.
    static func isOfAHouse(_ path: String) throws -> Bool {
        let queue = try DatabaseQueue(path: path)
        defer { try? queue.close() }
        return try queue.read { db in
            guard try db.tableExists("grdb_migrations") else { return false }
            return try migrator.appliedIdentifiers(db).contains(Self.beginning)
        }
    }

    private static let beginning = "players, runs and boards"

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

    /// The seeds of challenges no longer follow from a key, and the key is no longer in the file: with
    /// whoever could read the file it is not safe any more, and a new one is made beside it.
    private static let challenges = """
        CREATE TABLE challenge (
            day INTEGER NOT NULL,
            stall INTEGER NOT NULL,
            seed INTEGER NOT NULL,
            PRIMARY KEY (day, stall)
        ) WITHOUT ROWID, STRICT;

        DELETE FROM house WHERE word = 'ticket key';
        """

    /// A run of a challenge knows its day, until whose end its recording is not given out, and what
    /// was played, so that nobody plays it again. Runs from before know no inputs.
    private static let publicIDs = """
        ALTER TABLE run ADD COLUMN public_id TEXT;
        ALTER TABLE run ADD COLUMN challenge_day INTEGER;
        ALTER TABLE run ADD COLUMN inputs BLOB;
        CREATE UNIQUE INDEX run_public_id ON run (public_id);
        CREATE UNIQUE INDEX run_inputs ON run (inputs) WHERE inputs IS NOT NULL;

        UPDATE run SET challenge_day = (
            SELECT start FROM standing JOIN board ON board.id = board
            WHERE run = run.id AND period = 'challenge'
        ) WHERE entry = 1;
        """
}
