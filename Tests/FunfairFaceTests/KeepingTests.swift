import Foundation
import Funfair
import FunfairFace
import Phrases
import Testing

@Suite("Storage of the native face")
@MainActor
struct KeepingTests {
    @Test func `After relaunching the app, a run continues where it stopped`() throws {
        let fair = Fair.playing()
        for bubble in fair.bubbles {
            fair.face.fingerDown(1, at: bubble.middle)
            fair.face.fingerUp(1, at: bubble.middle)
        }
        let score = try #require(fair.playScreen).hud.score
        #expect(score > 0)
        fair.face.setSeen(false)
        var later = Fair(fair.store)
        later.face.press(.resume(.bubblePop))
        later.play(seconds: 0.1)
        #expect(later.playScreen?.hud.score == score)
    }

    @Test func `The player is told if saving fails, and the app continues`() {
        let fair = Fair()
        fair.store.isBroken = true
        fair.face.press(.language(.spanish))
        #expect(fair.face.view.notices.count == 1)
        #expect(fair.face.view.words.language == .spanish)
    }

    @Test func `The player is told if loading fails`() {
        let store = MemoryStore()
        store.isBroken = true
        #expect(Fair(store).face.view.notices.count == 1)
    }

    @Test func `The native face sets unreadable data aside`() {
        let store = MemoryStore(["funfair.scores": Array("damaged".utf8)])
        let fair = Fair(store)
        #expect(store.aside == [Array("damaged".utf8)])
        #expect(!fair.face.view.notices.isEmpty)
    }
}
