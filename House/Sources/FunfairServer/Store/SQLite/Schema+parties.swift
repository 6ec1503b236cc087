extension Schema {
    /// What happened at a party is kept as it was told; a player's events go with the player.
    static let parties = """
        CREATE TABLE party (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            public_id TEXT NOT NULL UNIQUE,
            code TEXT UNIQUE,
            opener BLOB NOT NULL,
            opened INTEGER NOT NULL,
            touched INTEGER NOT NULL,
            events INTEGER NOT NULL,
            removals INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX party_touched ON party (touched);
        CREATE INDEX party_opened ON party (opened);

        CREATE TABLE party_event (
            party INTEGER NOT NULL REFERENCES party ON DELETE CASCADE,
            number INTEGER NOT NULL,
            made INTEGER NOT NULL,
            player INTEGER REFERENCES player ON DELETE CASCADE,
            mark TEXT,
            body TEXT NOT NULL,
            PRIMARY KEY (party, number),
            UNIQUE (party, mark)
        ) WITHOUT ROWID, STRICT;
        CREATE INDEX party_event_player ON party_event (player) WHERE player IS NOT NULL;
        """
}
