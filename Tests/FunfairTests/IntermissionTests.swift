import Arcade
import Testing

@testable import Funfair

@Suite("An intermission in a run")
struct IntermissionTests {
    /// Returns a face with a new run of the wall game, instead of BubblePop.
    private func begun(by name: String = "Ada") throws -> Play {
        var play = Play()
        let cabinet = try WallGame.cabinet(by: name)
        play.app.playing.restore(Session(new: cabinet, of: .bubblePop, isUpright: true))
        play.app.screens.place = .stall(.bubblePop, .play)
        return play
    }

    /// Returns a face with a run of the wall game after its first level.
    private func cleared() throws -> Play {
        var play = try begun()
        clear(&play)
        return play
    }

    private func clear(_ play: inout Play) {
        for _ in 0..<WallGame.tapsPerLevel { play.send(.gesture(.strike)) }
        play.wait(seconds: 1)
    }

    @Test func `An intermission says what happened and what the player can do`() throws {
        let play = try cleared()
        let dialog = try #require(play.app.playScreen?.intermission)
        #expect(dialog.title == "Wall cleared!")
        #expect(dialog.lines == ["30 points"])
        #expect(dialog.proceed == Control("Level 2", .proceed(.bubblePop)))
        #expect(dialog.again == Control("Play again", .again(.bubblePop)))
        #expect(dialog.home.action == .home)
        #expect(play.app.playScreen?.pause == nil)
        #expect(play.app.playScreen?.interrupted == nil)
        #expect(!play.app.view.isAnimated)
        #expect(play.app.view.stage == .dimmed)
    }

    @Test func `The live state changes when an intermission appears`() throws {
        var play = try begun()
        for _ in 0..<WallGame.tapsPerLevel { play.send(.gesture(.strike)) }
        let before = play.app.live
        play.wait(seconds: 1)
        #expect(play.app.live != before)
    }

    @Test func `In an intermission, the score counts at once, and the run is stored`() throws {
        var play = try cleared()
        #expect(play.app.records.boards[.bubblePop, isStandard: true].best?.score == 30)
        #expect(play.store["funfair.scores"] != nil)
        let text = try #require(play.store["funfair.run.bubblepop"])
        let kept = try #require(RunStore.run(in: text))
        #expect(try WallGame.entry.resume(kept.bytes).moment.isBetweenLevels)
        play.giveUp()
        #expect(play.store["funfair.run.bubblepop"] == nil)
        #expect(play.app.records.boards[.bubblePop, isStandard: true].best?.score == 30)
    }

    @Test func `Hiding the page at the end of a level doesn't lose anything`() throws {
        var play = try begun()
        for _ in 0..<WallGame.tapsPerLevel { play.send(.gesture(.strike)) }
        play.send(.hidden)
        #expect(play.app.playScreen?.intermission != nil)
        #expect(play.app.records.boards[.bubblePop, isStandard: true].best?.score == 30)
    }

    @Test func `Continuing after an intermission starts the next level`() throws {
        var play = try cleared()
        play.press(.proceed(.bubblePop))
        #expect(play.app.playScreen?.intermission == nil)
        #expect(play.app.playScreen?.hud.level == 2)
        #expect(play.app.sessions.first?.phase == .running)
    }

    @Test func `Playing again ends the run and starts a new one for the same player`() throws {
        var play = try cleared()
        play.press(.again(.bubblePop))
        #expect(play.app.sessions.count == 1)
        #expect(play.app.playScreen?.player.text == "Ada")
        #expect(play.app.playScreen?.hud.score == 0)
        #expect(play.app.playScreen?.intermission == nil)
        #expect(play.store["funfair.run.bubblepop"] == nil)
        #expect(play.app.records.boards[.bubblePop, isStandard: true].best?.score == 30)
    }

    @Test func `An intermission's controls work only during an intermission`() throws {
        var play = try begun()
        play.send(.gesture(.strike))
        play.press(.again(.bubblePop), .proceed(.bubblePop))
        #expect(play.app.playScreen?.hud.score == 10)
        play.press(.pause, .again(.bubblePop), .proceed(.bubblePop))
        #expect(play.app.playScreen?.hud.score == 10)
        #expect(play.app.playScreen?.hud.level == 1)
        #expect(play.app.playScreen?.interrupted != nil)
    }

    @Test func `A run left in an intermission waits and returns to the same intermission`() throws {
        var play = try cleared()
        play.press(.home)
        let waiting = try #require(play.app.homeScreen?.items.first?.interrupted)
        #expect(waiting.summary == "Ada · level 1 · 2 lives · 30 points")
        play.send(.press(waiting.resume.action))
        #expect(play.app.playScreen?.intermission?.title == "Wall cleared!")
    }

    @Test func `Time, gestures and a hidden page don't change an intermission`() throws {
        var play = try cleared()
        let before = try #require(play.app.sessions.first).cabinet.bytes
        play.send(.gesture(.strike))
        play.send(.hidden)
        play.press(.pause)
        play.wait(seconds: 2)
        #expect(play.app.playScreen?.intermission != nil)
        #expect(play.app.sessions.first?.cabinet.bytes == before)
    }

    @Test func `The result compares the score with the best before the intermission`() throws {
        var play = try cleared()
        play.press(.proceed(.bubblePop))
        play.send(.gesture(.cancel(finger: 99)))
        play.wait(seconds: 1)
        let result = try #require(play.app.resultScreen)
        #expect(result.score == 30)
        #expect(result.isBest)
        #expect(result.comparison == "First on the board!")
        #expect(result.board?.rows.map(\.isJustPlayed) == [true])
        #expect(result.isDialog)
    }

    @Test func `The snapshot of an intermission has the phase “cleared”`() throws {
        let play = try cleared()
        var json = JSONText()
        json.object { play.app.describe(in: &$0) }
        #expect(json.text.contains("\"phase\":\"cleared\""))
    }

    @Test func `Tabs stay available during a game that allows them`() throws {
        var play = try begun()
        #expect(play.app.view.tabs.count == Tab.allCases.count)
        play.press(.tab(.howToPlay), .tab(.play))
        #expect(play.app.playScreen?.interrupted != nil)
    }

    @Test(
        "A run adopts new settings when its player returns to it",
        arguments: [Action.tab(.play), .open(.bubblePop), .resume(.bubblePop)])
    func settings(back: Action) throws {
        var play = try begun()
        play.press(.tab(.settings), .set(.mostBubbles, 4))
        let session = try #require(play.app.sessions.first)
        #expect(try Run<WallGame>(resuming: session.cabinet.bytes).game.settings == .standard)
        play.press(back)
        let run = try Run<WallGame>(resuming: session.cabinet.bytes)
        #expect(run.game.settings.length.value == 4)
        #expect(play.app.playScreen?.hud.level == 1)
    }
}
