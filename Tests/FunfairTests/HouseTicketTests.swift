import Arcade
import Languages
import Phrases
import Testing

@testable import Funfair

@Suite("Tickets")
struct HouseTicketTests {
    @Test func `A run starts without waiting for the house`() throws {
        var play = Play.atHouse()
        play.enter(name: "Ada")
        #expect(play.app.playScreen?.countIn == 3)
        #expect(play.asked("api/players") == 1)
        play.countIn()
        #expect(try #require(play.cabinet).tick > 0)
    }

    @Test func `A new name is registered before a ticket is requested with the same secret`() {
        var play = Play.atHouse()
        play.enter(name: "Ada")
        let name = play.grantName()
        #expect(name?.secret == Play.secret)
        #expect(name.map { String(decoding: $0.body, as: UTF8.self) } == #"{"name":"Ada"}"#)
        let ticket = play.grantTicket()
        #expect(ticket?.secret == Play.secret)
        #expect(
            ticket.map { String(decoding: $0.body, as: UTF8.self) }
                == #"{"player":"Ada","game":"bubblepop","board":"open"}"#)
    }

    @Test func `A name that belongs to this device isn't registered again`() {
        var play = Play.atHouse()
        play.runPublic()
        play.answer("api/runs", status: 201, body: Play.counted())
        play.enter(name: "ADA")
        #expect(play.asked("api/players") == 0)
        #expect(play.asked("api/tickets") == 1)
    }

    @Test func `A ticket granted in the count-in restarts the run with the house's seed`() throws {
        var play = Play.atHouse()
        play.enter(name: "ada")
        play.wait(seconds: 1)
        play.grantName("Ada")
        play.grantTicket(seed: 0xFACE)
        let cabinet = try #require(play.cabinet)
        #expect(cabinet.seed == 0xFACE)
        #expect(cabinet.player.text == "Ada")
        #expect(!cabinet.isPractice)
        #expect(play.app.records.names.last?.text == "Ada")
        #expect(play.app.playScreen?.countIn == 2)
    }

    @Test func `The stage stays the same when a run is restarted`() throws {
        var play = Play.atHouse()
        play.send(.layout(Layout(width: 300, height: 600, isUpright: true)))
        play.enter(name: "Ada")
        let stage = try #require(play.app.playScreen).stage
        play.grantName()
        play.grantTicket()
        #expect(play.app.playScreen?.stage == stage)
    }

    @Test func `A ticket for Breakout can arrive until the first launch`() throws {
        var play = Play.atHouse(.breakout)
        play.enter(name: "Ada", at: .breakout)
        play.wait(seconds: 5)
        play.grantName()
        play.grantTicket(seed: 7, at: .breakout)
        #expect(try #require(play.cabinet).seed == 7)
        #expect(play.app.runInHouse?.ticket != nil)
    }

    @Test func `A ticket after the first move arrives too late, and the result says so`() throws {
        var play = Play.atHouse()
        play.enter(name: "Ada")
        play.countIn()
        play.wait(seconds: 1)
        let seed = try #require(play.cabinet).seed
        play.grantName()
        play.grantTicket()
        #expect(try #require(play.cabinet).seed == seed)
        play.wait(seconds: 61)
        #expect(play.asked("api/runs") == 0)
        #expect(play.houseLine?.mood == .quiet)
        #expect(play.houseLine?.text.contains("this device only") == true)
    }

    @Test func `The result says that no ticket arrived in time`() {
        var play = Play.atHouse()
        play.enter(name: "Ada")
        play.countIn()
        play.wait(seconds: 61)
        #expect(play.houseLine?.text.contains("didn’t answer in time") == true)
        play.grantName()
        #expect(play.asked("api/tickets") == 0)
    }

    @Test func `Only the result says that the house can't be reached`() {
        var play = Play.atHouse()
        play.enter(name: "Ada")
        play.answerNothing("api/players")
        play.countIn()
        #expect(play.app.screens.notices.isEmpty)
        play.wait(seconds: 61)
        #expect(play.houseLine?.text.contains("Can’t reach") == true)
        #expect(play.app.records.boards[.bubblePop, isStandard: true].entries.count == 1)
    }

    @Test func `A dropped run's ticket doesn't restart another run`() throws {
        var play = Play.atHouse()
        play.enter(name: "Ada")
        play.press(.pause, .drop(.bubblePop))
        play.enter(name: "Lin")
        let seed = try #require(play.cabinet).seed
        play.grantName("Ada")
        #expect(play.asked("api/tickets") == 0)
        #expect(try #require(play.cabinet).seed == seed)
        play.grantName("Lin")
        play.grantTicket(name: "Lin", seed: 9)
        #expect(try #require(play.cabinet).seed == 9)
    }

    @Test func `A ticket for another player, or for other rules, isn't used`() throws {
        var play = Play.atHouse()
        play.enter(name: "Ada")
        play.grantName()
        play.grantTicket(name: "Lin")
        #expect(play.app.runInHouse?.ticket == nil)
        play.press(.pause, .drop(.bubblePop))
        play.enter(name: "Ada")
        play.grantTicket(rules: 200)
        #expect(play.app.runInHouse?.ticket == nil)
        #expect(play.app.runInHouse?.reason?.contains("other rules") == true)
    }

    @Test func `No ticket is requested for practice, with other settings or without a house`() {
        var practice = Play(seed: 42)
        practice.enter(name: "Ada")
        var quick = Play(store: Play.quickSettings)
        quick.enter(name: "Ada")
        var alone = Play()
        alone.press(.open(.bubblePop))
        alone.answer("api/challenge", status: 404, body: "<!doctype html>")
        alone.enter(name: "Ada")
        for play in [practice, quick, alone] {
            #expect(play.asked("api/players") + play.asked("api/tickets") == 0)
        }
    }

    @Test(
        "A run that began before the app knew that there is no house doesn't mention a house",
        arguments: [
            ["api/challenge"], ["api/challenge", "api/players"], ["api/players", "api/challenge"],
        ])
    func noHouse(answered: [String]) {
        var play = Play()
        play.enter(name: "Ada")
        for path in answered { play.answer(path, status: 404, body: "<!doctype html>") }
        play.countIn()
        play.wait(seconds: 61)
        #expect(play.app.resultScreen != nil)
        #expect(play.houseLine == nil)
    }

    @Test func `A device unknown to the house registers its name again, with the same secret`() {
        var play = Play.atHouse()
        play.runPublic()
        play.answer("api/runs", status: 201, body: Play.counted())
        play.enter(name: "Ada")
        play.refuse("api/tickets", status: 403, "unknown-device", "Who are you?")
        #expect(play.grantName()?.secret == Play.secret)
        #expect(play.grantTicket()?.secret == Play.secret)
        #expect(play.app.runInHouse?.ticket != nil)
    }

    @Test func `A house that keeps forgetting the device is asked a limited number of times`() {
        var play = Play.atHouse()
        play.enter(name: "Ada")
        for _ in 0..<2 {
            play.grantName()
            play.refuse("api/tickets", status: 403, "unknown-device", "Who are you?")
        }
        #expect(play.asked("api/players") + play.asked("api/tickets") == 0)
        #expect(play.app.runInHouse?.reason == "Who are you?")
    }

    @Test func `A house that refuses unknown devices is asked a limited number of times`() {
        var play = Play.atHouse()
        play.enter(name: "Ada")
        play.refuse("api/players", status: 403, "unknown-device", "Who are you?")
        #expect(play.asked("api/players") + play.asked("api/tickets") == 0)
        #expect(play.app.runInHouse?.reason == "Who are you?")
    }

    @Test func `A house that can't store data is reported in any language`() {
        var play = Play(words: Words(.spanish))
        play.press(.open(.bubblePop))
        play.answerNews()
        play.enter(name: "Ada")
        play.grantName()
        play.refuse("api/tickets", status: 503, "not-storing", "Later.")
        #expect(
            play.app.runInHouse?.reason
                == "El servidor no puede guardar puntuaciones ahora.")
    }

    @Test func `The ticket of an interrupted run survives a reload`() throws {
        var play = Play.atHouse()
        play.enterPublic()
        play.countIn()
        play.wait(seconds: 7)
        var later = play.reopened
        #expect(later.app.runInHouse?.ticket?.text == Array("t1".utf8))
        later.press(.resume(.bubblePop))
        later.answerNews()
        later.wait(seconds: 61)
        let sent = later.answer("api/runs", status: 201, body: Play.counted())
        #expect(sent?.ticket == Array("t1".utf8))
        #expect(later.store["funfair.ticket.bubblepop"] == nil)
    }

    @Test func `A ticket is dropped with its run`() {
        var play = Play.atHouse()
        play.enterPublic()
        #expect(play.store["funfair.ticket.bubblepop"] != nil)
        play.press(.pause)
        play.giveUp()
        #expect(play.store["funfair.ticket.bubblepop"] == nil)
    }

    @Test func `A different run's ticket isn't used for the stored run`() {
        var play = Play.atHouse()
        play.enterPublic()
        play.send(.hidden)
        var store = play.store
        store["funfair.ticket.bubblepop"] = Ticket([0x74], for: .open)
            .storedText(seed: 1)
        let later = Play(store: store)
        // The ticket may belong to a run in another window.
        #expect(later.store["funfair.ticket.bubblepop"] == store["funfair.ticket.bubblepop"])
        #expect(later.app.runInHouse?.ticket == nil)
        #expect(later.app.screens.notices.isEmpty)
    }

    @Test func `A new run of Breakout requests a new ticket`() {
        var play = Play.atHouse(.breakout)
        play.enter(name: "Ada", at: .breakout)
        play.grantName()
        play.grantTicket(at: .breakout)
        play.press(.pause, .drop(.breakout), .play)
        #expect(play.asked("api/tickets") == 1)
    }

    @Test func `After a reload, a run without a ticket still counts on this device only`() {
        var play = Play.atHouse()
        play.enter(name: "Ada")
        play.refuse("api/players", status: 429, "too-often", "Too often.")
        play.countIn()
        play.wait(seconds: 5)
        var later = play.reopened
        later.answerNews()
        later.press(.resume(.bubblePop))
        later.countIn()
        later.wait(seconds: 61)
        #expect(
            later.houseLine?.text
                == "You played this one offline, so it counts on this device only.")
        #expect(later.asked("api/runs") == 0)
    }
}
