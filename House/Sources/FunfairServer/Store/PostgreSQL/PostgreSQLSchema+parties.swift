extension PostgreSQLSchema {
    /// What happened at a party is kept as it was told; a player's events go with the player.
    static let parties = """
        CREATE TABLE party (
            id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
            public_id text COLLATE "C" NOT NULL UNIQUE,
            code text COLLATE "C" UNIQUE,
            opener bytea NOT NULL,
            opened bigint NOT NULL,
            touched bigint NOT NULL,
            events bigint NOT NULL,
            removals bigint NOT NULL
        );
        CREATE INDEX party_touched ON party (touched);
        CREATE INDEX party_opened ON party (opened);

        CREATE TABLE party_event (
            party bigint NOT NULL REFERENCES party ON DELETE CASCADE,
            number bigint NOT NULL,
            made bigint NOT NULL,
            player bigint REFERENCES player ON DELETE CASCADE,
            mark text COLLATE "C",
            body text NOT NULL,
            PRIMARY KEY (party, number),
            UNIQUE (party, mark)
        );
        CREATE INDEX party_event_player ON party_event (player) WHERE player IS NOT NULL;
        """
}
