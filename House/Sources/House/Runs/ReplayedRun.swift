import Arcade
import Funfair
import Languages

/// The result of replaying a stored run.
public enum ReplayedRun: Equatable, Sendable {
    case holds
    /// The run's rules are outdated.
    case ofEarlierRules
    /// The result differs, or the recording is invalid. The message says how.
    case differs(String)
}

extension StoredRun {
    /// Replays the run, and compares the result with the stored one.
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
