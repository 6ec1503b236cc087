import Foundation
import Testing

@Suite("funfair verify")
struct VerifyTests {
    /// Returns a ten-second recording by the greedy bot.
    private func recording(seed: Int = 7) throws -> TemporaryFile {
        let file = try TemporaryFile()
        let command = try Command(
            .developer, "simulate", "bubblepop", "--seed", String(seed), "--seconds", "10",
            "--player",
            "greedy", "--record", file.path)
        try #require(command.exitCode == 0)
        return file
    }

    /// Returns the value after the given name in the output of `verify`, or nil if absent.
    private func value(_ name: String, in command: Command) -> String? {
        command.lines.first { $0.hasPrefix("  \(name) ") }.map {
            $0.dropFirst(name.count + 2).trimmingCharacters(in: .whitespaces)
        }
    }

    @Test func `Verifying a recording prints its player, game and settings`() throws {
        let file = try recording()
        let command = try Command(.funfair, "verify", file.path)
        #expect(command.exitCode == 0)
        #expect(command.complaint == "")
        #expect(command.lines.first == "\(file.path): valid")
        #expect(value("Player", in: command) == "Greedy bot")
        #expect(value("Game", in: command) == "BubblePop, rules 1")
        #expect(value("Game time", in: command) == "10 s")
        #expect(value("Most bubbles", in: command) == "15")
        #expect(value("Practice", in: command) == "yes")
    }

    @Test(arguments: [
        ["bubblepop", "--seconds", "10"], ["breakout", "--ticks", "60"],
        ["roulette", "--spins", "2"],
    ])
    func `A recording with a player's name isn't a practice run`(game: [String]) throws {
        let file = try TemporaryFile()
        _ = try Command(
            .developer, ["simulate"] + game + ["--name", " Zoë ", "--record", file.path])
        let command = try Command(.funfair, "verify", file.path)
        #expect(command.exitCode == 0)
        #expect(value("Player", in: command) == "Zoë")
        #expect(value("Practice", in: command) == "no")
    }

    @Test func `The score and the state match the simulation's output`() throws {
        let file = try TemporaryFile()
        let simulation = try Command(
            .developer, "simulate", "bubblepop", "--seed", "9", "--seconds", "10", "--player",
            "random",
            "--record", file.path)
        let result = try #require(try simulation.objects()[0]["result"] as? [String: Any])
        let command = try Command(.funfair, "verify", file.path)
        #expect(value("Score", in: command) == (result["score"] as? Int).map(String.init))
        #expect(value("State hash", in: command) == result["stateHash"] as? String)
    }

    @Test func `A recording with stage turns and several fingers is valid`() throws {
        let file = try TemporaryFile()
        _ = try Command(
            .developer, "simulate", "bubblepop", "--seed", "9", "--seconds", "10", "--player",
            "greedy",
            "--fingers", "3", "--turn-every", "2", "--record", file.path)
        #expect(try Command(.funfair, "verify", file.path).exitCode == 0)
    }

    @Test func `Verifying a Roulette recording prints its level and whether it was on credit`()
        throws
    {
        let file = try TemporaryFile()
        _ = try Command(
            .developer, "simulate", "roulette", "--level", "medium", "--spins", "20", "--record",
            file.path)
        let command = try Command(.funfair, "verify", file.path)
        #expect(command.exitCode == 0)
        #expect(value("Player", in: command) == "Random bot")
        #expect(value("Game", in: command) == "Roulette, rules 2")
        #expect(value("Level", in: command) == "Medium")
        #expect(value("Play on credit", in: command) == "on")
        #expect(value("Standard", in: command) == "no")
        #expect(value("Ticks", in: command) == "20")
    }

    @Test func `Every tick of a turning wheel has a different state hash`() throws {
        let file = try TemporaryFile()
        _ = try Command(
            .developer, "simulate", "roulette", "--turning", "--spins", "2", "--record", file.path)
        let hashes = try Command(.funfair, "verify", "--hashes", file.path)
        #expect(hashes.lines.count == 960)
        #expect(Set(hashes.lines).count == 960)
    }

    @Test func `With --hashes, only the state hash after each tick is printed`() throws {
        let file = try recording()
        let hashes = try Command(.funfair, "verify", "--hashes", file.path)
        #expect(hashes.exitCode == 0)
        #expect(hashes.lines.count == 1200)
        #expect(hashes.lines.allSatisfy { $0.count == 16 && $0.allSatisfy(\.isHexDigit) })
        let state = value("State hash", in: try Command(.funfair, "verify", file.path))
        #expect(hashes.lines.last.map(String.init) == state)
    }

    @Test func `A damaged recording is reported, and the exit code is 1`() throws {
        let file = try recording()
        var bytes = try file.bytes()
        bytes[bytes.count / 2] ^= 1
        try file.write(bytes)
        let command = try Command(.funfair, "verify", file.path)
        #expect(command.exitCode == 1)
        #expect(command.output == "")
        #expect(
            command.complaint
                == "\(file.path): The recording is damaged: its checksum is wrong.\n")
    }

    @Test func `A file that isn't a recording is refused`() throws {
        let file = try TemporaryFile()
        try file.write(Array("Dear diary".utf8))
        let command = try Command(.funfair, "verify", file.path)
        #expect(command.exitCode == 1)
        #expect(command.complaint == "\(file.path): This isn’t a Funfair recording.\n")
    }

    @Test func `An unreadable file is reported, and the exit code is 1`() throws {
        let command = try Command(.funfair, "verify", "/no-such-file")
        #expect(command.exitCode == 1)
        #expect(
            command.complaint == "/no-such-file cannot be read: No such file or directory.\n")
    }

    @Test func `An endless file is read only up to the limit`() throws {
        let command = try Command(.funfair, "verify", "/dev/zero")
        #expect(command.exitCode == 1)
        #expect(command.complaint.contains("at most 1048576 bytes"))
    }

    @Test func `After an invalid recording, the remaining recordings are still verified`() throws {
        let first = try recording(seed: 1)
        let last = try recording(seed: 2)
        let command = try Command(.funfair, "verify", first.path, "/no-such-file", last.path)
        #expect(command.exitCode == 1)
        #expect(command.lines.filter { $0.hasSuffix(": valid") }.count == 2)
        #expect(command.complaint.contains("/no-such-file"))
    }

    @Test func `Without a file, the command prints its usage and exits with 2`() throws {
        let command = try Command(.funfair, "verify")
        #expect(command.exitCode == 2)
        #expect(command.complaint.contains("Usage: funfair verify"))
    }
}
