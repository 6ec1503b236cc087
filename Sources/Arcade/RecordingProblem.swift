import Phrases

/// Why bytes are not a valid recording.
public enum RecordingProblem: Error, Equatable, Sendable {
    /// The bytes don't start like a recording.
    case notARecording
    /// A newer version of Funfair wrote the recording.
    case newerFormat(Int)
    /// The bytes exceed the maximum size of a recording.
    case tooLarge(bytes: Int)
    /// The recording is truncated.
    case cutShort
    /// The byte at this position is invalid.
    case damaged(at: Int)
    /// The checksum doesn't match.
    case wrongChecksum
    /// No game has this number, or another game was expected.
    case unknownGame(code: UInt8)
    /// The run was played with another version of the game's rules.
    case otherRules(recorded: UInt8, known: UInt8)
    /// The run was played in an unknown mode, probably in a newer version of Funfair.
    case unknownMode(Int)
    /// The player's name is invalid.
    case name(PlayerNameProblem)
    /// A setting is outside its range.
    case setting(SettingProblem)
    /// The game doesn't allow this stage.
    case stage(width: Int, height: Int)
    /// An input follows the end of the run.
    case inputAfterTheEnd(tick: Int)
    /// The folded result differs from the claimed one.
    case doesNotReproduce(claimed: RunResult, folded: RunResult)
    /// The run wasn't played to its end.
    case unfinished(tick: Int)

    /// Whether the recording could be valid in another version of the rules or of Funfair.
    public var isOfAnotherTime: Bool {
        switch self {
        case .newerFormat, .otherRules, .unknownMode: true
        default: false
        }
    }

    /// Returns a message about the problem and, if useful, what would be valid.
    public func sentence(in words: Words) -> String {
        switch self {
        case .notARecording: words[.notARecording]
        case .newerFormat(let version):
            words[.recordingNewer, String(version), String(RecordingFormat.version)]
        case .tooLarge(let bytes):
            words[
                .recordingTooLarge, words.number(bytes), words.number(RecordingFormat.mostBytes)]
        case .cutShort: words[.recordingCutShort]
        case .damaged(let place): words[.recordingDamaged, words.number(place)]
        case .wrongChecksum: words[.recordingChecksum]
        case .unknownGame(let code): words[.recordingUnknownGame, String(code)]
        case .otherRules(let recorded, let known):
            words[.recordingOtherRules, String(recorded), String(known)]
        case .unknownMode(let mode): words[.recordingUnknownMode, String(mode)]
        case .name(let problem): problem.sentence(in: words)
        case .setting(let problem): problem.refusal(in: words)
        case .stage(let width, let height):
            words[.recordingStage, words.number(width), words.number(height)]
        case .inputAfterTheEnd(let tick): words[.recordingInputAfterEnd, words.number(tick)]
        case .doesNotReproduce(let claimed, let folded):
            words[
                .recordingDoesNotReproduce, claimed.score(in: words, differing: folded),
                words.number(claimed.ticks), folded.score(in: words, differing: claimed),
                words.number(folded.ticks)]
        case .unfinished(let tick): words[.recordingUnfinished, words.number(tick)]
        }
    }
}

/// A run's length, score and final state, as folded or as claimed by a recording.
public struct RunResult: Equatable, Sendable {
    /// The number of ticks played.
    public let ticks: Int
    /// The points at the end.
    public let score: Int
    /// The hash of the state after the last tick.
    public let stateHash: UInt64

    /// Creates a result.
    public init(ticks: Int, score: Int, stateHash: UInt64) {
        self.ticks = ticks
        self.score = score
        self.stateHash = stateHash
    }
}

extension RunResult {
    /// Returns the score. If the other result has the same score, adds the state hash, which
    /// distinguishes them.
    fileprivate func score(in words: Words, differing other: RunResult) -> String {
        let score = words.number(score)
        return self.score == other.score
            ? String(joining: score, " (", stateHash.hexadecimal, ")") : score
    }
}
