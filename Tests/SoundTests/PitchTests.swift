import Testing

@testable import Sound

@Suite("Pitch")
struct PitchTests {
    private func notes(of effect: SoundEffect) -> [Int] {
        Heard.effects.filter { $0.effect == effect }.map { $0.strongestNote(among: 48...96) }
    }

    @Test func `Each pop in a chain is a semitone higher`() {
        #expect(notes(of: .pop) == Array(60...72))
    }

    @Test func `Each of a party's last ten seconds is a semitone higher`() {
        let pitches = (0...SoundEffect.countdown.lastStep).map {
            SoundEffect.countdown.recipe(step: $0).voices[0].pitch
        }
        #expect(pitches.count == 10)
        for (now, next) in zip(pitches, pitches.dropFirst()) {
            #expect(abs(next / now - Pitch.ratio(1)) < 1e-9)
        }
    }

    @Test func `The sounds of a streak rise along the tunes' scale`() {
        #expect(notes(of: .smash) == [55, 57, 60, 62, 64, 67, 69, 72, 74, 76, 79, 81, 84])
    }

    @Test func `A higher bounce of the ball sounds higher and louder`() {
        let pitches = (0...SoundEffect.knock.lastStep).map {
            SoundEffect.knock.recipe(step: $0).voices[0].pitch
        }
        #expect(zip(pitches, pitches.dropFirst()).allSatisfy { $0 < $1 })
        let peaks = Heard.effects.filter { $0.effect == .knock }.map(\.peak)
        #expect(zip(peaks, peaks.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test func `A slower ball sounds softer`() {
        let rolls = Heard.effects.filter { $0.effect == .roll }.map(\.loudness)
        #expect(rolls.count == 8)
        #expect(zip(rolls, rolls.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test func `A step above the highest sounds like the highest`() {
        #expect(
            Synthesizer.samples(of: .pop, step: 40)
                == Synthesizer.samples(of: .pop, step: SoundEffect.highestStep))
        #expect(Synthesizer.samples(of: .miss, step: 3) == Synthesizer.samples(of: .miss))
    }

    @Test func `A step below the lowest sounds like the lowest`() {
        #expect(Synthesizer.samples(of: .pop, step: -1) == Synthesizer.samples(of: .pop))
    }

    @Test func `A4 is 440 hertz, and each octave doubles the frequency`() {
        #expect(abs(Pitch.a(4) - 440) < 1e-9)
        #expect(Pitch.a(7) == Pitch.a(4) * 8)
    }
}
