import Arcade
import Foundation
import Funfair
import FunfairFace
@_spi(Walk) import SwiftUI
import Testing

/// Presses, drags, types and waits at random, and asks of every screen whether it's sound.
@Suite("A monkey with the app") @MainActor
struct MonkeyTests {
    static let settings: [AppWalk.Setting] = ["en", "vi", "zh-Hans", "es", "ar"].flatMap {
        language in
        [
            AppWalk.Setting(language: language),
            AppWalk.Setting(language: language, isPad: true, isDark: true),
            AppWalk.Setting(language: language, reducesMotion: true),
            AppWalk.Setting(language: language, textSize: .accessibility5),
        ]
    }

    @Test("Finds no fault on any screen", arguments: 0..<20)
    func soundness(index: Int) async throws {
        var random = Dice(seed: UInt64(index))
        let app = AppWalk(Self.settings[index])
        var screens: Set<String> = []
        await app.look()
        for step in 0..<120 {
            if let act = app.acts.randomElement(using: &random) {
                act.act.perform(Int.random(in: 0..<10_000, using: &random))
            }
            // Chance alone rarely begins a run.
            if step % 24 == 12 { app.face.press(.open(.allCases[step / 24 % 3])) }
            if step % 24 == 13 { app.face.press(.play) }
            if step % 5 == 0, let place = app.face.stage.place {
                app.tap(
                    CGPoint(
                        x: .random(in: place.frame.minX...place.frame.maxX, using: &random),
                        y: .random(in: place.frame.minY...place.frame.maxY, using: &random)))
            }
            if step % 40 == 17 {
                let link = ["funfair:#party=BDJL", "funfair:#wall=AVdh", "https://fair.example/"]
                    .randomElement(using: &random)
                if let link, let url = URL(string: link) { await app.face.open(url) }
            }
            await app.wait(seconds: Double(Int.random(in: 0...30, using: &random)) / 60)
            screens.insert(app.face.view.screen.word)
        }
        #expect(app.faults.sorted() == [])
    }
}

/// The same random numbers in every run of the tests.
struct Dice: RandomNumberGenerator {
    private var generator: SeededGenerator
    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }
    mutating func next() -> UInt64 { generator.next() }
}
