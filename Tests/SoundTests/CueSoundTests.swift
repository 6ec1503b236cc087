import Arcade
import Sound
import Testing

@Suite("What is heard of a cue")
struct CueSoundTests {
    @Test func `Everything that happens is heard, but that a target came`() {
        let silent = Cue.Name.allCases.filter { CueSound(of: $0) == nil }
        #expect(silent == [.appear])
    }

    @Test func `No two things that happen sound alike`() {
        let effects = Cue.Name.allCases.compactMap { CueSound(of: $0)?.effect }
        #expect(Set(effects).count == effects.count)
    }

    @Test func `The first pop of a chain is the lowest, and the thirteenth the highest`() {
        #expect(
            [0, 1, 2, 13, 14, 99].map { CueSound(of: .pop, chain: $0)?.step } == [
                0, 0, 1, 12, 12, 12,
            ])
    }

    @Test func `A brick of a higher row begins higher, and climbs with the streak`() {
        #expect(CueSound(of: .smash, chain: 1, look: 3)?.step == 3)
        #expect(CueSound(of: .smash, chain: 4, look: 3)?.step == 6)
        #expect(CueSound(of: .smash, chain: 9, look: 9)?.step == SoundEffect.highestStep)
    }

    @Test func `What does not climb stays where it is`() {
        #expect(CueSound(of: .paddle, chain: 5, look: 3)?.step == 0)
    }

    @Test func `A whole cue sounds like its name, chain and look`() {
        let cue = Cue(.smash, at: Point(x: 0, y: 0), look: 2, chain: 3)
        #expect(CueSound(of: cue) == CueSound(of: .smash, chain: 3, look: 2))
    }
}
