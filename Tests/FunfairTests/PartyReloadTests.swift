import Arcade
import Testing

@testable import Funfair

@Suite struct PartyReloadTests {
    @Test func `A reload in the lobby returns to the lobby`() {
        var host = PartyHost()
        let play = Play.atParty(&host)
        var again = play.reopened
        again.live(&host, seconds: 1)
        #expect(again.party?.title == "You’re in!")
    }

    @Test func `A reload during a round's count-in returns to the count-in`() throws {
        var host = PartyHost()
        var play = Play.atParty(&host)
        host.start()
        play.live(&host, seconds: 2.5)
        play.send(.hidden)
        var again = play.reopened
        again.live(&host, seconds: 1)
        #expect(again.partyRun?.countIn != nil)
        again.live(&host, seconds: 2)
        let run = try #require(again.partyRun)
        #expect(run.phase == .running)
        #expect(run.cabinet.seed == 0xFACE)
        let late = host.now - host.starts - Double(run.cabinet.tick) * Playback.millisecondsPerTick
        #expect(abs(late) < 100)
    }

    @Test func `A reload during a party run continues it at once`() throws {
        var host = PartyHost()
        var play = Play.atParty(&host)
        host.start()
        play.live(&host, seconds: 20)
        play.send(.hidden)
        let before = try #require(play.partyRun).cabinet.tick
        var again = play.reopened
        host.isReached = false
        again.live(&host, seconds: 1)
        let run = try #require(again.partyRun)
        #expect(run.phase == .running)
        #expect((1...121).contains(run.cabinet.tick - before))
        host.isReached = true
        host.pass(8000)
        again.live(&host, seconds: 50)
        #expect(host.runs.count == 1)
    }

    @Test func `A stored party run isn't continued after its round`() {
        var host = PartyHost()
        var play = Play.atParty(&host)
        host.start()
        play.live(&host, seconds: 20)
        play.send(.hidden)
        host.pass(120_000)
        host.phase = "podium"
        var again = play.reopened
        again.live(&host, seconds: 2)
        #expect(again.partyRun == nil)
        #expect(again.store["funfair.party-run"] == nil)
        #expect(host.runs.isEmpty)
    }

    @Test func `Losing the network for ten seconds doesn't disturb a party run`() throws {
        var host = PartyHost()
        var play = Play.atParty(&host)
        host.start()
        play.live(&host, seconds: 20)
        host.isReached = false
        let before = try #require(play.partyRun).cabinet.tick
        play.live(&host, seconds: 10)
        #expect(try #require(play.partyRun).cabinet.tick == before + 1200)
        host.isReached = true
        play.live(&host, seconds: 38)
        #expect(host.runs.count == 1)
    }

    @Test func `A party run that ends offline is sent when the house answers`() {
        var host = PartyHost()
        var play = Play.atParty(&host)
        host.start()
        play.live(&host, seconds: 60)
        host.isReached = false
        play.live(&host, seconds: 15)
        #expect(host.runs.isEmpty)
        #expect(play.partyRun == nil)
        host.isReached = true
        play.live(&host, seconds: 3)
        #expect(host.runs.count == 1)
        #expect(host.now < host.closes)
    }

    @Test func `A party run doesn't change an interrupted run of the same stall`() throws {
        var play = Play()
        play.answerNews()
        play.enter(name: "Bob")
        play.countIn()
        play.popAll()
        play.wait(seconds: 2)
        play.press(.home)
        let kept = try #require(play.store["funfair.run.bubblepop"])
        var host = PartyHost()
        play.send(.party("BDJL"))
        play.send(.type(.playerName, "Ada", isFinished: false))
        play.press(.party(.join))
        play.live(&host, seconds: 0.1)
        host.start()
        play.live(&host, seconds: 67)
        #expect(host.runs.count == 1)
        #expect(play.store["funfair.run.bubblepop"] == kept)
        play.press(.home, .resume(.bubblePop))
        #expect(play.app.session?.cabinet.player.text == "Bob")
    }

    @Test func `Locking the phone pauses a party run, which continues without a count-in`() throws {
        var host = PartyHost()
        var play = Play.atParty(&host)
        host.start()
        play.live(&host, seconds: 12)
        play.send(.hidden)
        #expect(play.app.playScreen?.interrupted?.title == "The others are still playing")
        host.pass(5000)
        play.live(&host, seconds: 0.5)
        let resume = try #require(play.app.playScreen?.interrupted?.resume)
        play.press(resume.action)
        #expect(try #require(play.partyRun).phase == .running)
    }

    @Test(arguments: ["", "funfair party 1\n", "funfair party 1\nguest x\nsum 0\n", "\u{1F388}"])
    func `Unreadable data about a party is set aside`(text: String) {
        let play = Play(store: [
            "funfair.party": Array(text.utf8), "funfair.party-run": Array(text.utf8),
        ])
        #expect(play.aside.count == 2)
        #expect(play.app.view.notices.contains { $0.contains("Your place at the party") })
        #expect(play.app.view.screen.word == "home")
    }

    @Test func `A link to the current party changes nothing`() {
        var host = PartyHost()
        var play = Play.atParty(&host)
        host.start()
        play.live(&host, seconds: 8)
        play.send(.party("BDJL"))
        #expect(play.partyRun?.phase == .running)
    }

    @Test func `A guest looking at a board is taken to the next round`() throws {
        var host = PartyHost()
        var play = Play.atParty(&host)
        host.start()
        play.live(&host, seconds: 67)
        host.phase = "podium"
        play.live(&host, seconds: 2)
        play.press(.party(.board))
        #expect(play.app.scoresScreen != nil)
        #expect(play.questions.contains { $0.path.contains("/party?party=\(PartyHost.id)") })
        #expect(play.app.view.isIdling)
        host.start()
        for _ in 0..<2 {
            host.pass(1000)
            play.send(.elapsed(milliseconds: 1000))
            play.answerAll(&host)
        }
        play.live(&host, seconds: 1.5)
        #expect(play.partyRun?.countIn != nil)
    }
}
