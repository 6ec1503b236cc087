import Arcade
import Roulette
import Testing

@testable import Funfair

@Suite("The last spin of a Roulette game")
struct LastSpinTests {
    /// Returns a game whose last spin has just ended.
    private func broke() throws -> Play {
        var play = Play.known()
        try play.spin(.nearMiss)
        for _ in 0..<11 { try play.spin(.miss) }
        return play
    }

    @Test func `The last spin is shown for a while before the result`() throws {
        var play = try broke()
        #expect(play.app.view.isAnimated)
        play.wait(seconds: 1.4)
        #expect(play.app.resultScreen == nil)
        #expect(play.purse?.money == 0)
        #expect(play.came.first == Play.knownPocket(11))
        play.wait(seconds: 0.2)
        #expect(play.app.resultScreen?.isDialog == true)
    }

    @Test func `After the last spin, the player can't bet`() throws {
        var play = try broke()
        let before = try play.game()
        #expect(play.panel?.open == nil)
        play.press(.sheet(.open), .choose(1), .sheet(.confirm), .skip)
        #expect(play.sheet == nil)
        #expect(try play.game().stateHash == before.stateHash)
    }

    @Test func `After the last spin, the score is on the board before the result appears`() throws {
        let play = try broke()
        #expect(play.app.records.boards[.roulette, isStandard: true].best?.score == 10)
        #expect(play.reopened.app.records.boards == play.app.records.boards)
    }

    @Test(
        "After the last spin, the result appears even if the player left the table",
        arguments: [Action.home, .tab(.scores)])
    func awayAtTheEnd(action: Action) throws {
        var play = try broke()
        play.press(action)
        play.wait(seconds: 3)
        play.press(.open(.roulette), .resume(.roulette))
        play.wait(seconds: 3)
        #expect(play.app.resultScreen?.score == 10)
        #expect(play.store["funfair.run.roulette"] == nil)
    }

    @Test func `After the last spin, the result appears even if the app was closed`() throws {
        var later = try broke().reopened
        #expect(later.waiting?.summary == "Ada · 0 coins · 10 points")
        later.press(.open(.roulette), .resume(.roulette))
        later.wait(seconds: 3)
        #expect(later.app.resultScreen?.score == 10)
        #expect(later.store["funfair.run.roulette"] == nil)
        #expect(
            try later.app.records.tallies[.roulette, PlayerName("Ada")].row(0).prefix(3) == [
                0, 1, 11,
            ])
    }

    @Test func `A game dropped between the last spin and its result counts`() throws {
        var later = try broke().reopened
        later.press(.startOver(.roulette))
        #expect(later.app.playerScreen != nil)
        #expect(later.app.records.boards[.roulette, isStandard: true].best?.score == 10)
        #expect(
            try later.app.records.tallies[.roulette, PlayerName("Ada")].row(0).prefix(3) == [
                0, 1, 11,
            ])
    }
}
