import Arcade
import Testing

@testable import Funfair

@Suite("Boards for older rules")
struct OldRulesTests {
    /// The current version of Breakout's rules.
    private static let now = Stall.breakout.rulesVersion

    /// The storage of a device with scores from Breakout's first rules.
    private static let kept = scores(
        "breakout standard run 120 Ada", "breakout other run 80 Ada", "bubblepop standard run 9 Ada"
    )

    private static func scores(_ lines: String...) -> [String: [UInt8]] {
        var text = StoredText("scores")
        for line in lines { text.add(line: line.bytes) }
        text.seal()
        return ["funfair.scores": text.bytes]
    }

    private func board(_ play: Play) -> BoardTable? { play.scores?.board }

    // MARK: Boards on this device

    @Test func `A score set under older rules isn't the best under the current rules`() throws {
        let play = Play(store: Self.kept)
        #expect(play.app.homeScreen?.items.map { $0.best?.score } == [9, nil, nil])
    }

    @Test func `Boards for older rules can still be read, by version`() {
        var play = Play(store: Self.kept)
        play.press(.open(.breakout), .tab(.scores))
        #expect(play.others == ["Rules \(Self.now)", "Rules 1"])
        #expect(board(play)?.title == "Breakout, standard game")
        #expect(board(play)?.rows.isEmpty == true)
        #expect(play.scores?.texts(.status) == [])
        play.press(.rules(1))
        #expect(board(play)?.title == "Breakout, rules 1, standard game")
        #expect(board(play)?.rows.map(\.entry.score) == [120])
        #expect(play.scores?.texts(.status).count == 1)
        play.press(.board(isStandard: false))
        #expect(board(play)?.title == "Breakout, rules 1, other settings")
        #expect(board(play)?.rows.map(\.entry.score) == [80])
        play.press(.rules(Self.now))
        #expect(board(play)?.rows.isEmpty == true)
    }

    @Test func `An empty board for older rules isn't offered`() {
        var play = Play(store: Self.scores("breakout other run 80 Ada"))
        play.press(.open(.breakout), .tab(.scores), .rules(1), .board(isStandard: true))
        #expect(play.scores?.choice(.kind) == [])
        #expect(board(play)?.title == "Breakout, rules 1, other settings")
    }

    @Test func `Without boards for older rules, there is no choice of versions`() {
        var play = Play(store: Self.kept)
        play.press(.open(.bubblePop), .tab(.scores))
        #expect(play.others.isEmpty)
        play.press(.rules(1))
        #expect(board(play)?.rows.map(\.entry.score) == [9])
    }

    @Test func `A new score doesn't change the board for older rules, even after a reload`()
        throws
    {
        var play = Play(
            store: Self.scores("roulette standard run 120 Ada"), seed: Play.knownSeed)
        play.enter(name: "Ada", at: .roulette)
        try play.spin(.hit)
        for boards in [play.app.records.boards, play.reopened.app.records.boards] {
            #expect(boards[.roulette, isStandard: true].best?.score == 100)
            #expect(boards[.roulette, isStandard: true, rules: 1].best?.score == 120)
        }
    }

    @Test func `Scores under newer rules are kept`() throws {
        let store = Self.scores(
            "breakout/9 standard run 120 Ada", "breakout/\(Self.now) other run 5 Ada")
        let boards = try #require(Boards(text: store["funfair.scores"] ?? []))
        #expect(boards[.breakout, isStandard: false].best?.score == 5)
        let text = try #require(String(validating: boards.text, as: UTF8.self))
        #expect(text.contains("\nbreakout/9 standard run 120 Ada\n"))
        #expect(text.contains("\nbreakout/\(Self.now) other run 5 Ada\n"))
    }

    @Test func `A run isn't compared with a run played under older rules`() throws {
        var text = StoredText("curves")
        text.add("breakout", "600", "1,2", "Ada")
        text.add("breakout/\(Self.now)", "600", "3,4", "Grace")
        text.seal()
        let curves = try #require(Curves(text: text.bytes))
        #expect(curves[.breakout, try PlayerName("Ada")] == nil)
        #expect(curves[.breakout, try PlayerName("Grace")]?.total == 7)
    }

    // MARK: Boards at the house

    private func atHouse() -> Play {
        var play = Play.atHouse(.breakout)
        play.press(.tab(.scores))
        play.answer(
            "api/boards/breakout/all?rules=\(Self.now)&",
            body: Play.board([(1, "New", 5)], older: [1]))
        return play
    }

    @Test func `The house's board for older rules is requested, and shows its version`() {
        var play = atHouse()
        #expect(play.others == ["Rules \(Self.now)", "Rules 1"])
        play.press(.rules(1))
        #expect(play.table?.title == "Breakout, rules 1 · Everyone")
        play.answer("api/boards/breakout/all?rules=1&", body: Play.board([(1, "Old", 900)]))
        #expect(play.table?.title == "Breakout, rules 1 · Everyone · 100 players")
        #expect(play.table?.rows.map(\.player.text) == ["Old"])
        play.press(.rules(Self.now))
        #expect(play.table?.rows.map(\.player.text) == ["New"])
    }

    @Test func `Runs played under older rules can't be watched or raced`() {
        var play = atHouse()
        #expect(play.table?.rows.first?.watch != nil)
        play.press(.rules(1))
        play.answer("api/boards/breakout/all?rules=1&", body: Play.board([(1, "Old", 900)]))
        #expect(play.table?.rows.first?.watch == nil)
        #expect(play.table?.rows.first?.race == nil)
    }

    @Test func `Older rules have only the all-time board`() {
        var play = atHouse()
        play.press(.place(.week), .rules(1))
        #expect(play.places == ["Everyone", "This device"])
        #expect(play.table?.title == "Breakout, rules 1 · Everyone")
        play.press(.rules(Self.now))
        #expect(play.table?.title == "Breakout · This week")
    }

    @Test func `This device's older boards are separate from the house's`() {
        var play = Play.atHouse(.breakout, store: Self.kept)
        play.press(.tab(.scores))
        play.answer("api/boards", body: Play.board([(1, "New", 5)]))
        #expect(play.others.isEmpty)
        play.press(.place(.device))
        #expect(play.others == ["Rules \(Self.now)", "Rules 1"])
    }

    @Test(arguments: ["[]", "[0,1,300]", "[\"1\"]", "1", "null"])
    func `Invalid versions of the rules aren't offered`(older: String) throws {
        let board = try #require(
            PublicBoard(
                JSONReader.value(
                    of: #"{"players":0,"rows":[],"around":[],"olderRules":\#(older)}"#.bytes)))
        #expect(board.olderRules == (older == "[0,1,300]" ? [1] : []))
    }
}

extension Play {
    fileprivate var scores: BlockScreen? { app.scoresScreen }
}
