import Arcade

/// What a recording claims before it's replayed: well formed, but not yet verified.
///
/// Parsing takes as long as the recording, replaying as long as the run it claims. Servers that
/// accept recordings from strangers check this first.
public struct ClaimedRun: Sendable {
    /// The game.
    public let stall: Stall
    /// The contest its score counts in.
    public let contest: Contest
    /// The claimed player.
    public let player: PlayerName
    /// Whether it started with standard settings, so that its score is comparable with everyone's.
    public let isStandard: Bool
    /// Whether it started with a party's settings.
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
