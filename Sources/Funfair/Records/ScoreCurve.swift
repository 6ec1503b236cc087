import Arcade

/// A run's score over time, in a few numbers, for comparison with another run. Computed by
/// replaying the run.
struct ScoreCurve: Equatable, Sendable {
    /// The maximum number of scores, regardless of the run's length.
    static let mostScores = 64

    /// The seconds between two scores.
    let step: Int
    /// The score after each step, ending with the final score.
    let scores: [Int]

    /// A curve that rises evenly to the same final score.
    var evenly: ScoreCurve {
        let count = scores.count
        return ScoreCurve(step: min(step, Counts.most / count) * count, scores: [total]) ?? self
    }

    /// The final score.
    var total: Int { scores.last ?? 0 }

    /// - Parameters:
    ///   - step: the seconds between two scores, at least 1.
    ///   - scores: at least one score, none negative. In some ways to play, the score can decrease.
    init?(step: Int, scores: [Int]) {
        guard (1...Counts.most).contains(step), (1...Self.mostScores).contains(scores.count) else {
            return nil
        }
        for score in scores where score < 0 { return nil }
        self.step = step
        self.scores = scores
    }

    /// Computes the curve of a run so far.
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

    /// Returns the score after a number of seconds, interpolated between steps; the final score
    /// once the run has ended.
    func score(after seconds: Int) -> Int {
        let place = seconds / step
        guard place < scores.count else { return total }
        let before = place == 0 ? 0 : scores[place - 1]
        let growth = Int64(scores[place] - before) * Int64(seconds % step) / Int64(step)
        return before + Int(growth)
    }
}
