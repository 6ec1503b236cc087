import Arcade
import Breakout
import BubblePop
import Foundation
@_spi(Walk) import SwiftUI
import Testing

@testable import Funfair

/// Whole runs, played by pressing the app's own controls at the ticks of a golden recording.
@Suite("A run that's played with the app's own controls") @MainActor
struct PlayThroughTests {
    /// The ticks from the first frame to the first tick of a run that counts in.
    private static let countIn = 3 * Clock.ticksPerSecond

    @Test(
        "BubblePop comes to the golden score",
        arguments: [
            AppWalk.Setting(), AppWalk.Setting(reducesMotion: true),
            AppWalk.Setting(language: "ar"),
        ])
    func bubbles(setting: AppWalk.Setting) async throws {
        let golden = try GoldenRun("standard")
        let inputs = try Recording<BubblePopGame>.reading(golden.bytes).recording.inputs
        let app = AppWalk(setting)
        try await app.begin(.bubblePop)
        #expect(app.texts.contains("3"))
        app.start()
        app.pass(ticks: Self.countIn)
        var tick = 1
        for (index, stamped) in inputs.enumerated() {
            app.pass(ticks: stamped.tick - tick)
            tick = stamped.tick
            guard case .tap(let place) = stamped.input else { throw Unplayable() }
            if index % 8 == 0 { await app.look() }
            app.tap(try app.point(x: place.point.x, y: place.point.y))
        }
        app.pass(ticks: golden.ticks - tick - 1)
        await app.look()
        #expect(!app.texts.contains(app.words[.playAgain]))
        app.pass(ticks: 1)
        await app.look()
        #expect(app.texts.contains(app.words[.playAgain]))
        #expect(app.texts.contains(app.words.number(golden.score)))
        #expect(try golden.isSameRun(as: #require(app.recording)))
        #expect(app.faults.sorted() == [])
    }

    /// What a player steers with.
    enum Device: CaseIterable { case mouse, fingers }

    @Test(
        "Breakout comes to the golden score",
        arguments: [
            (Device.mouse, AppWalk.Setting()),
            (.fingers, AppWalk.Setting(language: "vi", reducesMotion: true)),
        ])
    func bricks(device: Device, setting: AppWalk.Setting) async throws {
        let golden = try GoldenRun("bricks")
        let inputs = try Recording<BreakoutGame>.reading(golden.bytes).recording.inputs
        let app = AppWalk(setting)
        try await app.begin(.breakout)
        var hand = PaddleHand(device, in: app)
        // A run that waits for a tap doesn't count in. Its first tick follows the first tap.
        var tick = 0
        for stamped in inputs {
            if tick > 0 { app.pass(ticks: stamped.tick - tick) }
            if stamped.tick % 1200 == 0 { await app.look() }
            switch stamped.input {
            case .paddle(let place): try hand.move(to: place.x)
            case .tap:
                await app.look()
                try hand.tap()
            case .proceed:
                // The wall's end is shown for a moment.
                app.pass(ticks: Session.lastLook)
                await app.look()
                try hand.leave()
                try await app.press(app.nextLevel)
            case .steer, .tilt, .finish, .change: throw Unplayable()
            }
            tick = stamped.tick
            if stamped.tick == 0 || stamped.input == .proceed {
                app.start()
                tick += 1
            }
        }
        app.pass(ticks: golden.ticks - tick - 1)
        await app.look()
        #expect(!app.texts.contains(app.words[.playAgain]))
        app.pass(ticks: 1)
        await app.look()
        #expect(app.texts.contains(app.words[.playAgain]))
        #expect(app.texts.contains(app.words.number(golden.score)))
        #expect(try golden.isSameRun(as: #require(app.recording)))
        #expect(app.faults.sorted() == [])
    }
}

extension AppWalk {
    /// The name of the button that continues with the next wall: the only one that's a number.
    fileprivate var nextLevel: String {
        let names = acts.filter { $0.act.kind == .press }.map(\.node.words)
        return names.first { $0.contains(where: \.isNumber) } ?? ""
    }
}

/// A hand that moves the paddle and launches balls.
@MainActor
private struct PaddleHand {
    private let device: PlayThroughTests.Device
    private let app: AppWalk
    /// The finger that moves the paddle.
    private var finger: Finger?

    init(_ device: PlayThroughTests.Device, in app: AppWalk) {
        (self.device, self.app) = (device, app)
    }

    /// Moves the paddle's middle in the next frame.
    mutating func move(to x: Double) throws {
        let point = try app.point(x: x, y: 500)
        switch device {
        case .mouse: try app.hover(over: point)
        case .fingers:
            let finger = try finger ?? Finger(at: app.paddle, in: app)
            finger.move(to: point)
            self.finger = finger
        }
    }

    /// Launches the ball, with a key or another finger.
    func tap() throws {
        switch device {
        case .mouse:
            #expect(app.walk.press(KeyPress(" ", .down)))
            app.walk.press(KeyPress(" ", .up))
        case .fingers: app.tap(try app.point(x: 20, y: 20))
        }
    }

    /// Takes the hand away for a dialog.
    mutating func leave() throws {
        finger?.lift()
        finger = nil
    }
}

extension AppWalk {
    /// Where the window shows the paddle's middle.
    fileprivate var paddle: CGPoint {
        get throws {
            let paddle = face.stage.scene.commands.first { $0.drawn == .paddle }
            guard let paddle else { throw NoControl(name: "paddle", names: []) }
            return try point(x: Double(paddle.x), y: Double(paddle.y))
        }
    }
}

/// An input that this test's controls can't make.
struct Unplayable: Error {}
