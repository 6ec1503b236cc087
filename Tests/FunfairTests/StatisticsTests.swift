import Arcade
import Languages
import Testing

@testable import Funfair

@Suite("Statistics screen")
struct StatisticsTests {
    private func figures(_ play: Play, _ stall: Stall? = nil) throws -> [String: String] {
        let block = try #require(play.app.shownFigures?.first { $0.stall == stall })
        return Dictionary(uniqueKeysWithValues: block.figures.map { ($0.name, $0.value) })
    }

    private func played() -> Play {
        var play = Play(store: Play.quickSettings)
        play.send(.day(100))
        play.run(as: "Ada", seconds: 11)
        play.press(.visit(.statistics))
        return play
    }

    @Test func `Statistics can't be opened before the first run`() {
        let play = Play()
        #expect(play.app.homeScreen?.ways.contains { $0.destination == .statistics } == false)
    }

    @Test func `Statistics can be opened from home, the scores and a result`() {
        var play = Play(store: Play.quickSettings)
        play.run(as: "Ada", seconds: 11)
        let way = Control("Your games", .visit(.statistics))
        #expect(play.app.resultScreen?.statistics == way)
        play.press(.tab(.scores))
        #expect(play.app.scoresScreen?.statistics == way)
        play.press(.home)
        #expect(
            play.app.homeScreen?.ways.contains(HomeLink(destination: .statistics, control: way))
                == true)
        play.press(.visit(.statistics))
        #expect(play.app.readingScreen?.title == "Your games")
        #expect(play.app.view.tabs.isEmpty)
        #expect(play.app.view.stall == nil)
    }

    @Test func `Statistics summarise all stalls`() throws {
        let figures = try figures(played())
        #expect(
            figures == [
                "Runs": "1", "Time played": "10 s", "Days in a row": "1", "Most days in a row": "1",
            ])
    }

    @Test func `Statistics list a stall's counts once the stall has been played`() throws {
        let play = played()
        let pops = play.app.records.tallies[.bubblePop, try PlayerName("Ada")].total(0)
        #expect(try figures(play, .bubblePop)["Bubbles popped"] == String(pops))
        #expect(try figures(play, .bubblePop)["Runs"] == "1")
        #expect(try figures(play, .breakout).isEmpty)
        let sections = try #require(play.app.shownFigures).filter { $0.stall != nil }
        #expect(sections.map(\.stall) == Stall.allCases)
        #expect(sections.map(\.charts.count) == [1, 0, 0])
        #expect(sections[1].open == Control("Play Breakout", .open(.breakout)))
    }

    @Test func `The best score in the statistics is the standard game's`() throws {
        #expect(try figures(played(), .bubblePop)["Best score"] == "–")
        var text = StoredText("scores")
        text.add(Contest.breakout.presentWord, "standard", "run", "900", "Ada")
        text.seal()
        var play = Play(store: ["funfair.scores": text.bytes])
        play.enter(name: "Ada")
        play.press(.visit(.statistics))
        #expect(try figures(play, .breakout)["Best score"] == "900")
    }

    @Test func `Statistics include a waiting run and leave it waiting`() throws {
        var play = Play()
        play.enter(name: "Ada")
        play.countIn()
        play.popAll()
        play.press(.visit(.statistics))
        let figures = try figures(play, .bubblePop)
        #expect(figures["Runs"] == "1")
        #expect(figures["Bubbles popped"] != "0")
        #expect(play.store["funfair.run.bubblepop"] != nil)
        #expect(play.app.sessions.first?.isStopped == true)
    }

    @Test func `Each recent player has separate statistics`() throws {
        var play = played()
        play.run(as: "Lin", seconds: 11)
        play.press(.visit(.statistics))
        func choice(of player: String) -> Block {
            .choice(
                Choice(
                    .player, "Players",
                    [
                        Control("Lin", .statisticsOf(0), isSelected: player == "Lin"),
                        Control("Ada", .statisticsOf(1), isSelected: player == "Ada"),
                    ]))
        }
        #expect(play.app.readingScreen?.blocks.first == choice(of: "Lin"))
        let lin = try figures(play, .bubblePop)
        play.press(.statisticsOf(1))
        #expect(play.app.readingScreen?.blocks.first == choice(of: "Ada"))
        play.press(.statisticsOf(7))
        #expect(play.app.readingScreen?.blocks.first == choice(of: "Ada"))
        #expect(try figures(play, .bubblePop)["Runs"] == lin["Runs"])
        play.press(.home, .visit(.statistics))
        #expect(play.app.readingScreen?.blocks.first == choice(of: "Lin"))
    }

    @Test func `With a single player, the statistics offer no choice of players`() {
        #expect(played().app.readingScreen?.blocks.first == .paragraph("Ada", .name))
    }

    @Test(
        "Durations in the statistics are formatted for people",
        arguments: [
            (0, "0 s"), (59, "59 s"), (60, "1 min"), (3599, "59 min"), (3600, "1 h 0 min"),
            (7500, "2 h 5 min"),
        ])
    func durations(seconds: Int, text: String) {
        #expect(App.duration(ofTicks: seconds * 120 + 119, in: .english) == text)
    }
}

extension App {
    /// The figures on a reading screen, or nil on other screens.
    fileprivate var shownFigures: [Figures]? {
        readingScreen?.blocks.compactMap {
            if case .figures(let figures) = $0 { figures } else { nil }
        }
    }
}
