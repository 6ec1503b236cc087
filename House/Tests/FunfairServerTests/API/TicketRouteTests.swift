import Funfair
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Tickets", .withEveryEngine)
struct TicketRouteTests {
    private let house: TestHouse
    private let ada: TestPlayer

    init() async throws {
        house = try await TestHouse()
        ada = try await house.player("Ada")
    }

    @Test func `A ticket states its player, contest and expiry`() async throws {
        let answer = try await house.askTicket("bubblepop", for: "ADA", as: ada.secret)
        #expect(answer.status == 201)
        #expect(answer.json["player"] == .text("Ada"))
        #expect(answer.json["game"] == .text("bubblepop"))
        #expect(answer.json["board"] == .text("open"))
        #expect(answer.json["rulesVersion"]?.integer == Int(Stall.bubblePop.rulesVersion))
        #expect(answer.json["issued"]?.integer == 1_795_262_400)
        #expect(answer.json["expires"]?.integer == 1_795_262_400 + 60 + 60)
    }

    @Test func `No two tickets or seeds are equal`() async throws {
        let first = try await house.ticket(for: ada)
        let second = try await house.ticket(for: ada)
        #expect(first.text != second.text)
        #expect(first.seed != second.seed)
    }

    @Test func `A request without a secret gets no ticket`() async throws {
        expect(try await house.askTicket(for: "Ada", as: nil), refuses: "unknown-device", 403)
    }

    @Test func `A request with another device's secret gets no ticket`() async throws {
        let bob = try await house.player("Bob")
        let answer = try await house.askTicket(for: "Ada", as: bob.secret)
        expect(answer, refuses: "not-your-name", 403)
    }

    @Test func `An unregistered name gets no ticket`() async throws {
        let answer = try await house.askTicket(for: "Grace", as: ada.secret)
        expect(answer, refuses: "not-your-name", 403)
    }

    @Test func `An invalid name is refused`() async throws {
        let answer = try await house.askTicket(for: "", as: ada.secret)
        expect(answer, refuses: "invalid-name", 400)
    }

    @Test(arguments: ["chess", "", "BubblePop"])
    func `An unknown game is refused`(game: String) async throws {
        let answer = try await house.askTicket(game, for: "Ada", as: ada.secret)
        expect(answer, refuses: "unknown-game", 404)
    }

    @Test func `An unknown board is refused`() async throws {
        let answer = try await house.askTicket("breakout", "all", for: "Ada", as: ada.secret)
        expect(answer, refuses: "unknown-board", 404)
    }

    @Test(arguments: ["open", "challenge"], ["roulette", "roulette-classic"])
    func `Roulette has no tickets`(board: String, game: String) async throws {
        let answer = try await house.askTicket(game, board, for: "Ada", as: ada.secret)
        expect(answer, refuses: "no-tickets", 409)
    }

    // MARK: The challenge

    @Test(arguments: ["bubblepop", "breakout"])
    func `All players get the same seed for a day's challenge`(game: String) async throws {
        let bob = try await house.player("Bob")
        let first = try await house.ticket(game, "challenge", for: ada)
        house.clock.now = Timestamp.saturdayNoon.day.later(days: 1).start.later(milliseconds: -1)
        let second = try await house.ticket(game, "challenge", for: bob)
        #expect(first.seed == second.seed)
        #expect(first.text != second.text)
    }

    @Test func `A challenge's seed depends on the day and on the game`() async throws {
        let first = try await house.ticket("breakout", "challenge", for: ada)
        let other = try await house.ticket("bubblepop", "challenge", for: ada)
        house.clock.now = Timestamp.saturdayNoon.day.later(days: 1).start
        let next = try await house.ticket("breakout", "challenge", for: ada)
        #expect(first.seed != other.seed)
        #expect(first.seed != next.seed)
    }

    @Test func `Two houses have different challenge seeds`() async throws {
        let other = try await TestHouse()
        let stranger = try await other.player("Ada")
        let here = try await house.ticket("breakout", "challenge", for: ada)
        let there = try await other.ticket("breakout", "challenge", for: stranger)
        #expect(here.seed != there.seed)
    }

    @Test func `A reopened house keeps the challenge's seed`() async throws {
        let here = try await house.ticket("breakout", "challenge", for: ada)
        let later = try await TestHouse(in: house.folder)
        let bob = try await later.player("Bob")
        #expect(try await later.ticket("breakout", "challenge", for: bob).seed == here.seed)
    }

    @Test func `Asking again for the challenge returns the unused ticket`() async throws {
        let first = try await house.ticket("breakout", "challenge", for: ada)
        house.clock.pass(seconds: 30)
        #expect(try await house.ticket("breakout", "challenge", for: ada).text == first.text)
    }

    @Test func `After a challenge run arrives, its player gets no second attempt`() async throws {
        #expect(try await house.play(ada, "challenge").status == 201)
        let answer = try await house.askTicket("breakout", "challenge", for: "Ada", as: ada.secret)
        expect(answer, refuses: "challenge-played", 409)
    }

    @Test func `An attempt at the challenge ends when its ticket expires`() async throws {
        let answer = try await house.askTicket("breakout", "challenge", for: "Ada", as: ada.secret)
        house.clock.now = Timestamp(
            milliseconds: Int64(answer.json["expires"]?.integer ?? 0) * 1000)
        #expect(
            try await house.askTicket("breakout", "challenge", for: "Ada", as: ada.secret).status
                == 201)
        house.clock.pass(milliseconds: 1)
        expect(
            try await house.askTicket("breakout", "challenge", for: "Ada", as: ada.secret),
            refuses: "challenge-played", 409)
    }

    @Test func `A second name on the same device gets its own attempt`() async throws {
        _ = try await house.play(ada, "challenge")
        _ = try await house.register("Grace", as: ada.secret)
        let grace = TestPlayer(name: "Grace", secret: ada.secret)
        // This run is too short to be mistaken for a copy.
        #expect(try await house.play(grace, ticks: 3, "challenge").status == 201)
    }

    @Test func `The challenge route returns the day, its end and each game's number of players`()
        async throws
    {
        _ = try await house.play(ada, "challenge")
        let answer = try await house.get("/api/challenge?player=ada")
        #expect(answer.status == 200)
        #expect(answer.json["day"] == .text("2026-11-21"))
        #expect(answer.json["ends"]?.integer == 1_795_305_600)
        let games = answer.json["games"]?.list ?? []
        #expect(games.map { $0["game"]?.text } == ["bubblepop", "breakout"])
        #expect(games.map { $0["players"]?.integer } == [0, 1])
        #expect(games.map { $0["played"]?.bool } == [false, true])
    }

    @Test func `Without a name, the challenge route reports no game as played`() async throws {
        _ = try await house.play(ada, "challenge")
        let games = try await house.get("/api/challenge").json["games"]?.list ?? []
        #expect(games.map { $0["played"] } == [.bool(false), .bool(false)])
    }

    @Test func `A challenge request with an invalid name is refused`() async throws {
        expect(try await house.get("/api/challenge?player=%20"), refuses: "invalid-name", 400)
    }
}
