import Foundation
import Funfair
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Walls and hearts in a device's data", .withEveryEngine)
struct WallBelongingsTests {
    private let house: TestHouse
    private let ada: TestPlayer

    init() async throws {
        house = try await TestHouse()
        ada = try await house.player("Ada")
    }

    private func takeAway(as device: String) async throws -> JSON {
        try await house.get("/api/device", .init().by(device)).json
    }

    @Test func `The download lists each wall under its player, with a valid proof`() async throws {
        _ = try await house.register("Grace", as: ada.secret)
        let shown = try await house.publish(.small, by: ada).json
        let names = try #require(try await takeAway(as: ada.secret)["names"]?.list)
        #expect(names.map { $0["walls"]?.list?.count } == [1, 0])
        let wall = try #require(names[0]["walls"]?.list?.first)
        for member in ["wall", "name", "link", "score", "made"] {
            #expect(wall[member] == shown[member], "\(member)")
        }
        let proof = try #require(wall["proof"]?.text.flatMap { Data(base64Encoded: $0) })
        let proven = try ProvenWall(named: "The tower", proof: Array(proof))
        #expect(proven.code.text == shown["wall"]?.text)
    }

    @Test func `The download lists every wall once`() async throws {
        for place in 0..<20 { try await house.putUp(place, of: ada) }
        try await house.putUp(20, of: try await house.player("Alan"))
        let walls = try await takeAway(as: ada.secret)["names"]?.list?.first?["walls"]?.list
        let names = walls?.compactMap { $0["name"]?.text } ?? []
        #expect(names.count == 20)
        #expect(Set(names) == Set((0..<20).map { "Brick \($0)" }))
    }

    @Test func `The download lists only hearts given by the device`() async throws {
        let alan = try await house.player("Alan")
        let liked = try await house.putUp(1, of: alan).text
        let other = try await house.putUp(2, of: alan).text
        _ = try await house.like(liked, as: ada.secret)
        _ = try await house.like(other, as: alan.secret)
        #expect(try await takeAway(as: ada.secret)["hearts"] == .list([.text(liked)]))
    }

    @Test func `The download lists a run on a wall with its game and board`() async throws {
        _ = try await house.publish(.small, by: ada)
        _ = try await house.play(.small, by: ada)
        let run = try await takeAway(as: ada.secret)["names"]?.list?.first?["runs"]?.list?.first
        #expect(run?["game"] == .text("breakout-drawn"))
        #expect(run?["board"] == .text("wall"))
    }

    @Test func `After the last device with walls is removed, every database table is empty`()
        async throws
    {
        let answer = try await house.publish(.small, by: ada)
        _ = try await house.play(.small, by: ada)
        let code = try #require(answer.json["wall"]?.text)
        _ = try await house.like(code, as: ada.secret)
        _ = try await house.report(code, as: ada.secret)
        #expect(
            try await house.ask(.delete, "/api/device", .init().by(ada.secret)).status == 204)
        for name in [
            "wall", "wall_proof", "heart", "report", "removed_wall", "run", "standing", "board",
        ] {
            #expect(try await house.rows(of: name) == 0, "\(name)")
        }
    }
}
