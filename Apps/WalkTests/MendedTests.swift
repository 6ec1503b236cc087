@_spi(Walk) import AVFoundation
import Foundation
@_spi(Walk) import SwiftUI
import Testing

@testable import Funfair
@testable import FunfairApp
@testable import FunfairFace

/// Mistakes that the app once had.
@Suite("Mended") @MainActor
struct MendedTests {
    // MARK: The wall editor

    private func editor() async throws -> AppWalk {
        let app = AppWalk()
        await app.look()
        try await app.press(app.words[.walls])
        try await app.press(app.words[.drawWall])
        return app
    }

    /// Draws a stroke that ends as if the system had taken the finger for something else.
    private func stroke(through points: [CGPoint], in app: AppWalk) async throws {
        let drag = try #require(app.screen.all.lazy.compactMap(\.drag).first)
        for point in points { drag.move(to: point) }
        await app.look()
        drag.end()
        await app.look()
    }

    /// The cells with a brick, as VoiceOver reads them.
    private func bricks(in app: AppWalk) -> [String] {
        app.screen.all.compactMap(\.accessibility.label).filter {
            $0.hasPrefix("Row ") && !$0.hasSuffix(": gap")
        }
    }

    @Test func `A cancelled stroke across a wall isn't joined to the next one`() async throws {
        let app = try await editor()
        try await stroke(through: [CGPoint(x: 20, y: 50)], in: app)
        #expect(bricks(in: app) == ["Row 1, place 1: red brick"])
        try await stroke(through: [CGPoint(x: 370, y: 790)], in: app)
        #expect(bricks(in: app) == ["Row 1, place 1: red brick", "Row 8, place 10: red brick"])
    }

    @Test func `⌘Z undoes only the last stroke in the wall editor`() async throws {
        let app = try await editor()
        let (first, second) = (CGPoint(x: 20, y: 50), CGPoint(x: 370, y: 790))
        try await stroke(through: [first, CGPoint(x: 60, y: 50)], in: app)
        try await stroke(through: [second, CGPoint(x: 330, y: 790)], in: app)
        #expect(bricks(in: app).count == 4)
        #expect(app.walk.press(KeyPress("z", .down, .command)))
        await app.look()
        #expect(bricks(in: app).map { $0.prefix(5) } == ["Row 1", "Row 1"])
        #expect(app.walk.press(KeyPress("z", .down, [.command, .shift])))
        await app.look()
        #expect(bricks(in: app).count == 4)
    }

    @Test func `The field for a wall's name shows what was typed`() async throws {
        let app = try await editor()
        try await app.type("Zoë", into: app.words[.wallName])
        let field = app.screen.all.first { $0.kind == "TextField" }
        #expect(field?.text == "Zoë")
        #expect(app.faults.sorted() == [])
    }

    // MARK: Roulette

    private func sheet() async throws -> AppWalk {
        let app = AppWalk()
        try await app.begin(.roulette)
        try await app.press("Spin")
        return app
    }

    @Test func `A notice is shown over the bets, and can be dismissed there`() async throws {
        let app = try await sheet()
        await app.face.open(try #require(URL(string: "funfair:#wall=broken")))
        await app.look()
        let sheet = try #require(app.screen.all.first { $0.kind == "Sheet" })
        #expect(sheet.all.contains { $0.kind == "Alert" })
        #expect(app.texts.contains("That link is incomplete. Copy the whole thing."))
        try await app.press("OK")
        #expect(!app.screen.all.contains { $0.kind == "Alert" })
        #expect(app.texts.contains("0 of 6 chosen"))
        #expect(app.faults.sorted() == [])
    }

    @Test func `A table that slides out keeps its own colours and names`() async throws {
        let app = try await sheet()
        app.face.press(.home)
        // A demo of another game begins.
        for _ in 0..<60 where app.face.stage.stall == .roulette {
            app.face.send(.elapsed(milliseconds: 1000))
        }
        #expect(app.face.stage.stall != .roulette)
        guard case .play(let left) = app.face.shown.away?.screen else {
            Issue.record("The table isn't kept.")
            return
        }
        let view = PlayView(screen: left).environment(app.face)
        let nodes = Walk().nodes(of: view).all
        let names = nodes.filter { $0.kind == "Button" }.map(\.words)
        #expect(names.contains("0 green") && names.contains("36 red"))
    }

    // MARK: The sound

    @Test func `A muted app doesn't make an audio engine`() throws {
        let store = MemoryStore(["funfair.settings": "funfair settings 1\nmute 1\n"])
        let before = AVAudioEngine.count
        let face = Fairground(languages: ["en"]) { $0.store = store }.face
        face.setSeen(true)
        face.press(.open(.bubblePop))
        #expect(AVAudioEngine.count == before)
        face.press(face.view.mute.action)
        #expect(AVAudioEngine.count == before + 1)
    }

    @Test func `The sound returns after the media services were reset`() async {
        let engine = Engine()
        let desk = SoundDesk(engine, bank: AppWalk.bank, clock: StoppedClock())
        desk.setSoundtrack(AppWalk().face.view.soundtrack)
        #expect(engine.isRunning)
        await AVAudioSession.resetMediaServices()
        #expect(engine.isRunning)
        engine.loop(engine.buffer(of: [0, 1]))
        #expect(engine.isLooping)
    }

    // MARK: VoiceOver, and other ways to press

    @Test func `Bubbles can be named and popped without VoiceOver`() async throws {
        let app = AppWalk()
        try await app.begin(.bubblePop)
        await app.wait(seconds: 6)
        let bubble = try #require(
            app.acts.first {
                $0.act.kind == .accessibility && $0.node.words == "blue bubble, 8 points"
            })
        bubble.act.perform(0)
        await app.wait(seconds: 0.1)
        #expect(app.texts.contains("8"))
    }

    // MARK: Parties

    @Test func `The field for a party's code shows only what's in the code`() async throws {
        let app = AppWalk()
        app.face.press(.visit(.party))
        await app.look()
        for (typed, shown) in [
            ("b d-j", "BDJ"), ("BDJ!", "BDJ"), ("BDJLQ", "BDJL"),
            ("https://fair.example/#party=LMNP", "LMNP"),
        ] {
            try await app.type(typed, into: "Code")
            let field = app.screen.all.first { $0.kind == "TextField" && $0.words == "Code" }
            #expect(field?.text == shown)
        }
        #expect(app.faults.sorted() == [])
    }
}
