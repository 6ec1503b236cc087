import Foundation
import Testing

@Suite("funfair-dev simulate breakout")
struct SimulateBreakoutTests {
    private static func simulate(_ arguments: String...) throws -> Command {
        try Command(.developer, ["simulate", "breakout"] + arguments)
    }

    @Test func `A run prints its result and nothing else`() throws {
        let command = try Self.simulate("--seed", "7", "--ticks", "600", "--player", "perfect")
        #expect(command.exitCode == 0)
        #expect(command.complaint == "")
        #expect(command.lines.count == 1)
        let result = try #require(try command.objects()[0]["result"] as? [String: Any])
        #expect(
            Set(result.keys) == [
                "seed", "score", "level", "lives", "broken", "longestStreak", "ticks", "stateHash",
            ])
        #expect(result["seed"] as? Int == 7)
        #expect(result["ticks"] as? Int == 600)
        #expect(result["level"] as? Int == 1)
    }

    @Test func `The same seed produces the same output`() throws {
        let arguments = ["simulate", "breakout", "--seed", "5", "--player", "tracking"]
        let first = try Command(.developer, arguments)
        #expect(try Command(.developer, arguments).output == first.output)
        #expect(!first.output.isEmpty)
    }

    @Test func `Each row of a trace describes the game's state`() throws {
        let rows = try Self.simulate(
            "--ticks", "240", "--trace", "second", "--player", "perfect"
        ).objects().dropLast()
        #expect(rows.map { $0["tick"] as? Int } == [0, 120, 240])
        let row = try #require(rows.last)
        #expect(
            Set(row.keys) == [
                "tick", "score", "lives", "level", "phase", "broken", "balls", "bricks", "paddle",
            ])
        let ball = try #require((row["balls"] as? [[String: Any]])?.first)
        #expect(Set(ball.keys) == ["id", "x", "y", "vx", "vy", "radius"])
        let brick = try #require((row["bricks"] as? [[String: Any]])?.first)
        #expect(Set(brick.keys) == ["id", "x", "y", "width", "height", "hits", "kind"])
        let paddle = try #require(row["paddle"] as? [String: Any])
        #expect(Set(paddle.keys) == ["x", "y", "width", "height"])
    }

    @Test func `A trace by tick has rows for the start and every tick`() throws {
        let rows = try Self.simulate("--ticks", "50", "--trace", "tick").objects().dropLast()
        #expect(rows.map { $0["tick"] as? Int } == Array(0...50))
    }

    @Test func `An idle player never launches the ball`() throws {
        let rows = try Self.simulate("--ticks", "1200", "--trace", "second").objects().dropLast()
        #expect(rows.allSatisfy { $0["phase"] as? String == "serving" })
        let places = rows.compactMap { ($0["balls"] as? [[String: Any]])?.first?["y"] as? Double }
        #expect(Set(places).count == 1)
    }

    @Test func `Velocities are in stage units per second`() throws {
        let rows = try Self.simulate(
            "--ticks", "60", "--trace", "tick", "--player", "perfect"
        ).objects().dropLast()
        let balls = rows.compactMap { ($0["balls"] as? [[String: Double]])?.first }
        let (before, after) = (balls[20], balls[21])
        let way = try #require(after["y"]) - #require(before["y"])
        #expect(abs(way * 120 - (try #require(before["vy"]))) < 1e-5)
    }

    @Test func `Settings can be given as options`() throws {
        let rows = try Self.simulate(
            "--rows", "2", "--balls", "3", "--ball-speed", "10", "--bounciness", "0.5",
            "--gravity", "1", "--paddle", "L", "--no-special-bricks", "--level", "3", "--ticks",
            "120", "--trace", "second", "--player", "perfect"
        ).objects().dropLast()
        let row = try #require(rows.first)
        #expect(row["level"] as? Int == 3)
        #expect((row["balls"] as? [Any])?.count == 3)
        #expect((row["bricks"] as? [Any])?.count == 10)
        #expect(((row["paddle"] as? [String: Any])?["width"] as? Int) == 112)
        let kinds = (row["bricks"] as? [[String: Any]])?.compactMap { $0["kind"] as? String }
        #expect(Set(try #require(kinds)) == ["plain"])
    }

    @Test(arguments: [("--bounciness", "50"), ("--bounciness", "0.5"), ("--gravity", "0.35")])
    func `Bounciness and gravity accept percentages`(option: String, value: String) throws {
        #expect(try Self.simulate(option, value, "--ticks", "1").exitCode == 0)
    }

    @Test(
        arguments: [
            ("--rows", "0"), ("--rows", "9"), ("--balls", "6"), ("--ball-speed", "11"),
            ("--bounciness", "0.97"), ("--bounciness", "101"), ("--gravity", "-1"),
            ("--gravity", "0.333"), ("--paddle", "XL"), ("--level", "13"), ("--ticks", "0"),
            ("--ticks", "216001"), ("--player", "lucky"),
        ])
    func `Invalid options are refused with a reason`(option: String, value: String) throws {
        let command = try Self.simulate(option, value)
        #expect(command.exitCode == 2)
        #expect(command.output == "")
        #expect(command.complaint.contains(option))
    }

    @Test func `A recording of a finished run is valid`() throws {
        let file = FileManager.default.temporaryDirectory.appending(
            path: "breakout-\(UUID().uuidString).funfair")
        defer { try? FileManager.default.removeItem(at: file) }
        let played = try Self.simulate(
            "--seed", "3", "--ticks", "3000", "--player", "perfect", "--level", "4", "--record",
            file.path)
        let verified = try Command(.funfair, "verify", file.path)
        #expect(verified.exitCode == 0)
        let result = try #require(try played.objects()[0]["result"] as? [String: Any])
        #expect(verified.output.contains(try #require(result["stateHash"] as? String)))
        #expect(verified.output.contains("First level     4"))
    }

    // MARK: Drawn walls

    private static func wall(_ map: String) throws -> TemporaryFile {
        let file = try TemporaryFile()
        try map.write(toFile: file.path, atomically: false, encoding: .utf8)
        return file
    }

    private static let gaps = String(repeating: "..........\n", count: 7)

    @Test func `A bot plays a drawn wall until it is cleared, and the recording proves it`() throws
    {
        let file = try Self.wall("R...3..*.K\n" + Self.gaps)
        let record = try TemporaryFile()
        let played = try Self.simulate(
            "--wall", file.path, "--player", "perfect", "--record", record.path)
        let result = try #require(try played.objects()[0]["result"] as? [String: Any])
        #expect(result["isProof"] as? Bool == true)
        #expect(result["broken"] as? Int == 4)
        let verified = try Command(.funfair, "verify", record.path)
        #expect(verified.exitCode == 0)
        #expect(verified.output.contains(try #require(result["stateHash"] as? String)))
    }

    @Test(
        "A file without a wall is refused with a reason",
        arguments: [
            ("", "8 to 12 lines; this one has 0."), ("R\n" + gaps, "line 1 has 1."),
            (gaps + "....x.....\n", #""x" in line 8, place 5"#),
            (gaps + "..........\n", "at least one brick"),
        ])
    func noWall(map: String, reason: String) throws {
        // The constant keeps the file from being deleted too early.
        let file = try Self.wall(map)
        let command = try Self.simulate("--wall", file.path)
        #expect(command.exitCode == 1)
        #expect(command.output == "")
        #expect(command.complaint.contains(reason))
    }

    @Test func `A missing wall file is reported`() throws {
        let command = try Self.simulate("--wall", "/nowhere/wall.txt")
        #expect(command.exitCode == 1)
        #expect(command.complaint.contains("/nowhere/wall.txt cannot be read"))
    }

    @Test(arguments: [["--rows", "3"], ["--party"], ["--capsules"], ["--level", "2"]])
    func `Options that conflict with a drawn wall are refused`(options: [String]) throws {
        let file = try Self.wall("R.........\n" + Self.gaps)
        let command = try Command(
            .developer, ["simulate", "breakout", "--wall", file.path] + options)
        #expect(command.exitCode == 2)
        #expect(command.complaint.contains("--wall"))
    }
}
