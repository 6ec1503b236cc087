import Arcade
import Roulette
import Testing

@testable import Funfair

@Suite("The leaderboard of Roulette")
struct TableBoardTests {
    private func best(_ play: Play, isStandard: Bool = true) -> Scoreboard.Entry? {
        play.app.records.boards[.roulette, isStandard: isStandard].best
    }

    @Test func `A Roulette score is listed at once`() throws {
        var play = Play.known()
        try play.spin(.hit)
        #expect(best(play)?.score == 100)
        #expect(play.reopened.app.homeScreen?.items.last?.best?.score == 100)
        try play.spin(.nearMiss)
        #expect(best(play)?.score == 110)
        #expect(play.app.records.boards[.roulette, isStandard: true].entries.count == 1)
    }

    @Test func `A score isn't listed before the wheel stops`() throws {
        var play = Play.known()
        play.bet(try play.numbers(for: .hit))
        play.wait(seconds: 3.9)
        #expect(best(play) == nil)
        play.wait(seconds: 0.2)
        #expect(best(play)?.score == 100)
    }

    @Test func `A Roulette game without points is listed from its first spin on`() throws {
        var play = Play.known()
        play.choose([1, 2, 3])
        #expect(best(play) == nil)
        play.press(.sheet(.cancel))
        try play.spin(.miss)
        #expect(best(play)?.score == 0)
        #expect(play.reopened.app.records.boards == play.app.records.boards)
    }

    @Test func `When the money is gone, a dialog shows the score and its board`() throws {
        var play = Play.known()
        try play.spin(.nearMiss)
        try play.spin(.miss)
        try play.lose()
        let result = try #require(play.app.resultScreen)
        #expect(result.isDialog)
        #expect(result.headline == "The money is gone.")
        #expect(result.score == 10)
        #expect(result.highlights == ["12 spins", "0 hits"])
        #expect(result.board?.name == "Leaderboard")
        #expect(result.board?.rows.map(\.entry.score) == [10])
        #expect(result.board?.rows.map(\.isJustPlayed) == [true])
        #expect(result.isBest)
        #expect(result.comparison == "First on the board!")
        #expect(play.store["funfair.run.roulette"] == nil)
    }

    @Test func `A player's best score stays on the board after a lower score`() throws {
        var play = Play.known()
        try play.spin(.hit)
        play.press(.home, .startOver(.roulette))
        play.enter(name: "ADA", at: .roulette)
        try play.spin(.nearMiss)
        try play.spin(.miss)
        try play.lose()
        let result = try #require(play.app.resultScreen)
        #expect(best(play)?.score == 100)
        #expect(!result.isBest)
        #expect(result.comparison == "90 points short of your best, 100.")
        #expect(result.board?.rows.map(\.rank) == [1, nil])
    }

    @Test func `With several players, the best score is listed first`() throws {
        var play = Play.known()
        try play.spin(.nearMiss)
        play.press(.home, .startOver(.roulette))
        play.enter(name: "Lin", at: .roulette)
        try play.spin(.hit)
        let names = play.app.records.boards[.roulette, isStandard: true].entries.map(\.player.text)
        #expect(names == ["Lin", "Ada"])
    }

    @Test func `A game on credit is on the board for other settings`() throws {
        var play = Play(seed: Play.knownSeed)
        play.press(.open(.roulette), .set(.credit, 1))
        play.enter(name: "Ada", at: .roulette)
        try play.spin(.hit)
        #expect(best(play) == nil)
        #expect(best(play, isStandard: false)?.score == 100)
        #expect(play.reopened.app.records.boards == play.app.records.boards)
    }

    @Test func `A game on credit continues without money`() throws {
        var play = Play(seed: Play.knownSeed)
        play.press(.open(.roulette), .set(.credit, 1))
        play.enter(name: "Ada", at: .roulette)
        try play.lose()
        try play.spin(.miss)
        #expect(play.purse?.money == -100)
        #expect(play.panel?.open != nil)
    }

    @Test func `Turning on credit doesn't affect the current game`() throws {
        var play = Play.known()
        play.press(.tab(.settings), .set(.credit, 1), .tab(.play))
        try play.lose()
        #expect(play.app.resultScreen != nil)
        #expect(best(play)?.score == 0)
        #expect(best(play, isStandard: false) == nil)
    }

    @Test func `A game continued after closing keeps its entry on the board`() throws {
        var play = Play.known()
        try play.spin(.nearMiss)
        try play.spin(.miss)
        var later = play.reopened
        later.press(.open(.roulette), .resume(.roulette))
        try later.lose()
        let result = try #require(later.app.resultScreen)
        #expect(result.score == 10)
        #expect(result.board?.rows.map(\.entry.score) == [10])
    }

    @Test func `A new game that ties the best isn't a new best`() throws {
        var play = Play.known()
        for _ in 0..<2 {
            play.press(.tab(.play))
            if play.app.playerScreen != nil { play.enter(name: "Ada", at: .roulette) }
            try play.spin(.hit)
            for _ in 0..<2 { try play.lose() }
        }
        let result = try #require(play.app.resultScreen)
        #expect(!result.isBest)
        #expect(result.comparison == "You matched your best.")
    }
}
