import Arcade

/// A finished run whose result is on the screen. A class because it has identity, like `Cabinet`.
final class Finished {
    let stall: Stall
    /// The contest its score counts in.
    let contest: Contest
    /// Its standing on the board.
    let standing: Session.Standing
    let entry: Scoreboard.Entry
    /// The game's summary.
    let summary: Summary
    /// The public board it counts on.
    let place: BoardPlace?
    /// The ghost it raced.
    let ghost: Ghost?
    /// Whether the text of its picture was copied, once the picture was saved as a file.
    var isTextCopied: Bool?
    /// The run at its end, visible behind a dialog.
    let cabinet: any Cabinet
    /// The confetti for a new best.
    private var celebration = Effects()
    /// Milliseconds on the screen.
    private var age = 0.0

    /// How visible the stage is behind the result, 0 to 1.
    static let seenBehind = 0.4
    /// How long the result ignores touches (BubblePop, extended functionality 16).
    static let ignoredTapsMilliseconds = 700.0
    /// The longest confetti, in milliseconds.
    private static let longest = 60_000.0

    /// Celebrates a new best above 0 points.
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
        guard isBest else { return }
        celebration = Effects(festive: stall.festiveLooks)
        celebration.reducesMotion = reducesMotion
        celebration.celebrate(over: cabinet.stage)
    }

    /// Whether it's the player's best, and above 0 points.
    var isBest: Bool { standing.stands && entry.score > 0 }

    /// Whether to ignore taps: a player who was tapping fast may not have noticed that the run
    /// ended.
    var ignoresTaps: Bool { age < Self.ignoredTapsMilliseconds }

    /// Whether the result is shown as a dialog.
    var isDialog: Bool { cabinet.staging.endsInDialog }

    /// Whether any confetti is still visible.
    var isCelebrated: Bool { !celebration.isEmpty }

    /// Advances the time on the screen.
    func pass(_ milliseconds: Double) {
        guard milliseconds > 0 else { return }
        let ticks = ticksShown
        age = min(age + milliseconds, Self.longest)
        celebration.advance(ticks: ticksShown - ticks)
    }

    private var ticksShown: Int { Int(age / Playback.millisecondsPerTick) }

    /// Draws the stage behind the dialog, if it is one, and the confetti.
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
    /// Whether its colour is used for confetti. Dark pieces would look like dirt.
    fileprivate var isFestive: Bool {
        switch form {
        case .bubble, .brick, .badge:
            [colour >> 16, colour >> 8, colour].contains { $0 & 0xFF >= 0xA0 }
        case .ball, .paddle, .pocket, .chip, .capsule: false
        }
    }
}
