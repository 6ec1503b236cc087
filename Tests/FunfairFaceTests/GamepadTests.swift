import Foundation
import Funfair
import Testing

@testable import FunfairFace

@MainActor
final class FakeGamepad: GamepadSource {
    private var change: (@MainActor @Sendable (GamepadState) -> Void)?
    private var state = GamepadState()

    func startReporting(_ change: @escaping @MainActor @Sendable (GamepadState) -> Void) {
        self.change = change
    }

    func set(_ body: (inout GamepadState) -> Void) {
        body(&state)
        change?(state)
    }

    /// Presses and releases a button.
    func press(_ button: WritableKeyPath<GamepadState, Bool>) {
        set { $0[keyPath: button] = true }
        set { $0[keyPath: button] = false }
    }
}

@Suite("A game controller") @MainActor
struct GamepadTests {
    private func acts(of changes: [(inout GamepadState) -> Void]) -> [[GamepadHand.Act]] {
        var hand = GamepadHand()
        var state = GamepadState()
        return changes.map { change in
            change(&state)
            return hand.changed(to: state)
        }
    }

    @Test("A stick steers beyond its dead zone, and stops within a smaller one")
    func deadZone() {
        let places = [0.1, -0.3, 0.34, 0.36, 0.9, 0.3, 0.21, 0.19, 0.3, -0.36, -0.25, -0.1, 0]
        let acts = acts(of: places.map { place in { $0.stick = place } })
        let none: [GamepadHand.Act] = []
        #expect(
            acts == [
                none, none, none, [.steer(1)], none, none, none, [.steer(0)], none, [.steer(-1)],
                none, [.steer(0)], none,
            ])
    }

    @Test("A stick that crosses over steers the other way at once")
    func crossing() {
        let places = [1, -1, -0.3, 0.3, 0.5]
        let acts = acts(of: places.map { place in { $0.stick = place } })
        #expect(acts == [[.steer(1)], [.steer(-1)], [], [.steer(0)], [.steer(1)]])
    }

    @Test("The pad comes before the stick")
    func pad() {
        let acts = acts(of: [
            { $0.stick = 1 }, { $0.pad = -1 }, { $0.stick = 0.9 }, { $0.pad = 0 }, { $0.stick = 0 },
        ])
        #expect(acts == [[.steer(1)], [.steer(-1)], [], [.steer(1)], [.steer(0)]])
    }

    @Test("A stick without a number doesn't steer")
    func nonsense() {
        #expect(acts(of: [{ $0.stick = .nan }, { $0.stick = .infinity }]) == [[], []])
    }

    @Test("A button acts once, when it goes down")
    func buttons() {
        let acts = acts(of: [
            { $0.isConfirming = true }, { $0.stick = 0.1 }, { $0.isConfirming = false },
            { $0.isLeaving = true }, { $0.isPausing = true }, { $0.isLeaving = false },
        ])
        #expect(acts == [[.confirm], [], [], [.back], [.pause], []])
    }

    @Test("Releasing lets go of the stick, not of the buttons")
    func releasing() {
        var hand = GamepadHand()
        var state = GamepadState()
        state.stick = 1
        state.isConfirming = true
        _ = hand.changed(to: state)
        #expect(hand.release() == [.steer(0)])
        #expect(hand.release() == [])
        #expect(hand.changed(to: state) == [.steer(1)])
    }

    // MARK: In the app

    private let gamepad = FakeGamepad()

    private func fair() -> Fair { Fair(gamepad: gamepad) }

    /// The paddle's position on the stage.
    private func paddle(_ fair: Fair) -> Double? {
        fair.face.stage.scene.commands.first { $0.drawn == .paddle }.map { Double($0.x) }
    }

    @Test("A controller plays Breakout from the home screen and back")
    func breakout() throws {
        var fair = fair()
        gamepad.press(\.isConfirming)
        #expect(fair.face.view.stall == .breakout)
        fair.face.type(.playerName, "Ada", isFinished: true)
        gamepad.press(\.isConfirming)
        #expect(fair.playScreen != nil)
        fair.play(seconds: 4)
        gamepad.press(\.isConfirming)
        fair.play(seconds: 0.2)
        gamepad.press(\.isPausing)
        #expect(fair.playScreen?.interrupted != nil)
        gamepad.press(\.isConfirming)
        #expect(fair.playScreen?.interrupted == nil)
        fair.play(seconds: 4)
        gamepad.press(\.isPausing)
        gamepad.press(\.isPausing)
        #expect(fair.playScreen?.interrupted == nil)
        fair.play(seconds: 4)
        gamepad.press(\.isLeaving)
        #expect(fair.playScreen?.interrupted != nil)
        gamepad.press(\.isLeaving)
        guard case .home = fair.face.view.screen else {
            Issue.record("It shows \(fair.face.view.screen.word)")
            return
        }
        // At home, Back has no meaning, and A resumes the run.
        gamepad.press(\.isLeaving)
        gamepad.press(\.isConfirming)
        #expect(fair.playScreen?.interrupted == nil)
    }

    @Test("The stick moves the paddle until it's let go, or the app becomes inactive")
    func steering() throws {
        var fair = fair()
        fair.enter(at: .breakout)
        fair.play(seconds: 4)
        let start = try #require(paddle(fair))
        gamepad.set { $0.stick = 1 }
        fair.play(seconds: 0.2)
        let right = try #require(paddle(fair))
        #expect(right > start)
        gamepad.set { $0.stick = 0 }
        fair.play(seconds: 0.1)
        let rest = try #require(paddle(fair))
        fair.play(seconds: 0.2)
        #expect(paddle(fair) == rest)
        gamepad.set { $0.pad = -1 }
        fair.play(seconds: 0.2)
        #expect(try #require(paddle(fair)) < rest)
        fair.face.setSeen(false)
        fair.face.setSeen(true)
        fair.face.press(.resume(.breakout))
        fair.play(seconds: 4)
        let still = try #require(paddle(fair))
        fair.play(seconds: 0.2)
        #expect(paddle(fair) == still)
    }

    @Test("A closes a notice, plays again, and leaves questions to the player")
    func menus() async throws {
        var fair = Fair(.quick, gamepad: gamepad)
        await fair.face.open(try #require(URL(string: "funfair:#wall=broken")))
        #expect(!fair.face.view.notices.isEmpty)
        gamepad.press(\.isConfirming)
        #expect(fair.face.view.notices.isEmpty)
        fair.enter()
        fair.play(seconds: 16)
        #expect(fair.resultScreen != nil)
        gamepad.press(\.isConfirming)
        #expect(fair.resultScreen == nil)
        fair.face.press(.home)
        fair.face.press(.visit(.walls))
        gamepad.press(\.isConfirming)
        #expect(fair.face.view.isEditor)
        gamepad.press(\.isConfirming)
        #expect(fair.face.view.isEditor)
        gamepad.press(\.isLeaving)
        #expect(!fair.face.view.isEditor)
    }
}
