import Arcade
import Breakout
import Foundation
import Funfair
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Removing shared walls", .withEveryEngine)
struct WallRemovalTests {
    private let house: TestHouse
    private let ada: TestPlayer
    private let alan: TestPlayer
    private let code: String

    init() async throws {
        house = try await TestHouse()
        ada = try await house.player("Ada")
        alan = try await house.player("Alan")
        let answer = try await house.publish(.small, by: ada)
        code = try #require(answer.json["wall"]?.text)
        _ = try await house.play(.small, by: alan)
        _ = try await house.play(.small, by: ada)
        _ = try await house.like(code, as: alan.secret)
    }

    /// Expects that all of the wall's data is gone and that everything else is intact.
    private func expectNothing() async throws {
        for table in ["wall", "wall_proof", "heart", "board", "standing", "score_count"] {
            #expect(try await house.rows(of: table) == 0, "\(table)")
        }
        expect(try await house.wall(code), refuses: "unknown-wall", 404)
        expect(try await house.board(ofWall: code), refuses: "unknown-wall", 404)
        #expect(try await house.repository.flaws() == [])
    }

    private func takeDown() async throws -> ShownWall? {
        try await House.takeDown(wall: code, from: house.repository, at: house.clock.now)
    }

    // MARK: Removal by the player

    @Test func `A wall's player can remove the wall, with its board and hearts`() async throws {
        let answer = try await house.unpublish(code, as: ada.secret)
        #expect(answer.status == 204 && answer.bytes.isEmpty)
        try await expectNothing()
        expect(try await house.unpublish(code, as: ada.secret), refuses: "unknown-wall", 404)
    }

    @Test func `Another name on the same device can remove the wall too`() async throws {
        _ = try await house.register("Grace", as: ada.secret)
        #expect(try await house.unpublish(code, as: ada.secret).status == 204)
    }

    @Test func `A different device can't remove a wall`() async throws {
        expect(try await house.unpublish(code, as: alan.secret), refuses: "not-your-wall", 403)
        for device in [nil, "not-a-secret", DeviceSecret().text] {
            expect(try await house.unpublish(code, as: device), refuses: "unknown-device", 403)
        }
        #expect(try await house.wall(code).status == 200)
    }

    @Test func `A removed wall can be shared again, without its plays and hearts`() async throws {
        _ = try await house.unpublish(code, as: ada.secret)
        let answer = try await house.publish(.small, by: alan)
        #expect(answer.status == 201)
        #expect(answer.json["player"]?.text == "Alan")
        #expect(answer.json["plays"] == .number(0))
        #expect(answer.json["hearts"] == .number(0))
        #expect(try await house.board(ofWall: code).rows() == [])
    }

    @Test func `Resending a run counted before the wall's removal doesn't count it again`()
        async throws
    {
        let ticket = try await house.ticket("breakout-drawn", "wall", for: alan)
        let run = try TestRun.through(.small, ticket)
        house.clock.pass(milliseconds: run.milliseconds)
        _ = try await house.send(run, with: ticket)
        _ = try await house.unpublish(code, as: ada.secret)
        let again = try await house.send(run, with: ticket)
        expect(again, refuses: "ticket-used", 409)
        #expect(again.json["ranks"] == .object([:]))
        let late = try await house.ticket("breakout-drawn", "wall", for: alan)
        let other = try TestRun.through(.small, late)
        house.clock.pass(milliseconds: other.milliseconds)
        expect(try await house.send(other, with: late), refuses: "unknown-wall", 404)
        try await expectNothing()
    }

    // MARK: Removal by the host

    @Test func `A wall removed by the host can't be shared again`() async throws {
        #expect(try await takeDown()?.name == "The tower")
        try await expectNothing()
        expect(try await house.publish(.small, by: alan), refuses: "unwanted-wall", 409)
        #expect(try await takeDown() == nil)
        house.clock.pass(seconds: 86_400)
        expect(try await house.publish(.small, by: ada), refuses: "unwanted-wall", 409)
        #expect(try await house.publish(try .with(45, 46), by: ada).status == 201)
    }

    /// Returns `.small`, mirrored if requested, with `mark` for every brick except the first.
    private func small(_ mark: Character, mirrored: Bool = false) throws -> DrawnWall {
        let places = [42, 44, 45, 57].map { mirrored ? $0 / 10 * 10 + 9 - $0 % 10 : $0 }
        var map = ""
        for place in 0..<80 {
            // The first brick stays red.
            let brick = place == places[0] ? "R" : mark
            map += String(places.contains(place) ? brick : ".") + (place % 10 == 9 ? "\n" : "")
        }
        return try DrawnWall(map: Array(map.utf8))
    }

    @Test(arguments: [("B", false), ("R", true), ("G", true)])
    func `A wall removed by the host can't be shared in other colours or mirrored`(
        mark: Character, isMirrored: Bool
    ) async throws {
        _ = try await takeDown()
        let wall = try small(mark, mirrored: isMirrored)
        expect(try await house.publish(wall, by: alan), refuses: "unwanted-wall", 409)
    }

    @Test func `A removed wall can be shared with other kinds of bricks`() async throws {
        _ = try await takeDown()
        #expect(try await house.publish(try small("2"), by: alan).status == 201)
    }

    @Test func `Walls without gaps are compared by their colours`() throws {
        let full = try [UInt8](repeating: UInt8(ascii: "R"), count: 80).map {
            try #require(WallTile(mark: $0))
        }
        var writer = ByteWriter()
        try WallDrawing(full).write(to: &writer)
        #expect(WallShape.number(ofDrawing: writer.bytes) == nil)
    }

    @Test func `A device whose wall the host removed can't share walls for a day`() async throws {
        let grace = try await house.register("Grace", as: ada.secret)
        #expect(grace.status == 201)
        _ = try await takeDown()
        let other = try DrawnWall.with(45, 46)
        let again = TestPlayer(name: "Grace", secret: ada.secret)
        house.clock.pass(seconds: 3600)
        let answer = try await house.publish(other, by: again)
        expect(answer, refuses: "too-often", 429)
        #expect(answer.json["retryAfter"]?.integer == 82_800)
        #expect(answer.detail.contains("23 h"))
        house.clock.pass(seconds: 82_800)
        #expect(try await house.publish(other, by: again).status == 201)
    }

    @Test func `A ban from sharing walls is deleted with the device, or after a day`() async throws
    {
        _ = try await takeDown()
        #expect(try await house.rows(of: "house WHERE word LIKE 'taken down %'") == 1)
        #expect(
            try await house.ask(.delete, "/api/device", .init().by(ada.secret)).status == 204)
        #expect(try await house.rows(of: "house WHERE word LIKE 'taken down %'") == 0)
        try await house.putUp(3, of: alan)
        let code = try await house.putUp(5, of: alan)
        _ = try await House.takeDown(
            wall: code.text, from: house.repository, at: house.clock.now)
        house.clock.pass(seconds: 86_401)
        try await Pruning(house: house.house, retention: .standard).turn(isDayLater: true)
        #expect(try await house.rows(of: "house WHERE word LIKE 'taken down %'") == 0)
    }

    @Test func `A ban from sharing walls continues after the house reopens`() async throws {
        _ = try await takeDown()
        let again = try await TestHouse(in: house.folder)
        expect(try await again.publish(.small, by: alan), refuses: "unwanted-wall", 409)
        expect(try await again.publish(.small, by: ada), refuses: "too-often", 429)
    }

    @Test(arguments: ["", "x", "AAAAAAAAAAA"])
    func `Removing a wall that doesn't exist has no effect`(letters: String) async throws {
        #expect(try await House.takeDown(wall: letters, from: house.repository) == nil)
        #expect(try await house.rows(of: "removed_wall") == 0)
    }

    // MARK: Removal of the player

    @Test func `Removing a player or their device removes their walls`() async throws {
        _ = try await house.repository.remove(try HouseName("Ada"))
        try await expectNothing()
        let grace = try await house.player("Grace")
        _ = try await house.publish(.small, by: grace)
        _ = try await house.play(.small, by: alan)
        #expect(
            try await house.ask(.delete, "/api/device", .init().by(grace.secret)).status == 204)
        try await expectNothing()
        // The host didn't remove the wall, so it can be shared again.
        #expect(try await house.publish(.small, by: alan).status == 201)
    }

    @Test func `Removing a player who only played a wall changes only that wall's board`()
        async throws
    {
        #expect(
            try await house.ask(.delete, "/api/device", .init().by(alan.secret)).status == 204)
        let rows = try await house.board(ofWall: code).rows()
        #expect(rows.count == 1 && rows[0].contains("Ada"))
        let wall = try await house.wall(code)
        #expect(wall.json["hearts"] == .number(0))
        #expect(try await house.repository.flaws() == [])
    }

    @Test func `A wall's board without its wall is reported as a flaw`() async throws {
        try await house.change("DELETE FROM wall")
        let flaws = try await house.repository.flaws()
        #expect(flaws.count == 1 && flaws[0].isSentence)
    }

    @Test func `Runs that arrive during a wall's removal are removed or refused`() async throws {
        let house = house
        let (ada, alan, code) = (ada, alan, code)
        let proof = try TestRun.through(.small, by: "Ada").bytes
        for _ in 0..<3 {
            _ = try await house.publish(proof, as: ada.secret)
            var sent: [(TestRun, TestTicket)] = []
            for _ in 0..<4 {
                let ticket = try await house.ticket("breakout-drawn", "wall", for: alan)
                sent.append((try TestRun.through(.small, ticket, but: .left(tick: 60)), ticket))
            }
            house.clock.pass(milliseconds: 1000)
            let runs = sent
            try await withThrowingTaskGroup(of: Void.self) { group in
                for (run, ticket) in runs {
                    group.addTask { _ = try await house.send(run, with: ticket) }
                }
                for device in [ada.secret, alan.secret] {
                    group.addTask { _ = try await house.like(code, as: device) }
                }
                group.addTask { _ = try await house.unpublish(code, as: ada.secret) }
                try await group.waitForAll()
            }
            try await expectNothing()
        }
    }

    @Test func `Removing a wall and a player concurrently keeps every count correct`() async throws
    {
        let house = house
        let (ada, code) = (ada, code)
        let proof = try TestRun.through(.small, by: "Ada").bytes
        for number in 0..<4 {
            _ = try await house.publish(proof, as: ada.secret)
            let guest = try await house.player("Guest \(number)")
            _ = try await house.play(.small, by: guest, but: .left(tick: 60))
            _ = try await house.like(code, as: guest.secret)
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { _ = try await house.unpublish(code, as: ada.secret) }
                group.addTask {
                    _ = try await house.ask(.delete, "/api/device", .init().by(guest.secret))
                }
                try await group.waitForAll()
            }
            try await expectNothing()
        }
    }
}
