import GRDB

/// What the players' names look like, so that nobody takes a name that looks like another's.
enum Looks {
    /// Each look is one player's. Who was here before names were compared so may share a look with
    /// somebody older, and then has the name without that look.
    static let table = """
        CREATE TABLE look (
            look TEXT PRIMARY KEY,
            player INTEGER NOT NULL REFERENCES player ON DELETE CASCADE
        ) WITHOUT ROWID, STRICT;
        CREATE INDEX look_player ON look (player);
        """

    /// Notes anew what all names look like, the older player's first. For a migration, of which there
    /// has to be another one whenever `HouseName` finds other looks.
    static func fill(in db: Database) throws {
        try db.execute(sql: "DELETE FROM look")
        let players = try Row.fetchCursor(db, sql: "SELECT id, name FROM player ORDER BY id")
        while let player = try players.next() {
            // Whatever is no name any more looks like none.
            guard let name = try? HouseName(player[1]) else { continue }
            try add(name, ofPlayer: player[0], in: db)
        }
    }

    /// Notes what a player's name looks like, as far as it is nobody else's look.
    static func add(_ name: HouseName, ofPlayer id: Int64, in db: Database) throws {
        let statement = try db.cachedStatement(
            sql: "INSERT OR IGNORE INTO look (look, player) VALUES (?, ?)")
        for look in name.looks { try statement.execute(arguments: [look, id]) }
    }

    /// Whose names look like a name; who looks like it letter for letter stands first.
    static func players(like name: HouseName, in db: Database) throws -> [Player] {
        try name.looks.compactMap {
            try SQLiteRepository.player(
                where: "player.id = (SELECT player FROM look WHERE look = ?)", [$0], in: db)
        }
    }
}
