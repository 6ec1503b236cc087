import Funfair
import House

/// The tables of a house. Times are milliseconds since 1970.
enum SQLSchema {
    /// What makes them, in as many statements.
    static func tables(in dialect: SQLDialect) -> String {
        // A number that the engine gives, and never again.
        let key: String
        let number: String
        let text: String
        let bytes: String
        // The end of a table that is found by its key alone, and of any other.
        let keyed: String
        let counted: String
        let end: String
        switch dialect {
        case .sqlite:
            key = "INTEGER PRIMARY KEY AUTOINCREMENT"
            (number, text, bytes) = ("INTEGER", "TEXT", "BLOB")
            (keyed, counted, end) = ("WITHOUT ROWID, STRICT", "WITHOUT ROWID, STRICT", "STRICT")
        case .postgreSQL:
            key = "bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY"
            (number, text, bytes) = ("bigint", "text COLLATE \"C\"", "bytea")
            // Rows that change at every run have room to change where they are.
            (keyed, counted, end) = ("", "WITH (fillfactor = 50)", "")
        }
        return """
            CREATE TABLE house (
                word \(text) PRIMARY KEY,
                value \(bytes) NOT NULL
            ) \(keyed);

            -- Players

            CREATE TABLE device (
                id \(key),
                secret_hash \(bytes) NOT NULL UNIQUE,
                made \(number) NOT NULL
            ) \(end);

            CREATE TABLE player (
                id \(key),
                name \(text) NOT NULL,
                name_key \(text) NOT NULL UNIQUE,
                device \(number) NOT NULL REFERENCES device,
                made \(number) NOT NULL
            ) \(end);
            CREATE INDEX player_device ON player (device);

            -- What names look like. Each look is one player's.
            CREATE TABLE look (
                look \(text) PRIMARY KEY,
                player \(number) NOT NULL REFERENCES player ON DELETE CASCADE
            ) \(keyed);
            CREATE INDEX look_player ON look (player);

            -- Runs and boards

            CREATE TABLE run (
                id \(key),
                public_id \(text) NOT NULL UNIQUE,
                ticket \(bytes) NOT NULL UNIQUE,
                player \(number) NOT NULL REFERENCES player ON DELETE CASCADE,
                stall \(number) NOT NULL,
                entry \(number) NOT NULL,
                -- When its recording is given out; null for at once.
                opens \(number),
                rules_version \(number) NOT NULL,
                score \(number) NOT NULL,
                ticks \(number) NOT NULL,
                made \(number) NOT NULL,
                inputs \(bytes),
                recording \(bytes) NOT NULL
            ) \(end);
            CREATE INDEX run_player ON run (player);
            CREATE UNIQUE INDEX run_inputs ON run (inputs) WHERE inputs IS NOT NULL;

            -- What a run of a shared seed hit, until its recording is given out.
            CREATE TABLE run_mark (
                mark \(number) NOT NULL,
                tick \(number) NOT NULL,
                run \(number) NOT NULL REFERENCES run ON DELETE CASCADE,
                PRIMARY KEY (mark, tick, run)
            ) \(keyed);
            CREATE INDEX run_mark_run ON run_mark (run);

            CREATE TABLE board (
                id \(key),
                stall \(number) NOT NULL,
                period \(text) NOT NULL,
                start \(number) NOT NULL,
                rules \(number) NOT NULL,
                UNIQUE (stall, period, start, rules)
            ) \(end);

            -- A player's best on a board. Of equal scores the older stands first: `since` counts
            -- backwards. No reference to the board, which no run removes: each new row would lock that
            -- one row of all.
            CREATE TABLE standing (
                board \(number) NOT NULL,
                player \(number) NOT NULL REFERENCES player ON DELETE CASCADE,
                score \(number) NOT NULL,
                since \(number) NOT NULL,
                run \(number) NOT NULL REFERENCES run ON DELETE CASCADE,
                PRIMARY KEY (board, player)
            ) \(keyed);
            CREATE INDEX standing_order ON standing (board, score, since, player);
            CREATE INDEX standing_player ON standing (player);
            CREATE INDEX standing_run ON standing (run);

            -- How many players of a board have a score in a range, added up over all slots: see
            -- ScoreCount.
            CREATE TABLE score_count (
                board \(number) NOT NULL,
                level \(number) NOT NULL,
                bucket \(number) NOT NULL,
                slot \(number) NOT NULL,
                players \(number) NOT NULL,
                PRIMARY KEY (board, level, bucket, slot)
            ) \(counted);

            -- The day's challenge

            CREATE TABLE challenge (
                day \(number) NOT NULL,
                stall \(number) NOT NULL,
                seed \(number) NOT NULL,
                PRIMARY KEY (day, stall)
            ) \(keyed);

            CREATE TABLE challenge_try (
                day \(number) NOT NULL,
                stall \(number) NOT NULL,
                player \(number) NOT NULL REFERENCES player ON DELETE CASCADE,
                ticket \(bytes) NOT NULL,
                PRIMARY KEY (day, stall, player)
            ) \(keyed);
            CREATE INDEX challenge_try_player ON challenge_try (player);

            -- Tables of Roulette

            CREATE TABLE roulette_table (
                id \(text) PRIMARY KEY,
                player \(number) NOT NULL REFERENCES player ON DELETE CASCADE,
                contest \(number) NOT NULL DEFAULT \(Contest(.roulette).rawValue),
                rules_version \(number) NOT NULL,
                made \(number) NOT NULL
            ) \(keyed);
            CREATE INDEX roulette_table_player ON roulette_table (player);

            -- The pocket is null between the bet and the draw.
            CREATE TABLE spin (
                roulette_table \(text) NOT NULL REFERENCES roulette_table ON DELETE CASCADE,
                number \(number) NOT NULL,
                key \(text) NOT NULL,
                wager \(bytes) NOT NULL,
                pocket \(number),
                PRIMARY KEY (roulette_table, number),
                UNIQUE (roulette_table, key)
            ) \(keyed);

            -- Parties

            CREATE TABLE party (
                id \(key),
                public_id \(text) NOT NULL UNIQUE,
                -- Null where it is over.
                code \(text) UNIQUE,
                opener \(bytes) NOT NULL,
                opened \(number) NOT NULL,
                touched \(number) NOT NULL,
                events \(number) NOT NULL,
                removals \(number) NOT NULL
            ) \(end);
            CREATE INDEX party_touched ON party (touched);
            CREATE INDEX party_opened ON party (opened);

            -- What happened there, as it was told; a player's events go with the player.
            CREATE TABLE party_event (
                party \(number) NOT NULL REFERENCES party ON DELETE CASCADE,
                number \(number) NOT NULL,
                made \(number) NOT NULL,
                player \(number) REFERENCES player ON DELETE CASCADE,
                mark \(text),
                body \(text) NOT NULL,
                PRIMARY KEY (party, number),
                UNIQUE (party, mark)
            ) \(keyed);
            CREATE INDEX party_event_player ON party_event (player) WHERE player IS NOT NULL;

            -- Walls that players drew and cleared, called by their codes

            CREATE TABLE wall (
                id \(number) PRIMARY KEY,
                player \(number) NOT NULL REFERENCES player ON DELETE CASCADE,
                drawing \(bytes) NOT NULL,
                name \(text) NOT NULL,
                link \(text) NOT NULL,
                score \(number) NOT NULL,
                rules_version \(number) NOT NULL,
                made \(number) NOT NULL,
                plays \(number) NOT NULL,
                hearts \(number) NOT NULL
            ) \(end);
            CREATE INDEX wall_player ON wall (player);
            CREATE INDEX wall_newest ON wall (made, id);
            CREATE INDEX wall_played ON wall (plays, made, id);
            CREATE INDEX wall_liked ON wall (hearts, made, id);

            -- Apart, as they are long, and a wall changes with each run and each heart.
            CREATE TABLE wall_proof (
                wall \(number) PRIMARY KEY REFERENCES wall ON DELETE CASCADE,
                recording \(bytes) NOT NULL
            ) \(end);

            CREATE TABLE heart (
                wall \(number) NOT NULL REFERENCES wall ON DELETE CASCADE,
                device \(number) NOT NULL REFERENCES device ON DELETE CASCADE,
                PRIMARY KEY (wall, device)
            ) \(keyed);
            CREATE INDEX heart_device ON heart (device);

            -- What the host took down, and nobody puts up again.
            CREATE TABLE removed_wall (
                id \(number) PRIMARY KEY,
                made \(number) NOT NULL
            ) \(end);
            """
    }
}
