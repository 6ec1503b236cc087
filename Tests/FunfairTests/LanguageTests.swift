import BubblePop
import Languages
import Phrases
import Testing

@testable import Funfair

@Suite("The app's language")
struct LanguageTests {
    /// Returns the name of the control that starts a run.
    private func play(_ play: Play) -> String? { play.app.playerScreen?.play.name }

    @Test("The app starts in the system's language", arguments: Language.allCases)
    func system(language: Language) {
        var face = Play(words: Words(language))
        face.press(.open(.bubblePop))
        #expect(play(face) == Words(language)[.play])
        #expect(face.app.view.words.language == language)
    }

    @Test func `A chosen language is loaded and then used`() {
        var app = Play().app
        let requests = app.handle(.press(.language(.spanish)))
        #expect(requests.contains(.words(.spanish)))
        #expect(app.view.words.language == .english)
        _ = app.handle(.words(Words(.spanish)))
        #expect(app.view.words.language == .spanish)
    }

    @Test func `A language that failed to load is loaded when the network returns`() {
        var app = Play().app
        _ = app.handle(.press(.language(.spanish)))
        #expect(app.handle(.online).contains(.words(.spanish)))
        _ = app.handle(.words(Words(.spanish)))
        #expect(!app.handle(.online).contains(.words(.spanish)))
    }

    @Test func `A chosen language is stored, and loaded at the next start`() {
        var face = Play()
        face.press(.language(.arabic))
        #expect(face.reopened.app.view.words.language == .arabic)
    }

    @Test func `Choosing the system's language removes the stored choice`() {
        var face = Play()
        face.press(.language(.arabic), .language(nil))
        #expect(face.app.view.words.language == .english)
        #expect(face.app.records.settings.language == nil)
        #expect(face.reopened.app.records.settings.language == nil)
    }

    @Test func `Texts of a language that arrive after a different choice are ignored`() {
        var app = Play().app
        _ = app.handle(.press(.language(.spanish)))
        _ = app.handle(.press(.language(.chinese)))
        _ = app.handle(.words(Words(.spanish)))
        #expect(app.view.words.language == .english)
        _ = app.handle(.words(Words(.chinese)))
        #expect(app.view.words.language == .chinese)
    }

    @Test func `The settings list each language by its own name, the system's language first`() {
        var face = Play(words: Words(.chinese))
        face.press(.open(.bubblePop), .tab(.settings))
        let languages = face.app.settingsScreen?.languages ?? []
        #expect(languages.map(\.isSelected) == [true, false, false, false, false, false])
        #expect(languages.dropFirst().map(\.name) == Language.allCases.map(\.name))
    }

    @Test("A whole run works in every language", arguments: Language.allCases)
    func run(language: Language) {
        let short = Array("funfair settings 1\nbubblepop.game-time 10\n".utf8)
        var face = Play(store: ["funfair.settings": short], words: Words(language))
        face.run(as: "Ada", seconds: 11)
        let result = face.app.resultScreen
        #expect(result?.headline == Words(language)[Phrase(BubblePopPhrase.timeIsUp)])
        #expect(result?.highlights.allSatisfy { !$0.contains("{") } == true)
    }
}
