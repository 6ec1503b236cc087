import Arcade
import Funfair
import FunfairFace
import Testing

@Suite("Modes on the native face")
@MainActor
struct WayFaceTests {
    private func way(_ fair: Fair) -> SettingItem? {
        guard case .player(let screen) = fair.face.view.screen else { return nil }
        return screen.way
    }

    private func choose(_ name: String, in fair: Fair) throws {
        fair.face.press(.open(.bubblePop))
        guard case .choice(let controls) = try #require(way(fair)).kind else {
            Issue.record("no choice of modes")
            return
        }
        fair.face.press(try #require(controls.first { $0.name == name }).action)
    }

    @Test func `A rush can be played to its end on the native face`() throws {
        var fair = Fair()
        try choose("Rush", in: fair)
        #expect(way(fair)?.note == "Short on time? Long chains bring more.")
        fair.enter()
        fair.play(seconds: 5)
        #expect(fair.playScreen?.hud.countdown?.total == 20)
        fair.play(seconds: 25)
        let result = try #require(fair.resultScreen)
        #expect(result.headline == "Time!")
        #expect(result.board?.title == "BubblePop · Rush, standard game")
    }

    @Test func `Zen can be ended by its player`() throws {
        var fair = Fair()
        try choose("Zen", in: fair)
        fair.enter()
        fair.play(seconds: 90)
        fair.face.press(.pause)
        let finish = try #require(fair.playScreen?.interrupted?.finish)
        fair.face.press(finish.action)
        let result = try #require(fair.resultScreen)
        #expect(result.board == nil)
        #expect(result.comparison == "This way to play has no board.")
    }
}
