import Arcade
import Foundation
import Funfair
import PostgreSQL
import PostgreSQLKit
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

/// Moves random houses from a file to a database and back, and compares their data each time.
@Suite("Random houses that move")
struct MoveThereAndBackTests {
    private static let day = Day(number: 20_000)

    /// The names, devices, boards and runs to compare.
    private struct Asked {
        var names: [HouseName] = []
        var devices: Set<Data> = []
        var boards: Set<Board> = []
        var runs: [NewRun] = []
    }

    /// Adds random players and runs to a new house, and returns what to compare.
    private static func play(seed: UInt64, in house: SQLiteRepository) async throws -> Asked {
        var chance = SeededGenerator(seed: seed)
        let played = try ["alone", "standard", "turned", "bricks", "bricks-fast", "wheel"]
            .map { name in
                let recording = try Golden.recording(name)
                return (recording, try VerifiedRun(verifying: Array(recording)))
            }
        var asked = Asked()
        var players: [Int64] = []
        for number in 0..<(2 + chance.below(6)) {
            let name = try HouseName(["Zoë", "Ада", "李雷", "Ada"][chance.below(4)] + " \(number)")
            // Some devices have several names.
            let device = Data([UInt8(chance.below(4)), 0, 255])
            let registration = try await house.register(
                name, device: device, at: day.start.later(milliseconds: Int64(number)))
            guard case .new(let player) = registration else { continue }
            players.append(player.id)
            asked.names.append(name)
            asked.devices.insert(device)
        }
        for number in 0..<40 {
            let (recording, run) = played[chance.below(played.count)]
            let moment = day.start.later(milliseconds: Int64(-number * chance.below(90_000_000)))
            let isChallenge = chance.below(3) == 0
            let entry = isChallenge ? RunPurpose.challenge : .open
            let new = NewRun(
                id: RunID(), ticket: [UInt8(number), 0, 255],
                player: players[chance.below(players.count)], contest: run.contest, entry: entry,
                opens: isChallenge ? moment.day.later(days: 1).start : nil,
                rulesVersion: run.contest.rulesVersion, score: run.result.score,
                ticks: run.result.ticks, inputs: nil, recording: recording,
                boards: entry.boards(of: run.contest, at: moment), moment: moment)
            _ = try await house.record(new)
            asked.boards.formUnion(new.boards)
            asked.runs.append(new)
        }
        // Removing a player leaves a gap in the players' numbers.
        _ = try await house.remove(asked.names[chance.below(asked.names.count)])
        return asked
    }

    /// Returns a house's data about everything in `asked`, as lines.
    private static func told(_ asked: Asked, by house: some HouseRepository) async throws
        -> [String]
    {
        var lines = try await house.flaws()
        for name in asked.names {
            guard let player = try await house.player(named: name) else {
                lines.append("nobody is \(name)")
                continue
            }
            lines.append("\(player)")
            lines.append("\(try await house.runs(ofPlayer: player.id))")
            for board in asked.boards {
                let page = try await house.page(
                    of: board, limit: 3, around: player.key, at: day.start)
                lines.append("\(board) \(page)")
                let ranks = try await house.ranks(ofPlayer: player.id, on: [board])
                lines.append("\(ranks)")
            }
        }
        lines.append("\(String(describing: try await house.timeZone()))")
        for device in asked.devices {
            lines.append("\(try await house.names(of: device))")
        }
        for run in asked.runs {
            let isUsed = try await house.holds(run.recording, ticket: Data(run.ticket))
            lines.append("\(run.id) \(isUsed)")
        }
        try await house.eachRun { run in
            lines.append("\(run) \(Hash.of(Array(run.recording.bytes ?? Data())))")
            return true
        }
        return lines
    }

    @Test(arguments: 1...5 as ClosedRange<UInt64>)
    func `names, runs, boards, ranks, used tickets and days are equal before and after each move`(
        seed: UInt64
    ) async throws {
        let folder = try TemporaryFolder()
        let database = try await Cluster.shared.makeDatabase()
        let address = try database.address
        let there = folder.path + "/there.sqlite"
        let back = folder.path + "/back.sqlite"
        let first = try SQLiteRepository(path: there, for: .house)
        let asked = try await Self.play(seed: seed, in: first)
        _ = try await House.days(of: first, zone: "Asia/Tokyo")
        let before = try await Self.told(asked, by: first)
        try first.close()

        _ = try await Moving(file: there, database: address) { _ in }.toDatabase(key: nil)
        let second = try await PostgreSQLRepository(address)
        #expect(try await Self.told(asked, by: second) == before)
        second.close()
        try await database.endHouses()

        _ = try await Moving(file: back, database: address) { _ in }.toFile()
        let third = try SQLiteRepository(path: back, for: .house)
        #expect(try await Self.told(asked, by: third) == before)
        try third.close()
    }

    @Test func `a ticket used before a move is still refused afterwards`() async throws {
        let folder = try TemporaryFolder()
        let database = try await Cluster.shared.makeDatabase()
        let path = folder.path + "/there.sqlite"
        let house = try SQLiteRepository(path: path, for: .house)
        let asked = try await Self.play(seed: 9, in: house)
        let kept = try await house.used(of: asked.runs)
        try house.close()
        _ = try await Moving(file: path, database: try database.address) { _ in }
            .toDatabase(key: nil)
        let moved = try await PostgreSQLRepository(try database.address)
        for run in kept {
            guard case .before = try await moved.record(run) else {
                Issue.record("\(run.id) counted again")
                continue
            }
        }
        moved.close()
    }
}

extension HouseRepository {
    /// Returns those of the given runs whose tickets have been used at this house.
    fileprivate func used(of runs: [NewRun]) async throws -> [NewRun] {
        var used: [NewRun] = []
        for run in runs where try await holds(run.recording, ticket: Data(run.ticket)) {
            used.append(run)
        }
        try #require(!used.isEmpty)
        return used
    }
}
