import Arcade
import Testing

@testable import Roulette

@Suite("Settings (rules 3 and 8)")
struct SettingsTests {
    @Test(
        "The ranges of Roulette's settings match the rules",
        arguments: [("level", 0, 2, 1, 0), ("credit", 0, 1, 1, 0)])
    func ranges(word: String, lowest: Int, highest: Int, step: Int, standard: Int) throws {
        let control = try #require(RouletteSettings.controls.first { $0.word == word })
        let bounds = control.bounds
        #expect(
            [bounds.lowest, bounds.highest, bounds.step, bounds.standard]
                == [lowest, highest, step, standard])
        #expect(control.value(.standard) == standard)
    }

    @Test(
        "Every value of every setting can be set, and doesn't change other settings",
        arguments: RouletteSettings.controls.indices)
    func kept(index: Int) {
        let control = RouletteSettings.controls[index]
        for value in control.bounds.lowest...control.bounds.highest {
            var settings = RouletteSettings.standard
            control.set(&settings, value)
            #expect(control.value(settings) == value)
            for other in RouletteSettings.controls where other.word != control.word {
                #expect(other.value(settings) == other.value(.standard))
            }
        }
    }

    @Test func `Games at all levels count on the same board, but games on credit don't`() {
        for level in RouletteLevel.all {
            #expect(RouletteSettings(level: level).isStandard)
            #expect(!RouletteSettings(level: level, isOnCredit: true).isStandard)
        }
    }
}
