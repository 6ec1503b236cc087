import Sound
import Testing

@Suite("Sounds without clicks")
struct ClickTests {
    @Test("A sound effect starts and ends in silence", arguments: Heard.effects)
    func ends(heard: Heard) {
        #expect(heard.samples.first == 0)
        #expect(heard.samples.last == 0)
    }

    @Test("A sound effect fades in and out within half a millisecond", arguments: Heard.effects)
    func edges(heard: Heard) {
        #expect(heard.samples.prefix(22).map(abs).max() ?? 1 < 0.3 * heard.peak)
        #expect(heard.samples.suffix(22).map(abs).max() ?? 1 < 0.01)
    }

    @Test("No sample differs much from the previous sample", arguments: Heard.all)
    func jumps(heard: Heard) {
        #expect(heard.largestJump < 0.3)
    }

    @Test("The end of a sound effect is much softer than its middle", arguments: Heard.effects)
    func decay(heard: Heard) {
        let tenth = heard.samples.count / 10
        let end = Heard.loudness(heard.samples.suffix(tenth))
        #expect(decibels(end) < decibels(heard.loudness) - 12)
    }

    @Test("A sound effect is audible at once", arguments: Heard.effects)
    func beginning(heard: Heard) {
        let first = heard.samples.prefix(Synthesizer.samplesPerSecond / 50)
        #expect(first.map(abs).max() ?? 0 > 0.3 * heard.peak)
    }
}
