import Arcade
import Testing

@testable import Funfair

@Suite("Today's challenge")
struct HouseChallengeTests {
    /// Returns a face at a stall after Ada has pressed the challenge.
    private func pressed(
        _ stall: Stall = .bubblePop, store: [String: [UInt8]] = [:]
    ) -> Play {
        var play = Play.atHouse(stall, store: store)
        play.send(.type(.playerName, "Ada", isFinished: true))
        play.press(.challenge)
        return play
    }

    @Test func `Today's challenge is offered with its description, number of players and end`() {
        var play = Play.atHouse()
        #expect(play.card?.summary == "The same bubbles for everyone, one try. 3 played.")
        #expect(play.card?.ends == Int64(Play.ends))
        #expect(play.card?.way?.name == "Play today’s challenge")
        play.press(.home, .open(.breakout))
        #expect(
            play.card?.summary == "The same bricks for everyone, one try. Nobody has played yet.")
        play.press(.home, .open(.roulette))
        #expect(play.card == nil)
    }

    @Test func `The challenge starts only when its ticket arrives`() throws {
        var play = pressed()
        #expect(play.app.sessions.isEmpty)
        #expect(play.card?.note == "One moment…")
        #expect(play.card?.way == nil)
        play.grantName()
        let asked = play.grantTicket(seed: 77)
        #expect(
            asked.map { String(decoding: $0.body, as: UTF8.self) }
                == #"{"player":"Ada","game":"bubblepop","board":"challenge"}"#)
        #expect(try #require(play.cabinet).seed == 77)
        #expect(play.app.playScreen?.countIn == 3)
        #expect(play.app.records.names.last == .ada)
    }

    @Test func `The challenge uses standard settings and doesn't change the player's settings`() {
        var play = pressed(store: Play.quickSettings)
        play.grantName()
        play.grantTicket()
        #expect(play.cabinet?.isStandard == true)
        #expect(play.app.records.settings.bubblePop.gameTime.value == 10)
        play.press(.pause, .home, .open(.bubblePop), .resume(.bubblePop))
        #expect(play.cabinet?.isStandard == true)
    }

    @Test func `Breakout's challenge ignores settings changed during the run`() {
        var play = pressed(.breakout)
        play.grantName()
        play.grantTicket(at: .breakout)
        play.press(.pause, .tab(.settings))
        play.press(.step(SettingID.all(of: .breakout)[1], 1), .tab(.play))
        #expect(play.cabinet?.isStandard == true)
    }

    @Test func `A challenge ticket that arrives during a party run doesn't interrupt the run`()
        throws
    {
        var host = PartyHost()
        var play = pressed()
        play.grantName()
        play.send(.party("BDJL"))
        play.press(.party(.join))
        play.live(&host, seconds: 0.1)
        host.start()
        play.live(&host, seconds: 7)
        #expect(try #require(play.partyRun).phase == .running)
        let asked = play.grantTicket()
        #expect(asked != nil)
        #expect(try #require(play.partyRun).phase == .running)
        #expect(play.app.isAtParty)
        #expect(play.store["funfair.run.bubblepop"] != nil)
        play.live(&host, seconds: 2)
        #expect(try #require(play.partyRun).phase == .running)
        #expect(try #require(play.app.playing[.bubblePop]).phase == .paused)
    }

    @Test func `A wall or a board that arrives late doesn't interrupt a run`() throws {
        var play = Play.atHouse()
        play.send(.wall(Array("AAAAAAAAAAA".utf8)))
        play.send(.party(PartyHost.id))
        play.enter(name: "Ada")
        play.countIn()
        var other = Play()
        other.drawWall(4)
        try other.clearWall()
        let letters = try #require(other.app.walls.book[0]?.link).letters
        let asked = play.answer(
            "api/walls/AAAAAAAAAAA",
            body: """
                {"link":"\(String(bytes: letters))","plays":1,"hearts":0,"isLiked":false}
                """)
        #expect(asked != nil)
        play.answer("api/parties/\(PartyHost.id)", body: #"{"game":"breakout"}"#)
        #expect(play.app.session?.phase == .running)
        #expect(play.app.walls.book.walls.count == 1)
    }

    @Test func `A challenge run is sent, and its rank is shown`() {
        var play = pressed()
        play.grantName()
        play.grantTicket()
        play.countIn()
        play.wait(seconds: 61)
        play.answer(
            "api/runs", status: 201, body: Play.counted(more: ",\"challenge\":2"))
        #expect(play.houseLine?.text.contains("2 in the challenge") == true)
        play.press(.tab(.play))
        #expect(play.card?.note == "You’ve played it today. Come back tomorrow!")
    }

    @Test func `A player who has played the challenge sees a note and a link to its board`() {
        var play = Play.atHouse()
        play.enter(name: "Ada")
        play.press(.pause, .drop(.bubblePop))
        play.answerNews()
        play.send(.online)
        play.answerNews(played: true)
        play.press(.tab(.play))
        #expect(play.card?.note == "You’ve played it today. Come back tomorrow!")
        #expect(play.card?.isProblem == false)
        guard let way = play.card?.way else { return #expect(Bool(false), "a way") }
        play.press(way.action)
        #expect(play.app.scoresScreen?.choice(.place).first { $0.isSelected }?.name == "Challenge")
        #expect(play.asked("api/boards/bubblepop/challenge") == 1)
    }

    @Test func `Another name on the same device can still play the challenge`() {
        var play = Play.atHouse()
        play.enter(name: "Ada")
        play.press(.pause, .drop(.bubblePop))
        play.answerNews()
        play.send(.online)
        play.answerNews(played: true)
        play.send(.type(.playerName, "Lin", isFinished: true))
        #expect(play.card?.note == nil)
        #expect(play.card?.way?.action == .challenge)
    }

    @Test func `If the house says that the challenge was already played, it doesn't start`() {
        var play = Play.atHouse()
        play.enter(name: "Ada")
        play.press(.pause, .drop(.bubblePop))
        play.answerNews()
        play.press(.challenge)
        play.grantName()
        play.refuse("api/tickets", status: 409, "challenge-played", "You had your try.")
        #expect(play.app.sessions.isEmpty)
        #expect(play.card?.note?.isEmpty == false)
    }

    @Test(
        "Without a ticket, the challenge doesn't start, and a message says why",
        arguments: [
            (0, "", "Can’t reach the server."), (503, "<html>", "Can’t reach the server."),
            (201, "{}", "The server’s answer makes no sense."),
            (
                429, #"{"type":"/api/problems/too-often","detail":"Too often."}"#, "Too often."
            ),
        ])
    func refused(status: Int, body: String, sentence: String) {
        var play = pressed()
        play.grantName()
        play.answer("api/tickets", status: status, body: body)
        #expect(play.app.sessions.isEmpty)
        #expect(play.card?.note == sentence)
        #expect(play.card?.isProblem == true)
        #expect(play.card?.way?.action == .challenge)
        play.press(.challenge)
        #expect(play.asked("api/tickets") == 1)
    }

    @Test func `A name that belongs to another device can't play the challenge`() {
        var play = pressed()
        play.refuse("api/players", status: 409, "name-taken", "Taken.")
        #expect(play.card?.note == "Taken.")
    }

    @Test func `The challenge needs a name`() {
        var play = Play.atHouse()
        play.press(.challenge)
        #expect(play.app.playerScreen?.problem != nil)
        #expect(play.asked("api/players") == 0)
    }

    @Test func `Pressing the challenge twice requests one ticket`() {
        var play = pressed()
        play.press(.challenge)
        #expect(play.asked("api/players") == 1)
    }

    @Test func `If the player leaves before the ticket arrives, the challenge waits for them`() {
        var play = pressed()
        play.press(.tab(.settings))
        play.grantName()
        play.grantTicket()
        #expect(play.app.settingsScreen != nil)
        #expect(play.app.sessions.first?.isStopped == true)
        let later = play.reopened
        #expect(later.app.runInHouse?.ticket?.board == .challenge)
        #expect(later.app.homeScreen?.items.first?.interrupted != nil)
    }

    @Test func `If another run starts before the ticket arrives, that run continues`() {
        var play = pressed()
        play.press(.play)
        let seed = play.cabinet?.seed
        play.grantName()
        play.grantTicket(seed: 5)
        #expect(play.app.sessions.count == 1)
        #expect(play.cabinet?.seed == seed || play.app.runInHouse?.ticket != nil)
    }

    @Test(
        "After an invalid challenge response, no challenge is offered",
        arguments: [
            "{\"ends\":1}", "{\"games\":[]}", "{\"ends\":-1,\"games\":[]}",
            "{\"ends\":1e9,\"games\":[]}", "{\"ends\":1,\"games\":7}",
        ])
    func noNews(body: String) {
        var play = Play()
        play.press(.open(.bubblePop))
        play.answer("api/challenge", body: body)
        #expect(play.card == nil)
    }

    @Test func `If the player switches games before the ticket arrives, no challenge starts`() {
        var play = pressed()
        play.press(.open(.breakout))
        play.grantName()
        play.grantTicket()
        #expect(play.app.sessions.isEmpty)
        #expect(play.app.playerScreen != nil)
    }
}
