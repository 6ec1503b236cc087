import Arcade
import Breakout
import Testing

@testable import Funfair

@Suite("Reported walls and hidden authors")
struct ReportedWallTests {
    /// A face without a name at a house, showing a wall by Ada and two by Bo.
    private var play: Play
    private let rows: [String]

    init() throws {
        rows = try [("Ada", 4), ("Bo", 5), ("Bo", 6)].map { author, place in
            """
            {"link":"\(try Self.link(by: author, to: place))","plays":0,"hearts":0,"isLiked":false}
            """
        }
        play = .atHouse(.breakout)
        play.press(.visit(.walls))
        play.answerGallery(rows)
    }

    // MARK: Reports

    @Test func `Other players' walls can be reported, and their authors hidden, without a name`() {
        #expect(names == ["Ada 4", "Bo 5", "Bo 6"])
        for wall in play.shownWalls {
            #expect(wall.more.map(\.name) == ["Report", "Hide this author"])
        }
    }

    @Test mutating func `A player's own walls can't be reported, nor their author hidden`() throws {
        play.drawWall(4, named: "Mine")
        try play.clearWall()
        play.press(.visit(.walls), .wall(.show(0)))
        play.grantName(status: 200)
        play.answer("api/walls?name=", status: 201, body: rows[0])
        play.answerGallery(rows)
        let shared = try #require(play.wallsScreen?.shelves.last)
        #expect(shared.items.map(\.more.count) == [0, 2, 2])
    }

    @Test mutating func `A report is sent with the device's secret`() throws {
        let code = try #require(play.shownWalls[1].link)
        play.press(.wall(.report(1)))
        let sent = play.answer("api/walls/\(code)/report", status: 204, body: "")
        #expect(sent?.method == .post && sent?.secret == Play.secret && sent?.body == [])
    }

    @Test mutating func `A reported wall is hidden, with thanks, once the house has the report`() {
        play.press(.wall(.report(1)))
        #expect(names.count == 3)
        answerReport()
        #expect(names == ["Ada 4", "Bo 6"])
        #expect(play.app.screens.notices == ["Thanks. The host will look at it."])
    }

    @Test mutating func `A report that fails shows why, and the wall stays`() {
        play.press(.wall(.report(1)))
        play.refuse(reportPath, status: 429, "too-often", "Wait a minute.")
        #expect(names.count == 3)
        #expect(play.app.screens.notices == ["Wait a minute."])
    }

    @Test mutating func `A reported wall that the house no longer has disappears`() {
        play.press(.wall(.report(1)))
        play.refuse(reportPath, status: 404, "unknown-wall", "It is gone.")
        #expect(names == ["Ada 4", "Bo 6"])
        #expect(play.app.screens.notices == ["It is gone."])
    }

    @Test mutating func `A report is sent once until it is answered`() {
        play.press(.wall(.report(1)), .wall(.report(1)))
        #expect(play.questions.filter { $0.path.hasSuffix("/report") }.count == 1)
    }

    @Test mutating func `While the house deletes this device's data, nothing is reported`() throws {
        let name = try PlayerName("Cem")
        play.app.desk.keep { $0.add(name) }
        play.press(.house(.leave), .house(.leaveForGood), .wall(.report(1)))
        #expect(play.asked("api/device") == 1)
        #expect(!play.questions.contains { $0.path.hasSuffix("/report") })
    }

    @Test mutating func `A reported wall stays hidden after a reload`() {
        play.press(.wall(.report(1)))
        answerReport()
        #expect(later.shownWalls.map(\.name) == ["Ada 4", "Bo 6"])
    }

    @Test mutating func `Actions on the walls after a hidden one affect the right wall`() throws {
        play.press(.wall(.report(0)))
        answerReport()
        play.press(try #require(play.shownWalls.first?.play).action, .visit(.walls))
        #expect(play.app.walls.book.walls.map(\.name.text) == ["Bo 5"])
    }

    // MARK: Hidden authors

    @Test mutating func `Hiding an author hides all walls of that author and sends nothing`() {
        let before = play.questions.count
        play.press(.wall(.hideAuthor(1)))
        #expect(names == ["Ada 4"])
        #expect(play.questions.count == before)
    }

    @Test mutating func `Hidden authors can be shown again`() throws {
        #expect(again == nil)
        play.press(.wall(.hideAuthor(1)), .wall(.hideAuthor(0)))
        #expect(names == [])
        let again = try #require(again)
        #expect(again.name == "Hidden authors: 2 · Show again")
        play.press(again.action)
        #expect(names.count == 3 && self.again == nil)
    }

    @Test mutating func `Showing authors again doesn't show reported walls`() {
        play.press(.wall(.report(0)))
        answerReport()
        play.press(.wall(.hideAuthor(1)), .wall(.showAuthors))
        #expect(names == ["Bo 5", "Bo 6"])
    }

    @Test mutating func `A hidden author stays hidden after a reload`() {
        play.press(.wall(.hideAuthor(1)))
        #expect(later.shownWalls.map(\.name) == ["Ada 4"])
    }

    @Test mutating func `If all walls are hidden, the list shows no note`() {
        play.press(.wall(.hideAuthor(0)), .wall(.hideAuthor(1)))
        #expect(play.wallsScreen?.shelves.last?.note == nil)
    }

    @Test mutating func `Walls that were played before are hidden with their author`() throws {
        play.press(.wall(.playShown(1)), .visit(.walls))
        #expect(play.wallsScreen?.shelves.first?.title == "From others")
        play.press(.wall(.hideAuthor(1)))
        #expect(play.wallsScreen?.shelves.map(\.title) == ["Everybody’s walls"])
    }

    @Test mutating func `A friend's link to a wall by a hidden author still opens`() throws {
        play.press(.wall(.hideAuthor(1)))
        play.send(.wall(Array(try Self.link(by: "Bo", to: 5).utf8)))
        #expect(play.wallsScreen?.shelves.first?.title == "Sent to you")
        #expect(names.first == "Bo 5")
    }

    // MARK: Storage

    @Test func `A book keeps the newest hundred hidden authors and reported walls`() throws {
        let wall = try #require(play.app.desk.gallery[0])
        let author = wall.link.cleared.author
        for most in [WallBook.mostHidden, WallBook.mostHidden + 1] {
            var book = WallBook()
            book.hideWalls(by: author)
            for number in 1..<most { book.hideWalls(by: try PlayerName("No. \(number)")) }
            #expect(book.hides(wall.link.cleared) == (most == WallBook.mostHidden))
            #expect(book.hiddenAuthors.count == WallBook.mostHidden)
            var other = WallBook()
            other.report(wall.code)
            for number in 1..<most { other.report(WallCode(number: Int64(number))) }
            #expect(other.hides(wall.link.cleared) == (most == WallBook.mostHidden))
        }
    }

    @Test func `Stored reports and hidden authors are restored unchanged`() throws {
        var book = WallBook()
        for name in ["Ada Lovelace", "Bo"] { book.hideWalls(by: try PlayerName(name)) }
        for number in 1...3 { book.report(WallCode(number: Int64(number))) }
        #expect(WallBook(text: book.text) == book)
    }

    @Test(arguments: ["reported 0", "reported 0 x", "author 0", "author x Ada"])
    func `A damaged report or hidden author makes the stored walls invalid`(line: String) {
        #expect(WallBook(text: StoredText.sealed("walls") { $0.add(line: line.bytes) }) == nil)
    }

    // MARK: Helpers

    private var names: [String] { play.shownWalls.map(\.name) }

    /// The control that shows hidden authors again.
    private var again: Control? {
        for case .control(let control, _) in play.wallsScreen?.blocks ?? []
        where control.action == .wall(.showAuthors) {
            return control
        }
        return nil
    }

    /// The same device after a reload, showing the same walls.
    private var later: Play {
        var later = play.reopened
        later.press(.visit(.walls))
        later.answerNews()
        later.answerGallery(rows)
        return later
    }

    /// The path of the report that was sent.
    private var reportPath: String {
        play.questions.last { $0.path.hasSuffix("/report") }?.path ?? "nothing was reported"
    }

    private mutating func answerReport() { play.answer(reportPath, status: 204, body: "") }

    private static func link(by author: String, to place: Int) throws -> String {
        var play = Play()
        play.drawWall(place, named: "\(author) \(place)")
        try play.clearWall(as: author)
        play.press(.visit(.walls))
        return try #require(play.shownWalls.first?.link)
    }
}
