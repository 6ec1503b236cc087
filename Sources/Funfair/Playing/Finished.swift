import Arcade

/// A finished run whose result is on the screen. A class because it has identity, like `Cabinet`.
final class Finished {
    let stall: Stall
    /// The contest that the score counts in.
    let contest: Contest
    /// The run's standing on the board.
    let standing: Session.Standing
    let entry: Scoreboard.Entry
    /// The game's summary.
    let summary: Summary
    /// The public board that the run competes on; nil if the run counts only on this device.
    let place: BoardPlace?
    /// The ghost that the player raced, if any.
    let ghost: Ghost?
    /// Whether the face also copied the text to share; nil until it has saved the picture as a
    /// file.
    var isTextCopied: Bool?
    /// The run at its end, visible behind a dialog.
    let cabinet: any Cabinet
    /// See `Session.identity`.
    let identity: UInt64?
    /// The confetti for a new best.
    private var celebration = Effects()
    /// Milliseconds since the result appeared.
    private var age = 0.0

    /// The stage's opacity behind the result, 0 to 1.
    static let seenBehind = 0.4
    /// For how many milliseconds the result ignores taps (BubblePop, extended functionality 16).
    static let ignoredTapsMilliseconds = 700.0
    /// The maximum duration of confetti, in milliseconds.
    private static let longest = 60_000.0

    /// Creates the result, with confetti for a new best above 0 points.
    init(
        _ session: Session, _ standing: Session.Standing, _ summary: Summary,
        for place: BoardPlace?,
        reducesMotion: Bool
    ) {
        stall = session.stall
        contest = session.contest
        self.place = place
        self.standing = standing
        entry = session.boardEntry
        self.summary = summary
        ghost = session.ghost
        cabinet = session.cabinet
        identity = session.identity
        guard isBest else { return }
        celebration = Effects(festive: stall.festiveLooks)
        celebration.reducesMotion = reducesMotion
        celebration.celebrate(over: cabinet.stage)
    }

    /// Whether the score is the player's best, and above 0.
    var isBest: Bool { standing.stands && entry.score > 0 }

    /// Whether to ignore taps, because a player who was tapping fast may not have noticed that the
    /// run ended.
    var ignoresTaps: Bool { age < Self.ignoredTapsMilliseconds }

    /// Whether the result is shown as a dialog.
    var isDialog: Bool { cabinet.staging.endsInDialog }

    /// Whether any confetti is still visible.
    var isCelebrated: Bool { !celebration.isEmpty }

    /// Advances the time since the result appeared.
    func pass(_ milliseconds: Double) {
        guard milliseconds > 0 else { return }
        let ticks = ticksShown
        age = min(age + milliseconds, Self.longest)
        celebration.advance(ticks: ticksShown - ticks)
    }

    private var ticksShown: Int { Int(age / Playback.millisecondsPerTick) }

    /// Draws the confetti, and the stage if the result is a dialog.
    func draw(into scene: inout Scene) {
        celebration.draw(into: &scene, isMoving: false) { [isDialog, cabinet] scene in
            guard isDialog else { return }
            cabinet.draw(into: &scene, fraction: 1)
            scene.fade(to: Self.seenBehind)
        }
    }
}

extension Stall {
    /// The looks whose colours are used for confetti.
    var festiveLooks: [Int] {
        let looks = looks
        return looks.indices.filter { looks[$0].isFestive }
    }
}

extension Look {
    /// Whether confetti uses the look's colour. Dark pieces would look like dirt.
    fileprivate var isFestive: Bool {
        switch form {
        case .bubble, .brick, .badge:
            [colour >> 16, colour >> 8, colour].contains { $0 & 0xFF >= 0xA0 }
        case .ball, .paddle, .pocket, .chip, .capsule: false
        }
    }
}
