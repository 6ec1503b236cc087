import Arcade

/// Demos on the home screen while the fair is idle. Bots play each stall's game in turn.
struct Attract {
    /// The idle time before demos start, in milliseconds.
    static let patience = 20_000.0

    /// The current demo.
    private(set) var demo: Demo?
    /// The number of demos so far, which identifies the current demo.
    private(set) var count = 0
    /// Milliseconds since the last activity.
    private var idle = 0.0

    /// Ends the demo because the user did something.
    mutating func end() {
        idle = 0
        demo = nil
    }

    /// Advances the demo or the idle time.
    ///
    /// - Returns: whether to show the next stall.
    mutating func pass(_ milliseconds: Double) -> Bool {
        if let demo {
            demo.advance(milliseconds: milliseconds)
            return demo.isDone
        }
        // A gap of `sleep` or longer means that the machine slept, so don't count it.
        if milliseconds < Playback.sleep { idle += max(0, milliseconds) }
        return idle >= Self.patience
    }

    /// Shows the next stall's demo.
    mutating func show(on screen: Layout, seed: UInt64) {
        let stalls = Stall.allCases
        demo = Demo(of: stalls[count % stalls.count], on: screen, seed: seed)
        count += 1
    }
}

/// A self-playing game on the home screen, in its stall's window or behind the stalls.
public struct DemoStage: Equatable, Sendable {
    /// The game's stall.
    public let stall: Stall
    /// The size of the stage, in stage units.
    public let stage: StageShape
}

extension App {
    /// Whether to count idle time, because nothing is moving on the home screen.
    var isIdling: Bool {
        guard screens.place == .home, case .nothing = onStage else { return false }
        return !playing.reducesMotion && screens.notices.isEmpty
    }

    var demoStage: DemoStage? {
        demo.map { DemoStage(stall: $0.stall, stage: $0.cabinet.stage) }
    }
}

extension Event {
    /// Whether the event ends a demo, because a user is present or looked away.
    var isFromSomebody: Bool {
        switch self {
        case .press, .type, .gesture, .recording, .archived, .wall, .paint, .presence, .hidden,
            .party:
            true
        case .tiltRefused, .layout, .motion, .motor, .mouse, .elapsed, .day, .pictureSaved, .stored,
            .storeFailed, .answered, .woke, .online, .words, .secret:
            false
        }
    }
}
