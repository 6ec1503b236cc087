import Arcade
import Foundation
import Funfair
import FunfairFace
import Languages
import Phrases
import Testing

@Suite("Texts of the native face")
struct WordsTests {
    @Test(arguments: Language.allCases)
    func `Every text of the native face exists in every language`(language: Language) {
        let words = PageWords(language)
        for phrase in PagePhrase.allCases { #expect(!words[phrase].isEmpty) }
    }

    @Test(arguments: Language.allCases)
    func `The attributed parts of a text add up to the text`(language: Language) {
        let words = PageWords(language)
        for phrase in PagePhrase.allCases {
            let text = words.parts(of: phrase).map { part in
                switch part {
                case .text(let text): text
                case .gap(let index): "{\(index + 1)}"
                }
            }.joined()
            #expect(text == words[phrase])
        }
    }

    @Test func `Placeholders in the face's texts are filled`() {
        let words = PageWords(.english)
        #expect(words[.stageOf, "Breakout"].contains("Breakout"))
        #expect(!words[.stageOf, "Breakout"].contains("{"))
    }
}

@Suite("Files")
@MainActor
struct FileTests {
    @Test func `Opening an invalid or missing file is reported`() async throws {
        let fair = Fair()
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
        await fair.face.watch(file)
        #expect(fair.face.view.notices.count == 1)
        fair.face.press(.dismissNotices)
        try Data(count: RecordingFormat.mostBytes * 2).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        await fair.face.watch(file)
        #expect(fair.face.view.notices.count == 1)
        #expect(fair.face.view.screen.word == "home")
    }

    @Test func `Opening a file with a recording plays the recording`() async throws {
        let golden = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Golden/bricks.funfair")
        let fair = Fair()
        await fair.face.watch(golden)
        #expect(fair.playScreen?.watch != nil)
        #expect(fair.face.wantsFrames && fair.face.stage.stall == .breakout)
        #expect(fair.face.keyDown(.escape))
        #expect(fair.playScreen == nil)
    }

    @Test func `A shared result includes the house's address, if there is a house`() throws {
        var fair = Fair(.quick)
        fair.enter()
        fair.play(seconds: 20)
        let screen = try #require(fair.resultScreen)
        let house = try #require(URL(string: "https://fair.example/"))
        #expect(screen.share.text(from: nil) == screen.share.text)
        #expect(screen.share.text(from: house) == screen.share.text + " https://fair.example/")
        #expect(screen.share.pictureName == "funfair-bubblepop-\(screen.score).png")
        #expect(screen.share.stall == .bubblePop)
    }
}
