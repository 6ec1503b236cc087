import Funfair
import HouseWire

/// What both engines are asked of walls.
extension SharedStatements {
    // MARK: Looking

    /// Walls of a table like `wall`, as they are shown to the device `$1`.
    private static func shown(_ walls: String) -> String {
        """
        SELECT wall.id, wall.name, player.name, link, score, rules_version, plays, hearts,
            wall.made, EXISTS (
                SELECT 1 FROM heart JOIN device ON device.id = heart.device
                WHERE heart.wall = wall.id AND secret_hash = $1)
        FROM \(walls) AS wall JOIN player ON player.id = wall.player
        """
    }

    /// The wall `$2`.
    static let shownWall = shown("wall") + " WHERE wall.id = $2"

    /// At most `$2` walls of an order, behind the first `$3` of it. Which these are is found by an index
    /// before anything else is asked of them.
    static func shownWalls(by order: WallOrder) -> String {
        let columns =
            switch order {
            case .newest: ["made", "id"]
            case .played: ["plays", "made", "id"]
            case .liked: ["hearts", "made", "id"]
            }
        let order = columns.map { "wall.\($0) DESC" }.joined(separator: ", ")
        return shown("(SELECT * FROM wall ORDER BY \(order) LIMIT $2 OFFSET $3)")
            + " ORDER BY \(order)"
    }

    static let wallsOfPlayer = "SELECT id FROM wall WHERE player = $1 ORDER BY id"

    static let ownWall = """
        SELECT name, link, score, made, recording
        FROM wall JOIN wall_proof ON wall_proof.wall = wall.id WHERE id = $1 AND player = $2
        """

    static let proofs = """
        SELECT id, name, score, recording FROM wall JOIN wall_proof ON wall_proof.wall = wall.id
        WHERE id >= $1 ORDER BY id LIMIT $2
        """

    static let heartsOfDevice = """
        SELECT heart.wall FROM heart JOIN device ON device.id = heart.device
        WHERE secret_hash = $1 ORDER BY heart.wall
        """

    // MARK: Putting up

    static let storedWall = "SELECT player, drawing, rules_version, score FROM wall WHERE id = $1"

    /// Whether the wall of the code `$1` or the shape `$2` was taken down.
    static let removedWall = "SELECT 1 FROM removed_wall WHERE id = $1 OR id = $2"

    static let drawingAndDevice = """
        SELECT drawing, secret_hash FROM wall JOIN player ON player.id = wall.player
            JOIN device ON device.id = player.device
        WHERE wall.id = $1
        """

    static let insertWall = """
        INSERT INTO wall (id, player, drawing, name, link, score, rules_version, made, plays, hearts)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 0, 0) ON CONFLICT DO NOTHING
        """

    static let insertProof = "INSERT INTO wall_proof (wall, recording) VALUES ($1, $2)"

    static let improveWall = """
        UPDATE wall SET name = $1, link = $2, score = $3, rules_version = $4 WHERE id = $5
        """

    static let improveProof = "UPDATE wall_proof SET recording = $1 WHERE wall = $2"

    // MARK: Playing and liking

    static let playedWall = "SELECT 1 FROM wall WHERE id = $1 AND drawing = $2"

    static let playWall = "UPDATE wall SET plays = plays + 1 WHERE id = $1"

    static let giveHeart =
        "INSERT INTO heart (wall, device) VALUES ($1, $2) ON CONFLICT DO NOTHING"

    static let takeHeart = "DELETE FROM heart WHERE wall = $1 AND device = $2"

    static let countHearts = "UPDATE wall SET hearts = hearts + $1 WHERE id = $2"

    // MARK: Taking down

    /// Whether a player of the device `$1` put up the wall `$2`.
    static let isWallOfDevice = """
        SELECT secret_hash = $1 FROM wall JOIN player ON player.id = wall.player
            JOIN device ON device.id = player.device
        WHERE wall.id = $2
        """

    static let noteRemovedWall =
        "INSERT INTO removed_wall (id, made) VALUES ($1, $2) ON CONFLICT DO NOTHING"

    private static let boardsOfWall = """
        board WHERE stall = \(Contest.drawnWall.rawValue) AND period = '\(Period.wall.rawValue)'
            AND start = $1
        """

    /// Takes the wall `$1` away with its boards, one after the other. Counts go first: so does who counts
    /// a player on a board no more.
    static let forgetWall = [
        "DELETE FROM score_count WHERE board IN (SELECT id FROM \(boardsOfWall))",
        "DELETE FROM standing WHERE board IN (SELECT id FROM \(boardsOfWall))",
        "DELETE FROM \(boardsOfWall)",
        "DELETE FROM wall WHERE id = $1",
    ]
}

extension NewWall {
    /// Whether it takes the place of what the same player proved before: by newer rules, or better.
    func isBetter(than score: Int, rulesVersion: UInt8) -> Bool {
        (self.rulesVersion, self.score) > (rulesVersion, score)
    }
}
