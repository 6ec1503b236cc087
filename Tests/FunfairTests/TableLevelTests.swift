import Arcade
import Roulette
import Testing

@testable import Funfair

@Suite("Changing the level at the Roulette table")
struct TableLevelTests {
    @Test func `A new level doesn't apply to the current spin`() throws {
        var play = Play.known()
        play.bet(try play.numbers(for: .hit))
        play.press(.tab(.settings), .set(.level, RouletteLevel.hard.code), .tab(.play), .skip)
        let game = try play.game()
        #expect(game.lastSpin?.wager.bet?.level == .easy)
        #expect(game.money == 2000)
        #expect(game.score == 100)
    }

    @Test(
        "After a change of level, the sheet requires the new level's bet size",
        arguments: [1, 2])
    func sheet(code: Int) {
        var play = Play.known()
        let level = RouletteLevel.all[code]
        play.press(.tab(.settings), .set(.level, code), .tab(.play), .sheet(.open))
        #expect(play.sheet?.title == "Choose \(level.numbers) numbers")
        for number in 0..<level.numbers { play.press(.choose(number)) }
        #expect(play.sheet?.problem == nil)
        play.press(.choose(30))
        #expect(play.sheet?.problem != nil)
        #expect(play.chosen.count == level.numbers)
    }

    @Test func `A new level is shown as soon as it applies`() {
        var play = Play.known()
        #expect(play.panel?.panel.level == "Easy")
        play.bet([1, 2, 3, 4, 5, 6])
        play.press(.tab(.settings), .set(.level, RouletteLevel.hard.code), .tab(.play))
        #expect(play.panel?.panel.level == "Easy")
        play.press(.skip)
        #expect(play.panel?.panel.level == "Hard")
    }

    @Test func `A new level applies from the next spin on`() throws {
        var play = Play.known()
        try play.spin(.hit)
        play.press(.tab(.settings), .set(.level, RouletteLevel.hard.code), .tab(.play))
        try play.spin(.hit)
        #expect(play.app.playScreen?.hud.score == 600)
        #expect(play.panel?.panel.level == "Hard")
    }

    @Test func `A new level applies to an open sheet`() {
        var play = Play.known()
        play.choose([1, 2, 3, 4, 5, 6])
        play.press(.tab(.settings), .set(.level, RouletteLevel.medium.code), .tab(.play))
        #expect(play.sheet?.title == "Choose 4 numbers")
        #expect(play.chosen == [1, 2, 3, 4])
        play.press(.sheet(.confirm), .skip)
        #expect(play.panel?.panel.result != nil)
    }

    @Test func `A new level applies to a continued game`() {
        var play = Play.known()
        play.press(.home)
        var later = play.reopened
        later.press(.open(.roulette), .tab(.settings), .set(.level, RouletteLevel.hard.code))
        later.press(.tab(.play), .resume(.roulette), .sheet(.open))
        #expect(later.sheet?.title == "Choose 2 numbers")
    }

    @Test func `A game on several levels is on the standard board`() throws {
        var play = Play.known()
        try play.spin(.hit)
        play.press(.tab(.settings), .set(.level, RouletteLevel.hard.code), .tab(.play))
        try play.spin(.hit)
        #expect(play.app.records.boards[.roulette, isStandard: true].best?.score == 600)
    }
}
