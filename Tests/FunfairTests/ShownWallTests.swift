import Arcade
import Breakout
import Testing

@testable import Funfair

/// Every wall that this device has shared can be taken down. It's taken down automatically when
/// an edited version replaces it or its author deletes it.
@Suite("Public walls")
struct ShownWallTests {
    private var play: Play
    /// The shared wall's code.
    private let code: String

    init() throws {
        play = .atHouse(.breakout)
        play.drawWall(4, 5, named: "Eyes")
        try play.clearWall()
        play.press(.visit(.walls))
        code = WallCode(try #require(play.app.walls.book[0]).drawing).text
        play.press(.wall(.show(0)))
        play.grantName(status: 200)
        play.answer("api/walls?name=", status: 201, body: "{}")
    }

    private var names: [String] { play.shownWalls.first?.more.map(\.name) ?? [] }

    /// Returns whether the house has been asked to take down the wall with the given code.
    private func isTakenDown(_ code: String) -> Bool {
        play.questions.contains { $0.method == .delete && $0.path == "api/walls/\(code)" }
    }

    private func path(_ code: String) -> String { "api/walls/\(code)" }

    /// Changes the wall and clears it again.
    private mutating func change() throws {
        play.press(.visit(.walls), .wall(.change(0)))
        play.send(.paint(9, begins: true))
        try play.clearWall()
        play.press(.visit(.walls))
    }

    @Test mutating func `After an edit, the previously shared version can be taken down`() throws {
        play.press(.visit(.walls), .wall(.change(0)))
        play.send(.paint(9, begins: true))
        play.press(.wall(.done))
        #expect(names.contains("Take down"))
        play.press(.wall(.hide(0)))
        #expect(isTakenDown(code))
        play.answer(path(code), status: 204, body: "")
        #expect(!names.contains("Take down"))
    }

    @Test mutating func `Sharing an edited wall replaces the previously shared version`() throws {
        try change()
        #expect(!isTakenDown(code))
        play.press(.wall(.show(0)))
        play.answer("api/walls?name=", status: 201, body: "{}")
        #expect(isTakenDown(code))
        #expect(play.app.walls.book[0]?.isShown == true)
    }

    @Test
    mutating func `Taking a wall down is retried until the house answers, even after a reload`()
        throws
    {
        try change()
        play.press(.wall(.show(0)))
        play.answer("api/walls?name=", status: 201, body: "{}")
        play.answer(path(code), status: 502, body: "<html>")
        #expect(play.app.screens.notices.isEmpty)
        play = play.reopened
        play.answerNews()
        #expect(isTakenDown(code))
        play.answer(path(code), status: 204, body: "")
        #expect(play.app.walls.book.unwanted.isEmpty)
        #expect(play.app.walls.book[0]?.isShown == true)
        play.press(.home)
        #expect(!isTakenDown(code))
    }

    @Test(
        "If the house doesn't have the wall, taking it down isn't retried",
        arguments: [(404, "unknown-wall"), (403, "not-your-wall")])
    mutating func gone(status: Int, word: String) throws {
        play.press(.visit(.walls), .wall(.remove(0)), .home)
        play.refuse(path(code), status: status, word, "No.")
        #expect(play.app.walls.book.unwanted.isEmpty)
        #expect(play.app.screens.notices.isEmpty)
    }

    @Test mutating func `Deleting a wall takes it down once the undo period ends`() {
        play.press(.visit(.walls), .wall(.remove(0)))
        #expect(!isTakenDown(code))
        play.press(.home)
        #expect(isTakenDown(code))
    }

    @Test mutating func `Undoing a wall's deletion keeps it shared`() {
        play.press(.visit(.walls), .wall(.remove(0)), .wall(.takeBack), .home)
        #expect(!isTakenDown(code))
        play.press(.visit(.walls))
        #expect(names.contains("Take down"))
        #expect(!names.contains("Show to everybody"))
    }

    @Test mutating func `A wall deleted while it was being sent is taken down`() throws {
        play.drawWall(20)
        try play.clearWall()
        play.press(.visit(.walls), .wall(.show(1)))
        let other = WallCode(try #require(play.app.walls.book[1]).drawing).text
        play.press(.wall(.remove(1)), .home)
        play.answer("api/walls?name=", status: 201, body: "{}")
        #expect(isTakenDown(other))
        #expect(!isTakenDown(code))
    }

    @Test mutating func `A wall with two copies on the device is shared until both are deleted`()
        throws
    {
        play.drawWall(4, 5)
        try play.clearWall()
        play.press(.visit(.walls), .wall(.show(1)))
        play.answer("api/walls?name=", status: 201, body: "{}")
        play.press(.wall(.remove(1)), .home)
        #expect(!isTakenDown(code))
        play.press(.visit(.walls), .wall(.remove(0)), .home)
        #expect(isTakenDown(code))
    }

    @Test func `Deleting a received wall doesn't take down the author's wall`() throws {
        let link = String(
            bytes: try #require(play.app.walls.book[0]?.link).letters)
        var other = Play.atHouse(.breakout)
        other.drawWall(4, 5, named: "Mine")
        try other.clearWall(as: "Bo")
        other.press(.visit(.walls))
        other.answer(
            "api/walls?by=",
            body: """
                {"by":"newest","page":0,"hasMore":false,"rows":[{"wall":"\(code)",\
                "link":"\(link)","plays":1,"hearts":0,"isLiked":false}]}
                """)
        other.press(.wall(.playShown(0)), .visit(.walls))
        let own = try #require(other.shownWalls.first { $0.name == "Mine" })
        #expect(!own.more.map(\.name).contains("Take down"))
        #expect(own.more.map(\.name).contains("Show to everybody"))
        #expect(own.line.contains("Everybody") == false)
    }

    @Test func `Requests to take walls down survive a reload`() throws {
        var book = play.app.walls.book
        book.remove(0)
        let kept = try #require(WallBook(text: book.text))
        #expect(kept == book)
        #expect(kept.unwanted.map(\.text) == [code])
    }

    // MARK: The chosen wall

    private static func link(to place: Int) throws -> [UInt8] {
        var play = Play()
        play.drawWall(place, named: "W\(place)")
        try play.clearWall()
        play.press(.visit(.walls))
        return Array(try #require(play.shownWalls.first?.link).utf8)
    }

    @Test func `The wall chosen to play isn't dropped when new walls arrive`() throws {
        var play = Play()
        play.send(.wall(try Self.link(to: 0)))
        let first = try #require(play.shownWalls.first)
        play.press(try #require(first.play).action)
        for place in 1...WallBook.most { play.send(.wall(try Self.link(to: place))) }
        #expect(play.app.walls.book.walls.count == WallBook.most)
        #expect(play.app.walls.book[first.number]?.name.text == "W0")
        play.press(.open(.breakout))
        #expect(play.app.playerScreen?.wall?.name == "W0")
    }

    @Test func `Deleting the wall chosen to play chooses the standard wall`()
        throws
    {
        var play = Play()
        play.drawWall(4, named: "Eyes")
        play.press(.wall(.done), .wall(.play(0)), .visit(.walls), .wall(.remove(0)))
        play.press(.open(.breakout))
        #expect(play.app.records.settings.wall == .standard)
        let card = try #require(play.app.playerScreen?.wall)
        #expect(card.tiles == DrawnWall.standard.drawing.looks)
        #expect(card.tiles == play.reopened.app.records.settings.wall.drawing.looks)
    }

    @Test func `Restoring the wall chosen to play chooses it again`() throws {
        var play = Play()
        play.drawWall(4, named: "Eyes")
        play.press(.wall(.done), .wall(.play(0)), .visit(.walls), .wall(.remove(0)))
        play.press(.wall(.takeBack), .open(.breakout))
        #expect(play.app.playerScreen?.wall?.name == "Eyes")
    }

    @Test func `The wall chosen to play is played as it was last drawn`() throws {
        var play = Play()
        play.drawWall(4, named: "Eyes")
        play.press(.wall(.done), .wall(.play(0)), .visit(.walls), .wall(.change(0)))
        play.send(.paint(30, begins: true))
        play.press(.open(.breakout))
        let card = try #require(play.app.playerScreen?.wall)
        #expect(card.name == "Eyes")
        #expect(card.tiles.filter { $0 > 0 }.count == 2)
    }

    // MARK: Rules that have changed

    @Test func `A proof under older rules is replaced by any proof under current rules`() throws {
        var play = Play()
        play.drawWall(4)
        try play.clearWall()
        var book = play.app.walls.book
        var wall = try #require(book[0])
        let known = try #require(wall.cleared)
        let better = try #require(ScoreCurve(step: 1, scores: [known.score + 1_000_000]))
        wall.lastCleared = ClearedWall(
            wall: known.wall, author: known.author, curve: better, stateHash: 1,
            rules: known.rules - 1)
        book.put(wall)
        play.send(.stored(.walls, book.text))
        play.press(.wall(.play(0)), .play)
        try play.playOn()
        let cleared = try #require(play.app.walls.book[0]?.cleared)
        #expect(cleared.rules == known.rules && cleared.score < better.total)
    }

    @Test func `Back from the replay that cleared a wall returns to the walls`() throws {
        var play = Play()
        play.drawWall(4)
        try play.clearWall()
        play.press(.visit(.walls), .wall(.watch(0)))
        #expect(play.watch != nil)
        play.press(.watch(.back))
        #expect(play.wallsScreen != nil)
        #expect(play.watch == nil)
    }
}
