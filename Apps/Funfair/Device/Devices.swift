import CoreMotion
import FunfairFace
import Network
import UIKit

@MainActor
final class TiltSensor: TiltSource {
    private let manager = CMMotionManager()

    var isThere: Bool { manager.isDeviceMotionAvailable }

    func setActive(_ isActive: Bool) {
        if isActive {
            manager.startDeviceMotionUpdates()
        } else {
            manager.stopDeviceMotionUpdates()
        }
    }

    /// Reports the tilt to the face, which reads it once per frame.
    func tell(_ face: Face) {
        guard let gravity = manager.deviceMotion?.gravity else { return }
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        let orientation = scenes.first?.effectiveGeometry.interfaceOrientation
        let turn = orientation.flatMap { ScreenTurn(rawValue: $0.rawValue) }
        face.tilt(x: gravity.x, y: gravity.y, turn: turn ?? .portrait)
    }
}

@MainActor
final class Motor: HapticsPlayer {
    private let light = UIImpactFeedbackGenerator(style: .light)
    private let heavy = UIImpactFeedbackGenerator(style: .heavy)
    /// The task that plays the rest of the last cue's pattern.
    private var coming: Task<Void, Never>?

    var isThere: Bool { UIDevice.current.userInterfaceIdiom == .phone }

    func setActive(_ isActive: Bool) { if isActive { prepare() } else { coming?.cancel() } }

    func play(_ name: Cue.Name, pattern: [Int]) {
        coming?.cancel()
        coming = Task {
            for (index, milliseconds) in pattern.enumerated() {
                if index % 2 == 0 { (milliseconds < 20 ? light : heavy).impactOccurred() }
                try? await Task.sleep(for: .milliseconds(milliseconds))
                if Task.isCancelled { return }
            }
            prepare()
        }
    }

    /// Prepares the generators, which then stay ready for a second or two.
    private func prepare() {
        light.prepare()
        heavy.prepare()
    }
}

@MainActor
final class Speech: SpeechAnnouncer {
    func announce(_ text: String, in language: Language) {
        let said = NSAttributedString(
            string: text,
            attributes: [
                .accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.high,
                .accessibilitySpeechLanguage: language.tag,
            ])
        UIAccessibility.post(notification: .announcement, argument: said)
    }
}

@MainActor
final class IdleTimer: ScreenWakeLock {
    func setActive(_ isActive: Bool) { UIApplication.shared.isIdleTimerDisabled = isActive }
}

@MainActor
final class NetworkSensor: NetworkMonitor {
    private let monitor = NWPathMonitor()

    func startReporting(_ change: @escaping @MainActor @Sendable (_ isThere: Bool) -> Void) {
        monitor.pathUpdateHandler = { @Sendable path in
            let isThere = path.status == .satisfied
            Task { @MainActor in change(isThere) }
        }
        monitor.start(queue: .main)
    }
}
