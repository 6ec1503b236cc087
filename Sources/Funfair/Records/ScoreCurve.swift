import Arcade

/// The score of a run from its beginning to its end, in a few numbers: what another run is held
/// against while it is played. Made by folding the run.
struct ScoreCurve: Equatable, Sendable {
    /// At most so many scores are kept of a run, however long it was.
    static let mostScores = 64

    /// The whole seconds between two scores.
    let step: Int
    /// The score after each step; the last one is that of the whole run.
    let scores: [Int]

    /// The same, as if it had grown evenly from beginning to end.
    var evenly: ScoreCurve {
        let count = scores.count
        return ScoreCurve(step: min(step, Counts.most / count) * count, scores: [total]) ?? self
    }

    /// What the whole run came to.
    var total: Int { scores.last ?? 0 }

    /// - Parameters:
    ///   - step: the seconds between two scores, from 1.
    ///   - scores: at least one, none of them below 0. Some ways to play take points away.
    init?(step: Int, scores: [Int]) {
        guard (1...Counts.most).contains(step), (1...Self.mostScores).contains(scores.count) else {
            return nil
        }
        for score in scores where score < 0 { return nil }
        self.step = step
        self.scores = scores
    }

    /// The curve of a run as far as it was played.
    init?(of cabinet: any Cabinet) {
        let seconds = Clock.secondsShown(ofTicks: max(cabinet.tick, 1))
        let step = (seconds + Self.mostScores - 1) / Self.mostScores
        let shadow = Shadow(of: cabinet)
        var scores: [Int] = []
        for second in stride(from: step, to: seconds, by: step) {
            shadow.advance(to: second * Clock.ticksPerSecond)
            scores.append(shadow.score)
        }
        self.init(step: step, scores: scores + [cabinet.score])
    }

    /// The score after so many whole seconds; between two steps, as if it had grown evenly. Once the
    /// run has ended, what it came to.
    func score(after seconds: Int) -> Int {
        let place = seconds / step
        guard place < scores.count else { return total }
        let before = place == 0 ? 0 : scores[place - 1]
        let growth = Int64(scores[place] - before) * Int64(seconds % step) / Int64(step)
        return before + Int(growth)
    }
}
