import Arcade

/// What the home screen shows while nobody does anything: the stalls, each in its turn, played by
/// their bots.
struct Attract {
    /// So long nobody does anything before it begins, in milliseconds.
    static let patience = 20_000.0

    /// What is shown.
    private(set) var demo: Demo?
    /// How many there were, so that one is told from the next.
    private(set) var count = 0
    /// Milliseconds since somebody did something.
    private var idle = 0.0

    /// Somebody is there.
    mutating func end() {
        idle = 0
        demo = nil
    }

    /// Lets time pass in which nobody does anything.
    ///
    /// - Returns: whether the next stall's turn has come.
    mutating func pass(_ milliseconds: Double) -> Bool {
        if let demo {
            demo.advance(milliseconds: milliseconds)
            return demo.isDone
        }
        // What took longer was none: the machine slept.
        if milliseconds < Playback.sleep { idle += max(0, milliseconds) }
        return idle >= Self.patience
    }

    /// Shows the next stall.
    mutating func show(on screen: Layout, seed: UInt64) {
        let stalls = Stall.allCases
        demo = Demo(of: stalls[count % stalls.count], on: screen, seed: seed)
        count += 1
    }
}

/// A game that plays itself on the home screen, in the window of its stall or behind the stalls.
public struct DemoStage: Equatable, Sendable {
    /// Whose game.
    public let stall: Stall
    /// The stage, in its units.
    public let stage: StageShape
}

extension App {
    /// Whether nothing moves, but it matters for how long.
    var isIdling: Bool {
        guard screens.place == .home, case .nothing = onStage else { return false }
        return !playing.isCalm && screens.notices.isEmpty
    }

    var demoStage: DemoStage? {
        demo.map { DemoStage(stall: $0.stall, stage: $0.cabinet.stage) }
    }
}

extension Event {
    /// Whether somebody did something, or looks elsewhere: both end what is shown to nobody.
    var isFromSomebody: Bool {
        switch self {
        case .press, .type, .gesture, .recording, .wall, .paint, .presence, .hidden, .party: true
        case .tiltRefused, .layout, .motion, .motor, .elapsed, .day, .pictureSaved, .stored,
            .storeFailed, .answered, .woke, .online, .words, .secret:
            false
        }
    }
}
