import Foundation
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

/// `funfair bans`, on a house's file.
@Suite("Ban commands")
struct BansCommandTests {
    private let folder: TemporaryFolder
    private var file: String { folder.path + "/scores.sqlite" }

    init() async throws {
        folder = try TemporaryFolder()
        let house = try await TestHouse(in: folder)
        let ada = try await house.player("Ada")
        _ = try await house.register("Ada 2", as: ada.secret)
        try await house.link(DeviceSecret().text, to: ada.secret)
        try await house.putUp(1, of: ada)
        _ = try await house.player("Grace")
        try house.repository.close()
    }

    private func run(_ arguments: String...) throws -> FunfairProcess.Ending {
        try FunfairProcess(arguments + ["--data", file], in: folder.path).ending()
    }

    @Test func `Banning a player says how many devices and which names it was`() throws {
        let ending = try run("bans", "add", "ada")
        #expect(ending.exitCode == 0)
        #expect(ending.output == "Banned “Ada” with 2 devices, and removed “Ada” and “Ada 2”.\n")
    }

    @Test func `The list has a line for each ban, with its number, time, devices and name`() throws
    {
        #expect(try run("bans").output == "There are no bans.\n")
        _ = try run("bans", "add", "Ada", "Grace")
        let lines = try run("bans", "list").output.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(
            try #require(lines.first).wholeMatch(
                of: /1  \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ  2 devices  “Ada”/) != nil)
        #expect(lines.last?.hasPrefix("2  ") == true && lines.last?.hasSuffix("“Grace”") == true)
    }

    @Test func `Many players are banned even if one isn't here, and the exit code says so`() throws
    {
        try folder.write("names.txt", "\u{FEFF}Nobody\r\n\r\n  Grace \nAda\n")
        let ending = try run("bans", "add", "Ada", "--from", folder.path + "/names.txt")
        #expect(ending.exitCode == 1)
        #expect(ending.output.hasSuffix("Banned 2 of 3 players.\n"))
        #expect(ending.errors.contains("There is no player “Nobody” here."))
        #expect(try run("bans").output.split(separator: "\n").count == 2)
    }

    @Test func `A dry run says what would go, and bans nobody`() throws {
        let ending = try run("bans", "add", "Ada", "--dry-run")
        #expect(ending.exitCode == 0)
        #expect(
            ending.output == """
                Would ban “Ada” with 2 devices.
                Would remove “Ada”, with 0 runs and 1 wall.
                Would remove “Ada 2”, with 0 runs and 0 walls.

                """)
        #expect(try run("bans").output == "There are no bans.\n")
        #expect(try run("scores", "remove", "Ada 2", "--dry-run").exitCode == 0)
    }

    @Test func `Bans are lifted by number, and an unknown number is an error`() throws {
        _ = try run("bans", "add", "Ada")
        let ending = try run("bans", "lift", "7", "1")
        #expect(ending.exitCode == 1)
        #expect(ending.output == "Lifted the ban of “Ada”, with 2 devices.\n")
        #expect(ending.errors.contains("There is no ban 7."))
        #expect(try run("bans").output == "There are no bans.\n")
    }

    @Test(arguments: [["bans", "add"], ["bans", "lift"], ["bans", "lift", "Ada"]])
    func `A missing name or number is a usage error`(arguments: [String]) throws {
        let ending = try FunfairProcess(arguments + ["--data", file], in: folder.path).ending()
        #expect(ending.exitCode == 2)
    }
}
