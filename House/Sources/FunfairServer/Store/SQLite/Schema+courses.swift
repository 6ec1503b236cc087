extension Schema {
    /// A run knows when its recording is given out, and until then what it hit, so that nobody comes to
    /// the same course. Of a challenge that was played before, recordings are given out when the longest
    /// run of its last ticket is over, 21 minutes after its day.
    static let courses = """
        ALTER TABLE run RENAME COLUMN challenge_day TO opens;
        UPDATE run SET opens = (opens + 1) * 86400000 + 1260000 WHERE opens IS NOT NULL;

        CREATE TABLE run_mark (
            mark INTEGER NOT NULL,
            tick INTEGER NOT NULL,
            run INTEGER NOT NULL REFERENCES run ON DELETE CASCADE,
            PRIMARY KEY (mark, tick, run)
        ) WITHOUT ROWID, STRICT;
        CREATE INDEX run_mark_run ON run_mark (run);
        """
}
