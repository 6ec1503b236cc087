import PostgreSQL

/// The tables of a house's database, and how older ones become the present ones.
enum PostgreSQLSchema {
    /// Each is done once, in this order; none is ever changed.
    private static let migrations = [first, parties, wagers, walls, courses]

    /// What is said of a database of a newer Funfair.
    static let newer = StoreProblem.tooNew(path: "The database")

    /// The lock of whoever brings a database up to date: “FUNFAIR”.
    private static let lock = 0x46_554E_4641_4952

    /// Brings a database up to date; one house after the other, and each the whole of it or nothing.
    ///
    /// - Throws: `StoreProblem.tooNew` where a newer Funfair did so before.
    static func migrate(_ session: PostgresSession) throws {
        try hold(session)
        try session.command("CREATE TABLE IF NOT EXISTS migration (number bigint PRIMARY KEY)")
        let done = try refuseNewer(session)
        for (number, migration) in migrations.enumerated().dropFirst(done) {
            try session.command(migration)
            try session.execute("INSERT INTO migration VALUES ($1)", [.integer(number)])
        }
    }

    /// - Returns: how many migrations were done.
    /// - Throws: `StoreProblem.tooNew` where a newer Funfair did more of them.
    @discardableResult
    static func refuseNewer(_ session: PostgresSession) throws -> Int {
        let done = try done(in: session) ?? 0
        guard done <= migrations.count else { throw newer }
        return done
    }

    /// How many migrations were done; nil where there never was a house.
    private static func done(in session: PostgresSession) throws -> Int? {
        guard try session.query("SELECT to_regclass('migration') IS NOT NULL")[0].get(0) else {
            return nil
        }
        return try session.query("SELECT COUNT(*) FROM migration")[0].get(0)
    }

    /// Waits until nobody else brings the database up to date, and lets nobody begin with that before
    /// the transaction ends.
    private static func hold(_ session: PostgresSession) throws {
        try session.command(
            "SET LOCAL statement_timeout = 0; SELECT pg_advisory_xact_lock(\(lock))")
    }

    /// Waits as well, and lets nobody begin with that before the connection ends.
    static func holdUntilEnd(of session: PostgresSession) throws {
        try session.command("SELECT pg_advisory_lock(\(lock))")
    }

    /// - Throws: `MoveProblem` where the database is no house's of this version.
    static func check(_ session: PostgresSession) throws {
        guard let done = try done(in: session) else { throw MoveProblem.noHouse }
        guard done == migrations.count else { throw MoveProblem.otherVersion }
    }

    // Times are milliseconds since 1970; scores of a board stand once for each player.
    private static let first = """
        CREATE TABLE house (
            word text PRIMARY KEY,
            value bytea NOT NULL
        );

        CREATE TABLE device (
            id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
            secret_hash bytea NOT NULL UNIQUE,
            made bigint NOT NULL
        );

        CREATE TABLE player (
            id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
            name text NOT NULL,
            name_key text COLLATE "C" NOT NULL UNIQUE,
            device bigint NOT NULL REFERENCES device,
            made bigint NOT NULL
        );
        CREATE INDEX player_device ON player (device);

        -- What names look like. Each look is one player's.
        CREATE TABLE look (
            look text COLLATE "C" PRIMARY KEY,
            player bigint NOT NULL REFERENCES player ON DELETE CASCADE
        );
        CREATE INDEX look_player ON look (player);

        CREATE TABLE run (
            id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
            public_id text COLLATE "C" NOT NULL UNIQUE,
            ticket bytea NOT NULL UNIQUE,
            player bigint NOT NULL REFERENCES player ON DELETE CASCADE,
            stall bigint NOT NULL,
            entry bigint NOT NULL,
            challenge_day bigint,
            rules_version bigint NOT NULL,
            score bigint NOT NULL,
            ticks bigint NOT NULL,
            made bigint NOT NULL,
            inputs bytea,
            recording bytea NOT NULL
        );
        CREATE INDEX run_player ON run (player);
        CREATE UNIQUE INDEX run_inputs ON run (inputs) WHERE inputs IS NOT NULL;

        CREATE TABLE board (
            id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
            stall bigint NOT NULL,
            period text NOT NULL,
            start bigint NOT NULL,
            rules bigint NOT NULL,
            UNIQUE (stall, period, start, rules)
        );

        -- Of equal scores the older stands first: `since` counts backwards. No reference to the board,
        -- which is never removed: each new row would lock that one row of all.
        CREATE TABLE standing (
            board bigint NOT NULL,
            player bigint NOT NULL REFERENCES player ON DELETE CASCADE,
            score bigint NOT NULL,
            since bigint NOT NULL,
            run bigint NOT NULL REFERENCES run ON DELETE CASCADE,
            PRIMARY KEY (board, player)
        );
        CREATE INDEX standing_order ON standing (board, score, since, player);
        CREATE INDEX standing_player ON standing (player);
        CREATE INDEX standing_run ON standing (run);

        -- How many players of a board have a score in a range, added up over all slots:
        -- \(Ranking.describesLevels). The last level has all players.
        CREATE TABLE score_count (
            board bigint NOT NULL,
            level integer NOT NULL,
            bucket bigint NOT NULL,
            slot bigint NOT NULL,
            players bigint NOT NULL,
            PRIMARY KEY (board, level, bucket, slot)
        ) WITH (fillfactor = 50);

        CREATE TABLE challenge (
            day bigint NOT NULL,
            stall bigint NOT NULL,
            seed bigint NOT NULL,
            PRIMARY KEY (day, stall)
        );

        CREATE TABLE challenge_try (
            day bigint NOT NULL,
            stall bigint NOT NULL,
            player bigint NOT NULL REFERENCES player ON DELETE CASCADE,
            ticket bytea NOT NULL,
            PRIMARY KEY (day, stall, player)
        );
        CREATE INDEX challenge_try_player ON challenge_try (player);

        CREATE TABLE roulette_table (
            id text COLLATE "C" PRIMARY KEY,
            player bigint NOT NULL REFERENCES player ON DELETE CASCADE,
            rules_version bigint NOT NULL,
            made bigint NOT NULL
        );
        CREATE INDEX roulette_table_player ON roulette_table (player);

        -- The pocket is null between the bet and the draw.
        CREATE TABLE spin (
            roulette_table text COLLATE "C" NOT NULL REFERENCES roulette_table ON DELETE CASCADE,
            number bigint NOT NULL,
            key text COLLATE "C" NOT NULL,
            level bigint NOT NULL,
            pockets bigint NOT NULL,
            pocket bigint,
            PRIMARY KEY (roulette_table, number),
            UNIQUE (roulette_table, key)
        );
        """
}
