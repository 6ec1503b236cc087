import Testing

@testable import Funfair

@Suite("Sound settings")
struct SoundSettingTests {
    private func opened() -> Play {
        var play = Play()
        play.press(.visit(.device))
        return play
    }

    @Test func `Sound is on by default`() {
        let track = opened().app.view.soundtrack
        #expect(track.musicLoudness > 0 && track.effectsLoudness > track.musicLoudness)
        #expect(!opened().app.view.mute.isSelected)
    }

    @Test func `One control mutes and unmutes everything`() {
        var play = opened()
        let before = play.app.view.soundtrack
        for isMuted in [true, false, true] {
            play.press(play.app.view.mute.action)
            #expect(play.app.view.mute.isSelected == isMuted)
            let track = play.app.view.soundtrack
            #expect(track.musicLoudness == (isMuted ? 0 : before.musicLoudness))
            #expect(track.effectsLoudness == (isMuted ? 0 : before.effectsLoudness))
        }
    }

    @Test("Muting is stored", arguments: [true, false])
    func kept(isMuted: Bool) {
        var play = opened()
        play.press(.set(.mute, isMuted ? 0 : 1), .set(.mute, isMuted ? 1 : 0))
        #expect(play.reopened.app.view.mute.isSelected == isMuted)
        #expect(play.reopened.app.screens.notices.isEmpty)
    }

    @Test("Storing a volume changes nothing else", arguments: [SettingID.music, .effects])
    func volume(setting: SettingID) throws {
        var play = opened()
        let before = play.app.records.settings
        play.press(.set(setting, 3))
        var expected = before
        setting.control.set(&expected, 3)
        #expect(play.app.records.settings == expected)
        #expect(play.app.records.settings != before)
        #expect(play.reopened.app.records.settings == expected)
    }

    @Test("A volume never leaves its range", arguments: [(-4, 0), (11, 10), (4, 4)])
    func bounds(wanted: Int, is value: Int) {
        var play = opened()
        play.press(.set(.music, wanted))
        #expect(SettingID.music.control.value(play.app.records.settings) == value)
    }

    @Test func `A higher volume is louder, from silence to full volume`() {
        var play = opened()
        var loudness: [Int] = []
        for volume in 0...10 {
            play.press(.set(.music, volume))
            loudness.append(play.app.view.soundtrack.musicLoudness)
        }
        #expect(loudness == loudness.sorted() && Set(loudness).count == 11)
        #expect(loudness.first == 0 && loudness.last == 1000)
    }

    @Test func `Restoring the standard settings keeps the sound muted`() {
        var play = Play()
        play.press(
            .open(.roulette), .tab(.settings), .set(.mute, 1), .set(.level, 2), .standardSettings)
        #expect(play.app.view.mute.isSelected)
        #expect(play.app.records.settings.roulette == .standard)
    }

    @Test("Sound settings of an earlier Funfair are read", arguments: ["on", "off", nil])
    func earlier(word: String?) {
        let text = "funfair settings 1\ntheme dark\n" + (word.map { "sound \($0)\n" } ?? "")
        let play = Play(store: ["funfair.settings": Array(text.utf8)])
        #expect(play.app.view.mute.isSelected == (word == "off"))
        #expect(play.app.view.settings.theme == .dark)
        #expect(play.app.screens.notices.isEmpty)
    }
}

@Suite("Music")
struct SoundtrackTests {
    @Test func `Playing and browsing have different tunes`() {
        var play = Play()
        #expect(play.app.view.soundtrack.music == .home)
        play.press(.open(.bubblePop))
        #expect(play.app.view.soundtrack.music == .home)
        play.enter(name: "Ada")
        #expect(play.app.view.soundtrack.music == .play)
        play.press(.pause, .home)
        #expect(play.app.view.soundtrack.music == .home)
    }

    @Test func `Music in a pause is softer than in the run, but not silent`() {
        var play = Play()
        play.enter(name: "Ada")
        play.countIn()
        let loud = play.app.view.soundtrack
        play.press(.pause)
        let soft = play.app.view.soundtrack
        #expect(soft.music == .play)
        #expect(soft.musicLoudness > 0 && soft.musicLoudness < loud.musicLoudness / 2)
        #expect(soft.effectsLoudness == loud.effectsLoudness)
        play.press(.resume(.bubblePop))
        #expect(play.app.view.soundtrack == loud)
    }

    @Test func `The result plays the browsing tune`() {
        var play = Play(store: Play.quickSettings)
        play.run(as: "Ada")
        #expect(play.app.resultScreen != nil)
        #expect(play.app.view.soundtrack.music == .home)
    }

    @Test func `A count-in and its end have sounds`() {
        var play = Play()
        play.enter(name: "Ada")
        play.countIn()
        let heard = play.cues.map(\.name).filter { $0 == .hurry || $0 == .go }
        #expect(heard == [.hurry, .hurry, .hurry, .go])
    }

    @Test func `Only a new best plays a sound when the result starts to accept touches`() {
        var play = Play(store: Play.quickSettings)
        play.run(as: "Ada")
        #expect(play.cues.count { $0.name == .newBest } == 1)
        play.wait(seconds: 2)
        play.run(as: "Ada", popping: false)
        #expect(play.app.resultScreen?.score == 0)
        #expect(play.cues.count { $0.name == .newBest } == 1)
    }

    @Test func `A control plays a sound, except while the result ignores input`() {
        var play = Play(store: Play.quickSettings)
        play.press(.open(.bubblePop))
        #expect(play.cues.map(\.name) == [.button])
        play.enter(name: "Ada")
        play.wait(seconds: 13.2)
        let before = play.cues.count
        play.press(.home)
        #expect(play.app.resultScreen != nil && play.cues.count == before)
    }
}
