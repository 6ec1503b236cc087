import Testing

@testable import Funfair

@Suite("Tabs of a stall")
struct PlaceNameTests {
    private func names(of stall: Stall) -> [String] {
        var play = Play()
        play.press(.open(stall))
        return play.app.view.tabs.map(\.control.name)
    }

    @Test func `Roulette's tabs have their own names`() {
        #expect(names(of: .roulette) == ["Play game", "Leaderboard", "Settings", "How to play"])
    }

    @Test("Tabs of other stalls keep the usual names", arguments: [Stall.bubblePop, .breakout])
    func others(stall: Stall) {
        #expect(names(of: stall) == ["Play", "Scores", "Settings", "How to play"])
    }

    @Test(
        "The board's name depends on the stall",
        arguments: [
            (Stall.roulette, "Leaderboard", "Leaderboard"), (.bubblePop, "Scores", "High scores"),
            (.breakout, "Scores", "High scores"),
        ])
    func board(stall: Stall, title: String, name: String) {
        var play = Play()
        play.press(.open(stall), .tab(.scores))
        #expect(play.app.scoresScreen?.title == title)
        #expect(play.app.scoresScreen?.board?.name == name)
    }

    @Test func `Roulette's tabs stay available while the wheel turns`() {
        var play = Play.known()
        play.bet([1, 2, 3, 4, 5, 6])
        #expect(play.app.view.tabs.count == 4)
    }

    @Test func `Roulette's result links to the leaderboard`() throws {
        var play = Play.known()
        try play.lose()
        let control = try #require(play.app.resultScreen?.more.first)
        #expect(control.name == "Leaderboard")
        play.press(control.action)
        #expect(play.app.scoresScreen?.board?.rows.count == 1)
    }
}
