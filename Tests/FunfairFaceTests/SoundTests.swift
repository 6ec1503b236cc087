import Arcade
import Funfair
import FunfairFace
import Sound
import Testing

@Suite("Sounds of the native face")
@MainActor
struct SoundTests {
    private func cue(_ name: Cue.Name, chain: Int = 0) -> Cue {
        Cue(name, at: Point(x: 0, y: 0), chain: chain)
    }

    @Test(arguments: Cue.Name.allCases)
    func `A cue plays its sound from the table of sounds`(name: Cue.Name) {
        for chain in [0, 1, 5, 50] {
            let sound = CueSound(of: cue(name, chain: chain))
            let heard = HeardCue(cue(name, chain: chain))
            #expect(heard?.piece == sound.map { .effect($0.effect, step: $0.step) })
            #expect(heard?.delays == sound?.effect.delays)
        }
    }

    @Test func `All sounds except those of buttons and the ball cut off the wheel's sounds`() {
        let leaving = Cue.Name.allCases.filter { HeardCue(cue($0))?.silencesPrevious == false }
        #expect(leaving == [.rattle, .button, .roll, .knock])
    }

    @Test func `Every sound is rendered once, and each tune is reported when ready`() async {
        var made = 0
        let bank = SoundBank<Int> { samples in
            made += 1
            return samples.count
        }
        var tunes: [Tune] = []
        await bank.prepare { tunes.append($0) }
        #expect(made == SoundPiece.all.count)
        #expect(tunes == Tune.allCases)
        for name in Cue.Name.allCases {
            guard let heard = HeardCue(cue(name)) else { continue }
            #expect(bank.buffer(of: heard) == heard.piece.samples.count)
        }
        #expect(made == SoundPiece.all.count)
        #expect(bank.tune(Music.play.tune) == SoundPiece.tune(.play).samples.count)
    }

    @Test func `A sound that isn't ready is rendered when needed`() throws {
        let bank = SoundBank { $0 }
        let heard = try #require(HeardCue(cue(.pop, chain: 3)))
        #expect(bank.buffer(of: heard) == heard.piece.samples)
        #expect(bank.tune(.home) == nil)
    }

    @Test func `The volume depends on the settings, a pause and whether the app is visible`() throws
    {
        let fair = Fair.playing()
        var loudness = Loudness()
        #expect(!loudness.isHeard)
        loudness.setSoundtrack(fair.face.view.soundtrack)
        let playing = loudness.ofMusic
        #expect(loudness.isHeard && loudness.music == .play && playing > 0 && playing < 1)
        fair.face.press(.pause)
        loudness.setSoundtrack(fair.face.view.soundtrack)
        #expect(loudness.ofMusic < playing && loudness.ofEffects > 0)
        loudness.isAsleep = true
        #expect(!loudness.isHeard)
        loudness.isAsleep = false
        fair.face.press(fair.face.view.mute.action)
        loudness.setSoundtrack(fair.face.view.soundtrack)
        #expect(!loudness.isHeard)
    }
}
