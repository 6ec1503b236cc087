import Arcade
import Breakout
import Testing

@testable import Funfair

@Suite("Shared walls")
struct HouseWallTests {
    /// A face at a house, showing a wall that Ada has cleared.
    private var play: Play
    /// The letters of a link to that wall, and the wall's code.
    private let link: String
    private let code: String

    init() throws {
        play = .atHouse(.breakout)
        play.drawWall(4, 5, named: "Eyes")
        try play.clearWall()
        play.press(.visit(.walls))
        link = try #require(play.shownWalls.first?.link)
        code = WallCode(try #require(play.app.walls.book[0]).drawing).text
    }

    // MARK: Sharing your own

    @Test mutating func `A wall is sent to the house only when its author shares it`() {
        #expect(play.questions.allSatisfy { $0.method != .post })
        #expect(play.own.more.map(\.name).contains("Show to everybody"))
    }

    @Test mutating func `A shared wall is sent with its name and the recording that clears it`()
        throws
    {
        let proof = try #require(play.app.walls.proof(of: 0))
        play.press(.wall(.show(0)))
        play.grantName(status: 200)
        let sent = play.answer("api/walls?name=Eyes", status: 201, body: told())
        #expect(sent?.body == proof && sent?.kind == .recording)
        #expect(sent?.secret == Play.secret)
        #expect(play.own.line.hasSuffix("Everybody can see it."))
        #expect(play.own.link == code)
    }

    @Test mutating func `Sharing walls registers the player's name once`() {
        show()
        play.press(.wall(.hide(0)))
        play.answer("api/walls/\(code)", status: 204, body: "")
        play.press(.wall(.show(0)))
        #expect(play.asked("api/players") == 0 && play.asked("api/walls?name=") == 1)
    }

    @Test mutating func `Sharing a wall under another device's name fails with a message`() {
        play.press(.wall(.show(0)))
        play.refuse("api/players", status: 409, "name-taken", "Somebody has that name.")
        #expect(play.asked("api/walls?name=") == 0)
        #expect(play.notices == ["Somebody has that name."])
    }

    @Test mutating func `A wall that the house refuses shows the reason and stays unshared`() {
        play.press(.wall(.show(0)))
        play.grantName(status: 200)
        play.refuse("api/walls?name=", status: 409, "too-many-walls", "Take one down first.")
        #expect(play.notices == ["Take one down first."])
        #expect(play.own.link == link)
    }

    @Test(
        "A better proof of a shared wall is sent automatically",
        arguments: [true, false])
    mutating func again(isBetter: Bool) throws {
        show()
        var book = play.app.walls.book
        var wall = try #require(book[0])
        let known = try #require(wall.cleared)
        let other = try #require(ScoreCurve(step: 1, scores: [isBetter ? 1 : known.score + 9_000]))
        wall.lastCleared = ClearedWall(wall: known.wall, of: known, curve: other)
        book.put(wall)
        play.send(.stored(.walls, book.text))
        try begin()
        try play.playOn()
        #expect(play.asked("api/walls?name=") == (isBetter ? 1 : 0))
    }

    @Test mutating func `A wall's shared state is stored`() {
        show()
        var later = play.reopened
        later.press(.visit(.walls))
        later.answerNews()
        #expect(later.shownWalls.first?.link == code)
    }

    @Test mutating func `A changed wall doesn't count as shared until it's changed back`() {
        show()
        play.press(.wall(.change(0)))
        play.send(.paint(9, begins: true))
        play.press(.wall(.done))
        #expect(play.own.link == nil)
        play.press(.wall(.change(0)))
        play.send(.paint(9, begins: true))
        play.press(.wall(.done))
        #expect(play.own.link == code)
    }

    @Test mutating func `A wall that is no longer shared is sent as a link`() {
        show()
        play.press(.wall(.hide(0)))
        let asked = play.answer("api/walls/\(code)", status: 204, body: "")
        #expect(asked?.method == .delete && asked?.secret == Play.secret)
        #expect(play.own.link == link)
    }

    @Test mutating func `Removing all data from the house also removes shared walls`() {
        show()
        play.press(.house(.leave), .house(.leaveForGood))
        play.answer("api/device", status: 204, body: "")
        #expect(play.app.walls.book[0]?.isShown == false)
    }

    @Test mutating func `Without a house, walls can't be shared`() throws {
        var alone = Play()
        alone.drawWall(4)
        try alone.clearWall()
        alone.press(.visit(.walls))
        #expect(alone.own.more.map(\.name) == ["Change", "Watch", "Remove"])
        #expect(alone.wallsScreen?.shelves.count == 1)
    }

    // MARK: Everyone's walls

    @Test mutating func `Shared walls are listed, newest first, with plays and hearts`() throws {
        gallery([told(plays: 12, hearts: 1)])
        let shelf = try #require(play.wallsScreen?.shelves.last)
        #expect(shelf.title == "Everybody’s walls")
        #expect(shelf.orders.map(\.name) == ["Newest", "Most played", "Best liked"])
        #expect(shelf.orders.map(\.isSelected) == [true, false, false])
        let wall = try #require(shelf.items.first)
        #expect(wall.name == "Eyes" && wall.tiles == play.own.tiles && wall.link == code)
        #expect(wall.line.hasPrefix("Ada cleared it"))
        #expect(wall.line.hasSuffix("\n12 runs · 1 heart"))
        #expect(shelf.note == nil && shelf.further == nil)
    }

    @Test func `A walls screen opened before a house is found lists shared walls afterwards`() {
        var other = Play()
        other.press(.visit(.walls))
        #expect(other.asked("api/walls") == 0 && other.shownWalls.isEmpty)
        other.answerNews()
        other.answerGallery([told()])
        #expect(other.shownWalls.count == 1)
    }

    @Test mutating func `Without shared walls, a note says why`() {
        #expect(everybodys?.note == "One moment…")
        gallery([])
        #expect(everybodys?.note == "No walls yet. Yours could be the first!")
        play.press(.wall(.order(.liked)))
        play.answerNothing("api/walls?by=liked")
        #expect(everybodys?.note == "Can’t reach the server.")
    }

    @Test mutating func `Changing the order requests the walls again and ignores late responses`() {
        play.press(.wall(.order(.played)))
        gallery([told(plays: 12)])
        #expect(everybodys?.items.isEmpty == true)
        #expect(everybodys?.orders.map(\.isSelected) == [false, true, false])
        gallery([told(plays: 12)], by: "played")
        #expect(everybodys?.items.count == 1)
    }

    @Test mutating func `Further pages of walls are appended, without duplicates`() throws {
        gallery([told()], hasMore: true)
        let further = try #require(everybodys?.further)
        play.press(further.action)
        gallery([told(), told(of: try link(cleared: 7))], page: 1)
        #expect(everybodys?.items.count == 2)
        #expect(everybodys?.further == nil)
    }

    @Test(
        "An invalid wall in the house's response is skipped",
        arguments: ["{}", "{\"link\":\"x\",\"plays\":1,\"hearts\":1}", "[]", "7"])
    mutating func damaged(row: String) {
        gallery([row, told()])
        #expect(everybodys?.items.count == 1)
    }

    @Test mutating func `A played wall is stored, with its author's ghost`() throws {
        var other = try visitor()
        let way = try #require(other.shownWalls.first?.play)
        other.press(way.action)
        other.enter(name: "Bo", at: .breakout)
        #expect(other.app.session?.ghost?.player.text == "Ada")
        other.press(.pause, .visit(.walls))
        #expect(other.wallsScreen?.shelves.map(\.title) == ["From others", "Everybody’s walls"])
    }

    // MARK: Hearts

    @Test mutating func `A player with a name can give a heart and take it back`() throws {
        show()
        gallery([told()])
        play.press(try #require(everybodys?.items.first?.like).action)
        let given = play.answer("api/walls/\(code)/heart", body: told(hearts: 1, isLiked: true))
        #expect(given?.method == .post && given?.secret == Play.secret)
        #expect(everybodys?.items.first?.like?.isSelected == true)
        #expect(everybodys?.items.first?.line.hasSuffix("1 heart") == true)
        play.press(.wall(.like(0)))
        let taken = play.answer("api/walls/\(code)/heart", body: told())
        #expect(taken?.method == .delete)
        #expect(everybodys?.items.first?.like?.isSelected == false)
    }

    @Test mutating func `A player without a name sees no heart button`() throws {
        let other = try visitor()
        #expect(other.shownWalls.first?.like == nil)
    }

    @Test mutating func `A wall that the house no longer has disappears from the list`() {
        show()
        gallery([told()])
        play.press(.wall(.like(0)))
        play.refuse("api/walls/\(code)/heart", status: 404, "unknown-wall", "It is gone.")
        #expect(everybodys?.items.isEmpty == true)
        #expect(play.notices == ["It is gone."])
    }

    // MARK: Short addresses

    @Test mutating func `A short link loads the wall from its house`() throws {
        var other = Play.atHouse(.breakout)
        other.send(.wall(Array(code.utf8)))
        other.answer("api/walls/\(code)", body: told())
        #expect(other.wallsScreen?.shelves.first?.title == "Sent to you")
        #expect(other.shownWalls.first?.name == "Eyes")
        #expect(other.shownWalls.first?.link == code)
    }

    @Test mutating func `If the house doesn't answer about walls, a notice says so`() {
        var other = Play()
        other.send(.wall(Array(code.utf8)))
        other.answerNothing("api/walls/\(code)")
        #expect(
            other.notices
                == ["This link needs the server, and it isn’t answering. Try again later."])
        #expect(other.wallsScreen == nil)
    }

    // MARK: Boards

    @Test mutating func `A run on a shared wall gets a ticket for the wall's board`() throws {
        show()
        try begin()
        let asked = ticket()
        let wish = String(decoding: asked?.body ?? [], as: UTF8.self)
        #expect(wish == #"{"player":"Ada","game":"breakout-drawn","board":"wall"}"#)
        #expect(play.app.runInHouse?.ticket?.board == .wall)
    }

    @Test mutating func `A run on an unshared wall doesn't request a ticket`() throws {
        try begin()
        #expect(play.asked("api/tickets") == 0)
    }

    @Test mutating func `A run on a shared wall is sent, and appears on the wall's board`()
        throws
    {
        show()
        try begin()
        ticket()
        try play.playOn()
        play.answer(
            "api/runs", status: 201,
            body: """
                {"run":"r","game":"breakout-drawn","board":"wall","player":"Ada","score":1,\
                "isBest":true,"ranks":{"wall":2}}
                """)
        let asked = play.answer(
            "api/boards/breakout-drawn/wall", body: Play.board([(1, "Bo", 9000), (2, "Ada", 1)]))
        #expect(asked?.path.contains("wall=\(code)") == true)
        #expect(play.houseLine?.text.contains("Rank 2") == true)
        #expect(play.app.resultScreen?.board?.rows.first?.entry.player.text == "Bo")
        #expect(play.app.resultScreen?.places.isEmpty == true)
    }

    @Test mutating func `A wall's board opens from the wall and has the wall's name`() throws {
        show()
        let way = try #require(play.own.more.first { $0.name == "Scores" })
        play.press(way.action)
        play.answer(
            "api/boards/breakout-drawn/wall",
            body: Play.board([(1, "Bo", 9000)], players: 1))
        #expect(play.table?.title == "Breakout · Drawn walls · Eyes · 1 player")
        #expect(play.table?.rows.map(\.player.text) == ["Bo"])
        #expect(play.places.isEmpty)
        #expect(play.app.scoresScreen?.choice(.way).map(\.isSelected) == [false, false, true])
    }

    @Test mutating func `If a wall has no board, the game's scores are shown`() {
        play.press(.wall(.play(0)), .tab(.scores))
        #expect(play.app.scoresScreen?.choice(.way).count == 2)
        #expect(play.places.first == "Everyone")
    }

    @Test mutating func `One wall's board isn't shown for another wall`() throws {
        show()
        play.press(.wall(.scores(0)))
        play.answer("api/boards/breakout-drawn/wall", body: Play.board([(1, "Bo", 9000)]))
        play.send(.wall(Array(try link(cleared: 7).utf8)))
        let number = try #require(play.app.walls.arrived)
        let code = WallCode(try #require(play.app.walls.book[number]).drawing)
        play.app.walls.note { $0.noteShown(code) }
        play.press(.wall(.scores(number)))
        #expect(play.table?.rows.isEmpty == true)
    }

    // MARK: Helpers

    private var everybodys: WallShelf? { play.wallsScreen?.shelves.last }

    /// Returns the house's description of a wall, as JSON.
    private func told(
        of link: String? = nil, plays: Int = 0, hearts: Int = 0, isLiked: Bool = false
    ) -> String {
        """
        {"wall":"\(code)","link":"\(link ?? self.link)","name":"Eyes","player":"Ada","score":1,\
        "rulesVersion":2,"plays":\(plays),"hearts":\(hearts),"isLiked":\(isLiked),"made":1}
        """
    }

    /// Shares the wall, and responds as a house that accepts the wall.
    private mutating func show() {
        play.press(.wall(.show(0)))
        play.grantName(status: 200)
        play.answer("api/walls?name=", status: 201, body: told())
    }

    private mutating func gallery(
        _ rows: [String], by order: String = "newest", page: Int = 0, hasMore: Bool = false
    ) {
        play.answerGallery(rows, by: order, page: page, hasMore: hasMore)
    }

    /// Returns a link to another wall, whose only brick is at the given index.
    private func link(cleared place: Int) throws -> String {
        var other = Play()
        other.drawWall(place)
        try other.clearWall()
        other.press(.visit(.walls))
        return try #require(other.shownWalls.first?.link)
    }

    /// Returns another player's face, which shows Ada's wall.
    private func visitor() throws -> Play {
        var other = Play.atHouse(.breakout)
        other.press(.visit(.walls))
        other.answerGallery([told()])
        return other
    }

    /// Starts a run on the wall.
    private mutating func begin() throws {
        play.press(.wall(.play(0)), .play)
        #expect(play.app.session?.contest == .drawnWall)
    }

    @discardableResult
    private mutating func ticket() -> HouseRequest? {
        play.grantTicket(at: .breakout)
    }
}

extension Play {
    /// The first wall on the screen.
    fileprivate var own: WallShelf.Item { shownWalls[0] }

    fileprivate var notices: [String] { app.screens.notices }
}
