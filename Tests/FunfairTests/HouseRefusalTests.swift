import Arcade
import Roulette
import Testing

@testable import Funfair

/// A status code proves nothing, because a proxy, captive portal or other server can send it too.
@Suite("Only the house itself can refuse")
struct HouseRefusalTests {
    /// Responses from other servers, and temporary refusals by the house itself.
    private static let others: [(Int, String)] = [
        (400, "Bad Request"), (401, ""), (403, "<html>Log in to the hotel's network</html>"),
        (403, #"{"type":"about:blank","title":"Forbidden","status":403}"#),
        (404, "<!doctype html><title>404</title>"), (404, #"{"error":"not found"}"#),
        (409, "{}"), (409, #"{"ranks":{"all":1}}"#), (410, "gone"), (413, "<html>"),
        (422, #"{"type":"https://example.com/probs/too-fast"}"#),
        (422, #"{"type":"/api/problems/from-another-time","detail":"?"}"#),
        (422, #"{"type":"/api/problems/too-fast","detail":"Soon.","retryAfter":3}"#),
        (418, ""), (499, ""), (201, "<html>"), (200, "<html>"), (302, ""),
    ]

    @Test("A finished run is kept until the house answers in its own format", arguments: others)
    func run(status: Int, body: String) {
        var play = Play.atHouse()
        play.runPublic()
        play.answer("api/runs", status: status, body: body)
        #expect(play.app.desk.outbox.items.count == 1)
        #expect(play.reopened.app.desk.outbox.items.count == 1)
        #expect(play.houseLine?.mood == .waiting)
        #expect(play.wakes.count == 1)
        play.send(.woke)
        play.answer("api/runs", status: 201, body: Play.counted())
        #expect(play.houseLine?.mood == .good)
    }

    @Test(
        "A device that has met a house waits for it behind a captive portal",
        arguments: others.filter { !$0.1.contains("/api/problems/") })
    func portal(status: Int, body: String) {
        var before = Play.atHouse()
        before.runPublic()
        before.answerNothing("api/runs")
        var play = before.reopened
        play.press(.open(.bubblePop))
        play.answer("api/challenge", status: status, body: body)
        #expect(play.wakes.count == 1)
        play.send(.woke)
        play.answerNews()
        play.answer("api/runs", status: 201, body: Play.counted())
        #expect(play.app.desk.outbox.items.isEmpty)
        play.enter(name: "Ada")
        #expect(play.asked("api/tickets") == 1)
    }

    @Test func `A run sent too early is sent again after the delay that the house asks for`() {
        var play = Play.atHouse()
        play.runPublic()
        play.refuse("api/runs", status: 422, "too-fast", "Soon.", more: ",\"retryAfter\":40")
        #expect(play.wakes == [40_000])
        #expect(play.app.desk.outbox.items.count == 1)
    }

    @Test("A table is kept until the house answers in its own format", arguments: others)
    func draw(status: Int, body: String) throws {
        var play = Play.awaiting()
        play.answer("api/tables/", status: status, body: body)
        #expect(play.app.runInHouse?.ticket != nil)
        #expect(try play.isLocked)
        #expect(play.app.screens.notices.isEmpty)
        play.wait(seconds: 10)
        #expect(play.askedKey == "spin-1")
        play.tell(17)
        play.press(.skip)
        #expect(play.came == [17])
    }

    @Test func `The app leaves a table that the house has closed`() throws {
        var play = Play.awaiting()
        play.refuse("api/tables/", status: 410, "table-closed", "It is closed.")
        #expect(play.app.runInHouse?.ticket == nil)
        #expect(play.app.screens.notices == ["It is closed."])
    }

    @Test(
        "A name counts as another device's only if the house says so in its own format",
        arguments: others)
    func name(status: Int, body: String) {
        var play = Play.atHouse()
        play.enter(name: "Ada")
        play.answer("api/players", status: status, body: body)
        #expect(play.app.desk.taken(.ada) == nil)
    }

    @Test(
        "When joining a party, only a response in the house's format can refuse a name",
        arguments: others)
    func door(status: Int, body: String) throws {
        var play = Play.atDoor()
        play.press(.party(.join))
        play.answer("api/players", status: status, body: body)
        let door = try #require(play.party?.door)
        #expect(door.nameProblem == nil)
        #expect(door.codeProblem != nil)
    }

    @Test(
        "A party bet is withdrawn only if the house refuses it in its own format", arguments: others
    )
    func bet(status: Int, body: String) throws {
        var host = PartyHost()
        var play = Play.atParty(&host)
        host.start(.roulette)
        play.live(&host, seconds: 7)
        play.bet(Play.six)
        play.answer("api/parties/\(PartyHost.id)/bets", status: status, body: body)
        #expect(try #require(play.partyRun).cabinet.wager != nil)
        #expect(play.app.screens.notices.isEmpty)
        play.live(&host, seconds: 3)
        #expect(host.bet == 1)
    }
}
