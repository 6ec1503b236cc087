import Foundation
import Funfair
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

/// `funfair walls`, on a house's file.
@Suite("Wall commands")
struct WallsCommandTests {
    private let folder: TemporaryFolder
    private let codes: [String]
    private var file: String { folder.path + "/scores.sqlite" }

    init() async throws {
        folder = try TemporaryFolder()
        let house = try await TestHouse(in: folder)
        let ada = try await house.player("Ada")
        var codes: [String] = []
        for place in 1...3 {
            codes.append(try await house.putUp(place, of: ada).text)
            house.clock.pass(seconds: 60)
        }
        _ = try await house.like(codes[0], as: ada.secret)
        self.codes = codes
        try house.repository.close()
    }

    private func run(_ arguments: String...) throws -> FunfairProcess.Ending {
        try FunfairProcess(arguments, in: folder.path).ending()
    }

    @Test func `The list has a line for each wall, with its code, plays, hearts, name and player`()
        throws
    {
        let ending = try run("walls", "--data", file)
        #expect(ending.exitCode == 0)
        let lines = ending.output.split(separator: "\n").map { String($0) }
        #expect(lines.count == 3)
        #expect(
            lines.last
                == "\(codes[0])  2026-11-21T12:00:00Z  0 plays  1 heart  “Brick 1” by Ada")
        #expect(lines.first?.hasPrefix(codes[2]) == true)
    }

    @Test func `Walls can be listed in each order and by page`() throws {
        let liked = try run("walls", "list", "--by", "liked", "--data", file)
        #expect(liked.output.hasPrefix(codes[0]))
        let next = try run("walls", "list", "--page", "1", "--data", file)
        #expect(next.exitCode == 0)
        #expect(next.output == "There are no walls on this page.\n")
    }

    @Test func `A removed wall is no longer listed and can't be removed again`() throws {
        let ending = try run("walls", "remove", codes[1], "--data", file)
        #expect(ending.exitCode == 0)
        #expect(ending.output == "Removed “Brick 2” by Ada, with its board.\n")
        #expect(try run("walls", "--data", file).output.split(separator: "\n").count == 2)
        let again = try run("walls", "remove", codes[1], "--data", file)
        #expect(again.exitCode == 1)
        #expect(again.errors.contains("There is no wall \(codes[1]) here."))
    }

    // MARK: Reports

    /// Reports walls with these numbers, from another device each time.
    private func report(_ numbers: Int...) async throws {
        let house = try await TestHouse(in: folder)
        for number in numbers {
            _ = try await house.report(codes[number], as: DeviceSecret().text)
            house.clock.pass(seconds: 60)
        }
        try house.repository.close()
    }

    @Test func `The reported walls are listed with their reports, times, names and authors`()
        async throws
    {
        try await report(0, 2, 2)
        let ending = try run("walls", "reports", "--data", file)
        #expect(ending.exitCode == 0)
        #expect(
            ending.output == """
                \(codes[2])  2 reports  2026-11-21T12:01:00Z  2026-11-21T12:02:00Z  “Brick 3” by Ada
                \(codes[0])  1 report  2026-11-21T12:00:00Z  2026-11-21T12:00:00Z  “Brick 1” by Ada

                """)
        #expect(
            ending.errors == """
                To take a wall down: funfair walls remove CODE. \
                To keep it: funfair walls dismiss CODE.

                """)
    }

    @Test func `A saved list of reported walls, shortened by hand, says which walls to remove`()
        async throws
    {
        try await report(0, 2, 2)
        let listed = try run("walls", "reports", "--limit", "1", "--data", file)
        #expect(listed.errors.hasPrefix("There are more."))
        try folder.write("list.txt", listed.output)
        let list = folder.path + "/list.txt"
        let before = try run("walls", "remove", "--from", list, "--dry-run", "--data", file)
        #expect(before.output == "Would remove “Brick 3” by Ada, with its board.\n")
        let ending = try run("walls", "remove", "--from", list, "--data", file)
        #expect(ending.output == "Removed “Brick 3” by Ada, with its board.\n")
        try folder.write("rest.txt", try run("walls", "reports", "--data", file).output)
        let rest = folder.path + "/rest.txt"
        let kept = try run("walls", "dismiss", "--from", rest, "--dry-run", "--data", file)
        #expect(kept.output == "Would dismiss the reports of “Brick 1” by Ada.\n")
        #expect(try run("walls", "dismiss", "--from", rest, "--data", file).exitCode == 0)
        #expect(
            try run("walls", "reports", "--data", file).output
                == "There are no reported walls.\n")
    }

    @Test func `All walls of a player are removed with one command`() throws {
        let tried = try run("walls", "remove", "--player", "ada", "--dry-run", "--data", file)
        #expect(tried.output.hasSuffix("Would remove 3 of 3 walls.\n"))
        let ending = try run(
            "walls", "remove", "--player", "ada", "--player", "Nobody", "--data", file)
        #expect(ending.exitCode == 1)
        #expect(ending.output.hasSuffix("Removed 3 of 3 walls.\n"))
        #expect(ending.errors.contains("There is no player “Nobody” here."))
        #expect(try run("walls", "--data", file).output == "There are no walls on this page.\n")
    }

    @Test func `Without reports, the list of reported walls says so`() throws {
        let ending = try run("walls", "reports", "--data", file)
        #expect(ending.exitCode == 0)
        #expect(ending.output == "There are no reported walls.\n")
    }

    @Test func `A dismissed wall stays, but is no longer listed as reported`() async throws {
        try await report(0, 2)
        let ending = try run("walls", "dismiss", codes[0], "--data", file)
        #expect(ending.exitCode == 0)
        #expect(ending.output == "Dismissed the reports of “Brick 1” by Ada.\n")
        #expect(try !run("walls", "reports", "--data", file).output.contains(codes[0]))
        #expect(try run("walls", "--data", file).output.contains(codes[0]))
    }

    @Test func `A removed wall is no longer listed as reported`() async throws {
        try await report(0)
        _ = try run("walls", "remove", codes[0], "--data", file)
        #expect(
            try run("walls", "reports", "--data", file).output
                == "There are no reported walls.\n")
    }

    @Test func `Dismissing a wall without reports is an error, and other walls are dismissed`()
        async throws
    {
        try await report(0)
        let ending = try run(
            "walls", "dismiss", "-AAAAAAAAAA", codes[0], codes[1], "--data", file)
        #expect(ending.exitCode == 1)
        for code in ["-AAAAAAAAAA", codes[1]] {
            #expect(ending.errors.contains("Nobody has reported a wall \(code)."))
        }
        #expect(
            ending.output == """
                Dismissed the reports of “Brick 1” by Ada.
                Dismissed 1 of 3 walls.

                """)
    }

    @Test func `Verifying the walls reports invalid walls`() async throws {
        let kept = try TemporaryFolder()
        let house = try await TestHouse(in: kept)
        let ada = try await house.player("Ada")
        _ = try await house.publish(.small, by: ada)
        let data = kept.path + "/scores.sqlite"
        let verify = ["scores", "verify", "--data", data]
        let before = try FunfairProcess(verify, in: kept.path).ending()
        #expect(before.exitCode == 0)
        #expect(
            before.output
                == "0 runs are valid, 0 are not. All counts are correct. "
                + "1 walls are proven, 0 are not.\n")
        let code = try await house.putUp(3, of: ada).text
        try house.repository.close()
        let after = try FunfairProcess(verify, in: kept.path).ending()
        #expect(after.exitCode == 1)
        #expect(after.errors == "The recording of the wall \(code) does not prove it.\n")
        #expect(after.output.contains("1 walls are proven, 1 are not."))
    }

    @Test func `One command can remove several walls, even if a code begins with a hyphen`() throws
    {
        let ending = try run(
            "walls", "remove", codes[0], "-AAAAAAAAAA", codes[2], "--data", file)
        #expect(ending.exitCode == 1)
        #expect(ending.errors.contains("There is no wall -AAAAAAAAAA here."))
        #expect(try run("walls", "--data", file).output.contains("Brick 2"))
        #expect(try run("walls", "--data", file).output.split(separator: "\n").count == 1)
    }

    @Test(arguments: [
        ["walls", "--by", "best"], ["walls", "--page", "100"], ["walls", "--page", "-1"],
        ["walls", "remove"], ["walls", "remove", "tower"], ["walls", "tower"],
        ["walls", "dismiss"], ["walls", "dismiss", "tower"], ["walls", "reports", "tower"],
    ])
    func `An invalid order, page or code is a usage error`(arguments: [String]) throws {
        let ending = try FunfairProcess(arguments + ["--data", file], in: folder.path).ending()
        #expect(ending.exitCode == 2)
    }

    @Test(arguments: [
        ["walls"], ["walls", "reports"], ["walls", "remove", "AAAAAAAAAAA"],
        ["walls", "dismiss", "AAAAAAAAAAA"],
    ])
    func `A wall command reports missing scores and creates no file`(arguments: [String])
        throws
    {
        let empty = try TemporaryFolder()
        let ending = try FunfairProcess(arguments, in: empty.path).ending()
        #expect(ending.exitCode == 1)
        #expect(ending.errors.contains("No scores found in funfair.sqlite."))
        #expect(try FileManager.default.contentsOfDirectory(atPath: empty.path).isEmpty)
    }
}
