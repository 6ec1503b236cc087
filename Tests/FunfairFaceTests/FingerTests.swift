import Foundation
import Funfair
import Testing

@testable import FunfairFace

@Suite("Fingers")
struct FingerTests {
    private let here = FairPoint(x: 10, y: 20)
    private let there = FairPoint(x: 30, y: 40)

    @Test func `Each finger has its own number, which can be reused after it is lifted`() {
        var fingers = Fingers()
        #expect(fingers.down("a", at: here) == [.press(finger: 0, at: here)])
        #expect(fingers.down("b", at: there) == [.press(finger: 1, at: there)])
        #expect(fingers.up("a", at: here) == [.lift(finger: 0)])
        #expect(fingers.down("c", at: here) == [.press(finger: 0, at: here)])
    }

    @Test func `Only a finger's last position between two frames is reported`() {
        var fingers = Fingers()
        _ = fingers.down("a", at: here)
        fingers.move("a", to: there)
        fingers.move("a", to: FairPoint(x: 31, y: 40))
        #expect(fingers.flush() == [.drag(finger: 0, to: FairPoint(x: 31, y: 40))])
        #expect(fingers.flush().isEmpty)
    }

    @Test func `A finger is lifted at its last position`() {
        var fingers = Fingers()
        _ = fingers.down("a", at: here)
        #expect(fingers.up("a", at: there) == [.drag(finger: 0, to: there), .lift(finger: 0)])
        #expect(fingers.up("a", at: there).isEmpty)
    }

    @Test func `A touch cancelled by the system is reported once`() {
        var fingers = Fingers()
        _ = fingers.down("a", at: here)
        #expect(fingers.lose("a") == [.cancel(finger: 0)])
        #expect(fingers.lose("a").isEmpty)
        fingers.move("a", to: there)
        #expect(fingers.flush().isEmpty)
    }

    @Test(arguments: 0..<30)
    func `No finger touches down twice or is lifted without touching down`(seed: Int) {
        var random = Shuffled(seed: UInt64(seed))
        var fingers = Fingers()
        var down: Set<Int> = []
        for _ in 0..<400 {
            let id = Int.random(in: 0..<6, using: &random)
            let place = FairPoint(x: .random(in: 0...9, using: &random), y: 0)
            let gestures: [FairGesture]
            switch Int.random(in: 0..<5, using: &random) {
            case 0: gestures = fingers.down(id, at: place)
            case 1: gestures = fingers.up(id, at: place)
            case 2: gestures = fingers.lose(id)
            case 3:
                fingers.move(id, to: place)
                gestures = []
            default: gestures = fingers.flush()
            }
            for gesture in gestures {
                switch gesture {
                case .press(let finger, _): #expect(down.insert(finger).inserted)
                case .lift(let finger), .cancel(let finger):
                    #expect(down.remove(finger) != nil)
                case .drag(let finger, _): #expect(down.contains(finger))
                default: Issue.record("an unexpected gesture")
                }
            }
        }
    }
}

@Suite("Keys")
@MainActor
struct KeyTests {
    @Test func `If several keys are held down, the key pressed last steers`() {
        var keys = SteeringKeys()
        #expect(keys.down(.left) == .steer(-1))
        #expect(keys.down(.left) == nil)
        #expect(keys.down(.d) == .steer(1))
        #expect(keys.up(.d) == .steer(-1))
        #expect(keys.release() == .steer(0))
        #expect(keys.up(.left) == nil)
    }

    @Test func `Escape pauses and resumes a run, once per press`() {
        let fair = Fair.playing()
        #expect(fair.face.keyDown(.escape))
        #expect(fair.face.keyDown(.escape, isRepeat: true))
        #expect(fair.playScreen?.interrupted != nil)
        #expect(fair.face.keyDown(.escape))
        #expect(fair.playScreen?.interrupted == nil)
    }

    @Test func `Escape returns from a tab, and does nothing at the stalls`() {
        let fair = Fair()
        #expect(!fair.face.escape())
        fair.face.press(.open(.breakout))
        fair.face.press(.tab(.scores))
        #expect(fair.face.escape() && fair.face.escape())
        #expect(fair.face.view.screen.word == "home")
    }

    @Test func `Holding the launch key launches the ball once`() {
        var fair = Fair.playing(at: .breakout)
        #expect(fair.face.keyDown(.space))
        #expect(fair.face.keyDown(.space, isRepeat: true))
        fair.play(seconds: 0.1)
        #expect(fair.soundPlayer.cues.filter { $0 == .launch }.count == 1)
    }

    @Test func `A key released while the app is hidden stops steering`() {
        let fair = Fair.playing(at: .breakout)
        #expect(fair.face.keyDown(.left))
        fair.face.setSeen(false)
        #expect(fair.face.hands.keys.release() == nil)
    }

    @Test func `Keyboard characters are recognised`() {
        #expect(PlayKey("\u{F702}") == .left && PlayKey("D") == .d && PlayKey("q") == nil)
    }
}

@Suite("Tilt")
struct TiltTests {
    @Test func `A flat device isn't tilted, whatever the screen's rotation`() {
        for turn in ScreenTurn.allCases {
            let pull = turn.pull(x: 0, y: 0)
            #expect(pull.x == 0 && pull.y == 0)
        }
    }

    @Test(arguments: [
        // Gravity along the device when it's held upright in each orientation.
        (ScreenTurn.portrait, 0.0, -1.0), (.upsideDown, 0, 1), (.landscapeRight, -1, 0),
        (.landscapeLeft, 1, 0),
    ])
    func `On an upright device, the pull is downwards`(turn: ScreenTurn, x: Double, y: Double) {
        let pull = turn.pull(x: x, y: y)
        #expect(pull.x == 0 && pull.y == 1)
    }

    @Test(arguments: [
        (ScreenTurn.portrait, 0.0), (.landscapeRight, 90), (.upsideDown, 180),
        (.landscapeLeft, 270),
    ])
    func `The pull equals the browser's for the same angle`(turn: ScreenTurn, degrees: Double) {
        var random = Shuffled(seed: 7)
        let angle = degrees * .pi / 180
        for _ in 0..<100 {
            let x = Double.random(in: -1...1, using: &random)
            let y = Double.random(in: -1...1, using: &random)
            let pull = turn.pull(x: x, y: y)
            #expect(abs(pull.x - (x * cos(angle) - y * sin(angle))) < 1e-9)
            #expect(abs(pull.y - (-y * cos(angle) - x * sin(angle))) < 1e-9)
        }
    }
}
