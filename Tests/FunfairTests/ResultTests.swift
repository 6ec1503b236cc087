import Arcade
import Testing

@testable import Funfair

@Suite(
    "Result of a run (BubblePop, core functionality 10 and 11, extended functionality 14 and 16)")
struct ResultTests {
    @Test func `The score of a finished run is restored after reopening`() throws {
        var play = Play(store: Play.quickSettings)
        play.run(as: "Ada")
        let score = try #require(play.app.resultScreen).score
        #expect(score > 0)
        let later = play.reopened
        #expect(later.app.homeScreen?.items.first?.best?.score == score)
        #expect(later.app.homeScreen?.items.first?.best?.player.text == "Ada")
    }

    @Test func `The result ignores all input for its first 0.7 seconds`() {
        var play = Play(store: Play.quickSettings)
        play.enter(name: "Ada")
        play.countIn()
        play.wait(seconds: 9.8)
        #expect(play.app.resultScreen?.isOpen == false)
        play.press(.play, .home, .tab(.settings))
        #expect(play.app.resultScreen != nil)
        play.wait(seconds: 0.6)
        play.press(.play)
        #expect(play.app.resultScreen?.isOpen == false)
        play.wait(seconds: 0.2)
        #expect(play.app.resultScreen?.isOpen == true)
        play.press(.play)
        #expect(play.app.playScreen != nil)
    }

    @Test func `The run just played is marked on the board`() {
        var play = Play(store: Play.quickSettings)
        play.run(as: "Ada")
        let rows = play.app.resultScreen?.board?.rows ?? []
        #expect(rows.filter(\.isJustPlayed).map(\.entry.player.text) == ["Ada"])
        #expect(rows.first?.rank == 1)
    }

    @Test func `A run below the player's best is shown and marked, and the best remains`() throws {
        var play = Play(store: Play.quickSettings)
        play.run(as: "Ada")
        let best = try #require(play.app.resultScreen).score
        play.wait(seconds: 1)
        play.run(as: "ada", popping: false)
        let result = try #require(play.app.resultScreen)
        #expect(result.board?.rows.first { $0.isJustPlayed }?.rank == nil)
        #expect(result.board?.rows.first { $0.isJustPlayed }?.entry.score == 0)
        #expect(result.board?.rows.first?.entry.score == best)
        #expect(!result.isBest)
    }

    @Test func `The best score and its player are shown during play`() throws {
        var play = Play(store: Play.quickSettings)
        play.run(as: "Ada")
        let best = try #require(play.app.resultScreen).score
        play.wait(seconds: 1)
        play.enter(name: "Lin")
        #expect(play.app.playScreen?.best?.score == best)
        #expect(play.app.playScreen?.best?.player.text == "Ada")
    }

    @Test func `A score of zero isn't announced as the first on the board`() throws {
        var play = Play(store: Play.quickSettings)
        play.run(as: "Ada", popping: false)
        let result = try #require(play.app.resultScreen)
        #expect(result.score == 0)
        #expect(result.comparison.isEmpty)
    }

    @Test func `Runs with other settings have a separate board`() {
        var play = Play(store: Play.quickSettings)
        play.run(as: "Ada")
        play.wait(seconds: 1)
        play.press(.tab(.scores))
        #expect(play.app.scoresScreen?.board?.rows.count == 1)
        play.press(.board(isStandard: true))
        #expect(play.app.scoresScreen?.board?.rows.isEmpty == true)
    }

    @Test func `Scores stored by another window are adopted`() {
        var other = Play(store: Play.quickSettings)
        other.run(as: "Lin")
        var play = Play(store: Play.quickSettings)
        play.send(.stored(.scores, other.store["funfair.scores"]))
        play.run(as: "Ada", popping: false)
        #expect(play.app.resultScreen?.board?.rows.map(\.entry.player.text) == ["Lin", "Ada"])
    }

    @Test func `Leaving the Scores tab resets the chosen board`() {
        var play = Play()
        play.press(.open(.bubblePop), .tab(.scores), .board(isStandard: false))
        #expect(play.app.scoresScreen?.choice(.kind).map(\.isSelected) == [false, true])
        play.press(.tab(.settings), .tab(.scores))
        #expect(play.app.scoresScreen?.choice(.kind).map(\.isSelected) == [true, false])
    }

    @Test func `The result shows the points needed to pass the next player, not to tie`() throws {
        var play = Play(store: Play.quickSettings)
        play.run(as: "Lin")
        let best = try #require(play.app.resultScreen).score
        play.run(as: "Ada", popping: false)
        #expect(best > 0)
        let comparison = play.app.resultScreen?.comparison
        #expect(comparison == "\(best + 1) points more to pass Lin.")
    }
}
