import Arcade
import Breakout
import Foundation
import Funfair
import HouseWire
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Sharing a wall", .withEveryEngine)
struct PublishTests {
    private let folder: TemporaryFolder
    private let house: TestHouse
    private let ada: TestPlayer

    init() async throws {
        folder = try TemporaryFolder()
        try folder.write("words", "villain\n")
        house = try await TestHouse(words: try NameWords(path: folder.path + "/words"))
        ada = try await house.player("Ada")
    }

    @Test func `A cleared wall can be shared and has a link`() async throws {
        let run = try TestRun.through(.small, by: "Ada")
        let answer = try await house.publish(run.bytes, as: ada.secret)
        #expect(answer.status == 201)
        #expect(answer.json["name"]?.text == "The tower")
        #expect(answer.json["player"]?.text == "Ada")
        #expect(answer.json["score"]?.integer == run.score)
        #expect(answer.json["plays"]?.integer == 0)
        #expect(answer.json["hearts"]?.integer == 0)
        #expect(answer.json["isLiked"] == .bool(false))
        #expect(answer.json["made"]?.integer == Int(house.clock.now.seconds))
        let link = try #require(answer.json["link"]?.text)
        let proven = try #require(ProvenWall(link: Array(link.utf8)))
        #expect(proven.code.text == answer.json["wall"]?.text)
        #expect(proven.name == "The tower" && proven.author.text == "Ada")
        #expect(proven.score == run.score)
        let code = try #require(answer.json["wall"]?.text)
        #expect(try await house.wall(code).json == answer.json)
        #expect(try await house.walls() == ["The tower"])
    }

    @Test func `A shared wall shows its player's name in the registered spelling`() async throws {
        let answer = try await house.publish(
            try TestRun.through(.small, by: "ADA").bytes, named: "  The \u{200B} tower ",
            as: ada.secret)
        #expect(answer.status == 201)
        #expect(answer.json["player"]?.text == "Ada")
    }

    @Test func `A wall is still shared after the house reopens`() async throws {
        let answer = try await house.publish(.small, by: ada)
        let again = try await TestHouse(in: house.folder)
        let code = try #require(answer.json["wall"]?.text)
        #expect(try await again.wall(code).json == answer.json)
    }

    // MARK: Invalid proofs

    @Test func `A wall is refused if its run doesn't clear it`() async throws {
        let left = try TestRun.through(.small, by: "Ada", but: .left(tick: 100))
        let other = try TestRun.breakout(TestTicket(text: "", player: ada, seed: 1))
        for bytes in [left.bytes, other.bytes, Array(try Golden.recording("standard"))] {
            expect(
                try await house.publish(bytes, as: ada.secret), refuses: "not-proven", 422)
        }
        #expect(try await house.rows(of: "wall") == 0)
    }

    @Test func `A wall cleared with easier settings is refused`() async throws {
        for difference in [TestRun.WallDifference.easier, .easierLater] {
            let run = try TestRun.through(.small, by: "Ada", but: difference)
            expect(
                try await house.publish(run.bytes, as: ada.secret), refuses: "not-proven", 422)
        }
    }

    @Test func `A wall with an invalid recording is refused`() async throws {
        for bytes in [[], [1, 2, 3], Array("FunR".utf8)] as [[UInt8]] {
            expect(
                try await house.publish(bytes, as: ada.secret), refuses: "not-a-recording", 400)
        }
    }

    @Test func `A wall whose recording has a false claim is refused`() async throws {
        let run = try TestRun.through(.small, by: "Ada")
        let (recording, claim) = try Recording<BreakoutGame>.reading(run.bytes)
        let forged = recording.bytes(
            claiming: RunResult(
                ticks: claim.ticks, score: claim.score + 1, stateHash: claim.stateHash))
        expect(
            try await house.publish(forged, as: ada.secret), refuses: "does-not-reproduce", 422)
    }

    @Test func `A wall whose recording is too large is refused`() async throws {
        let bytes = [UInt8](repeating: 0, count: 1_048_577)
        expect(try await house.publish(bytes, as: ada.secret), refuses: "too-large", 413)
    }

    @Test func `A wall cleared by an inhuman run is refused`() async throws {
        let run = try TestRun.through(.small, by: "Ada", but: .tapping)
        expect(try await house.publish(run.bytes, as: ada.secret), refuses: "inhuman", 422)
    }

    // MARK: Permissions

    @Test(arguments: [nil, "not-a-secret", DeviceSecret().text])
    func `An unknown device can't share a wall`(device: String?) async throws {
        let run = try TestRun.through(.small, by: "Ada")
        expect(try await house.publish(run.bytes, as: device), refuses: "unknown-device", 403)
    }

    @Test func `A wall under another device's name is refused`() async throws {
        let alan = try await house.player("Alan")
        let run = try TestRun.through(.small, by: "Ada")
        expect(try await house.publish(run.bytes, as: alan.secret), refuses: "not-your-name", 403)
    }

    @Test func `A device can share walls under each of its names`() async throws {
        _ = try await house.register("Grace", as: ada.secret)
        let run = try TestRun.through(.small, by: "Grace")
        let answer = try await house.publish(run.bytes, as: ada.secret)
        #expect(answer.json["player"]?.text == "Grace")
    }

    // MARK: Names

    @Test(arguments: ["", "   ", "\u{200B}", "123456789012345678901", "a\nb"])
    func `A wall with an invalid name is refused`(name: String) async throws {
        expect(
            try await house.publish(.small, named: name, by: ada), refuses: "invalid-name", 400)
    }

    @Test func `A wall with a name too long for a link is refused`() async throws {
        let name = String(repeating: "e" + String(repeating: "\u{301}", count: 11), count: 20)
        expect(
            try await house.publish(.small, named: name, by: ada), refuses: "invalid-name", 400)
    }

    @Test func `A wall with a banned word in its name is refused`() async throws {
        let answer = try await house.publish(.small, named: "V-i-l-l-a-i-n", by: ada)
        expect(answer, refuses: "invalid-name", 400)
        #expect(answer.detail.contains("does not allow"))
    }

    // MARK: The same drawing

    /// Returns Ada's runs on one wall, lowest score first.
    private func runs() throws -> [TestRun] {
        let wall = try DrawnWall.with(Array(20..<50))
        let runs = try (1...6).map { try TestRun.through(wall, by: "Ada", seed: $0) }
            .sorted { $0.score < $1.score }
        try #require(runs[0].score < runs[5].score)
        return runs
    }

    @Test func `A better proof by the same player replaces the old proof`() async throws {
        let runs = try runs()
        let first = try await house.publish(runs[0].bytes, named: "First", as: ada.secret)
        house.clock.pass(seconds: 60)
        let better = try await house.publish(runs[5].bytes, named: "Better", as: ada.secret)
        #expect(better.status == 200)
        #expect(better.json["score"]?.integer == runs[5].score)
        #expect(better.json["name"]?.text == "Better")
        #expect(better.json["made"] == first.json["made"])
        let link = try #require(better.json["link"]?.text)
        #expect(ProvenWall(link: Array(link.utf8))?.score == runs[5].score)
        #expect(try await house.rows(of: "wall_proof") == 1)
        #expect(try await house.walls() == ["Better"])
    }

    @Test func `A proof that isn't better changes nothing`() async throws {
        let runs = try runs()
        let first = try await house.publish(runs[5].bytes, named: "First", as: ada.secret)
        let again = try await house.publish(runs[0].bytes, named: "Again", as: ada.secret)
        #expect(again.status == 200)
        #expect(again.json == first.json)
    }

    @Test func `A proof under newer rules replaces an older proof, even with a lower score`()
        async throws
    {
        let code = try await house.putUp(45, of: ada, score: 1_000_000, rules: 1)
        let run = try TestRun.through(try .with(45), by: "Ada")
        let answer = try await house.publish(run.bytes, as: ada.secret)
        #expect(answer.status == 200)
        #expect(answer.json["wall"]?.text == code.text)
        #expect(answer.json["score"]?.integer == run.score)
        #expect(answer.json["rulesVersion"]?.integer == Int(Stall.breakout.rulesVersion))
    }

    @Test func `A second player who shares the same drawing doesn't replace the first player`()
        async throws
    {
        let first = try await house.publish(.small, by: ada)
        let alan = try await house.player("Alan")
        let code = try #require(first.json["wall"]?.text)
        _ = try await house.like(code, as: alan.secret)
        let again = try await house.publish(.small, named: "Mine", by: alan)
        #expect(again.status == 200)
        #expect(again.json["player"]?.text == "Ada")
        #expect(again.json["name"]?.text == "The tower")
        #expect(again.json["isLiked"] == .bool(true))
    }

    @Test func `A different drawing with the same code is refused`() async throws {
        _ = try await house.publish(.small, by: ada)
        try await house.change(house.otherDrawing)
        expect(try await house.publish(.small, by: ada), refuses: "unwanted-wall", 409)
    }

    @Test func `The same drawing shared concurrently by several players is one wall`() async throws
    {
        let house = house
        var players: [TestPlayer] = []
        for name in ["A", "B", "C", "D"] { players.append(try await house.player(name)) }
        let runs = try players.map { try TestRun.through(.small, by: $0.name) }
        let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
            for (player, run) in zip(players, runs) {
                group.addTask { try await house.publish(run.bytes, as: player.secret).status }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(statuses.sorted() == [200, 200, 200, 201])
        #expect(try await house.rows(of: "wall") == 1)
    }

    // MARK: Limits

    @Test func `A player at the limit of shared walls can share another after removing one`()
        async throws
    {
        for place in 0..<WireLimits.wallsOfPlayer { try await house.putUp(place, of: ada) }
        let run = try TestRun.through(.small, by: "Ada")
        expect(
            try await house.publish(run.bytes, as: ada.secret), refuses: "too-many-walls", 409)
        // Another name on the same device hasn't reached its limit.
        _ = try await house.register("Grace", as: ada.secret)
        let grace = try TestRun.through(try .with(45, 46), by: "Grace")
        #expect(try await house.publish(grace.bytes, as: ada.secret).status == 201)
        let code = try await house.putUp(0, of: ada).text
        #expect(try await house.unpublish(code, as: ada.secret).status == 204)
        #expect(try await house.publish(run.bytes, as: ada.secret).status == 201)
    }

    @Test func `A device that shares walls in quick succession has to wait`() async throws {
        var limits = HouseLimits.none
        limits.walls = .burst(2, perMinute: 1)
        let house = try await TestHouse(limits: limits)
        let ada = try await house.player("Ada")
        for _ in 0..<2 { _ = try await house.publish([], as: ada.secret) }
        expect(try await house.publish([], as: ada.secret), refuses: "too-often", 429)
        house.clock.pass(seconds: 60)
        #expect(try await house.publish(.small, by: ada).status == 201)
    }

    @Test func `A device that keeps sending walls with invalid proofs has to wait`() async throws {
        var limits = HouseLimits.none
        limits.refusedRuns = .burst(3, perMinute: 1)
        let house = try await TestHouse(limits: limits)
        let ada = try await house.player("Ada")
        for _ in 0..<3 {
            expect(try await house.publish([9], as: ada.secret), refuses: "not-a-recording", 400)
        }
        expect(try await house.publish(.small, by: ada), refuses: "too-often", 429)
    }
}
