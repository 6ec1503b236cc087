import Arcade
import Testing

@testable import Funfair

@Suite("The rival during a run")
struct RivalTests {
    private static let rows = [(1, "Lin", 900), (2, "Mia", 30), (3, "Ada", 20), (4, "Zoe", 0)]
    private static let path = "api/boards/bubblepop/all"

    /// Returns Ada's public run before any pop, with the given rows on its board.
    private static func play(_ rows: [(Int, String, Int)] = rows) -> Play {
        var play = Play.atHouse()
        play.enterPublic()
        play.answer(path, body: Play.board(rows, players: rows.count))
        play.countIn()
        return play
    }

    /// Returns the rows as text, with `–` for a missing rank and `…` for skipped rows.
    private static func told(_ rows: [Scoreboard.Row]) -> [String] {
        rows.map { row in
            (row.followsGap ? "… " : "") + (row.rank.map { String($0) } ?? "–") + " "
                + row.entry.player.text + (row.isJustPlayed ? "!" : "")
        }
    }

    private static func board(
        _ top: [(Int, String, Int)], around: [(Int, String, Int)] = [], players: Int
    ) -> PublicBoard? {
        let body = Play.board(top, around: around, players: players)
        return PublicBoard(JSONReader.value(of: body.bytes))
    }

    private static func excerpt(
        _ score: Int, _ top: [(Int, String, Int)], around: [(Int, String, Int)] = [],
        players: Int = 4
    ) throws -> [String] {
        let board = try #require(Self.board(top, around: around, players: players))
        return told(board.excerpt(with: Scoreboard.Entry(player: .ada, score: score)))
    }

    // MARK: During a run

    @Test func `Starting a run requests the board with the rows around the player`() {
        var play = Play.atHouse()
        play.enterPublic()
        #expect(play.questions.last?.path == Self.path + "?rules=1&limit=20&around=Ada")
    }

    @Test func `The next rival is shown, with the points needed to pass them`() {
        let rival = Self.play().app.playScreen?.rival
        #expect(rival?.player.text == "Zoe")
        #expect(rival?.missing == 1)
    }

    @Test func `A passed rival is replaced by the next rival, and never by the player`() throws {
        var play = Self.play()
        play.popAll()
        let score = try #require(play.app.playScreen).hud.score
        #expect((1...30).contains(score))
        #expect(play.app.playScreen?.rival?.player.text == "Mia")
        #expect(play.app.playScreen?.rival?.missing == 31 - score)
    }

    @Test func `Without a better rival, the board's highest score is shown`() {
        let play = Self.play([(1, "Ada", 20)])
        #expect(play.app.playScreen?.rival == nil)
        #expect(play.app.playScreen?.best?.score == 20)
        #expect(play.app.playScreen?.best?.player == .ada)
    }

    @Test func `Without a house, the score to beat is the device's best`() {
        var play = Play(store: Play.quickSettings)
        play.run(as: "Lin")
        let best = play.app.resultScreen?.score
        play.enter(name: "Ada")
        #expect(play.app.playScreen?.rival == nil)
        #expect(play.app.playScreen?.best?.score == best)
    }

    @Test func `A run that counts only on the device doesn't show the public board's rivals`() {
        var play = Play.atHouse()
        play.enter(name: "Ada")
        play.answer(Self.path, body: Play.board(Self.rows))
        #expect(play.app.playScreen?.rival != nil)
        play.refuse("api/players", status: 409, "name-taken", "No.")
        #expect(play.app.playScreen?.rival == nil)
        #expect(play.app.playScreen?.best == nil)
    }

    @Test func `In a challenge, the rivals come from the challenge's board`() {
        var play = Play.atHouse()
        play.send(.type(.playerName, "Ada", isFinished: true))
        play.press(.challenge)
        play.grantName()
        play.answer(
            "api/tickets", status: 201,
            body: #"{"ticket":"t","player":"Ada","game":"bubblepop","board":"challenge","#
                + #""seed":"000000000000face","rulesVersion":"#
                + "\(Stall.bubblePop.entry.identity.rulesVersion)}")
        #expect(play.questions.last?.path.hasPrefix("api/boards/bubblepop/challenge?") == true)
        play.answer("api/boards", body: Play.board([(1, "Bo", 5)], isTold: false))
        #expect(play.app.playScreen?.rival?.player.text == "Bo")
    }

    @Test func `A run that continues after a reload requests the board again`() {
        var play = Self.play()
        play.press(.pause)
        var later = play.reopened
        later.press(.open(.bubblePop))
        later.answerNews()
        #expect(later.asked(Self.path) == 1)
    }

    // MARK: The end of a run

    @Test func `The result shows the public board, including the run being checked`() throws {
        var play = Self.play()
        play.wait(seconds: 61)
        let result = try #require(play.app.resultScreen)
        #expect(result.board?.title == "BubblePop · Everyone · 4 players")
        #expect(result.places.map(\.name) == ["Everyone", "This device"])
        #expect(
            Self.told(result.board?.rows ?? []) == ["1 Lin", "2 Mia", "3 Ada", "4 Zoe", "– Ada!"])
    }

    @Test func `The result can switch between the device's board and the public one`() throws {
        var play = Self.play()
        play.wait(seconds: 62)
        play.press(.place(.device))
        let result = try #require(play.app.resultScreen)
        #expect(result.board?.title == "BubblePop, standard game")
        #expect(result.places.map(\.isSelected) == [false, true])
        play.press(.place(.everyone))
        #expect(play.app.resultScreen?.places.map(\.isSelected) == [true, false])
        #expect(play.app.resultScreen?.board?.rows.count == 5)
    }

    @Test func `The board chosen in one result isn't chosen in the next`() {
        var play = Self.play()
        play.wait(seconds: 62)
        play.press(.place(.device), .play)
        play.grantTicket()
        play.countIn()
        play.wait(seconds: 61)
        #expect(play.app.resultScreen?.places.map(\.isSelected) == [true, false])
    }

    @Test func `After the house counts the run, the board is requested again`() {
        var play = Self.play()
        play.wait(seconds: 61)
        #expect(play.asked(Self.path) == 0)
        play.answer("api/runs", status: 201, body: Play.counted())
        play.answer(Self.path, body: Play.board([(1, "Lin", 900), (2, "Ada", 0)], players: 2))
        let rows = play.app.resultScreen?.board?.rows ?? []
        #expect(Self.told(rows) == ["1 Lin", "2 Ada!"])
    }

    @Test func `A run that doesn't count is only on the device's board`() {
        var play = Self.play()
        play.wait(seconds: 61)
        play.refuse("api/runs", status: 422, "too-fast", "No.")
        #expect(play.app.resultScreen?.places.isEmpty == true)
        #expect(play.app.resultScreen?.board?.title == "BubblePop, standard game")
    }

    @Test func `Without the public board, the result shows the device's board`() {
        var play = Play.atHouse()
        play.runPublic()
        #expect(play.app.resultScreen?.places.isEmpty == true)
        #expect(play.app.resultScreen?.board?.rows.count == 1)
    }

    @Test func `The result names the next rival on the public board`() throws {
        var play = Self.play([(1, "Lin", 900)])
        play.popAll()
        let missing = 901 - (try #require(play.app.playScreen).hud.score)
        play.wait(seconds: 61)
        let told = play.app.resultScreen?.comparison
        #expect(told == "Your best! \(missing) points more to pass Lin.")
        #expect(play.app.resultScreen?.isBest == true)
    }

    @Test func `A run without points isn't a best, and its result names a rival`() {
        var play = Self.play([(1, "Lin", 900), (2, "Mia", 30)])
        play.wait(seconds: 61)
        #expect(play.app.resultScreen?.comparison == "31 points more to pass Mia.")
        #expect(play.app.resultScreen?.isBest == false)
        var alone = Self.play([(1, "Ada", 0)])
        alone.wait(seconds: 61)
        #expect(alone.app.resultScreen?.comparison == "")
    }

    // MARK: Which rows are shown

    private static let far = (1...20).map { ($0, "P\($0)", 1000 - $0) }
    private static let around = (497...503).map { ($0, $0 == 500 ? "Ada" : "Q\($0)", 900 - $0) }

    @Test func `The result shows the top three, and a run far down among its neighbours`() throws {
        #expect(
            try Self.excerpt(400, Self.far, around: Self.around, players: 900)
                == ["1 P1", "2 P2", "3 P3", "… 499 Q499", "500 Ada!", "501 Q501"])
    }

    @Test func `A run below its player's best is listed by its score, without a rank`() throws {
        #expect(
            try Self.excerpt(398, Self.far, around: Self.around, players: 900)
                == [
                    "1 P1", "2 P2", "3 P3", "… 499 Q499", "500 Ada", "501 Q501", "502 Q502",
                    "– Ada!", "503 Q503",
                ])
    }

    @Test func `A first run that isn't on the board yet is listed by its score`() throws {
        #expect(
            try Self.excerpt(990, Self.far, players: 900)
                == ["1 P1", "2 P2", "3 P3", "… 10 P10", "– Ada!", "11 P11"])
    }

    @Test func `A gap is shown above a run that is lower than all known rows`() throws {
        #expect(
            try Self.excerpt(5, Self.far, players: 900)
                == ["1 P1", "2 P2", "3 P3", "… 20 P20", "… – Ada!"])
    }

    @Test func `Gaps are shown between the top rows and rows far down`() throws {
        #expect(
            try Self.excerpt(700, Self.far, around: Self.around, players: 900)
                == [
                    "1 P1", "2 P2", "3 P3", "… 20 P20", "… – Ada!", "… 497 Q497", "… 499 Q499",
                    "500 Ada", "501 Q501",
                ])
    }

    @Test func `The result lists a new run above the first lower score`() throws {
        #expect(
            try Self.excerpt(995, Self.far, players: 900)
                == ["1 P1", "2 P2", "3 P3", "… 5 P5", "– Ada!", "6 P6"])
        #expect(
            try Self.excerpt(2000, Self.far, players: 900) == ["– Ada!", "1 P1", "2 P2", "3 P3"])
    }

    @Test func `On an empty board, the result shows only the run`() throws {
        #expect(try Self.excerpt(5, [], players: 0) == ["– Ada!"])
    }
}
