import Arcade
import Sound
import Testing

@Suite("Sounds of cues")
struct CueSoundTests {
    @Test func `Every cue except an appearing target has a sound`() {
        let silent = Cue.Name.allCases.filter { CueSound(of: $0) == nil }
        #expect(silent == [.appear])
    }

    @Test func `No two cues sound alike`() {
        let effects = Cue.Name.allCases.compactMap { CueSound(of: $0)?.effect }
        #expect(Set(effects).count == effects.count)
    }

    @Test func `The first pop of a chain sounds lowest, and the thirteenth highest`() {
        #expect(
            [0, 1, 2, 13, 14, 99].map { CueSound(of: .pop, climb: $0)?.step } == [
                0, 0, 1, 12, 12, 12,
            ])
    }

    @Test func `A brick sounds higher in a higher row and later in a streak`() {
        func step(chain: Int, row: Int) -> Int? {
            CueSound(of: Cue(.smash, at: Point(x: 0, y: 0), chain: chain, row: row))?.step
        }
        #expect(step(chain: 1, row: 0) == 0)
        #expect(step(chain: 1, row: 3) == 3)
        #expect(step(chain: 4, row: 3) == 6)
        #expect(step(chain: 9, row: 7) == SoundEffect.highestStep)
    }

    @Test func `Sounds that don't follow a scale keep their pitch`() {
        #expect(CueSound(of: .paddle, climb: 5)?.step == 0)
    }

    @Test func `A cue's sound depends on the cue's name and its step on the scale`() {
        let cue = Cue(.smash, at: Point(x: 0, y: 0), look: 9, chain: 3, row: 2)
        #expect(cue.climb == 5)
        #expect(CueSound(of: cue) == CueSound(of: .smash, climb: 5))
    }
}
