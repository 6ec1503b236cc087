import Breakout
import Foundation
import Funfair
import HouseWire
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Runs on shared walls, and the walls' boards", .withEveryEngine)
struct WallBoardTests {
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
    }

    private func plays() async throws -> Int? {
        try await house.wall(code).json["plays"]?.integer
    }

    @Test func `A run on a wall is only on that wall's board`() async throws {
        let answer = try await house.play(.small, by: alan)
        #expect(answer.status == 201)
        #expect(answer.json["game"] == .text("breakout-drawn"))
        #expect(answer.json["board"] == .text("wall"))
        #expect(answer.json["ranks"] == .object(["wall": .number(1)]))
        #expect(answer.json["isBest"] == .bool(true))
        let board = try await house.board(ofWall: code)
        let score = try #require(answer.json["score"]?.integer)
        #expect(board.rows() == ["1 Alan \(score)"])
        #expect(board.json["period"] == .text("wall"))
        #expect(board.json["ends"] == .null)
        #expect(try await house.get("/api/boards/breakout/all").rows() == [])
        #expect(try await house.rows(of: "board") == 1)
        #expect(try await plays() == 1)
        #expect(try await house.repository.flaws() == [])
    }

    @Test func `Each wall has its own board`() async throws {
        let other = try DrawnWall.with(45, 46)
        let answer = try await house.publish(other, by: alan)
        let otherCode = try #require(answer.json["wall"]?.text)
        _ = try await house.play(other, by: ada)
        #expect(try await house.board(ofWall: code).rows() == [])
        #expect(try await house.board(ofWall: otherCode).rows().count == 1)
        #expect(try await plays() == 0)
    }

    @Test func `A run that its player ends early is on the wall's board`() async throws {
        #expect(try await house.play(.small, by: alan, but: .left(tick: 60)).status == 201)
        #expect(try await house.board(ofWall: code).rows() == ["1 Alan 0"])
    }

    @Test func `A wall's board lists each player's best run and supports the around parameter`()
        async throws
    {
        var best: [String: Int] = [:]
        for player in [ada, alan, ada, alan] {
            let answer = try await house.play(.small, by: player)
            let score = try #require(answer.json["score"]?.integer)
            #expect(
                answer.json["isBest"] == .bool(best[player.name].map { score > $0 } ?? true))
            best[player.name] = max(best[player.name] ?? 0, score)
        }
        let board = try await house.board(ofWall: code, "&limit=1&around=Alan")
        #expect(board.json["players"] == .number(2))
        #expect(board.rows().count == 1)
        #expect(board.rows("around").count == 2)
        #expect(try await plays() == 4)
        let rows = try await house.board(ofWall: code).json["rows"]?.list ?? []
        for row in rows {
            #expect(row["score"]?.integer == best[row["player"]?.text ?? ""])
        }
    }

    @Test func `The recordings on a wall's board stay available`() async throws {
        let run = try #require(try await house.play(.small, by: alan).json["run"]?.text)
        house.clock.pass(seconds: 400 * 86_400)
        try await Pruning(house: house.house, retention: try #require(Retention(days: 14))).prune()
        let recording = try await house.get("/api/runs/\(run)")
        #expect(recording.status == 200)
        #expect(RecordedWall(recordedIn: recording.bytes)?.code.text == code)
        #expect(try await house.board(ofWall: code).rows().count == 1)
        #expect(try await house.walls() == ["The tower"])
    }

    @Test func `A wall's board for older rules is found by the rules version`() async throws {
        _ = try await house.play(.small, by: alan)
        try await house.change("UPDATE board SET rules = 1")
        let present = try await house.board(ofWall: code)
        #expect(present.rows() == [])
        #expect(present.json["olderRules"] == .list([.number(1)]))
        #expect(try await house.board(ofWall: code, "&rules=1").rows().count == 1)
    }

    // MARK: Refused runs

    @Test func `A run on a wall that is sent twice is counted and replayed once`() async throws {
        let ticket = try await house.ticket("breakout-drawn", "wall", for: alan)
        let run = try TestRun.through(.small, ticket)
        house.clock.pass(milliseconds: run.milliseconds)
        #expect(try await house.send(run, with: ticket).status == 201)
        let again = try await house.send(run, with: ticket)
        expect(again, refuses: "ticket-used", 409)
        #expect(again.rank("wall") == 1)
        // The response is the same after the ticket's deadline.
        house.clock.pass(seconds: 10_000)
        let late = try await house.send(run, with: ticket)
        expect(late, refuses: "ticket-used", 409)
        #expect(late.rank("wall") == 1)
        #expect(try await plays() == 1)
    }

    @Test func `A run on a wall that isn't shared is refused`() async throws {
        expect(try await house.play(try .with(7), by: alan), refuses: "unknown-wall", 404)
        #expect(try await house.rows(of: "run") == 0)
        #expect(try await house.rows(of: "board") == 0)
    }

    @Test func `A run on a different wall with the same code is refused`() async throws {
        try await house.change(house.otherDrawing)
        expect(try await house.play(.small, by: alan), refuses: "unknown-wall", 404)
        #expect(try await plays() == 0)
    }

    @Test func `A run on a wall with easier settings is refused`() async throws {
        for difference in [TestRun.WallDifference.easier, .easierLater] {
            expect(
                try await house.play(.small, by: alan, but: difference), refuses: "does-not-fit",
                422)
        }
        #expect(try await plays() == 0)
    }

    @Test func `A practice run on a wall is refused`() async throws {
        let ticket = try await house.ticket("breakout-drawn", "wall", for: alan)
        let run = try TestRun.through(.small, by: "Alan", seed: ticket.seed)
        house.clock.pass(milliseconds: run.milliseconds)
        expect(try await house.send(run, with: ticket), refuses: "does-not-fit", 422)
    }

    @Test func `Wall tickets refuse standard runs, and standard tickets refuse wall runs`()
        async throws
    {
        let ticket = try await house.ticket("breakout-drawn", "wall", for: alan)
        let run = try TestRun.breakout(ticket)
        house.clock.pass(milliseconds: run.milliseconds)
        expect(try await house.send(run, with: ticket), refuses: "does-not-fit", 422)
        let standard = try await house.ticket(for: alan)
        let wall = try TestRun.through(.small, standard)
        house.clock.pass(milliseconds: wall.milliseconds)
        expect(try await house.send(wall, with: standard), refuses: "does-not-fit", 422)
    }

    @Test(arguments: [
        ("breakout-drawn", "open"), ("breakout-drawn", "challenge"), ("breakout-drawn", "party"),
        ("breakout", "wall"), ("bubblepop", "wall"), ("breakout-capsules", "wall"),
    ])
    func `Tickets for a wall's board exist only for drawn walls`(
        game: String, board: String
    ) async throws {
        let answer = try await house.askTicket(game, board, for: "Ada", as: ada.secret)
        expect(answer, refuses: "unknown-board", 404)
    }

    @Test(arguments: [
        "breakout-drawn/all", "breakout-drawn/today", "breakout-drawn/party", "breakout/wall",
        "bubblepop/wall", "breakout-drawn/live", "breakout-drawn/live?period=wall",
        "breakout/live?period=wall",
    ])
    func `Drawn walls have no other boards, and no live boards`(path: String) async throws {
        let query = path.contains("?") ? "" : "?wall=\(code)"
        expect(
            try await house.get("/api/boards/\(path)\(query)"), refuses: "unknown-board", 404)
    }

    @Test(arguments: ["", "?wall=", "?wall=AAAAAAAAAAA", "?wall=x"])
    func `A wall that isn't shared has no board`(query: String) async throws {
        expect(
            try await house.get("/api/boards/breakout-drawn/wall\(query)"),
            refuses: "unknown-wall", 404)
    }

    @Test func `A wall's board has no previous days`() async throws {
        expect(
            try await house.board(ofWall: code, "&ago=1"), refuses: "invalid-query", 400)
    }

    @Test func `The big screen can't show a wall's board`() throws {
        let site = Site(assets: [:])
        #expect(site.asset(at: "/live/breakout-drawn") == nil)
        let folder = try TemporaryFolder.smallSite()
        try folder.write("live.html", "<!doctype html><title>Live</title>")
        let whole = try Site(folder: folder.path)
        #expect(whole.asset(at: "/live/breakout") != nil)
        #expect(whole.asset(at: "/live/breakout-drawn") == nil)
    }
}
