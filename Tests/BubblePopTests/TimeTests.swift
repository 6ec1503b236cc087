import Arcade
import BubblePop
import Languages
import Testing

@Suite("Time (core functionality 2 and 4)")
struct TimeTests {
    @Test(arguments: [10, 15, 60, 180])
    func `A run of BubblePop lasts for the game time in the settings`(seconds: Int) {
        var game = Runs.game(seconds: seconds)
        Runs.advance(&game, by: seconds * Clock.ticksPerSecond - 1)
        #expect(!game.isOver)
        Runs.advance(&game, by: 1)
        #expect(game.isOver)
        #expect(game.tick == seconds * 120)
    }

    @Test func `The countdown starts at the full time and falls second by second to 0`() {
        var game = Runs.game(seconds: 10)
        var shown = [game.remainingSeconds]
        while !game.isOver {
            Runs.advance(&game, by: Clock.ticksPerSecond)
            shown.append(game.remainingSeconds)
        }
        #expect(shown == Array((0...10).reversed()))
    }

    @Test func `The progress of a run goes from 0 to 1`() {
        var game = Runs.game(seconds: 10)
        #expect(game.progress == 0)
        Runs.advance(&game, by: 600)
        #expect(game.progress == 0.5)
        Runs.advance(&game, by: 600)
        #expect(game.progress == 1)
    }
}

@Suite("Settings (core functionality 4 and 5)")
struct SettingsTests {
    @Test func `The standard game lasts 60 s with at most 15 bubbles`() {
        #expect(BubblePopSettings.standard.gameTime.value == 60)
        #expect(BubblePopSettings.standard.mostBubbles.value == 15)
    }

    @Test func `The game time can be 10 to 180 s in steps of 5`() {
        #expect(GameTime.lowest == 10)
        #expect(GameTime.highest == 180)
        #expect(GameTime.step == 5)
    }

    @Test func `The maximum number of bubbles can be 1 to 40`() {
        #expect(MostBubbles.lowest == 1)
        #expect(MostBubbles.highest == 40)
        #expect(MostBubbles.step == 1)
    }

    @Test(
        "The error for a recorded setting out of range includes the range",
        arguments: [(5, 15), (185, 15), (62, 15), (60, 0), (60, 41)])
    func outOfRange(seconds: Int, mostBubbles: Int) {
        var writer = ByteWriter()
        writer.write(seconds)
        writer.write(mostBubbles)
        let problem = #expect(throws: RecordingProblem.self) {
            var reader = ByteReader(writer.bytes)
            _ = try BubblePopSettings(from: &reader)
        }
        #expect(problem?.sentence(in: .english).contains("can be") == true)
    }
}
