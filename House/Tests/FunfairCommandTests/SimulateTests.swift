import Foundation
import Testing

@Suite("funfair-dev simulate bubblepop")
struct SimulateTests {
    @Test func `A run prints its result and nothing else`() throws {
        let command = try Command(
            .developer, "simulate", "bubblepop", "--seed", "7", "--seconds", "10")
        #expect(command.exitCode == 0)
        #expect(command.complaint == "")
        #expect(command.lines.count == 1)
        let result = try #require(try command.objects()[0]["result"] as? [String: Any])
        #expect(
            Set(result.keys) == ["seed", "score", "pops", "longestChain", "ticks", "stateHash"])
        #expect(result["seed"] as? Int == 7)
        #expect(result["score"] as? Int == 0)
        #expect(result["ticks"] as? Int == 1200)
        #expect((result["stateHash"] as? String)?.count == 16)
    }

    @Test func `Keys are in a fixed order`() throws {
        let line = try Command(
            .developer, "simulate", "bubblepop", "--seed", "1", "--seconds", "10"
        ).output
        let order = ["seed", "score", "pops", "longestChain", "ticks", "stateHash"]
        let places = order.compactMap { line.range(of: "\"\($0)\":")?.lowerBound }
        #expect(places.count == order.count)
        #expect(places == places.sorted())
    }

    @Test func `The same seed produces the same output`() throws {
        let arguments = ["simulate", "bubblepop", "--seed", "5", "--player", "random"]
        let first = try Command(.developer, arguments)
        let again = try Command(.developer, arguments)
        #expect(first.output == again.output)
        #expect(!first.output.isEmpty)
    }

    @Test func `A trace by second has rows for the start and every second`() throws {
        let command = try Command(
            .developer, "simulate", "bubblepop", "--seed", "7", "--seconds", "10", "--trace",
            "second",
            "--player", "greedy")
        let rows = try command.objects().dropLast()
        #expect(rows.map { $0["second"] as? Int } == Array(0...10))
        #expect(rows.map { $0["tick"] as? Int } == (0...10).map { $0 * 120 })
        #expect(rows.map { $0["remaining"] as? Int } == (0...10).map { 10 - $0 })
    }

    @Test func `A trace by tick has rows for the start and every tick`() throws {
        let command = try Command(
            .developer, "simulate", "bubblepop", "--seed", "7", "--seconds", "10", "--trace", "tick"
        )
        let rows = try command.objects().dropLast()
        #expect(rows.map { $0["tick"] as? Int } == Array(0...1200))
    }

    @Test func `Each row of a trace describes the game's state`() throws {
        let command = try Command(
            .developer, "simulate", "bubblepop", "--seed", "7", "--seconds", "10", "--trace",
            "second")
        let row = try #require(try command.objects().dropFirst().first)
        #expect(
            Set(row.keys) == ["tick", "second", "remaining", "score", "chain", "speed", "bubbles"])
        let bubble = try #require((row["bubbles"] as? [[String: Any]])?.first)
        #expect(Set(bubble.keys) == ["id", "kind", "points", "x", "y", "radius", "phase"])
        let kinds = ["red", "pink", "green", "blue", "black"]
        #expect(kinds.contains(bubble["kind"] as? String ?? ""))
    }

    @Test func `Bubbles in a trace never overlap`() throws {
        let command = try Command(
            .developer, "simulate", "bubblepop", "--seed", "7", "--seconds", "10", "--trace",
            "tick",
            "--max-bubbles", "40", "--width", "320", "--height", "424")
        var pairs = 0
        for row in try command.objects() {
            let bubbles = (row["bubbles"] as? [[String: Any]] ?? []).map { bubble in
                ["x", "y", "radius"].map { (bubble[$0] as? Double) ?? .nan }
            }
            for index in bubbles.indices {
                for other in 0..<index {
                    let dx = bubbles[index][0] - bubbles[other][0]
                    let dy = bubbles[index][1] - bubbles[other][1]
                    let apart = bubbles[index][2] + bubbles[other][2]
                    #expect(dx * dx + dy * dy >= apart * apart)
                    pairs += 1
                }
            }
        }
        #expect(pairs > 10_000)
    }

    @Test func `Several runs have consecutive seeds`() throws {
        let command = try Command(
            .developer, "simulate", "bubblepop", "--seed", "20", "--seconds", "10", "--runs", "3")
        let seeds = try command.objects().map { ($0["result"] as? [String: Any])?["seed"] as? Int }
        #expect(seeds == [20, 21, 22])
    }

    @Test func `The largest possible seed is printed exactly`() throws {
        let seed = String(UInt64.max)
        let command = try Command(
            .developer, "simulate", "bubblepop", "--seed", seed, "--seconds", "10")
        #expect(command.output.contains("\"seed\":\(seed),"))
    }

    @Test func `The greedy bot scores points and pops chains`() throws {
        let command = try Command(
            .developer, "simulate", "bubblepop", "--seed", "7", "--seconds", "10", "--player",
            "greedy")
        let result = try #require(try command.objects()[0]["result"] as? [String: Any])
        #expect(result["score"] as? Int ?? 0 > 50)
        #expect(result["pops"] as? Int ?? 0 > 20)
        #expect(result["longestChain"] as? Int ?? 0 > 1)
    }

    @Test(
        "For an invalid option, the command explains what is valid and exits with 2",
        arguments: [
            (["--seconds", "500"], "Game time can be 10 to 180 s in steps of 5, not 500."),
            (["--seconds", "62"], "Game time can be 10 to 180 s in steps of 5, not 62."),
            (["--seconds", "soon"], "“soon” isn’t a whole number."),
            (["--max-bubbles", "-5"], "Most bubbles can be 1 to 40, not -5."),
            (["--seed", "-1"], "A seed is a whole number from 0 to"),
            (["--width", "0"], "--width must be a length above 0."),
            (["--height", "nan"], "--height must be a length above 0."),
            (["--runs", "0"], "--runs can be 1 to 1000000, not 0."),
            (["--fingers", "6"], "--fingers can be 1 to 5, not 6."),
            (["--turn-every", "0"], "--turn-every can be 1 to 180, not 0."),
            (["--player", "clever"], "'idle', 'random' or 'greedy'"),
            (["--trace", "hour"], "'second' and 'tick'"),
            (["--runs", "2", "--record", "one.funfair"], "put {seed} into"),
            (["--name", " "], "at least one visible character"),
            (["--colour", "red"], "--colour"),
        ])
    func usage(options: [String], sentence: String) throws {
        let command = try Command(.developer, ["simulate", "bubblepop", "--seed", "1"] + options)
        #expect(command.exitCode == 2)
        #expect(command.complaint.contains(sentence))
        #expect(command.output == "")
    }

    @Test func `A recording that can't be written causes exit code 1 and an error`() throws {
        let command = try Command(
            .developer, "simulate", "bubblepop", "--seed", "1", "--seconds", "10", "--record",
            "/no-such-folder/run.funfair")
        #expect(command.exitCode == 1)
        #expect(
            command.complaint.contains(
                "/no-such-folder/run.funfair cannot be written: No such file or directory."))
    }

    @Test func `The command prints no error when the reader closes the pipe early`() throws {
        let shell = Process()
        shell.executableURL = URL(filePath: "/bin/bash")
        shell.arguments = [
            "-c",
            "\"$0\" simulate bubblepop --seed 1 --trace tick | head -n 1; "
                + "exit ${PIPESTATUS[0]}", Command.Program.developer.location.path(),
        ]
        let output = try TemporaryFile()
        shell.standardOutput = try output.handle()
        shell.standardError = try output.handle()
        try shell.run()
        shell.waitUntilExit()
        #expect(shell.terminationStatus == 0)
        #expect(try output.text().split(separator: "\n").count == 1)
    }
}
