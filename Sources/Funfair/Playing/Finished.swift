import Arcade

/// The end of a run, still on the screen. A class because it goes on, as a `Cabinet` does.
final class Finished {
    let stall: Stall
    /// What its score is compared in.
    let contest: Contest
    /// What the board said of it.
    let standing: Session.Standing
    let entry: Scoreboard.Entry
    /// What the game says of it.
    let summary: Summary
    /// The public board that it was for.
    let place: BoardPlace?
    /// Whom it raced.
    let ghost: Ghost?
    /// Whether the text of its picture was copied, once that was saved as a file.
    var isTextCopied: Bool?
    /// The run as it ended, which a dialog leaves to be seen.
    let cabinet: any Cabinet
    /// What is thrown for a new best.
    private var celebration = Effects()
    /// Milliseconds on the screen.
    private var age = 0.0

    /// How much of a stage is seen behind the end of its run, 0 to 1.
    static let seenBehind = 0.4
    /// How long the end of a run ignores touches (BubblePop, extended functionality 16).
    static let deafMilliseconds = 700.0
    /// Nothing is thrown that lasts longer, in milliseconds.
    private static let longest = 60_000.0

    /// A new best that was worth something is celebrated.
    init(
        _ session: Session, _ standing: Session.Standing, _ summary: Summary,
        for place: BoardPlace?,
        isCalm: Bool
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
        celebration.isCalm = isCalm
        celebration.celebrate(over: cabinet.stage)
    }

    /// Whether it is its player's best, and was worth something.
    var isBest: Bool { standing.stands && entry.score > 0 }

    /// Whether a frantic player may still be tapping at what was there before.
    var isDeaf: Bool { age < Self.deafMilliseconds }

    /// Whether it is shown as a dialog.
    var isDialog: Bool { cabinet.staging.endsInDialog }

    /// Whether something is still to be seen of what was thrown.
    var isCelebrated: Bool { !celebration.isEmpty }

    /// Lets time pass on the screen.
    func pass(_ milliseconds: Double) {
        guard milliseconds > 0 else { return }
        let ticks = ticksShown
        age = min(age + milliseconds, Self.longest)
        celebration.advance(ticks: ticksShown - ticks)
    }

    private var ticksShown: Int { Int(age / Playback.millisecondsPerTick) }

    /// Draws what is behind the dialog that tells the end, if it is one, and what is thrown.
    func draw(into scene: inout Scene) {
        celebration.draw(into: &scene, isMoving: false) { [isDialog, cabinet] scene in
            guard isDialog else { return }
            cabinet.draw(into: &scene, fraction: 1)
            scene.fade(to: Self.seenBehind)
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
        case .ball, .paddle, .pocket, .chip, .capsule: false
        }
    }
}
