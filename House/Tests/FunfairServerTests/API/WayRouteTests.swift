import BubblePop
import Foundation
import Funfair
import HTTPTypes
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

/// How a house handles the non-standard modes.
@Suite("Modes at a house", .withEveryEngine)
struct WayRouteTests {
    private static let rush = BubblePopMode.rush
    private static let sharp = BubblePopMode.sharp

    private let house: TestHouse
    private let ada: TestPlayer

    init() async throws {
        house = try await TestHouse()
        ada = try await house.player("Ada")
    }

    /// Plays a whole run in the given mode and sends it with a ticket for `game`.
    private func play(
        _ game: String, in mode: BubblePopMode, by player: TestPlayer
    ) async throws -> (answer: Answer, run: TestRun) {
        let ticket = try await house.ticket(game, for: player)
        let run = try TestRun.bubblePop(ticket, mode: mode)
        house.clock.pass(milliseconds: run.milliseconds)
        return (try await house.send(run, with: ticket), run)
    }

    private func rows(of board: String) async throws -> [String] {
        try await house.get("/api/boards/\(board)").json["rows"]?.list?.compactMap {
            $0["player"]?.text
        } ?? []
    }

    @Test func `A ticket states its stall and mode, and lasts for the mode's longest run`()
        async throws
    {
        let answer = try await house.askTicket("bubblepop-rush", for: "Ada", as: ada.secret)
        #expect(answer.status == 201)
        #expect(answer.json["game"] == .text("bubblepop-rush"))
        #expect(answer.json["expires"]?.integer == 1_795_262_400 + 300 + 60)
    }

    @Test func `A run appears only on the boards of its mode`() async throws {
        let (answer, run) = try await play("bubblepop-rush", in: Self.rush, by: ada)
        #expect(answer.status == 201)
        #expect(answer.json["game"] == .text("bubblepop-rush"))
        #expect(answer.json["score"]?.integer == run.score)
        #expect(answer.rank("all") == 1 && answer.rank("today") == 1)
        for period in ["all", "week", "today"] {
            #expect(try await rows(of: "bubblepop-rush/\(period)") == ["Ada"])
            #expect(try await rows(of: "bubblepop/\(period)") == [])
            #expect(try await rows(of: "bubblepop-sharp/\(period)") == [])
        }
    }

    @Test func `A better run in one mode doesn't change ranks in another mode`() async throws {
        let bob = try await house.player("Bob")
        _ = try await play("bubblepop-sharp", in: Self.sharp, by: bob)
        let (answer, _) = try await play("bubblepop", in: .minute, by: ada)
        #expect(answer.rank("all") == 1)
        #expect(try await rows(of: "bubblepop-sharp/all") == ["Bob"])
    }

    @Test(
        "A run whose mode differs from its ticket's is refused",
        arguments: [
            ("bubblepop-rush", BubblePopMode.minute), ("bubblepop", .rush),
            ("bubblepop-rush", .sharp), ("bubblepop", .zen),
        ])
    func otherWay(game: String, mode: BubblePopMode) async throws {
        let (answer, _) = try await play(game, in: mode, by: ada)
        expect(answer, refuses: "does-not-fit", 422)
        #expect(answer.json["detail"]?.text?.contains("another way") == true)
        #expect(try await rows(of: "\(game)/all") == [])
    }

    @Test(arguments: ["bubblepop-zen", "bubblepop-minute", "bubblepop-", "breakout-rush"])
    func `A mode without boards isn't a valid contest`(game: String) async throws {
        expect(
            try await house.askTicket(game, for: "Ada", as: ada.secret), refuses: "unknown-game",
            404)
        expect(try await house.get("/api/boards/\(game)/all"), refuses: "unknown-game", 404)
    }

    @Test func `Only the standard mode has a challenge`() async throws {
        expect(
            try await house.askTicket("bubblepop-rush", "challenge", for: "Ada", as: ada.secret),
            refuses: "unknown-board", 404)
        expect(
            try await house.get("/api/boards/bubblepop-rush/challenge"), refuses: "unknown-board",
            404)
        let games = try await house.get("/api/challenge").json["games"]?.list
        #expect(games?.compactMap { $0["game"]?.text } == ["bubblepop", "breakout"])
    }

    @Test func `A recording on a mode's board is available and states its mode`() async throws {
        let (answer, _) = try await play("bubblepop-sharp", in: Self.sharp, by: ada)
        let run = try #require(answer.json["run"]?.text)
        let recording = try await house.get("/api/runs/\(run)")
        let read = try ClaimedRun(reading: recording.bytes)
        #expect(read.contest == Contest(Self.sharp))
    }

    @Test func `A device's download includes the mode of each run`() async throws {
        _ = try await play("bubblepop-rush", in: Self.rush, by: ada)
        let own = try await house.get("/api/device", HTTPFields().by(ada.secret))
        #expect(own.words.contains("bubblepop-rush"))
    }

    @Test func `The API description lists every contest`() throws {
        let listed = APIDescription.shared.document["components"]?["schemas"]?["Contest"]?["enum"]
        #expect(listed == .list((Contest.all + [.drawnWall]).map { .text($0.word) }))
    }

    @Test func `A message between houses about a board includes the mode`() {
        let channel = LiveBoards.Channel(
            contest: Contest(Self.rush), period: .today)
        let change = BoardChange(channel: channel, run: nil)
        #expect(change.text == "32.today.")
        #expect(BoardChange(text: change.text) == change)
    }
}
