import Arcade
import Breakout
import BubblePop
import Languages
import Phrases
import Testing

@testable import Funfair

@Suite("Modes")
struct WayTests {
    private static let rush = Contest(BubblePopMode.rush)
    private static let sharp = Contest(BubblePopMode.sharp)

    /// Returns a face at BubblePop after a person has chosen the mode with the given name.
    private func opened(_ name: String, store: [String: [UInt8]] = [:]) throws -> Play {
        var play = Play(store: store)
        play.press(.open(.bubblePop))
        try play.choose(name)
        return play
    }

    /// Plays a whole rush. Pops the bubbles at the start if `popping` is true, and no others.
    private func rush(as name: String, popping: Bool, in play: inout Play) {
        play.enter(name: name)
        play.countIn()
        if popping { play.popAll() }
        play.wait(seconds: 40)
    }

    // MARK: Choosing

    @Test func `Before a run, a mode can be chosen, and is described in a sentence`() throws {
        var play = try opened("Minute")
        let way = try #require(play.app.playerScreen?.way)
        #expect(way.name == "Way to play")
        #expect(way.choices.map(\.name) == ["Minute", "Zen", "Rush", "Sharp"])
        #expect(way.choices.map(\.isSelected) == [true, false, false, false])
        try play.choose("Zen")
        #expect(play.app.playerScreen?.way?.note == "No clock and no board. Finish when you like.")
    }

    @Test func `The mode is also the first of the settings`() throws {
        var play = Play()
        play.press(.open(.bubblePop), .tab(.settings))
        let item = try #require(play.app.settingsScreen?.items.first)
        #expect(item.setting.control.word == "bubblepop.mode")
        #expect(item.choices.count == 4)
    }

    @Test func `With a single mode, no choice is offered`() {
        var play = Play()
        play.press(.open(.roulette), .tab(.settings))
        let isThere = play.app.settingsScreen?.items.contains {
            $0.setting.control.word == "roulette.mode"
        }
        #expect(isThere == (Stall.roulette.entry.ways.count > 1))
    }

    @Test func `The chosen mode is stored`() throws {
        let play = try opened("Sharp")
        #expect(play.reopened.app.chosenContest(at: .bubblePop) == Self.sharp)
    }

    @Test func `An unknown mode is corrected and reported`() {
        let settings = Array("funfair settings 1\nbubblepop.mode 77\n".utf8)
        let play = Play(store: ["funfair.settings": settings])
        #expect(play.app.chosenContest(at: .bubblePop) == Self.sharp)
        #expect(!play.app.screens.notices.isEmpty)
    }

    @Test func `The game time is hidden in modes that ignore it`() throws {
        var play = try opened("Rush", store: Play.quickSettings)
        #expect(play.app.playerScreen?.summary == "Most bubbles 15")
        play.press(.tab(.settings))
        #expect(play.app.settingsScreen?.items.map(\.name) == ["Way to play", "Most bubbles"])
        play.press(.tab(.play))
        play.enter(name: "Ada")
        #expect(play.cabinet?.isStandard == true)
        #expect(play.app.playScreen?.hud.countdown?.remaining == 20)
    }

    @Test func `Restoring the standard game keeps the mode`() throws {
        var play = try opened("Sharp")
        play.press(.tab(.settings), .set(.mostBubbles, 3), .standardSettings)
        #expect(play.app.chosenContest(at: .bubblePop) == Self.sharp)
        #expect(play.app.records.settings.bubblePop.mostBubbles.value == 15)
    }

    // MARK: Playing

    @Test("A run starts in the chosen mode", arguments: ["Minute", "Zen", "Rush", "Sharp"])
    func begin(name: String) throws {
        var play = try opened(name)
        play.enter(name: "Ada")
        let contest = try #require(play.app.session?.contest)
        #expect(Words.english[contest.way.name] == name)
    }

    @Test func `A waiting run keeps its mode when another mode is chosen`() throws {
        var play = try opened("Sharp")
        play.enter(name: "Ada")
        play.countIn()
        play.press(.pause, .tab(.settings))
        try play.choose("Zen")
        play.press(.tab(.play))
        #expect(play.app.session?.contest == Self.sharp)
        #expect(play.reopened.cabinet?.contest(at: .bubblePop) == Self.sharp)
    }

    @Test func `Play again keeps the mode`() throws {
        var play = try opened("Rush")
        rush(as: "Ada", popping: false, in: &play)
        let again = try #require(play.app.resultScreen?.playAgain.action)
        play.press(again)
        #expect(play.app.session?.contest == Self.rush)
    }

    @Test func `In a pause, an untimed run can be ended by its player`() throws {
        var play = try opened("Zen")
        play.enter(name: "Ada")
        play.countIn()
        play.popAll()
        play.wait(seconds: 90)
        #expect(play.app.playScreen?.hud.countdown == nil)
        #expect(play.app.playScreen?.interrupted == nil)
        play.press(.pause)
        let finish = try #require(play.app.playScreen?.interrupted?.finish)
        #expect(finish.name == "Finish")
        play.press(finish.action)
        let result = try #require(play.app.resultScreen)
        #expect(result.headline == "Well popped!" && result.score > 0)
        #expect(result.comparison == "This way to play has no board.")
        #expect(result.board == nil && !result.isBest)
        #expect(play.store["funfair.run.bubblepop"] == nil)
    }

    @Test func `A timed run can't be ended by its player`() throws {
        var play = try opened("Sharp")
        play.enter(name: "Ada")
        play.countIn()
        play.press(.pause)
        #expect(play.app.playScreen?.interrupted?.finish == nil)
        play.press(.finish(.bubblePop))
        #expect(play.app.resultScreen == nil && play.cabinet != nil)
    }

    /// Returns a run of Breakout in the given mode, paused after two seconds of play.
    private func bricks(_ way: String) throws -> Play {
        var play = Play()
        play.press(.open(.breakout))
        try play.choose(way)
        play.enter(name: "Ada", at: .breakout)
        play.send(.gesture(.strike))
        play.wait(seconds: 2)
        play.press(.pause)
        return play
    }

    @Test(
        "A run of Breakout can be ended by its player and counts",
        arguments: ["Classic", "Capsules"])
    func bricksEnd(way: String) throws {
        var play = try bricks(way)
        let score = try #require(play.cabinet).score
        #expect(score > 0)
        let finish = try #require(play.app.playScreen?.interrupted?.finish)
        #expect(finish.name == "Finish")
        play.press(finish.action)
        let result = try #require(play.app.resultScreen)
        #expect(result.headline == "Game over" && result.score == score && result.isBest)
        #expect(result.board?.rows.map(\.entry.score) == [score])
        #expect(play.store["funfair.run.breakout"] == nil)
        let kept = play.reopened.app.records
        let mode = way == "Classic" ? BreakoutMode.standard : .capsules
        #expect(
            kept.boards[Contest(mode), isStandard: true].entries.map(\.score)
                == [score])
    }

    @Test func `A run of Breakout ended by its player counts in the statistics`() throws {
        var play = try bricks("Classic")
        let before = play.app.records.tallies
        play.press(.finish(.breakout))
        #expect(play.app.records.tallies != before)
    }

    @Test func `A run of Zen isn't on any board, but its day counts`() throws {
        var play = try opened("Zen")
        play.send(.day(100))
        play.enter(name: "Ada")
        play.countIn()
        play.popAll()
        play.press(.pause, .finish(.bubblePop))
        for mode in BubblePopMode.allCases {
            for isStandard in [true, false] {
                let board = play.app.records.boards[Contest(mode), isStandard: isStandard]
                #expect(board.entries.isEmpty)
            }
        }
        #expect(play.app.records.days.streak(of: .ada, on: 100).length == 1)
    }

    // MARK: Boards

    @Test func `Each mode has its own stored board`() throws {
        var play = try opened("Rush")
        rush(as: "Ada", popping: true, in: &play)
        #expect(play.app.resultScreen?.board?.title == "BubblePop · Rush, standard game")
        let kept = play.reopened.app.records.boards
        #expect(kept[Self.rush, isStandard: true].entries.count == 1)
        #expect(kept[.bubblePop, isStandard: true].entries.isEmpty)
        #expect(kept[Self.sharp, isStandard: true].entries.isEmpty)
    }

    @Test func `The scores show the chosen mode's board, and can show any other mode's`() throws {
        var play = try opened("Rush")
        rush(as: "Ada", popping: true, in: &play)
        play.press(.home, .open(.bubblePop), .tab(.scores))
        let screen = try #require(play.app.scoresScreen)
        #expect(screen.choice(.way).map(\.name) == ["Minute", "Rush", "Sharp"])
        #expect(screen.choice(.way).map(\.isSelected) == [false, true, false])
        #expect(screen.board?.rows.count == 1)
        play.press(screen.choice(.way)[0].action)
        #expect(play.app.scoresScreen?.board?.rows.isEmpty == true)
        #expect(play.app.scoresScreen?.choice(.way).map(\.isSelected) == [true, false, false])
    }

    @Test func `A choice among one stall's boards doesn't affect another stall`() throws {
        var play = try opened("Rush")
        play.press(.tab(.scores), .boards(Self.rush))
        play.send(.recording(try Played.breakout()))
        play.press(.watch(.back))
        #expect(play.app.shownStall == .breakout)
        #expect(play.app.scoresScreen?.board?.title.hasPrefix("Breakout") == true)
    }

    @Test func `Scores stored before modes existed are read as the standard mode's`() throws {
        var text = StoredText("scores")
        text.add("bubblepop", "standard", "run", "55", "Ada")
        text.seal()
        let play = Play(store: ["funfair.scores": text.bytes])
        #expect(play.app.records.boards[.bubblePop, isStandard: true].best?.score == 55)
    }

    @Test func `Scores in modes of a newer Funfair are kept unchanged`() throws {
        var text = StoredText("scores")
        text.add("bubblepop-later", "standard", "run", "55", "Ada")
        text.seal()
        var play = Play(store: ["funfair.scores": text.bytes].merging(Play.quickSettings) { $1 })
        play.run(as: "Ada")
        let kept = String(decoding: play.store["funfair.scores"] ?? [], as: UTF8.self)
        #expect(kept.contains("bubblepop-later standard run 55 Ada"))
    }

    @Test func `A late press on a board of a different stall does nothing`() {
        var play = Play()
        play.press(.open(.roulette), .tab(.scores), .boards(Self.sharp))
        #expect(play.app.boardContest(of: .roulette) == .roulette)
    }

    // MARK: Races

    @Test func `A recording from a party is raced in the standard mode`() throws {
        var play = Play()
        play.press(.open(.breakout))
        try play.choose("Capsules")
        play.send(.recording(try Played.breakout(ticks: .max, in: .party)))
        play.press(.race(.watched))
        #expect(play.app.chosenContest(at: .breakout) == .breakout)
        #expect(play.app.playing.rival(at: .breakout, play.app.records.settings) != nil)
    }

    @Test func `A race is played in the ghost's mode`() throws {
        var play = Play()
        play.send(.recording(try Played.bubblePop(in: .sharp)))
        play.press(.race(.watched))
        #expect(play.app.chosenContest(at: .bubblePop) == Self.sharp)
        play.enter(name: "Lin")
        #expect(play.app.session?.contest == Self.sharp)
    }

    // MARK: At a house

    @Test func `A ticket is requested for the current mode`() throws {
        var play = Play.atHouse()
        try play.choose("Rush")
        play.enter(name: "Ada")
        play.grantName()
        let ticket = play.grantTicket()
        #expect(
            ticket.map { String(decoding: $0.body, as: UTF8.self) }
                == #"{"player":"Ada","game":"bubblepop-rush","board":"open"}"#)
    }

    @Test func `In a mode without boards, no ticket is requested`() throws {
        var play = Play.atHouse()
        try play.choose("Zen")
        play.enter(name: "Ada")
        #expect(play.asked("api/players") == 0 && play.asked("api/tickets") == 0)
        #expect(play.app.playScreen?.rival == nil)
    }

    @Test func `Today's challenge uses the standard mode, even if another is chosen`() throws {
        var play = Play.atHouse()
        try play.choose("Rush")
        play.send(.type(.playerName, "Ada", isFinished: false))
        play.press(.challenge)
        play.grantName()
        play.grantTicket()
        #expect(play.app.session?.contest == .bubblePop)
        #expect(play.app.chosenContest(at: .bubblePop) == Self.rush)
    }

    @Test func `Requests for a mode's public boards use the mode's word`() throws {
        var play = Play.atHouse()
        try play.choose("Rush")
        play.press(.tab(.scores))
        #expect(play.asked("api/boards/bubblepop-rush/all") == 1)
        #expect(play.places == ["Everyone", "Today", "This week", "This device"])
        play.press(.boards(Self.sharp))
        #expect(play.asked("api/boards/bubblepop-sharp/all") == 1)
    }

    @Test func `A run in each mode is sent with its ticket`() throws {
        var play = Play.atHouse()
        try play.choose("Rush")
        play.enterPublic()
        play.countIn()
        play.wait(seconds: 40)
        let run = play.answer("api/runs", status: 201, body: Play.counted())
        let sent = try ClaimedRun(reading: try #require(run?.body))
        #expect(sent.contest == Self.rush && sent.isStandard)
        #expect(play.asked("api/boards/bubblepop-rush/all") > 0)
    }
}

@Suite("Contests")
struct ContestTests {
    @Test("A contest is found by its number and its word", arguments: Contest.all + [.drawnWall])
    func number(contest: Contest) {
        #expect(Contest(rawValue: contest.rawValue) == contest)
        #expect(Contest(word: contest.word) == contest)
    }

    @Test func `No two contests have the same number or word`() {
        #expect(Set(Contest.all.map(\.rawValue)).count == Contest.all.count)
        #expect(Set(Contest.all.map(\.word)).count == Contest.all.count)
    }

    @Test("The standard mode has the number and the word of its stall", arguments: Stall.allCases)
    func standard(stall: Stall) {
        #expect(Contest(stall).rawValue == stall.rawValue)
        #expect(Contest(stall).word == stall.word)
        #expect(Contest(stall).name(in: .english) == stall.name)
    }

    @Test(
        "An unknown word has no contest",
        arguments: [
            "bubblepop-zen", "bubblepop-minute", "bubblepop-", "bubblepop-rush-rush", "-rush", "",
            "rush", "BUBBLEPOP",
        ])
    func none(word: String) {
        #expect(Contest(word: word) == nil)
    }

    @Test func `Unknown numbers have no contest`() {
        let known = Set((Contest.all + [.drawnWall]).map(\.rawValue))
        for number in UInt8.min...UInt8.max where !known.contains(number) {
            #expect(Contest(rawValue: number) == nil)
        }
    }

    @Test func `The party mode belongs to the standard contest`() {
        #expect(Contest(BreakoutMode.party) == .breakout)
    }
}

extension Play {
    /// Chooses the mode with the given name, before a run or on the settings page.
    mutating func choose(_ name: String) throws {
        let item = app.playerScreen?.way ?? app.settingsScreen?.items.first
        let way = try #require(item?.choices.first { $0.name == name })
        press(way.action)
    }
}

extension SettingItem {
    var choices: [Control] {
        if case .choice(let controls) = kind { controls } else { [] }
    }
}
