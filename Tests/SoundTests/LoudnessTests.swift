import Sound
import Testing

@Suite("Loudness")
struct LoudnessTests {
    @Test("The loudest sample of a sound is neither too loud nor too soft", arguments: Heard.all)
    func peak(heard: Heard) {
        #expect((-12 ... -1).contains(decibels(Double(heard.peak))))
    }

    @Test("A sound effect has its planned loudness", arguments: Heard.effects)
    func loudness(heard: Heard) throws {
        let prominence = Prominence(try #require(heard.effect))
        #expect(prominence.loudness.contains(decibels(heard.loudness)))
    }

    @Test("A tune is softer than the game's sound effects", arguments: Heard.tunes)
    func tune(heard: Heard) {
        #expect((-24 ... -18).contains(decibels(heard.loudness)))
    }

    @Test("The samples of a sound are centred on zero", arguments: Heard.all)
    func offset(heard: Heard) {
        #expect(abs(heard.offset) < 0.002)
    }

    @Test("Every second of a tune is about equally loud", arguments: Heard.tunes)
    func even(heard: Heard) {
        let second = Synthesizer.samplesPerSecond
        for start in stride(from: 0, through: heard.samples.count - second, by: second / 2) {
            let loudness = decibels(Heard.loudness(heard.samples[start..<start + second]))
            #expect(abs(loudness - decibels(heard.loudness)) < 4)
        }
    }
}
