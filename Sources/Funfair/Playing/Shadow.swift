import Arcade

/// Replays a run from the start, to find its score at each tick. A class because it has identity,
/// like `Cabinet`.
final class Shadow {
    private let cabinet: any Cabinet

    /// - Parameter run: the run to replay, which isn't changed.
    init(of run: any Cabinet) {
        cabinet = run.rewound()
    }

    /// The score at the current tick; the final score once the run has ended.
    var score: Int { cabinet.score }

    /// Replays the run up to the given tick, or to its end.
    func advance(to tick: Int) {
        var unseen: [Cue] = []
        while cabinet.tick < tick, !cabinet.moment.isOver {
            while cabinet.replayInput(cues: &unseen) {}
            cabinet.advance(cues: &unseen)
            unseen.removeAll(keepingCapacity: true)
        }
    }
}
