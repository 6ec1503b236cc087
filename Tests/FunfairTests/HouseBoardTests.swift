import Arcade
import Testing

@testable import Funfair

@Suite("Public boards")
struct HouseBoardTests {
    private static let top = (1...20).map { ($0, "P\($0)", 1000 - $0) }

    private func play(
        _ rows: [(Int, String, Int)], around: [(Int, String, Int)] = []
    ) -> Play {
        var play = Play.atHouse()
        play.send(.type(.playerName, "Ada", isFinished: true))
        play.press(.play, .pause, .drop(.bubblePop), .tab(.scores))
        play.answer("api/boards", body: Play.board(rows, around: around))
        return play
    }

    @Test func `A stall with a house lists the public, challenge and device boards`() {
        var play = Play.atHouse()
        play.press(.tab(.scores))
        #expect(play.places == ["Everyone", "Today", "This week", "This device", "Challenge"])
        play.press(.home, .open(.roulette), .tab(.scores))
        #expect(play.places == ["Everyone", "Today", "This week", "This device"])
    }

    @Test func `A period's board is next to the previous period's board`() {
        var play = Play.atHouse()
        play.press(.tab(.scores))
        #expect(play.others.isEmpty)
        for (place, names, path) in [
            (BoardPlace.today, ["Today", "Yesterday"], "today"),
            (.week, ["This week", "Last week"], "week"),
            (.challenge, ["Challenge", "Yesterday’s challenge"], "challenge"),
        ] {
            play.press(.place(place))
            #expect(play.others == names)
            play.press(.place(place.last ?? .device))
            #expect(play.others == names)
            #expect(play.places.count == 5)
            play.answer(
                "api/boards/bubblepop/\(path)?ago=1&rules=1", body: Play.board([(1, "Won", 9)]))
            #expect(play.table?.title == "BubblePop · \(names[1]) · 100 players")
            #expect(play.table?.rows.first?.watch != nil)
        }
    }

    @Test func `The board for a previous period doesn't say when it resets`() {
        var play = Play.atHouse()
        play.press(.tab(.scores), .place(.lastWeek))
        play.answer(
            "api/boards/bubblepop/week?ago=1",
            body: #"{"players":0,"rows":[],"around":[],"ends":1795392000}"#)
        #expect(play.table?.isKnown == true)
        #expect(play.table?.ends == nil)
    }

    @Test func `The current board is requested even while the previous board loads`() {
        var play = Play.atHouse()
        play.press(.tab(.scores), .place(.lastWeek), .place(.week))
        #expect(play.asked("api/boards/bubblepop/week?ago=1") == 1)
        #expect(play.asked("api/boards/bubblepop/week?rules") == 1)
    }

    @Test(
        "A host without a house has only this device's board and shows no message",
        arguments: [(404, "<!doctype html>"), (404, ""), (200, "<!doctype html>"), (403, "{}")])
    func noHouse(status: Int, body: String) {
        var play = Play()
        play.press(.open(.bubblePop))
        play.answer("api/challenge", status: status, body: body)
        play.press(.tab(.scores))
        #expect(play.places.isEmpty)
        #expect(play.table == nil)
        #expect(play.app.screens.notices.isEmpty)
        play.press(.tab(.play))
        #expect(play.card == nil)
        #expect(play.asked("api") == 0)
    }

    @Test func `Before the house's first response, only this device's board is shown`() {
        var play = Play()
        play.press(.open(.bubblePop), .tab(.scores))
        #expect(play.places.isEmpty)
        play.answerNews()
        #expect(play.places.count == 5)
        #expect(play.asked("api/boards/bubblepop/all") == 1)
    }

    @Test func `The boards of a known house are shown at once, even if it doesn't answer`() {
        var play = Play.atHouse()
        play.press(.home)
        var later = play.reopened
        later.press(.open(.bubblePop), .tab(.scores))
        #expect(later.notes == ["One moment…"])
        later.answerNothing("api/challenge")
        later.answerNothing("api/boards")
        later.answerNothing("api/boards")
        #expect(later.notes == ["Can’t reach the server."])
    }

    @Test func `A public board is requested for the last player`() throws {
        var play = Play.atHouse()
        play.enter(name: "Ada & Lin?")
        play.press(.pause, .drop(.bubblePop), .tab(.scores))
        let path = try #require(play.questions.last).path
        #expect(path == "api/boards/bubblepop/all?rules=1&limit=20&around=Ada%20%26%20Lin%3f")
    }

    @Test func `A public board shows its first twenty rows and the rows around the player's`()
        throws
    {
        let around = (497...503).map { ($0, $0 == 500 ? "Ada" : "Q\($0)", 900 - $0) }
        let table = try #require(play(Self.top, around: around).table)
        #expect(table.rows.count == 27)
        #expect(table.rows.map(\.rank) == Array(1...20) + Array(497...503))
        #expect(table.rows.filter(\.isMine).map(\.player.text) == ["Ada"])
        #expect(table.rows.filter(\.followsGap).map(\.rank) == [497])
    }

    @Test func `Rows around the player that are also among the first are shown once`() throws {
        var rows = Self.top
        rows[18].1 = "Ada"
        let around = Array(rows[15...19]) + [(21, "Q", 9), (22, "R", 8)]
        let table = try #require(play(rows, around: around).table)
        #expect(table.rows.map(\.rank) == Array(1...22))
        #expect(!table.rows.contains { $0.followsGap })
        #expect(table.rows.filter(\.isMine).map(\.rank) == [19])
    }

    @Test func `Equal scores share a rank on a public board`() throws {
        let table = try #require(play([(1, "A", 9), (1, "B", 9), (3, "C", 5)]).table)
        #expect(table.rows.map(\.rank) == [1, 1, 3])
    }

    @Test func `A board stays visible while its update loads or after it fails`() {
        var play = play(Self.top)
        play.press(.place(.today), .place(.everyone))
        #expect(play.table?.rows.count == 20)
        play.answerNothing("api/boards/bubblepop/today")
        play.answerNothing("api/boards/bubblepop/all")
        #expect(play.table?.rows.count == 20)
        #expect(
            play.notes.first
                == "Can’t reach the server. This is the board as you last saw it.")
    }

    @Test func `Being rate-limited doesn't hide the house's boards`() {
        var play = play(Self.top)
        play.press(.place(.today))
        play.refuse("api/boards", status: 429, "too-often", "Too often.")
        #expect(play.notes == ["There’s no board right now."])
        play.press(.place(.everyone))
        #expect(play.notes.isEmpty)
    }

    @Test func `A public board explains in one sentence how it is checked, with a link`() throws {
        var play = play(Self.top)
        #expect(
            play.app.scoresScreen?.texts(.plain) == [
                "Every score here was replayed by the server. Runs no human could make are "
                    + "rejected."
            ])
        let link = try #require(play.app.scoresScreen?.control(.link))
        #expect(link.name == "What’s rejected")
        play.press(link.action)
        #expect(play.app.readingScreen?.texts(.plain).first?.contains("160 taps") == true)
    }

    @Test func `The board of Roulette doesn't link to the limits, because the house draws`() {
        var play = Play.atHouse(.roulette)
        play.press(.tab(.scores))
        #expect(play.table != nil)
        #expect(play.app.scoresScreen?.control(.link) == nil)
        play.press(.tab(.howToPlay))
        #expect(play.app.readingScreen?.texts(.plain) == [])
    }

    @Test func `Without a house, the guide doesn't list the limits`() {
        var play = Play()
        play.press(.open(.bubblePop), .tab(.howToPlay))
        #expect(play.app.readingScreen?.texts(.plain) == [])
    }

    @Test func `Each period has its own public board`() {
        var play = play(Self.top)
        play.press(.place(.week))
        #expect(play.table?.rows.isEmpty == true)
        #expect(play.table?.isKnown == false)
        play.answer("api/boards/bubblepop/week", body: Play.board([(1, "W", 1)]))
        #expect(play.table?.rows.map(\.player.text) == ["W"])
        #expect(play.table?.title == "BubblePop · This week · 100 players")
        play.press(.place(.device))
        #expect(play.table == nil)
        #expect(play.app.scoresScreen?.choice(.kind).map(\.name) == ["Standard", "Other settings"])
    }

    @Test func `An empty public board differs from one that hasn't loaded`() {
        let play = play([])
        #expect(play.table?.isKnown == true)
        #expect(play.table?.rows.isEmpty == true)
    }

    @Test(
        "An invalid response about a board changes nothing",
        arguments: [
            "", "{}", "[]", "{\"players\":-1,\"rows\":[],\"around\":[]}",
            "{\"players\":1,\"rows\":[{\"rank\":0,\"player\":\"A\",\"score\":1}],\"around\":[]}",
            "{\"players\":1,\"rows\":[{\"rank\":1,\"player\":\"\",\"score\":1}],\"around\":[]}",
            "{\"players\":1,\"rows\":[{\"rank\":1,\"player\":\"A\",\"score\":1e9}],\"around\":[]}",
            "{\"players\":1,\"rows\":[{\"rank\":1,\"player\":\"A\"}],\"around\":[]}",
            "{\"players\":1,\"rows\":{},\"around\":[]}",
            "{\"players\":9,\"rows\":[{\"rank\":2,\"player\":\"A\",\"score\":1},"
                + "{\"rank\":1,\"player\":\"B\",\"score\":2}],\"around\":[]}",
        ])
    func noBoard(body: String) {
        var play = play(Self.top)
        play.press(.place(.today), .place(.everyone))
        play.answer("api/boards/bubblepop/all", body: body)
        #expect(play.table?.rows.count == 20)
    }

    @Test func `A public board shows at most the requested number of rows`() {
        let rows = (1...500).map { ($0, "P\($0)", 1000 - $0) }
        let table = play(rows, around: rows.suffix(100)).table
        #expect(table?.rows.count == 27)
    }

    @Test func `Runs on public boards can be watched and raced, but table games only watched`()
        throws
    {
        var play = play(Self.top)
        #expect(play.table?.rows.first?.watch?.action == .watchRun(Array("run-P1".utf8)))
        #expect(play.table?.rows.first?.race?.action == .raceRun(Array("run-P1".utf8)))
        play.press(.home, .open(.roulette), .tab(.scores))
        play.answer("api/boards/roulette", body: Play.board([(1, "A", 9)]))
        #expect(play.table?.rows.first?.watch != nil)
        #expect(play.table?.rows.first?.race == nil)
    }

    @Test func `A run's recording is requested once, by its ID, and may be cached`() throws {
        var play = play(Self.top)
        play.press(.watchRun(Array("run-P1".utf8)), .watchRun(Array("run-P2".utf8)))
        #expect(play.asked("api/runs/") == 1)
        let question = play.answer("api/runs/run-P1", status: 404, body: "")
        #expect(question?.isLasting == true)
        #expect(play.app.screens.notices.count == 1)
    }

    @Test func `A run's ID is sent to the house unchanged`() {
        let name = "a_B-9ZzZzZzZzZzZzZzZz0"
        var play = play([])
        play.press(.place(.today))
        play.answer(
            "api/boards",
            body: #"{"players":1,"rows":[{"rank":1,"player":"Lin","score":9,"run":"\#(name)"}],"#
                + #""around":[]}"#)
        guard let watch = play.table?.rows.first?.watch else {
            return #expect(Bool(false), "a way")
        }
        play.press(watch.action)
        #expect(play.questions.last?.path == "api/runs/\(name)")
    }

    @Test func `Challenge runs can't be watched until their day ends, and the board says so once`()
    {
        let later = "You can watch these runs once the day is over."
        var play = play([(1, "Lin", 9)])
        #expect(play.notes == [])
        play.press(.place(.challenge))
        #expect(play.notes == ["One moment…"])
        play.answer("api/boards", body: Play.board([(1, "Lin", 9), (2, "P", 8)], isTold: false))
        #expect(play.notes == [later])
        #expect(play.table?.rows.map(\.rank) == [1, 2])
        #expect(play.table?.rows.contains { $0.watch != nil || $0.race != nil } == false)
        play.press(.place(.today))
        play.answer("api/boards", body: Play.board([(1, "Lin", 9)], isTold: false))
        #expect(play.notes == [])
        #expect(play.table?.rows.first?.watch == nil)
    }

    @Test func `A challenge board without secret runs has no note`() {
        for body in [Play.board([]), Play.board([(1, "Lin", 9)])] {
            var play = play([])
            play.press(.place(.challenge))
            play.answer("api/boards", body: body)
            #expect(play.notes == [])
        }
    }

    @Test func `If the house refuses to provide a recording, the player is told why`() {
        var play = play([(1, "Lin", 9)])
        play.press(.watchRun("run-Lin".bytes))
        play.refuse("api/runs", status: 404, "unknown-run", "There is no such run here.")
        #expect(play.app.screens.notices == ["There is no such run here."])
    }

    @Test func `A recording that arrives after the player left its board isn't played`() {
        var play = play(Self.top)
        play.press(.watchRun(Array("run-P1".utf8)), .tab(.play))
        play.answer("api/runs/run-P1", status: 200, body: [1, 2, 3])
        #expect(play.app.playerScreen != nil)
        #expect(play.app.screens.notices.isEmpty)
    }

    @Test func `Waiting runs are mentioned on the house's boards`() {
        var play = Play.atHouse()
        play.runPublic()
        play.answerNothing("api/runs")
        play.press(.tab(.scores))
        #expect(
            play.notes.last == "1 run is saved. It’ll be sent once the server answers.")
    }
}
