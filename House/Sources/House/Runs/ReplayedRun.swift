import Arcade
import Funfair
import Languages

/// What a stored run comes to when it is played again.
public enum ReplayedRun: Equatable, Sendable {
    case holds
    /// Its rules are no longer the current ones.
    case ofEarlierRules
    /// It comes to something else, or is no recording; in a sentence.
    case differs(String)
}

extension StoredRun {
    /// Plays it again.
    public func replayed() -> ReplayedRun {
        guard let recording = recording.bytes else { return .ofEarlierRules }
        do throws(RecordingProblem) {
            let verified = try VerifiedRun(verifying: Array(recording))
            guard verified.result.score != score || verified.contest != contest else {
                return .holds
            }
            return .differs(
                "Run \(id) of \(player): the board says \(score) points of "
                    + "\(contest.name(in: .english)), the recording \(verified.result.score) of "
                    + "\(verified.contest.name(in: .english)).")
        } catch {
            return error.isOfAnotherTime
                ? .ofEarlierRules
                : .differs("Run \(id) of \(player): \(error.sentence(in: .english))")
        }
    }
}
