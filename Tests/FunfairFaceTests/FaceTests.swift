import Arcade
import Foundation
import Funfair
import Observation
import Phrases
import Testing

@testable import FunfairFace

@Suite("The native face")
@MainActor
struct FaceTests {
    @Test func `The native face starts at the stalls, in the system's language`() {
        let fair = Fair(languages: ["es-MX"])
        #expect(fair.face.view.screen.word == "home")
        #expect(fair.face.view.words.language == .spanish)
        #expect(fair.face.pageWords.language == .spanish)
    }

    @Test func `A chosen language applies at once`() {
        let fair = Fair()
        fair.face.press(.language(.vietnamese))
        #expect(fair.face.view.words.language == .vietnamese)
        let later = Fair(fair.store)
        #expect(later.face.view.words.language == .vietnamese)
        #expect(later.face.pageWords.language == .vietnamese)
    }

    @Test func `Every frame of the face is the same as in the app without a face`() {
        var fair = Fair()
        var app = FairApp(
            entropy: 1, secret: [1], fixedSeed: 42, words: fair.face.view.words
        ) { _ in nil }
        func tell(_ event: Event) { _ = app.handle(event) }
        for event: Event in [
            .motor(isThere: true), .day(fair.clock.today),
            .layout(FairLayout(width: 390, height: 690, isUpright: true)),
            .press(.open(.bubblePop)), .type(.playerName, "Ada", isFinished: true), .press(.play),
        ] { tell(event) }
        fair.enter()
        for frame in 0..<600 {
            // Frames of this length add up without rounding errors.
            fair.play(seconds: 1.0 / 64, framesPerSecond: 64)
            tell(.elapsed(milliseconds: frame == 0 ? 0 : 1000.0 / 64))
            var scene = FairScene()
            app.draw(into: &scene)
            #expect(fair.face.stage.scene == scene)
            if frame > 250, frame.isMultiple(of: 20), let bubble = fair.bubbles.first?.middle {
                let at = fair.face.stage.place!.place(at: bubble)
                fair.face.fingerDown(1, at: bubble)
                fair.face.fingerUp(1, at: bubble)
                tell(.gesture(.press(finger: 0, at: at)))
                tell(.gesture(.lift(finger: 0)))
            }
            #expect(fair.face.view == app.view)
        }
        #expect(fair.soundPlayer.cues.contains(.pop))
    }

    @Test func `Frames without other changes update only the stage`() {
        var fair = Fair.playing()
        let views = Changes()
        let pictures = Changes()
        for _ in 0..<60 {
            views.watch { _ = fair.face.view }
            pictures.watch { _ = fair.face.stage.scene }
            fair.play(seconds: 1.0 / 120, framesPerSecond: 120)
        }
        #expect(pictures.count == 60)
        // The run's clock shows a new second at most once.
        #expect(views.count <= 1)
    }

    @Test func `Text typed into a field is normalised`() {
        let fair = Fair()
        fair.face.press(.open(.bubblePop))
        fair.face.type(.playerName, "Ame\u{301}lie", isFinished: false)
        guard case .player(let screen) = fair.face.view.screen else {
            Issue.record("no player's screen")
            return
        }
        #expect(Array(screen.text.unicodeScalars) == Array("Am\u{E9}lie".unicodeScalars))
    }

    @Test func `The music is set only when it changes`() {
        var fair = Fair.playing()
        #expect(fair.soundPlayer.wanted.map { $0.music } == [.home, .play])
        fair.play(seconds: 1)
        #expect(fair.soundPlayer.wanted.count == 2)
        fair.face.press(.pause)
        #expect(fair.soundPlayer.wanted.count == 3)
    }

    @Test func `A cue is heard and felt, but only heard with reduced motion`() {
        let fair = Fair.playing()
        #expect(fair.soundPlayer.cues.contains(.go) && fair.haptics.felt.contains(.go))
        fair.face.send(.motion(isReduced: true))
        let felt = fair.haptics.felt.count
        for bubble in fair.bubbles {
            fair.face.fingerDown(1, at: bubble.middle)
            fair.face.fingerUp(1, at: bubble.middle)
        }
        #expect(fair.soundPlayer.cues.contains(.pop))
        #expect(fair.haptics.felt.count == felt)
    }

    @Test func `The face makes each announcement once`() {
        var fair = Fair(.quick)
        fair.enter()
        fair.play(seconds: 20)
        #expect(fair.face.view.screen.word == "result")
        #expect(!fair.announcer.said.isEmpty)
        #expect(fair.announcer.said.count == fair.face.view.announcement.number)
    }

    @Test func `A hidden face pauses, saves the run and is silent`() {
        let fair = Fair.playing()
        #expect(fair.soundPlayer.isAwake && fair.face.wantsFrames)
        fair.face.setSeen(false)
        #expect(fair.playScreen?.interrupted != nil)
        #expect(fair.store.texts["funfair.run.bubblepop"] != nil)
        #expect(!fair.soundPlayer.isAwake && !fair.face.wantsFrames)
    }

    @Test func `A setting that needs tilt is refused without sensors`() throws {
        let fair = Fair()
        fair.face.press(.open(.breakout))
        fair.face.press(.tab(.settings))
        func toggle() -> Action? {
            for case .toggle(let control, .tilt) in fair.face.view.settingItems.map({ $0.kind }) {
                return control.action
            }
            return nil
        }
        let action = try #require(toggle())
        fair.tilt.isThere = false
        fair.face.pressForTilt(action)
        #expect(try #require(toggle()) == action)
        #expect(!fair.face.view.notices.isEmpty)
        fair.tilt.isThere = true
        fair.face.pressForTilt(action)
        #expect(try #require(toggle()) != action)
    }
}

/// Counts the changes of an observed value.
@MainActor
private final class Changes {
    private(set) var count = 0
    private var isWatching = false

    /// Starts waiting for the next change, unless it's already waiting.
    func watch(_ look: () -> Void) {
        guard !isWatching else { return }
        isWatching = true
        withObservationTracking(look) { [weak self] in
            MainActor.assumeIsolated {
                self?.isWatching = false
                self?.count += 1
            }
        }
    }
}
