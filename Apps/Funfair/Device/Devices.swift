import CoreMotion
import FunfairFace
import GameKit
import Observation
import UIKit

@MainActor
final class TiltSensor: Tilting {
    private let manager = CMMotionManager()

    var isThere: Bool { manager.isDeviceMotionAvailable }

    func want(_ isWanted: Bool) {
        // Who tilts touches nothing.
        UIApplication.shared.isIdleTimerDisabled = isWanted
        if isWanted {
            manager.startDeviceMotionUpdates()
        } else {
            manager.stopDeviceMotionUpdates()
        }
    }

    /// Asked for once a frame: more is never looked at.
    func tell(_ face: Face) {
        guard let gravity = manager.deviceMotion?.gravity else { return }
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        let turn = scenes.first.flatMap { ScreenTurn(rawValue: $0.interfaceOrientation.rawValue) }
        face.tilt(x: gravity.x, y: gravity.y, turn: turn ?? .portrait)
    }
}

@MainActor
final class Motor: Feeling {
    private let light = UIImpactFeedbackGenerator(style: .light)
    private let heavy = UIImpactFeedbackGenerator(style: .heavy)

    var isThere: Bool { UIDevice.current.userInterfaceIdiom == .phone }

    func feel(_ name: Cue.Name, pattern: [Int]) {
        Task {
            for (index, milliseconds) in pattern.enumerated() {
                if index % 2 == 0 { (milliseconds < 20 ? light : heavy).impactOccurred() }
                try? await Task.sleep(for: .milliseconds(milliseconds))
            }
        }
    }
}

@MainActor
final class Speech: Announcing {
    func announce(_ text: String) {
        UIAccessibility.post(notification: .announcement, argument: text)
    }
}

/// Knows the player's name at Game Center. Who is not signed in is not asked to.
@MainActor
@Observable
final class GameCenter {
    private(set) var name: String?

    func signIn() {
        GKLocalPlayer.local.authenticateHandler = { @Sendable _, _ in
            Task { @MainActor in
                let player = GKLocalPlayer.local
                self.name = player.isAuthenticated ? player.alias : nil
            }
        }
    }
}
