import Arcade
import BubblePop
import Foundation
import Funfair
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

/// `funfair runs`, on a store with runs by people-like players and by a machine.
@Suite("The runs command", .withEveryEngine)
struct RunsCommandTests {
    private let house: TestHouse
    private var players: [String: Int64] = [:]

    init() async throws {
        // Long ago on any machine's clock.
        house = try await TestHouse(at: Timestamp(milliseconds: 1_000_000_000_000))
        for (number, name) in ["Ada", "Robo"].enumerated() {
            let registration = try await house.repository.register(
                try HouseName(name), device: Data([UInt8(number)]), at: house.clock.now)
            if case .new(let player) = registration { players[name] = player.id }
        }
    }

    // MARK: Runs

    /// Returns a minute of BubblePop. The player taps the oldest bubble again and again.
    ///
    /// - Parameter pause: returns the number of ticks until the next tap.
    private static func bytes(
        by name: String, seed: UInt64, pause: (inout SeededGenerator) -> Int
    ) throws -> [UInt8] {
        var run = Run<BubblePopGame>(
            player: try PlayerName(name), settings: .standard,
            stage: StageShape(width: 390, height: 690), seed: seed)
        var chance = SeededGenerator(seed: seed)
        var cues: [Cue] = []
        var next = 100
        while !run.game.isOver {
            if run.game.tick >= next, let bubble = run.game.bubbles.min(by: { $0.id < $1.id }) {
                if let place = InputPoint(bubble.centre) { run.apply(.tap(place), cues: &cues) }
                next = run.game.tick + pause(&chance)
            }
            run.advance(cues: &cues)
            cues.removeAll(keepingCapacity: true)
        }
        return run.bytes
    }

    /// Stores a run that arrives now.
    private func store(
        _ bytes: [UInt8], of name: String, as id: String, score: Int = 100,
        contest: Contest = .bubblePop, pauses: Int64? = 20_000
    ) async throws {
        _ = try await house.repository.record(
            NewRun(
                id: RunID(text: id), ticket: House.random(16),
                player: try #require(players[name]), contest: contest, entry: .open, opens: nil,
                rulesVersion: contest.rulesVersion, score: score, ticks: 7200, pauses: pauses,
                inputs: nil, recording: Data(bytes),
                boards: RunPurpose.open.boards(of: contest, at: house.clock.now),
                moment: house.clock.now))
    }

    /// Stores as many runs as needed for a usual range, with irregular pauses between taps, then
    /// one with regular pauses.
    private func storeRuns() async throws {
        for number in 0..<24 {
            let bytes = try Self.bytes(by: "Ada", seed: UInt64(number)) { 25 + $0.below(60) }
            house.clock.pass(milliseconds: 60_000)
            try await store(bytes, of: "Ada", as: "run-\(number)", score: 100 + number)
        }
        house.clock.pass(milliseconds: 60_000)
        let bytes = try Self.bytes(by: "Robo", seed: 99) { _ in 24 }
        try await store(bytes, of: "Robo", as: "machine", pauses: 100)
    }

    // MARK: The command

    private func run(_ arguments: String...) throws -> FunfairProcess.Ending {
        let place =
            switch Engine.current {
            case .sqlite: ["--data", house.folder.path + "/scores.sqlite"]
            case .postgresql:
                [
                    "--database",
                    try String(contentsOfFile: house.folder.path + "/database", encoding: .utf8),
                ]
            }
        return try FunfairProcess(["runs"] + arguments + place, in: house.folder.path).ending()
    }

    private struct Row: Decodable {
        let run: String
        let when: String
        let game: String
        let score: Int
        let seconds: Double?
        let inputsPerSecond: Double?
        let reaction: Double?
        let spread: Double?
        let rhythm: Double?
        let pauses: Double?
        let unusual: [String]
        let player: String
    }

    private func rows(_ ending: FunfairProcess.Ending) throws -> [Row] {
        try ending.output.split(separator: "\n").map {
            try JSONDecoder().decode(Row.self, from: Data($0.utf8))
        }
    }

    @Test func `A machine's run stands out among those of people, and comes first`() async throws {
        try await storeRuns()
        let ending = try run("bubblepop")
        #expect(ending.exitCode == 0 && ending.errors == "")
        let lines = ending.output.split(separator: "\n").map(String.init)
        #expect(lines[0].split(separator: " ").first == "run")
        #expect(lines[1].hasPrefix("machine ") && lines[1].hasSuffix("  Robo"))
        #expect(lines[1].contains("0.00* ") && lines[1].contains(" 0%* "))
        #expect(lines.filter { $0.hasPrefix("run-") }.allSatisfy { !$0.contains("*") })
        #expect(lines.count == 22)
        #expect(lines.last == "* far from those of other runs of the same game")
    }

    @Test func `As JSON, each run has its numbers and what is unusual about it`() async throws {
        try await storeRuns()
        let rows = try rows(try run("--json", "--limit", "1000", "--sort", "newest"))
        #expect(rows.map(\.run) == ["machine"] + (0..<24).reversed().map { "run-\($0)" })
        #expect(rows[0].unusual == ["inputs", "reaction", "rhythm", "pauses"])
        #expect(rows[0].player == "Robo" && rows[0].game == "bubblepop" && rows[0].seconds == 60)
        #expect(rows[0].rhythm == 0)
        for row in rows.dropFirst() {
            #expect(row.unusual.isEmpty && row.pauses == 0.25)
            #expect(try #require(row.rhythm) > 0.2)
            #expect((0.5...6).contains(try #require(row.inputsPerSecond)))
            #expect((0.1...10).contains(try #require(row.reaction)))
            #expect(try #require(row.spread) > 0)
        }
    }

    @Test(arguments: ["score", "inputs", "reaction", "spread", "rhythm", "pauses"])
    func `Runs can be sorted by each number`(order: String) async throws {
        try await storeRuns()
        let rows = try rows(try run("--json", "--sort", order, "--limit", "7"))
        #expect(rows.count == 7)
        let keys = try rows.map { row in
            let key: Double? =
                switch order {
                case "score": -Double(row.score)
                case "inputs": row.inputsPerSecond.map { -$0 }
                case "reaction": row.reaction
                case "spread": row.spread
                case "rhythm": row.rhythm
                default: row.pauses.map { -$0 }
                }
            return try #require(key)
        }
        #expect(keys == keys.sorted())
    }

    @Test func `Runs without numbers are listed`() async throws {
        var old = Array(try Golden.recording("bricks"))
        // The version of the rules follows the magic, the format and the game. The checksum of an
        // older recording is valid.
        old[6] -= 1
        let sum = Checksum.of(old.dropLast(4))
        old.replaceSubrange(
            old.count - 4..<old.count,
            with: (0..<4).map { UInt8(truncatingIfNeeded: sum >> (8 * $0)) })
        try await store(old, of: "Ada", as: "older", contest: .breakout, pauses: nil)
        try await store(
            Array(try Golden.recording("wheel")), of: "Ada", as: "wheel", contest: .roulette,
            pauses: nil)
        try await store([1, 2, 3], of: "Ada", as: "damaged")
        let ending = try run("--sort", "newest")
        #expect(ending.exitCode == 0)
        let lines = ending.output.split(separator: "\n")
        #expect(lines.count == 4)
        for line in lines.dropFirst() {
            #expect(line.split(separator: " ").suffix(7) == ["-", "-", "-", "-", "-", "-", "Ada"])
        }
    }

    @Test func `Only the runs of the game and the period are listed`() async throws {
        try await storeRuns()
        #expect(try run("breakout").output == "There are no runs.\n")
        #expect(try run("--period", "today").output == "There are no runs.\n")
        #expect(try run("--period", "week", "--json").output == "")
        // A run that arrives in a year belongs to no earlier period.
        house.clock.now = House.wallClock().later(milliseconds: 366 * 86_400_000)
        try await store(Self.bytes(by: "Ada", seed: 50) { _ in 50 }, of: "Ada", as: "today")
        for period in ["today", "week"] {
            #expect(try rows(try run("--period", period, "--json")).map(\.run) == ["today"])
        }
    }

    @Test func `The house stores how much longer than its ticks a run took`() async throws {
        let player = try await house.player("Grace")
        let ticket = try await house.ticket("breakout", "open", for: player)
        let run = try TestRun.breakout(ticket, ticks: 1200)
        house.clock.pass(milliseconds: run.milliseconds + 30_000)
        #expect(try await house.send(run, with: ticket).status == 201)
        let rows = try rows(try self.run("breakout", "--json"))
        #expect(rows.map(\.pauses) == [0.75])
        #expect(rows.map(\.seconds) == [10])
    }
}

@Suite("The runs command's options")
struct RunsCommandOptionTests {
    @Test(arguments: [
        ["juggling"], ["--period", "ever"], ["--period", "challenge"], ["--limit", "0"],
        ["--limit", "1001"], ["--sort", "luck"],
    ])
    func `An invalid game, period, order or limit is a usage error`(arguments: [String]) throws {
        #expect(try FunfairProcess(["runs"] + arguments).ending().exitCode == 2)
    }

    @Test func `Missing scores are reported, and no file is created`() throws {
        let empty = try TemporaryFolder()
        let ending = try FunfairProcess(["runs"], in: empty.path).ending()
        #expect(ending.exitCode == 1)
        #expect(ending.errors.contains("No scores found in funfair.sqlite."))
        #expect(try FileManager.default.contentsOfDirectory(atPath: empty.path).isEmpty)
    }
}
