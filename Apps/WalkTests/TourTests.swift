import Foundation
import FunfairFace
@_spi(Walk) import SwiftUI
import Testing

@testable import FunfairApp
@testable import FunfairUITests

/// The tour that takes the App Store's screenshots on a device, with the same steps.
@Suite("The tour for the App Store's screenshots") @MainActor
struct TourTests {
    @Test(
        "The tour shows each screen, in one language after the other",
        arguments: [(false, ["en", "vi", "ar"]), (true, ["zh-Hans", "es"])])
    func screenshots(isPad: Bool, languages: [String]) async throws {
        let store = MemoryStore([:])
        for language in languages {
            let visitor = WalkVisitor(.init(language: language, isPad: isPad), store: store)
            try await visitor.takeScreenshots()
            #expect(
                visitor.screenshots == [
                    "home: home", "walls: editor, 30 bricks", "breakout: play, running",
                    "roulette: play, running", "bubblepop: play, running, popped",
                    "boards: scores",
                ])
            // The next tour begins with a home screen where no run waits.
            await visitor.launch()
            #expect(await !visitor.isShown("drop", within: 0.25))
            #expect(visitor.app.faults.sorted() == [])
        }
    }
}

/// Uses the walked app. Each launch has the same store.
@MainActor
private final class WalkVisitor: Visitor {
    private(set) var app: AppWalk
    /// What each screenshot would show.
    private(set) var screenshots: [String] = []
    private let setting: AppWalk.Setting
    private let store: MemoryStore

    init(_ setting: AppWalk.Setting, store: MemoryStore) {
        (self.setting, self.store) = (setting, store)
        app = AppWalk(setting, store: store)
    }

    func launch() async {
        app = AppWalk(setting, store: store)
        await app.look()
    }

    func isShown(_ identifier: String, within seconds: Double) async -> Bool {
        for _ in 0..<Int(seconds * 4) where node(identifier) == nil {
            await app.wait(seconds: 0.25)
        }
        return node(identifier) != nil
    }

    func press(_ identifier: String) async throws {
        var control = try await existing(identifier)
        for _ in 0..<40 where control.isDisabled {
            await app.wait(seconds: 0.25)
            control = try await existing(identifier)
        }
        let act = app.acts.first { $0.node === control && $0.act.kind == .press }
        guard let act else { throw Missing(identifier: identifier) }
        act.act.perform(0)
        await app.look()
    }

    func drag(from start: String, to end: String) async throws {
        let (start, end) = (try await existing(start), try await existing(end))
        let drag = app.screen.all.compactMap(\.drag).last
        for node in [start, end] { drag?.move(to: try #require(node.position)) }
        drag?.end()
        await app.look()
    }

    func tapStage() async {
        app.tap(node("target")?.position ?? CGPoint(x: app.walk.size.width / 2, y: 400))
        await app.wait(seconds: 0.5)
    }

    func type(_ text: String) async {
        let field = app.screen.all.last { $0.kind == "TextField" }
        field?.typing?(text)
        await app.look()
        app.acts.last { $0.node.kind == "TextField" && $0.act.kind == .submit }?.act.perform(0)
        await app.look()
    }

    func wait(seconds: Double) async {
        // Without frames, time passes by the device's clock, which stands still in a walk.
        if app.face.view.isIdling { app.face.send(.elapsed(milliseconds: seconds * 1000)) }
        await app.wait(seconds: seconds)
    }

    func takeScreenshot(_ caption: String) async {
        let view = app.face.view
        var facts = [view.screen.word]
        switch view.screen {
        case .editor(let editor): facts.append("\(editor.tiles.count { $0 > 0 }) bricks")
        case .play(let play):
            facts.append("\(view.stage)")
            if play.hud.score > 0, view.stall == .bubblePop { facts.append("popped") }
        default: break
        }
        screenshots.append(caption + ": " + facts.joined(separator: ", "))
    }

    private func existing(_ identifier: String) async throws -> Node {
        guard await isShown(identifier, within: 10), let node = node(identifier) else {
            throw Missing(identifier: identifier)
        }
        return node
    }

    /// The first element with this identifier, if VoiceOver can reach it, and therefore a test.
    private func node(_ identifier: String) -> Node? {
        app.inFront.flatMap(\.all).first {
            $0.accessibility.identifier == identifier && !$0.accessibility.isHidden
        }
    }
}

extension Node {
    /// The position that the view asked for.
    fileprivate var position: CGPoint? {
        let note = notes.first { $0.hasPrefix("position ") }
        let numbers = note?.split(separator: " ").dropFirst().compactMap { Double($0) } ?? []
        return numbers.count == 2 ? CGPoint(x: numbers[0], y: numbers[1]) : nil
    }
}
