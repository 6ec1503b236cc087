import Foundation
import Funfair
import House
import HouseWire

extension SQLRepository {
    public func page(
        of board: Board, limit: Int, around key: String?, at moment: Timestamp
    ) async throws -> BoardPage {
        try await read { session in
            guard let id = try session.numbers(of: [board]).first else {
                return BoardPage(players: 0, rows: [], around: [])
            }
            let players = try session.query("SELECT \(ScoreCount.players(on: "$1"))", [id])
            let rows = BoardRows(of: id, at: moment, in: session)
            return BoardPage(
                players: try players[0].get(0), rows: try rows.top(limit),
                around: try key.map { try rows.around($0) } ?? [])
        }
    }

    public func ranks(ofPlayer id: Int64, on boards: [Board]) async throws -> [Period: Int] {
        try await read { try $0.ranks(ofPlayer: id, on: try $0.numbers(of: boards)) }
    }

    public func olderRules(of board: Board) async throws -> [UInt8] {
        let board = board.ofEver
        return try await query(
            """
            SELECT rules FROM board
            WHERE stall = $1 AND period = $2 AND start = $3 AND rules < $4
                AND EXISTS (SELECT 1 FROM standing WHERE standing.board = board.id)
            ORDER BY rules DESC
            """,
            [
                board.contest.rawValue, board.period.rawValue, board.start,
                board.contest.rulesVersion,
            ]
        ).map { try $0.get(0) }
    }
}

extension StoreSession {
    /// Puts a score on the boards where it is the player's best. The player's row must be locked.
    ///
    /// - Parameter boards: the boards' numbers.
    /// - Returns: the numbers of the boards where it is the player's best.
    func stand(
        player: Int64, score: Int, run: Int64, at moment: Timestamp, on boards: [Int64]
    ) throws -> Set<Int64> {
        let score = NewScore(player: player, score: score, run: run, moment: moment, boards: boards)
        return try stand([score])[player] ?? []
    }

    /// Puts scores of different players on their boards.
    ///
    /// - Returns: for each player, the numbers of the boards where the score is the player's best.
    func stand(_ scores: [NewScore]) throws -> [Int64: Set<Int64>] {
        let wishes = StoreValue.rows(scores.flatMap(\.rows))
        var rows: [StoreRow] = []
        for sql in ScoreCount.stand(in: dialect, slot: slot) { rows = try query(sql, [wishes]) }
        var better: [Int64: Set<Int64>] = [:]
        for row in rows { better[try row.get(1), default: []].insert(try row.get(0)) }
        return better
    }

    /// Returns the ranks of a player's best scores on the given boards, by period.
    func ranks(ofPlayer player: Int64, on boards: [Int64]) throws -> [Period: Int] {
        try ranks([(player, boards)])[player] ?? [:]
    }

    /// Returns the ranks of the given players' best scores, each on that player's boards, by
    /// period.
    func ranks(_ wishes: [(player: Int64, boards: [Int64])]) throws -> [Int64: [Period: Int]] {
        let rows = try query(
            """
            WITH own AS MATERIALIZED (
                SELECT board, player, \(ScoreCount.score(in: "wish")) AS score
                FROM \(dialect.rows(of: "$1", as: ["board", "player"])) AS wish
            )
            SELECT player, period, \(ScoreCount.rank(of: "own.score", on: "own.board"))
            FROM own JOIN board ON board.id = own.board WHERE own.score IS NOT NULL
            """,
            [StoreValue.rows(wishes.flatMap { wish in wish.boards.map { [$0, wish.player] } })])
        var ranks: [Int64: [Period: Int]] = [:]
        for row in rows {
            if let period = Period(rawValue: try row.get(1)) {
                ranks[try row.get(0), default: [:]][period] = try row.get(2)
            }
        }
        return ranks
    }

    // MARK: The numbers of boards

    /// Locks a player, and finds the numbers of boards, creating missing boards. This takes one
    /// statement unless boards are missing, as for the first run of a day.
    ///
    /// - Returns: the player's name and the numbers, or nil if the player was removed.
    func lock(
        player: Int64, numbering boards: [Board]
    ) throws -> (name: String, boards: [Int64])? {
        guard !boards.isEmpty else {
            let row = try query(
                "SELECT name FROM player WHERE id = $1", [player], lock: .noKeyUpdate
            ).first
            return try row.map { (try $0.get(0), []) }
        }
        let rows = try query(
            """
            WITH \(WishedBoards.table(boards.count, first: 2))
            SELECT name, there.id
            FROM player LEFT JOIN (\(WishedBoards.present)) AS there ON TRUE
            WHERE player.id = $1 ORDER BY place
            """, [player] + WishedBoards.values(of: boards), lock: .noKeyUpdate.of("player"))
        guard let name: String = try rows.first?.get(0) else { return nil }
        let there: [Int64] = try rows.compactMap { try $0.get(1, as: Int64?.self) }
        guard there.count < boards.count else { return (name, there) }
        return (name, try number(boards))
    }

    /// Creates missing boards, and returns the numbers of all boards.
    private func number(_ boards: [Board]) throws -> [Int64] {
        try execute(
            """
            WITH \(WishedBoards.table(boards.count, first: 1))
            INSERT INTO board (stall, period, start, rules)
            SELECT stall, period, start, rules FROM wish ORDER BY stall, period, start, rules
            ON CONFLICT DO NOTHING
            """, WishedBoards.values(of: boards))
        return try numbers(of: boards)
    }

    /// Returns the numbers of boards, creating missing boards.
    func numbering(_ boards: [Board]) throws -> [Int64] {
        let there = try numbers(of: boards)
        return there.count < boards.count ? try number(boards) : there
    }

    /// Returns the numbers of the boards that exist.
    func numbers(of boards: [Board]) throws -> [Int64] {
        guard !boards.isEmpty else { return [] }
        return try query(
            """
            WITH \(WishedBoards.table(boards.count, first: 1))
            \(WishedBoards.present) ORDER BY place
            """, WishedBoards.values(of: boards)
        ).map { try $0.get(0) }
    }
}

/// A score that may be its player's best.
struct NewScore: Sendable {
    let player: Int64
    let score: Int
    /// The number of the score's run.
    let run: Int64
    let moment: Timestamp
    /// The boards' numbers.
    let boards: [Int64]

    /// The score's rows for `ScoreCount.stand`.
    fileprivate var rows: [[Int64]] {
        boards.map { [$0, player, Int64(score), -moment.milliseconds, run] }
    }
}

/// SQL that looks up several boards at once.
private enum WishedBoards {
    /// Returns a definition of the table `wish`, with a row for each board.
    ///
    /// - Parameter first: the number of the boards' first parameter.
    static func table(_ count: Int, first: Int) -> String {
        let rows = (0..<count).map { place in
            let values = (0..<4).map { "$\(first + 4 * place + $0)" }
            return "(\(place), \(values.joined(separator: ", ")))"
        }
        return "wish (place, stall, period, start, rules) AS (VALUES "
            + rows.joined(separator: ", ") + ")"
    }

    /// Selects the numbers of the boards that exist, with their indices.
    static let present = """
        SELECT board.id, place FROM wish CROSS JOIN board
        WHERE board.stall = wish.stall AND board.period = wish.period
            AND board.start = wish.start AND board.rules = wish.rules
        """

    static func values(of boards: [Board]) -> [any Storable] {
        boards.flatMap { board -> [any Storable] in
            [board.contest.rawValue, board.period.rawValue, board.start, board.rules]
        }
    }
}

extension SQLSchema {
    /// The tables of boards, standings, and numbers of players by score.
    var boards: String {
        """
        CREATE TABLE board (
            id \(key),
            stall \(number) NOT NULL,
            period \(text) NOT NULL,
            start \(number) NOT NULL,
            rules \(number) NOT NULL,
            UNIQUE (stall, period, start, rules)
        ) \(end);

        -- A player's best score on a board. `since` is the negated time, because the older of two
        -- equal scores ranks first. The board isn't a foreign key, because each new row would lock
        -- the board's row, which all runs share.
        CREATE TABLE standing (
            board \(number) NOT NULL,
            player \(number) NOT NULL REFERENCES player ON DELETE CASCADE,
            score \(number) NOT NULL,
            since \(number) NOT NULL,
            run \(number) NOT NULL REFERENCES run ON DELETE CASCADE,
            PRIMARY KEY (board, player)
        ) \(keyed);
        CREATE INDEX standing_order ON standing (board, score, since, player);
        CREATE INDEX standing_player ON standing (player);
        CREATE INDEX standing_run ON standing (run);

        -- The number of a board's players with a score in a range, summed over all slots; see
        -- ScoreCount.
        CREATE TABLE score_count (
            board \(number) NOT NULL,
            level \(number) NOT NULL,
            bucket \(number) NOT NULL,
            slot \(number) NOT NULL,
            players \(number) NOT NULL,
            PRIMARY KEY (board, level, bucket, slot)
        ) \(counted);
        """
    }
}
