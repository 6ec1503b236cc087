extension PostgreSQLSchema {
    /// Walls that players drew and cleared, called by their codes. Proofs stand apart: they are long, and a
    /// wall changes with each run and each heart.
    static let walls = """
        CREATE TABLE wall (
            id bigint PRIMARY KEY,
            player bigint NOT NULL REFERENCES player ON DELETE CASCADE,
            drawing bytea NOT NULL,
            name text NOT NULL,
            link text COLLATE "C" NOT NULL,
            score bigint NOT NULL,
            rules_version bigint NOT NULL,
            made bigint NOT NULL,
            plays bigint NOT NULL,
            hearts bigint NOT NULL
        );
        CREATE INDEX wall_player ON wall (player);
        CREATE INDEX wall_newest ON wall (made, id);
        CREATE INDEX wall_played ON wall (plays, made, id);
        CREATE INDEX wall_liked ON wall (hearts, made, id);

        CREATE TABLE wall_proof (
            wall bigint PRIMARY KEY REFERENCES wall ON DELETE CASCADE,
            recording bytea NOT NULL
        );

        CREATE TABLE heart (
            wall bigint NOT NULL REFERENCES wall ON DELETE CASCADE,
            device bigint NOT NULL REFERENCES device ON DELETE CASCADE,
            PRIMARY KEY (wall, device)
        );
        CREATE INDEX heart_device ON heart (device);

        -- What the host took down, and nobody puts up again.
        CREATE TABLE removed_wall (
            id bigint PRIMARY KEY,
            made bigint NOT NULL
        );
        """
}
