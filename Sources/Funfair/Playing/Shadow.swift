import Arcade

/// A run that is played again from its beginning, tick by tick, for its score at each. A class because
/// it goes on, as a `Cabinet` does.
final class Shadow {
    private let cabinet: any Cabinet

    /// - Parameter run: the run as far as it was played; it is left as it is.
    init(of run: any Cabinet) {
        cabinet = run.rewound()
    }

    /// The points at the tick that it was last brought to; once its run has ended, the last ones.
    var score: Int { cabinet.score }

    /// Plays until it has come so far, or to its end.
    func advance(to tick: Int) {
        var unseen: [Cue] = []
        while cabinet.tick < tick, !cabinet.moment.isOver {
            while cabinet.follow(cues: &unseen) {}
            cabinet.advance(cues: &unseen)
            unseen.removeAll(keepingCapacity: true)
        }
    }
}
