import Arcade
import GRDB
import Testing

@testable import FunfairServer

@Suite("Ranks by counters")
struct RankingTests {
    /// How far apart scores are: within one range of 256, within a few, and over every size of range.
    static let spans = [200, 4_000, 70_000, 40_000_000]

    private static let levels = 0..<4
    private static let players = 40
    private static let moves = 2_000

    /// A board on which players improve at random.
    private struct Improving {
        let db: Database
        let board: Int64
        let span: Int
        var chance: SeededGenerator
        var scores: [Int: Int] = [:]

        /// Lets somebody have a first or a better score.
        ///
        /// - Returns: how many rows that wrote, and the score before.
        mutating func improve() throws -> (writes: Int, old: Int?, new: Int) {
            let player = chance.below(RankingTests.players)
            let old = scores[player]
            let new = (old ?? -1) + 1 + chance.below(span)
            let before = db.totalChangesCount
            try Ranking.move(from: old, to: new, on: board, in: db)
            scores[player] = new
            return (db.totalChangesCount - before, old, new)
        }
    }

    private func improving(by span: Int, _ body: (inout Improving) throws -> Void) throws {
        let queue = try DatabaseQueue()
        try FunfairServer.Schema.migrator.migrate(queue)
        try queue.write { db in
            try db.execute(
                sql: """
                    INSERT INTO board (stall, period, start, rules) VALUES (1, 'all', 0, 1)
                    """)
            var improving = Improving(
                db: db, board: db.lastInsertedRowID, span: span,
                chance: SeededGenerator(seed: UInt64(span)))
            try body(&improving)
        }
    }

    @Test(arguments: spans)
    func `After any improvements the counts are those of a recount`(span: Int) throws {
        try improving(by: span) { improving in
            for _ in 0..<Self.moves { _ = try improving.improve() }
            var recount: [[Int]: Int] = [:]
            for score in improving.scores.values {
                for level in Self.levels {
                    recount[[level, score >> (8 * level)], default: 0] += 1
                }
            }
            var kept: [[Int]: Int] = [:]
            let rows = try Row.fetchAll(
                improving.db, sql: "SELECT level, bucket, players FROM score_count")
            for row in rows where row[2] != 0 { kept[[row[0], row[1]]] = row[2] }
            #expect(kept == recount)
        }
    }

    @Test(arguments: spans)
    func `After any improvements a rank is one more than the players who are better`(
        span: Int
    ) throws {
        try improving(by: span) { improving in
            for _ in 0..<Self.moves { _ = try improving.improve() }
            for score in improving.scores.values {
                #expect(
                    try Ranking.rank(of: score, on: improving.board, in: improving.db)
                        == 1 + improving.scores.values.count { $0 > score })
            }
        }
    }

    @Test(arguments: spans)
    func `Only ranges that hold one of two scores and not the other are written`(span: Int) throws {
        try improving(by: span) { improving in
            for _ in 0..<Self.moves {
                let (writes, old, new) = try improving.improve()
                guard let old else { continue }
                let apart = Self.levels.count { old >> (8 * $0) != new >> (8 * $0) }
                #expect(writes == 2 * apart)
            }
        }
    }

    @Test func `A better score under 65,536 writes four rows at most`() throws {
        try improving(by: 600) { improving in
            for _ in 0..<Self.moves {
                let (writes, old, new) = try improving.improve()
                guard old != nil, new < 65_536 else { continue }
                #expect(writes <= 4)
            }
            #expect(improving.scores.values.max() ?? 0 > 256)
        }
    }

    @Test func `Who leaves a board is counted nowhere on it`() throws {
        try improving(by: 4_000) { improving in
            for _ in 0..<Self.moves { _ = try improving.improve() }
            for score in improving.scores.values {
                try Ranking.move(from: score, to: nil, on: improving.board, in: improving.db)
            }
            let counted = try Int.fetchOne(
                improving.db, sql: "SELECT COUNT(*) FROM score_count WHERE players <> 0")
            #expect(counted == 0)
        }
    }
}
