import Arcade

/// What a new best is celebrated with, over the end of its run.
extension App.Finished {
    /// Whether something is still to be seen of it.
    var isCelebrated: Bool { !party.isEmpty }

    /// Throws confetti for a run that is its player’s best, and was worth something.
    mutating func celebrate(isCalm: Bool) {
        guard stands, entry.score > 0 else { return }
        party = Effects(festive: stall.festiveLooks)
        party.isCalm = isCalm
        party.celebrate(over: cabinet.stage)
    }

    /// Lets time pass on the screen.
    mutating func pass(_ milliseconds: Double) {
        guard milliseconds > 0 else { return }
        let ticks = ticksShown
        age = min(age + milliseconds, Self.longest)
        party.advance(ticks: ticksShown - ticks)
    }

    /// Nothing is thrown that lasts longer, in milliseconds.
    private static let longest = 60_000.0

    private var ticksShown: Int { Int(age / Playback.millisecondsPerTick) }

    /// Draws what is behind the dialog that tells the end, if it is one, and what is thrown.
    mutating func draw(into scene: inout Scene) {
        party.draw(into: &scene, isMoving: false) { [isDialog, cabinet] scene in
            guard isDialog else { return }
            cabinet.draw(into: &scene, fraction: 1)
            scene.fade(to: App.seenBehind)
        }
    }
}

extension Stall {
    /// The looks in whose colours confetti is cut.
    var festiveLooks: [Int] {
        let looks = looks
        return looks.indices.filter { looks[$0].isFestive }
    }
}

extension Look {
    /// Whether confetti is cut in its colour. Dark pieces would look like dirt.
    fileprivate var isFestive: Bool {
        switch form {
        case .bubble, .brick, .badge:
            [colour >> 16, colour >> 8, colour].contains { $0 & 0xFF >= 0xA0 }
        case .ball, .paddle, .pocket, .chip: false
        }
    }
}
