import Arcade

/// What a finished recording says, once it was folded and found to hold; of whichever game.
public struct VerifiedRun: Equatable, Sendable {
    /// The game.
    public let stall: Stall
    /// What its score is compared in.
    public let contest: Contest
    /// Who played.
    public let player: PlayerName
    /// The settings of the run, in the order of their controls.
    public let settings: [SettingLine]
    /// Whether all of it was played by the settings whose scores compare with everybody's.
    public let isStandard: Bool
    /// Whether all of it was played by the settings that everybody at a party plays by.
    public let isForParty: Bool
    /// Whether the player chose the seed.
    public let isPractice: Bool
    /// What its randomness grew from.
    public let seed: UInt64
    /// What the run came to.
    public let result: RunResult
    /// Its longest chain or streak, or its hits.
    public let highlight: Int

    init<G: Game>(
        _ kind: G.Type, of stall: Stall, _ bytes: [UInt8], _ eachTick: ((UInt64) -> Void)?
    ) throws(RecordingProblem) {
        // Hashing every tick costs more than playing it, so it is done only where it is wanted.
        let hashing: ((borrowing G) -> Void)? = eachTick.map { eachTick in
            { game in eachTick(game.stateHash) }
        }
        let (recording, game) = try Recording<G>.verifying(bytes, eachTick: hashing)
        self.init(recording, of: stall, foldedTo: game)
    }

    /// What a recording says that was folded and found to hold.
    ///
    /// - Parameters:
    ///   - recording: of a finished run.
    ///   - stall: its game.
    ///   - game: what it folds to.
    package init<G: Game>(
        _ recording: Recording<G>, of stall: Stall, foldedTo game: borrowing G
    ) {
        self.stall = stall
        contest = Contest(stall, recording.settings.mode)
        player = recording.player
        settings = recording.settings.lines
        isStandard = game.isStandard
        isForParty = game.isForParty
        isPractice = recording.isPractice
        seed = recording.seed
        result = game.result
        highlight = game.highlight
    }
}
