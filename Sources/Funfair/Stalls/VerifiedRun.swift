import Arcade

/// A finished recording of any game, replayed and verified.
public struct VerifiedRun: Equatable, Sendable {
    /// The game.
    public let stall: Stall
    /// The contest that the score counts in.
    public let contest: Contest
    /// The player named in the recording.
    public let player: PlayerName
    /// The settings at the start, in the order of their controls.
    public let settings: [SettingLine]
    /// The settings at the end, in the same order.
    private let lastSettings: [SettingLine]
    /// Whether the whole run was played with standard settings, which make its score comparable
    /// with everyone's.
    public let isStandard: Bool
    /// Whether the whole run was played with the settings for parties.
    public let isForParty: Bool
    /// Whether the player chose the seed.
    public let isPractice: Bool
    /// The seed of the random draws.
    public let seed: UInt64
    /// The folded result, which equals the recording's claim.
    public let result: RunResult
    /// The length of the longest chain or streak, or the number of hits.
    public let highlight: Int

    /// What the replay has proved, as players read it.
    public var proof: RunProof {
        RunProof(
            contest: contest, score: result.score, isStandard: isStandard, isForParty: isForParty,
            first: settings, last: lastSettings)
    }

    init<G: Game>(
        _ kind: G.Type, of stall: Stall, _ bytes: [UInt8], _ eachTick: ((UInt64) -> Void)?
    ) throws(RecordingProblem) {
        // Hashing a tick costs more than playing it, so hash only on request.
        let hashing: ((borrowing G) -> Void)? = eachTick.map { eachTick in
            { game in eachTick(game.stateHash) }
        }
        let (recording, game) = try Recording<G>.verifying(bytes, eachTick: hashing)
        self.init(recording, of: stall, foldedTo: game)
    }

    /// Creates a verified run from a recording that was already replayed.
    ///
    /// - Parameters:
    ///   - recording: the recording of a finished run.
    ///   - stall: the stall of the recording's game.
    ///   - game: the game after the replay.
    package init<G: Game>(
        _ recording: Recording<G>, of stall: Stall, foldedTo game: borrowing G
    ) {
        self.stall = stall
        contest = Contest(stall, recording.settings.mode)
        player = recording.player
        settings = recording.settings.lines
        lastSettings = game.settings.lines
        isStandard = game.isStandard
        isForParty = game.isForParty
        isPractice = recording.isPractice
        seed = recording.seed
        result = game.result
        highlight = game.highlight
    }
}
