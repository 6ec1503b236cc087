import Arcade
import Foundation
import Synchronization
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Runs stored together", .withEveryEngine)
struct RunBatchTests {
    private let house: TestHouse
    private let repository: any SQLRepository

    init() async throws {
        house = try await TestHouse()
        repository = try #require(house.repository as? any SQLRepository)
    }

    private func players(_ count: Int) async throws -> [Int64] {
        var players: [Int64] = []
        for number in 0..<count {
            let name = try HouseName("Player \(number)")
            guard
                case .new(let player) = try await repository.register(
                    name, device: Data("\(number)".utf8), at: .saturdayNoon)
            else { continue }
            players.append(player.id)
        }
        return players
    }

    private func run(_ player: Int64, _ score: Int) -> NewRun {
        .unplayed(by: player, score: score, at: .saturdayNoon)
    }

    private func board() async throws -> [String] {
        try await house.get("/api/boards/breakout/all?limit=100").rows()
    }

    @Test func `Runs stored together need the same number of statements as one run`() async throws {
        let players = try await players(33)
        // The first run creates the boards.
        _ = try await repository.record(run(players[0], 1))
        func statements(_ runs: [NewRun]) async throws -> Int {
            try await repository.writeBatch { session in
                let counting = CountingSession(session)
                _ = try counting.record(runs)
                return counting.statements
            }
        }
        let alone = try await statements([run(players[0], 2)])
        #expect(alone > 0)
        #expect(try await statements(players[1...].map { run($0, 5) }) == alone)
    }

    @Test func `Storing runs together has the same result as storing each run alone`() async throws
    {
        let players = try await players(20)
        let (other, one) = (try await TestHouse(), repository)
        let apart = try #require(other.repository as? any SQLRepository)
        for (number, player) in players.enumerated() {
            _ = try await apart.register(
                try HouseName("Player \(number)"), device: Data("\(number)".utf8), at: .saturdayNoon
            )
            #expect(player == Int64(number + 1))
        }
        var chance = SeededGenerator(seed: 5)
        for _ in 0..<10 {
            let runs = players.filter { _ in chance.below(2) == 0 }.map { player in
                run(player, chance.below(600))
            }
            let together = try await one.writeBatch { try $0.record(runs) }
            for (run, result) in zip(runs, together) {
                guard case .new(let there) = result,
                    case .new(let here) = try await apart.write({ try $0.record(run) })
                else {
                    Issue.record("\(run) was not stored: \(String(describing: result))")
                    continue
                }
                #expect(there.player == here.player && there.isBest == here.isBest)
                #expect(there.run == run.id && there.score == run.score)
            }
            for (run, result) in zip(runs, together) {
                guard case .new(let there) = result else { continue }
                let ranks = try await apart.ranks(ofPlayer: run.player, on: run.boards)
                #expect(there.ranks == ranks)
            }
        }
        #expect(try await board() == other.get("/api/boards/breakout/all?limit=100").rows())
        #expect(try await repository.flaws() == [])
    }

    @Test func `Simultaneous runs of one player are all stored`() async throws {
        let player = try await players(1)[0]
        try await withThrowingTaskGroup(of: Void.self) { [repository] group in
            for score in 1...30 {
                let run = run(player, score)
                group.addTask {
                    guard case .new = try await repository.record(run) else {
                        Issue.record("A run did not count.")
                        return
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try await house.rows(of: "run") == 30)
        #expect(try await board() == ["1 Player 0 30"])
        #expect(try await repository.flaws() == [])
    }

    @Test func `A repeated run, or a removed player's run, doesn't affect the other runs`()
        async throws
    {
        let players = try await players(3)
        let before = run(players[0], 7)
        _ = try await repository.record(before)
        let runs = [before, run(players[1], 8), run(1_000, 9), run(players[2], 10)]
        let stored = try await repository.writeBatch { try $0.record(runs) }
        #expect(stored.map { $0 == nil } == [true, false, true, false])
        #expect(try await board() == ["1 Player 2 10", "2 Player 1 8", "3 Player 0 7"])
        guard case .before(let receipt?) = try await repository.record(before) else {
            Issue.record("The repeated run was not recognised.")
            return
        }
        #expect(receipt.run == before.id)
        #expect(try await repository.record(run(1_000, 9)) == .nobodys)
    }
}

/// A session that counts its statements.
private struct CountingSession: StoreSession {
    private final class Counter: Sendable {
        let count = Mutex(0)
    }

    private let session: any StoreSession
    private let counter = Counter()

    init(_ session: any StoreSession) { self.session = session }

    var statements: Int { counter.count.withLock { $0 } }
    var dialect: SQLDialect { session.dialect }
    var slot: Int64 { session.slot }

    func query(
        _ sql: String, _ values: [any Storable], lock: RowLock?
    ) throws -> [StoreRow] {
        counter.count.withLock { $0 += 1 }
        return try session.query(sql, values, lock: lock)
    }

    @discardableResult
    func execute(_ sql: String, _ values: [any Storable]) throws -> Int {
        counter.count.withLock { $0 += 1 }
        return try session.execute(sql, values)
    }

    func lock(_ number: Int64) throws { try session.lock(number) }

    func dryRun(_ body: () throws -> Void) throws { try session.dryRun(body) }
}
