extension Schema {
    /// Walls that players drew and cleared, called by their codes. Proofs stand apart: they are long, and a
    /// wall changes with each run and each heart.
    static let walls = """
        CREATE TABLE wall (
            id INTEGER PRIMARY KEY,
            player INTEGER NOT NULL REFERENCES player ON DELETE CASCADE,
            drawing BLOB NOT NULL,
            name TEXT NOT NULL,
            link TEXT NOT NULL,
            score INTEGER NOT NULL,
            rules_version INTEGER NOT NULL,
            made INTEGER NOT NULL,
            plays INTEGER NOT NULL,
            hearts INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX wall_player ON wall (player);
        CREATE INDEX wall_newest ON wall (made, id);
        CREATE INDEX wall_played ON wall (plays, made, id);
        CREATE INDEX wall_liked ON wall (hearts, made, id);

        CREATE TABLE wall_proof (
            wall INTEGER PRIMARY KEY REFERENCES wall ON DELETE CASCADE,
            recording BLOB NOT NULL
        ) STRICT;

        CREATE TABLE heart (
            wall INTEGER NOT NULL REFERENCES wall ON DELETE CASCADE,
            device INTEGER NOT NULL REFERENCES device ON DELETE CASCADE,
            PRIMARY KEY (wall, device)
        ) WITHOUT ROWID, STRICT;
        CREATE INDEX heart_device ON heart (device);

        -- What the host took down, and nobody puts up again.
        CREATE TABLE removed_wall (
            id INTEGER PRIMARY KEY,
            made INTEGER NOT NULL
        ) STRICT;
        """
}
