import Sound
import Testing

@Suite("Length of sounds")
struct LengthTests {
    @Test("A sound effect has its planned length", arguments: Heard.effects)
    func effect(heard: Heard) throws {
        let prominence = Prominence(try #require(heard.effect))
        #expect(prominence.length.contains(heard.seconds))
    }

    @Test("A tune is long enough to repeat unnoticed", arguments: Heard.tunes)
    func tune(heard: Heard) {
        #expect((16...24).contains(heard.seconds))
    }

    @Test func `The ticks of a wheel slow down until it stops`() {
        let waits = zip(WheelTicks.delays, WheelTicks.delays.dropFirst()).map { $1 - $0 }
        #expect(WheelTicks.delays.first == 0)
        #expect(waits.first ?? 0 > 0.04)
        #expect(zip(waits, waits.dropFirst()).allSatisfy { $0 < $1 })
        #expect(WheelTicks.delays.last ?? 9 < 4)
    }

    @Test func `A drum roll is even, and lasts three to four seconds`() {
        let strokes = SoundEffect.drum.delays
        for (now, next) in zip(strokes, strokes.dropFirst()) {
            #expect(abs(next - now - 0.055) < 1e-9)
        }
        #expect(strokes.first == 0 && (3...4).contains(strokes.last ?? 0))
    }

    @Test func `All sounds except those of a wheel and a drum sound once`() {
        let several = SoundEffect.allCases.filter { $0.delays != [0] }
        #expect(several == [.wheelTick, .drum])
    }
}
