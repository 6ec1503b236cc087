import Arcade

/// What a recording says of itself before it is folded: well formed, and not yet known to be true.
///
/// Reading takes as long as the recording is, folding as long as the run that it claims. Whoever is
/// sent recordings by strangers looks at this first.
public struct ClaimedRun: Sendable {
    /// The game.
    public let stall: Stall
    /// What its score is compared in.
    public let contest: Contest
    /// Who is said to have played.
    public let player: PlayerName
    /// Whether it began with the settings whose scores compare with everybody's.
    public let isStandard: Bool
    /// Whether it began with the settings that everybody at a party plays by.
    public let isForParty: Bool
    /// Whether the player chose the seed.
    public let isPractice: Bool
    /// What its randomness is said to have grown from.
    public let seed: UInt64
    /// How many inputs it has.
    public let inputs: Int
    /// What the run is said to have come to.
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
