import Arcade
import Foundation
import Funfair
import FunfairFace
import Testing

@Suite("Capsules on the native face")
@MainActor
struct CapsuleTests {
    private static let names = Set([
        "wide paddle", "slow balls", "sticky paddle", "breakthrough", "extra life",
        "narrow paddle", "fast balls",
    ])

    /// Moves the finger to put the paddle below the next capsule, or else below the ball. Launches
    /// a waiting ball.
    private func lead(_ finger: inout CGPoint, in fair: Fair) {
        let stage = fair.face.stage
        let bars = stage.scene.commands.filter { $0.drawn == .paddle }
        let balls = stage.scene.commands.filter { $0.drawn == .ball }
        guard let place = stage.place, let paddle = bars.last,
            let ball = balls.max(by: { $0.y < $1.y })
        else { return }
        if abs(ball.y - 543) < 0.5 { _ = fair.face.keyDown(.space) }
        let capsule = bars.dropLast().max { $0.y < $1.y }
        let isNear = (capsule?.y ?? 0) > 300 && ball.y < 450
        let wanted = isNear ? capsule?.x ?? ball.x : ball.x
        finger.x += Double(wanted - paddle.x) * place.frame.width / 400
        fair.face.fingerMoved("thumb", to: finger)
    }

    @Test func `Catching a capsule is heard, felt and announced`() {
        let settings = "funfair settings 1\nbreakout.mode 1\nbreakout.ball-speed 3\n"
        let store = MemoryStore(["funfair.settings": Array(settings.utf8)])
        var fair = Fair.playing(store, at: .breakout)
        let isCaught = { (fair: Fair) in
            fair.soundPlayer.cues.contains(.caught) || fair.soundPlayer.cues.contains(.spoiled)
        }
        var finger = CGPoint(x: 195, y: 700)
        fair.face.fingerDown("thumb", at: finger)
        for _ in 0..<7200 where !isCaught(fair) {
            lead(&finger, in: fair)
            fair.play(seconds: 1.0 / 60)
        }
        fair.play(seconds: 0.2)
        #expect(fair.soundPlayer.cues.contains(.drop))
        #expect(isCaught(fair))
        #expect(fair.haptics.felt.contains(.caught) || fair.haptics.felt.contains(.spoiled))
        #expect(fair.announcer.said.contains { Self.names.contains($0) })
    }
}
