import Arcade
import Testing

@testable import Funfair

@Suite("The player of Roulette")
struct TableNameTests {
    @Test func `A new game of Roulette asks for a name`() {
        var play = Play()
        play.press(.open(.roulette))
        #expect(play.app.playerScreen != nil)
        #expect(play.app.playScreen == nil)
    }

    @Test(
        "A name without visible characters is refused, with a message",
        arguments: ["", " ", "   ", "\t", "\u{A0}\u{2003}", "\u{200B}"])
    func blank(text: String) throws {
        var play = Play()
        play.enter(name: text, at: .roulette)
        let screen = try #require(play.app.playerScreen)
        #expect(screen.problem?.isEmpty == false)
        #expect(play.app.sessions.isEmpty)
        #expect(play.store["funfair.run.roulette"] == nil)
        play.send(.type(.playerName, "Ada", isFinished: true))
        #expect(play.app.playerScreen?.problem == nil)
        play.press(.play)
        #expect(play.app.playScreen?.player.text == "Ada")
    }

    @Test func `Play again asks for a name`() throws {
        var play = Play.known()
        try play.lose()
        let again = try #require(play.app.resultScreen).playAgain
        #expect(again.name == "Play again")
        play.press(again.action)
        #expect(play.app.playerScreen != nil)
        #expect(play.app.sessions.isEmpty)
        play.send(.type(.playerName, "", isFinished: true))
        play.press(.play)
        #expect(play.app.playerScreen?.problem != nil)
    }

    @Test func `New game asks for a name`() throws {
        var play = Play.known()
        play.press(.home)
        let drop = try #require(play.waiting).drop
        #expect(drop.name == "New game")
        play.press(drop.action)
        #expect(play.app.playerScreen != nil)
        #expect(play.app.sessions.isEmpty)
        play.send(.type(.playerName, " ", isFinished: true))
        play.press(.play)
        #expect(play.app.playerScreen?.problem != nil)
    }

    @Test func `After closing without a waiting game, Roulette asks for a name`() throws {
        var play = Play.known()
        try play.lose()
        var later = play.reopened
        later.press(.open(.roulette))
        #expect(later.app.playerScreen?.text == "Ada")
    }

    @Test func `A different player starts with the full money and no points`() throws {
        var play = Play.known()
        try play.spin(.hit)
        play.press(.home, .startOver(.roulette))
        play.enter(name: "Lin", at: .roulette)
        #expect(play.app.playScreen?.player.text == "Lin")
        #expect(play.purse?.money == 1000)
        #expect(play.app.playScreen?.hud.score == 0)
    }
}
