import Arcade

/// The claim that a recording makes, well formed but not yet verified by replaying.
///
/// The time for parsing depends on the recording's length, and the time for replaying on the
/// claimed run's length. Servers that accept recordings from strangers check the claim first.
public struct ClaimedRun: Sendable {
    /// The game.
    public let stall: Stall
    /// The contest that the score counts in.
    public let contest: Contest
    /// The claimed player.
    public let player: PlayerName
    /// Whether the run started with standard settings, which make its score comparable with
    /// everyone's.
    public let isStandard: Bool
    /// Whether the run started with the settings for parties.
    public let isForParty: Bool
    /// Whether the player chose the seed.
    public let isPractice: Bool
    /// The claimed seed.
    public let seed: UInt64
    /// The number of inputs.
    public let inputs: Int
    /// The claimed result.
    public let result: RunResult

    init<G: Game>(
        _ kind: G.Type, of stall: Stall, _ bytes: [UInt8]
    ) throws(RecordingProblem) {
        let (recording, claim) = try Recording<G>.reading(bytes)
        self.stall = stall
        contest = Contest(stall, recording.settings.mode)
        player = recording.player
        isStandard = recording.settings.isStandard
        isForParty = recording.settings.isForParty
        isPractice = recording.isPractice
        seed = recording.seed
        inputs = recording.inputs.count
        result = claim
    }
}
