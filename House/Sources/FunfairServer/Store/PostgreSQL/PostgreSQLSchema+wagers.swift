extension PostgreSQLSchema {
    /// A table is of a contest, and a bet is kept as its game's recordings have it. Until here all were of
    /// the levels of Roulette: that is the level and the pockets in rising order, a byte each.
    static let wagers = """
        ALTER TABLE roulette_table ADD COLUMN contest bigint NOT NULL DEFAULT 2;

        ALTER TABLE spin ADD COLUMN wager bytea;
        UPDATE spin SET wager = decode(
            lpad(to_hex(level), 2, '0') || coalesce((
                SELECT string_agg(lpad(to_hex(number), 2, '0'), '' ORDER BY number)
                FROM generate_series(0, 36) AS number WHERE (pockets >> number) & 1 = 1
            ), ''), 'hex');
        ALTER TABLE spin ALTER COLUMN wager SET NOT NULL;
        ALTER TABLE spin DROP COLUMN level, DROP COLUMN pockets;
        """
}
