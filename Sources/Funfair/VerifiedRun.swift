import Arcade
import BubblePop

/// What a finished recording says, once it was folded and found to hold; of whichever game.
public struct VerifiedRun: Equatable, Sendable {
    /// A setting that the run was played by.
    public struct Setting: Equatable, Sendable {
        /// The setting's name as its control shows it: `Game time`.
        public let name: String
        /// Its value with its unit: `60 s`.
        public let value: String

        fileprivate init<Range: SettingRange>(_ bounded: Bounded<Range>) {
            name = Range.name
            value = "\(bounded.value)\(Range.unit)"
        }
    }

    /// The name of the game on its stall.
    public let game: String
    /// Who played.
    public let player: PlayerName
    /// The settings of the run, in the order of their controls.
    public let settings: [Setting]
    /// Whether the player chose the seed.
    public let isPractice: Bool
    /// What the run came to.
    public let result: RunResult

    /// Reads `bytes`, folds them by the rules of their game and holds the result against their
    /// claim. Adding a game adds a case here.
    ///
    /// - Parameters:
    ///   - bytes: anything at all.
    ///   - eachTick: is given the state hash after every tick, before it is known whether the claim
    ///     holds.
    /// - Throws: `RecordingProblem`; `.unfinished` where the run was left before its end.
    public init(
        verifying bytes: [UInt8], eachTick: ((UInt64) -> Void)? = nil
    ) throws(RecordingProblem) {
        switch try RecordingFormat.game(of: bytes) {
        case BubblePopGame.identity.code:
            try self.init(BubblePopGame.self, bytes, eachTick) {
                [Setting($0.gameTime), Setting($0.mostBubbles)]
            }
        case let code: throw .unknownGame(code: code)
        }
    }

    private init<G: Game>(
        _ kind: G.Type, _ bytes: [UInt8], _ eachTick: ((UInt64) -> Void)?,
        settings: (G.Settings) -> [Setting]
    ) throws(RecordingProblem) {
        // Hashing every tick costs more than playing it, so it is done only where it is wanted.
        let hashing: ((borrowing G) -> Void)? = eachTick.map { eachTick in
            { game in eachTick(game.stateHash) }
        }
        let (recording, game) = try Recording<G>.verifying(bytes, eachTick: hashing)
        self.game = G.identity.name
        player = recording.player
        self.settings = settings(recording.settings)
        isPractice = recording.isPractice
        result = game.result
    }
}
