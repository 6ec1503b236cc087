import Hands

/// What both engines are asked in the same words; what takes a short line stands where it is asked.
///
/// Values are `$1`, `$2` and so on, in the order in which they first stand there: SQLite takes these for
/// names, and is given the values in that order.
enum SharedStatements {
    // MARK: Players

    static let players = """
        SELECT player.id, name, name_key, secret_hash
        FROM player JOIN device ON device.id = device
        """

    /// Which of some keys and looks of names are somebody's.
    static func takenNames(keys: String, looks: String) -> String {
        """
        SELECT name_key FROM player WHERE name_key \(keys)
        UNION ALL SELECT look FROM look WHERE look \(looks)
        """
    }

    static let namesOfDevice = """
        SELECT player.id, name, player.made FROM player JOIN device ON device.id = device
        WHERE secret_hash = $1 ORDER BY player.id
        """

    /// Forgets a device that has no name any more, one after the other: first the hearts that it gave.
    static let forgetNameless = [
        """
        UPDATE wall SET hearts = hearts - 1 WHERE id IN (
            SELECT heart.wall FROM heart JOIN device ON device.id = heart.device
            WHERE secret_hash = $1
                AND NOT EXISTS (SELECT 1 FROM player WHERE player.device = device.id))
        """,
        """
        DELETE FROM device
        WHERE secret_hash = $1
            AND NOT EXISTS (SELECT 1 FROM player WHERE player.device = device.id)
        """,
    ]

    /// Has the opener of parties be `$1`, which is no device, instead of `$2`.
    static let forgetOpener = "UPDATE party SET opener = $1 WHERE opener = $2"

    // MARK: Runs

    /// The recording of a run that can be watched: it stands on a board that never closes, or on one of a week or
    /// a day that did not begin before `$2` or `$3`.
    static let watchable = """
        SELECT recording, run.stall, opens FROM run
        WHERE public_id = $1
            AND EXISTS (
                SELECT 1 FROM standing JOIN board ON board.id = board
                WHERE run = run.id AND (period IN ('all', 'party', 'wall')
                    OR start >= CASE period WHEN 'week' THEN $2 ELSE $3 END)
            )
        """

    /// Whether a run can be watched at the moment `moment`, a parameter.
    static func isOpen(at moment: String) -> String { "COALESCE(opens <= \(moment), TRUE)" }

    /// Finds another player's run that shares at least `$2` marks with one by the player `$3`.
    ///
    /// - Parameter marks: its marks, as a subquery of `mark` and `tick`.
    static func original(of marks: String) -> String {
        """
        SELECT 1 FROM (
            SELECT run FROM (\(marks)) AS own JOIN run_mark ON run_mark.mark = own.mark
                AND run_mark.tick BETWEEN own.tick - \(RunCourse.quarterSecond)
                    AND own.tick + \(RunCourse.quarterSecond)
            GROUP BY run HAVING COUNT(*) >= $2
        ) AS alike JOIN run ON run.id = alike.run WHERE player <> $3 LIMIT 1
        """
    }

    /// Forgets the marks of `$2` runs that anybody may watch at the moment `$1`: no run is compared with
    /// them any more.
    static let pruneMarks = """
        DELETE FROM run_mark WHERE run IN (
            SELECT DISTINCT run FROM run_mark
            WHERE (SELECT opens FROM run WHERE run.id = run_mark.run) <= $1 LIMIT $2)
        """

    static let challengeTicket = """
        SELECT ticket FROM challenge_try WHERE day = $1 AND stall = $2 AND player = $3
        """

    static let challengeTries = """
        SELECT 1 FROM challenge_try JOIN player ON player.id = player
        WHERE day = $1 AND stall = $2 AND name_key = $3
        """

    // MARK: Tables

    /// Draws for a bet, once.
    static let draw = """
        UPDATE spin SET pocket = $1
        WHERE roulette_table = $2 AND number = $3 AND pocket IS NULL
        """

    /// A table's run grows with each spin; the table's name stands where others have a ticket.
    static let growTableRun = """
        INSERT INTO run (public_id, ticket, player, stall, entry, rules_version,
            score, ticks, made, recording)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
        ON CONFLICT (ticket) DO UPDATE SET score = excluded.score,
            ticks = excluded.ticks, made = excluded.made,
            recording = excluded.recording
        RETURNING id, public_id
        """
}
