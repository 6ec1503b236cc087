import Arcade
import Roulette
import Testing

@testable import Funfair

@Suite("Waiting for the house's draw")
struct HouseWaitTests {
    private static let alone = "This game counts on this device only."

    private func offered(_ play: Play) -> Control? {
        play.panel?.skip.flatMap { $0.action == .continueWithoutHouse ? $0 : nil }
    }

    // MARK: A reload

    @Test func `A reload requests the draw again, and the draw counts once`() throws {
        var play = Play.awaiting()
        let first = try #require(play.questions.first { $0.path.hasPrefix("api/tables/") })
        var later = play.reopened(entropy: 9)
        later.press(.open(.roulette))
        #expect(later.asked("api/tables/") == 0)
        later.press(.resume(.roulette))
        #expect(later.panel?.hint == "Drawing the number…")
        let answered = later.tell(31)
        let second = try #require(answered)
        #expect(second.key == first.key)
        #expect(second.body == first.body)
        #expect(second.path == first.path)
        later.press(.skip)
        #expect(later.came == [31])
        #expect(later.purse?.money == 900)
        play = later.reopened
        play.press(.open(.roulette), .resume(.roulette))
        #expect(play.asked("api/tables/") == 0)
        #expect(play.came == [31])
        play.bet(Play.six)
        #expect(play.askedKey == "spin-2")
    }

    @Test func `A pocket that arrived before the reload isn't requested again`() throws {
        var play = Play.awaiting()
        play.tell(12)
        var later = play.reopened
        later.press(.open(.roulette), .resume(.roulette))
        #expect(later.asked("api/tables/") == 0)
        later.press(.skip)
        #expect(later.came == [12])
    }

    @Test func `A stored table of a different game is discarded`() {
        let play = Play.awaiting()
        var store = play.store
        store["funfair.ticket.roulette"] = Ticket(Array("t-9".utf8), for: .open)
            .storedText(seed: 1)
        var later = Play(store: store)
        later.press(.open(.roulette), .resume(.roulette), .skip)
        #expect(later.came.count == 1)
        #expect(later.asked("api/tables/") == 0)
    }

    @Test func `Continuing a game from home requests the draw again at once`() throws {
        var play = Play.awaiting()
        play.press(.home)
        play.answerNothing("api/tables/")
        play.wait(seconds: 20)
        #expect(play.asked("api/tables/") == 0)
        play.press(.open(.roulette), .resume(.roulette))
        #expect(play.askedKey == "spin-1")
    }

    // MARK: Asking again

    @Test(
        "Without a response, the draw is requested again after a while",
        arguments: [0, 408, 429, 500, 502, 503, 200, 302])
    func again(status: Int) throws {
        var play = Play.awaiting()
        play.answer("api/tables/", status: status, body: "<html>")
        play.wait(seconds: 1.9)
        #expect(play.asked("api/tables/") == 0)
        play.wait(seconds: 0.2)
        #expect(play.askedKey == "spin-1")
        #expect(try play.isLocked)
        play.tell(6)
        play.press(.skip)
        #expect(play.came == [6])
        #expect(play.app.screens.notices.isEmpty)
    }

    @Test func `Pauses between requests for a draw grow, and the house can ask for longer ones`() {
        var play = Play.awaiting()
        play.answerNothing("api/tables/")
        play.wait(seconds: 2.1)
        play.answerNothing("api/tables/")
        play.wait(seconds: 4.9)
        #expect(play.asked("api/tables/") == 0)
        play.wait(seconds: 0.2)
        #expect(play.asked("api/tables/") == 1)
        play.refuse(
            "api/tables/", status: 429, "too-often", "Slowly.", more: ",\"retryAfter\":40")
        play.wait(seconds: 39.9)
        #expect(play.asked("api/tables/") == 0)
        play.wait(seconds: 0.2)
        #expect(play.asked("api/tables/") == 1)
    }

    @Test func `A draw is requested again at once when the network returns`() {
        var play = Play.awaiting()
        play.answerNothing("api/tables/")
        play.send(.online)
        play.wait(seconds: 0.1)
        #expect(play.askedKey == "spin-1")
    }

    @Test(
        "A response with an invalid pocket is ignored",
        arguments: ["37", "-1", "1000000000000", "\"5\"", "5.5", "null", "[5]"])
    func impossible(pocket: String) throws {
        var play = Play.awaiting()
        play.answer("api/tables/", body: "{\"spin\":1,\"pocket\":\(pocket)}")
        #expect(try play.isLocked)
        play.wait(seconds: 2.1)
        play.tell(0)
        play.press(.skip)
        #expect(play.came == [0])
    }

    @Test func `A draw that arrives twice makes only one spin`() throws {
        var play = Play.awaiting()
        let answered = play.tell(4)
        let question = try #require(answered)
        play.press(.skip)
        play.bet(Play.six)
        play.send(.answered(question.id, status: 200, body: Array(Play.drawn(4).utf8)))
        #expect(try play.isLocked)
        #expect(play.came == [4])
    }

    @Test func `After damaged responses to a draw, the game continues, with one spin`() throws {
        var generator = SeededGenerator(seed: 7)
        var again = 0
        for _ in 0..<300 {
            var play = Play.awaiting()
            var body = Array(Play.drawn(17).utf8)
            for _ in 0...generator.below(4) {
                body[generator.below(body.count)] = UInt8(generator.below(256))
            }
            play.answer("api/tables/", body: body)
            if try play.isLocked {
                again += 1
                play.wait(seconds: 2.1)
                play.tell(17)
            }
            play.press(.skip)
            #expect(play.came.count == 1)
            #expect(try play.keptGame().stateHash == play.game().stateHash)
        }
        #expect(again > 0 && again < 300)
    }

    // MARK: Continuing without the house

    @Test func `After ten seconds without a draw, a control lets the player continue offline`()
        throws
    {
        var play = Play.awaiting()
        play.wait(seconds: 9.8)
        #expect(offered(play) == nil)
        play.press(.continueWithoutHouse)
        #expect(try play.isLocked)
        let before = play.app.live
        play.wait(seconds: 0.4)
        #expect(play.app.live != before)
        #expect(offered(play)?.name == "Play on offline")
        play.press(.continueWithoutHouse)
        #expect(try !play.isLocked)
        #expect(play.panel?.note == Self.alone)
        #expect(play.store["funfair.ticket.roulette"] == nil)
        #expect(try play.keptGame().phase == play.game().phase)
    }

    @Test func `After continuing offline, the device draws, and the result says so`() throws {
        var play = Play.awaiting()
        play.wait(seconds: 11)
        play.press(.continueWithoutHouse, .skip)
        play.tell(5)
        let spins = play.came.count
        play.goBroke()
        #expect(spins == 1)
        #expect(play.asked("api/tables") == 0)
        #expect(play.houseLine?.text == Self.alone)
        #expect(play.houseLine?.mood == .quiet)
    }

    @Test func `After a reload, the table still says that the device draws`() {
        var play = Play.awaiting()
        play.wait(seconds: 11)
        play.press(.continueWithoutHouse, .skip)
        play.send(.hidden)
        var later = play.reopened
        later.answerNews()
        later.press(.resume(.roulette))
        #expect(later.panel?.note == Self.alone)
    }

    @Test func `The ten seconds before a player can continue offline restart with each draw`() {
        var play = Play.awaiting()
        play.wait(seconds: 9)
        play.tell(20)
        play.press(.skip)
        play.bet(Play.six)
        play.wait(seconds: 9)
        #expect(offered(play) == nil)
        play.wait(seconds: 1.5)
        #expect(offered(play) != nil)
    }

    @Test(
        "If the house refuses a draw, the reason is shown and the device draws",
        arguments: [
            (400, "invalid-bet"), (403, "unknown-device"), (403, "not-your-table"),
            (404, "unknown-table"), (409, "key-reused"), (409, "table-closed"),
        ])
    func refused(status: Int, word: String) throws {
        var play = Play.awaiting()
        play.refuse("api/tables/", status: status, word, "No, because of \(word).")
        #expect(play.app.screens.notices == ["No, because of \(word)."])
        #expect(play.panel?.note == Self.alone)
        play.press(.skip)
        #expect(play.came.count == 1)
        play.spin(Play.six)
        #expect(play.came.count == 2)
        #expect(play.asked("api/tables") == 0)
    }

    @Test func `After a reload, a table given up for offline play isn't used`() {
        var play = Play.awaiting()
        play.refuse("api/tables/", status: 404, "unknown-table", "No such table.")
        var later = play.reopened
        later.press(.open(.roulette), .resume(.roulette), .skip)
        later.spin(Play.six)
        #expect(later.came.count == 2)
        #expect(later.asked("api/tables") == 0)
    }
}
