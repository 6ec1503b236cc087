import Breakout
import Phrases
import Testing

@testable import Funfair

@Suite("Houses without shared walls or parties")
struct HouseOffersTests {
    /// A face at a house, showing a wall that Ada has cleared and shared.
    private static func withSharedWall() throws -> (play: Play, code: String) {
        var play = Play.atHouse(.breakout)
        play.drawWall(4, 5, named: "Eyes")
        try play.clearWall()
        play.press(.visit(.walls))
        let link = try #require(play.shownWalls.first?.link)
        let code = WallCode(try #require(play.app.walls.book[0]).drawing).text
        play.press(.wall(.show(0)))
        play.grantName(status: 200)
        play.answer(
            "api/walls?name=", status: 201,
            body: """
                {"wall":"\(code)","link":"\(link)","name":"Eyes","player":"Ada","score":1,\
                "rulesVersion":2,"plays":0,"hearts":0,"isLiked":false,"made":1}
                """)
        return (play, code)
    }

    // MARK: Walls

    @Test func `Where walls can't be shared, players still draw, play and send their own`() throws {
        var play = Play()
        play.answerNews(walls: false)
        play.drawWall(4, named: "Eyes")
        try play.clearWall()
        play.press(.visit(.walls))
        let own = try #require(play.shownWalls.first)
        #expect(own.more.map(\.name) == ["Change", "Watch", "Remove"])
        #expect(own.play != nil && (own.link?.utf8.count ?? 0) > 11)
        #expect(play.wallsScreen?.shelves.map(\.title) == ["Your walls"])
        #expect(play.asked("api/walls") == 0)
    }

    @Test func `A wall shared earlier can be taken down, and is sent to friends whole`()
        throws
    {
        var (play, code) = try Self.withSharedWall()
        #expect(play.shownWalls[0].link == code)
        play.turnOff(walls: false)
        let own = try #require(play.shownWalls.first)
        #expect(own.more.map(\.name) == ["Change", "Watch", "Take down", "Remove"])
        #expect((own.link?.utf8.count ?? 0) > 11)
        #expect(own.line.hasPrefix("Ada cleared it") && !own.line.contains("\n"))
        play.press(.wall(.hide(0)))
        #expect(play.answer("api/walls/\(code)", status: 204, body: "")?.method == .delete)
    }

    @Test func `A run on such a wall counts on the device only, and isn't reported as a problem`()
        throws
    {
        var (play, _) = try Self.withSharedWall()
        play.turnOff(walls: false)
        play.press(.wall(.play(0)), .play)
        #expect(play.app.session?.contest == .drawnWall)
        try play.playOn()
        #expect(play.asked("api/tickets") == 0)
        #expect(play.houseLine == nil)
        play.press(.tab(.scores))
        #expect(play.asked("api/boards/breakout-drawn") == 0)
        #expect(play.app.scoresScreen?.choice(.way).count == 2)
    }

    @Test func `A better proof of such a wall isn't sent`() throws {
        var (play, _) = try Self.withSharedWall()
        play.turnOff(walls: false)
        var book = play.app.walls.book
        var wall = try #require(book[0])
        let known = try #require(wall.cleared)
        let curve = try #require(ScoreCurve(step: 1, scores: [1]))
        wall.lastCleared = ClearedWall(wall: known.wall, of: known, curve: curve)
        book.put(wall)
        play.send(.stored(.walls, book.text))
        play.press(.wall(.play(0)), .play)
        try play.playOn()
        #expect(play.asked("api/walls?name=") == 0)
    }

    // MARK: Parties

    @Test func `Where there are no parties, nothing offers to join or open one`() {
        var play = Play()
        play.answerNews(parties: false)
        #expect(play.app.homeScreen?.ways.contains { $0.destination == .party } == false)
        #expect(play.app.homeScreen?.canOpenParty == false)
    }

    @Test func `An invitation to a house without parties shows a sentence and no form`() {
        var play = Play()
        play.send(.party("BDJL"))
        #expect(play.party?.door != nil)
        play.answerNews(parties: false)
        #expect(play.party?.door == nil)
        #expect(play.party?.texts(.line) == ["The host has turned this off."])
    }

    @Test func `Guests stay at a party when its host turns parties off`() {
        var host = PartyHost()
        var play = Play.atParty(&host)
        play.press(.home)
        play.turnOff(parties: false)
        let way = play.app.homeScreen?.ways.first { $0.destination == .party }
        #expect(way?.control.name == "Back to the party")
        play.press(.visit(.party))
        play.live(&host, seconds: 3)
        #expect(play.app.party.isOn)
    }

    // MARK: Learning about it

    @Test(arguments: [Language.english, .spanish])
    func `A page that doesn't know yet shows the refusal, in the player's language`(
        language: Language
    ) {
        var play = Play.atHouse(.breakout)
        play.press(.language(language))
        play.send(.wall(Array("AAAAAAAAAAA".utf8)))
        play.refuse(
            "api/walls/AAAAAAAAAAA", status: 403, "not-offered",
            "The host has turned off shared walls.")
        #expect(
            play.app.screens.notices == [
                language == .english
                    ? "The host has turned off shared walls."
                    : "El administrador lo ha desactivado."
            ])
        play.turnOff(walls: false)
        play.press(.visit(.walls))
        #expect(play.asked("api/walls?") == 0 && play.wallsScreen?.shelves.isEmpty == true)
    }

    @Test func `A refused run on a wall gets the sentence, and later runs are sent`() throws {
        var (play, _) = try Self.withSharedWall()
        play.press(.wall(.play(0)), .play)
        play.grantTicket(at: .breakout)
        try play.playOn()
        play.refuse(
            "api/runs", status: 403, "not-offered", "The host has turned off shared walls.")
        #expect(play.houseLine?.text == "The host has turned off shared walls.")
        #expect(play.app.desk.outbox.items.isEmpty)
    }

    @Test func `An older house, which doesn't say what it offers, offers everything`() {
        var play = Play()
        play.answerNews()
        play.press(.visit(.walls))
        #expect(play.wallsScreen?.shelves.map(\.title) == ["Everybody’s walls"])
        play.press(.home)
        #expect(play.app.homeScreen?.canOpenParty == true)
    }
}

extension Play {
    /// Learns, on returning to the network, what the house no longer offers.
    fileprivate mutating func turnOff(walls: Bool? = nil, parties: Bool? = nil) {
        send(.online)
        answerNews(walls: walls, parties: parties)
    }
}
