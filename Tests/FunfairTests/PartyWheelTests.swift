import Arcade
import Roulette
import Testing

@testable import Funfair

@Suite struct PartyWheelTests {
    /// Returns a guest at a wheel that is accepting the first bets.
    private static func atWheel(_ host: inout PartyHost) -> Play {
        var play = Play.atParty(&host)
        host.start(.roulette)
        play.live(&host, seconds: 7)
        return play
    }

    @Test func `A party bet is sent once, and the house draws the pocket`() throws {
        var host = PartyHost()
        var play = Self.atWheel(&host)
        #expect(play.app.playScreen?.panel?.hint.contains("s left to bet") == true)
        play.bet(Play.six)
        play.live(&host, seconds: 5)
        #expect(host.told.count == 1)
        #expect(
            host.told.first
                == #"{"player":"Ada","round":1,"spin":1,"level":"easy","numbers":[1,2,3,4,5,6]}"#)
        #expect(try #require(play.partyRun).cabinet.moment.awaitedDraw != nil)
        play.live(&host, seconds: 16)
        #expect(try #require(play.partyRun).cabinet.moment.awaitedDraw == nil)
        let game = try play.partyGame()
        #expect(game.history.first?.number == 7 || game.phase != .betting)
    }

    @Test func `No party bet is accepted while the house's wheel turns`() throws {
        var host = PartyHost()
        var play = Self.atWheel(&host)
        play.live(&host, seconds: 19)
        #expect(play.app.playScreen?.panel?.open == nil)
        play.bet(Play.six)
        #expect(try #require(play.partyRun).cabinet.wager == nil)
        #expect(host.told.isEmpty)
    }

    @Test func `The sheet closes when the party's bets close`() throws {
        var host = PartyHost()
        var play = Self.atWheel(&host)
        play.press(.sheet(.open))
        #expect(play.app.playScreen?.panel?.panel.sheet != nil)
        play.live(&host, seconds: 19)
        #expect(play.app.playScreen?.panel?.panel.sheet == nil)
        #expect(play.app.view.announcement.text == "Bets are closed.")
    }

    @Test func `A party bet that arrives too late is withdrawn`() throws {
        var host = PartyHost()
        var play = Self.atWheel(&host)
        host.isReached = false
        play.live(&host, seconds: 2)
        play.bet(Play.six)
        play.live(&host, seconds: 20)
        host.isReached = true
        play.live(&host, seconds: 6)
        let run = try #require(play.partyRun)
        #expect(run.cabinet.wager == nil)
        #expect(run.cabinet.inputs == 0)
        #expect(play.app.view.notices == ["Bets are closed."])
    }

    @Test func `A silent house is reported beside the wheel`() {
        var host = PartyHost()
        var play = Self.atWheel(&host)
        host.isReached = false
        play.live(&host, seconds: 3)
        #expect(play.app.playScreen?.panel?.hint == "Can’t reach the server.")
        host.isReached = true
        play.live(&host, seconds: 3)
        #expect(play.app.playScreen?.panel?.hint.contains("s left to bet") == true)
    }

    @Test func `A guest who missed a draw catches up`() throws {
        var host = PartyHost()
        var play = Self.atWheel(&host)
        play.bet(Play.six)
        play.live(&host, seconds: 1)
        host.isReached = false
        play.live(&host, seconds: 25)
        host.isReached = true
        play.live(&host, seconds: 8)
        let game = try play.partyGame()
        #expect(game.history.map(\.number) == [7])
    }

    @Test func `A party bet survives a reload`() throws {
        var host = PartyHost()
        var play = Self.atWheel(&host)
        play.bet(Play.six)
        play.live(&host, seconds: 2)
        play.send(.hidden)
        var again = play.reopened
        again.live(&host, seconds: 25)
        #expect(host.told.count == 1)
        #expect(try again.partyGame().history.map(\.number) == [7])
    }

    @Test func `The table closes with the party round`() {
        var host = PartyHost()
        var play = Self.atWheel(&host)
        host.phase = "judging"
        play.live(&host, seconds: 2)
        #expect(play.partyRun == nil)
        #expect(host.runs.isEmpty)
    }
}
