extension Schema {
    /// A board is of one version of a game's rules. Until here runs of all versions stood on the same:
    /// each standing goes to the board of its run's rules, and whoever had a run of other rules too
    /// has the best of them on that board of all times again. On the boards of days and weeks that is
    /// not known any more: there a run counts from when it began.
    static let boardsOfRules = """
        CREATE TABLE board_of_rules (
            id INTEGER PRIMARY KEY,
            stall INTEGER NOT NULL,
            period TEXT NOT NULL,
            start INTEGER NOT NULL,
            rules INTEGER NOT NULL,
            players INTEGER NOT NULL DEFAULT 0,
            UNIQUE (stall, period, start, rules)
        ) STRICT;
        INSERT INTO board_of_rules (stall, period, start, rules)
            SELECT board.stall, period, start, rules_version
            FROM standing JOIN board ON board.id = board JOIN run ON run.id = run
            UNION SELECT board.stall, period, start, rules_version
            FROM board JOIN run ON run.stall = board.stall WHERE period = 'all';

        CREATE TABLE standing_of_rules (
            board INTEGER NOT NULL REFERENCES board,
            player INTEGER NOT NULL REFERENCES player ON DELETE CASCADE,
            score INTEGER NOT NULL,
            since INTEGER NOT NULL,
            run INTEGER NOT NULL REFERENCES run ON DELETE CASCADE,
            PRIMARY KEY (board, player)
        ) WITHOUT ROWID, STRICT;
        INSERT INTO standing_of_rules
            SELECT new.id, standing.player, standing.score, since, run
            FROM standing JOIN board AS old ON old.id = board JOIN run ON run.id = run
                JOIN board_of_rules AS new ON new.stall = old.stall AND new.period = old.period
                    AND new.start = old.start AND new.rules = rules_version;
        INSERT OR IGNORE INTO standing_of_rules
            SELECT new.id, run.player, run.score, -run.made, run.id
            FROM board_of_rules AS new JOIN run ON run.stall = new.stall
                AND rules_version = rules
            WHERE period = 'all' ORDER BY run.score DESC, run.made, run.id;

        DROP TABLE standing;
        DROP TABLE board;
        ALTER TABLE board_of_rules RENAME TO board;
        ALTER TABLE standing_of_rules RENAME TO standing;
        CREATE INDEX standing_order ON standing (board, score, since, player);
        CREATE INDEX standing_player ON standing (player);
        CREATE INDEX standing_run ON standing (run);

        UPDATE board
            SET players = (SELECT COUNT(*) FROM standing WHERE standing.board = board.id);
        DELETE FROM score_count;
        INSERT INTO score_count (board, level, bucket, players)
            SELECT board, level, score >> (8 * level), COUNT(*) FROM standing
                CROSS JOIN (SELECT 0 AS level UNION SELECT 1 UNION SELECT 2 UNION SELECT 3)
            GROUP BY 1, 2, 3;
        """
}
