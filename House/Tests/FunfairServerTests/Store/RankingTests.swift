import Arcade
import Foundation
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Ranks from counters", .withEveryEngine)
struct RankingTests {
    /// The largest improvements of a score, from less than one range of 256 to many ranges of every
    /// size.
    static let spans = [200, 4_000, 70_000, 40_000_000]

    /// The number of a score's low bits that the ranges of each level ignore.
    private static let shifts = [0, 4, 8, 16, 24]
    private static let moves = 300

    /// A board where 40 players improve at random.
    private struct Improving {
        let session: any StoreSession
        let board: Int64
        let players: [Int64]
        let span: Int
        var chance: SeededGenerator
        var scores: [Int64: Int] = [:]

        /// Gives a random player their first score or a better score.
        ///
        /// - Returns: The old score, if any, and the new score.
        mutating func improve() throws -> (old: Int?, new: Int) {
            let player = players[chance.below(players.count)]
            let old = scores[player]
            let new = (old ?? -1) + 1 + chance.below(span)
            let better = try session.stand(
                player: player, score: new, run: player, at: .saturdayNoon, on: [board])
            #expect(better == [board])
            scores[player] = new
            return (old, new)
        }

        /// Returns the third column of a query's rows, keyed by the first two columns.
        func counted(_ sql: String) throws -> [[Int]: Int] {
            var counts: [[Int]: Int] = [:]
            for row in try session.query(sql) {
                counts[[try row.get(0), try row.get(1)]] = try row.get(2)
            }
            return counts
        }
    }

    private func improving(
        by span: Int, _ body: @escaping @Sendable (inout Improving) throws -> Void
    ) async throws {
        let house = try await TestHouse()
        let repository = try #require(house.repository as? any SQLRepository)
        try await repository.write { session in
            try session.execute(
                "INSERT INTO board (stall, period, start, rules) VALUES (1, 'all', 0, 1)", [])
            try session.execute("INSERT INTO device (secret_hash, made) VALUES ($1, 0)", [Data()])
            for number in 0..<40 {
                try session.execute(
                    "INSERT INTO player (name, name_key, device, made) VALUES ('', $1, 1, 0)",
                    ["\(number)"])
                try session.execute(
                    """
                    INSERT INTO run (public_id, ticket, player, stall, entry, rules_version,
                        score, ticks, made, recording)
                    VALUES ($1, $2, $3, 1, 0, 1, 0, 0, 0, $2)
                    """, ["\(number)", Data("\(number)".utf8), number + 1])
            }
            var improving = Improving(
                session: session, board: 1, players: Array(1...40), span: span,
                chance: SeededGenerator(seed: UInt64(span)))
            try body(&improving)
        }
    }

    @Test(arguments: spans)
    func `After any improvements, the counters equal a recount`(span: Int) async throws {
        try await improving(by: span) { improving in
            for _ in 0..<Self.moves { _ = try improving.improve() }
            var recount: [[Int]: Int] = [:]
            for score in improving.scores.values {
                for (level, shift) in Self.shifts.enumerated() {
                    recount[[level, score >> shift], default: 0] += 1
                }
            }
            let kept = try improving.counted("SELECT level, bucket, players FROM score_count")
            #expect(kept.filter { $0.value != 0 } == recount)
        }
    }

    @Test(arguments: spans)
    func `After any improvements, a rank is one more than the number of better players`(
        span: Int
    ) async throws {
        try await improving(by: span) { improving in
            for _ in 0..<Self.moves { _ = try improving.improve() }
            let scores = improving.scores
            for (player, score) in scores {
                let ranks = try improving.session.ranks(ofPlayer: player, on: [improving.board])
                #expect(ranks == [.all: 1 + scores.values.count { $0 > score }])
            }
        }
    }

    @Test(arguments: spans)
    func `Only ranges between the old and new score are updated`(span: Int) async throws {
        try await improving(by: span) { improving in
            for _ in 0..<Self.moves / 3 {
                let sql = "SELECT level, bucket, players FROM score_count"
                let before = try improving.counted(sql)
                let (old, new) = try improving.improve()
                guard let old else { continue }
                let after = try improving.counted(sql)
                let apart = Self.shifts.count { old >> $0 != new >> $0 }
                #expect(after.count { before[$0.key] ?? 0 != $0.value } == 2 * apart)
            }
        }
    }

    @Test func `A score that isn't better changes no counter`() async throws {
        try await improving(by: 200) { improving in
            _ = try improving.improve()
            let (player, score) = try #require(improving.scores.first)
            let better = try improving.session.stand(
                player: player, score: score, run: player, at: .saturdayNoon, on: [1])
            #expect(better.isEmpty)
        }
    }

    @Test func `A player who leaves a board isn't counted on that board`() async throws {
        try await improving(by: 4_000) { improving in
            for _ in 0..<Self.moves { _ = try improving.improve() }
            for player in improving.players { try improving.session.forget(player) }
            let kept = try improving.counted("SELECT level, bucket, players FROM score_count")
            #expect(kept.values.allSatisfy { $0 == 0 })
        }
    }
}
