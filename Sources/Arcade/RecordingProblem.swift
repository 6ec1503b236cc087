import Phrases

/// Why bytes are not a recording that holds.
public enum RecordingProblem: Error, Equatable, Sendable {
    /// They do not begin as recordings do.
    case notARecording
    /// A later Funfair wrote them.
    case newerFormat(Int)
    /// More bytes than any recording has.
    case tooLarge(bytes: Int)
    /// They end too early.
    case cutShort
    /// Something impossible stands at this byte.
    case damaged(at: Int)
    /// The checksum does not fit the rest.
    case wrongChecksum
    /// No game has this number, or not the game that was asked for.
    case unknownGame(code: UInt8)
    /// It was played by other rules of the game.
    case otherRules(recorded: UInt8, known: UInt8)
    /// It was played in a mode that the game doesn't have: one of a later Funfair.
    case unknownMode(Int)
    /// The player's name is none.
    case name(PlayerNameProblem)
    /// A setting is outside its range.
    case setting(SettingProblem)
    /// The game is never played on such a stage.
    case stage(width: Int, height: Int)
    /// An input is stamped with a tick after the end of the run.
    case inputAfterTheEnd(tick: Int)
    /// Folding gives another result than the recording claims.
    case doesNotReproduce(claimed: RunResult, folded: RunResult)
    /// The run was not played to its end.
    case unfinished(tick: Int)

    /// Whether nothing is wrong with the recording but its age: other rules, or a later Funfair.
    public var isOfAnotherTime: Bool {
        switch self {
        case .newerFormat, .otherRules, .unknownMode: true
        default: false
        }
    }

    /// A sentence that says what is wrong and, where that helps, what would be right.
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
                .recordingDoesNotReproduce, claimed.scoreAndHash(in: words),
                words.number(claimed.ticks), folded.scoreAndHash(in: words),
                words.number(folded.ticks)]
        case .unfinished(let tick): words[.recordingUnfinished, words.number(tick)]
        }
    }
}

/// What a run comes to.
public struct RunResult: Equatable, Sendable {
    /// How many ticks were played.
    public let ticks: Int
    /// The points.
    public let score: Int
    /// The hash of the state after the last tick.
    public let stateHash: UInt64

    /// A result; see the properties.
    public init(ticks: Int, score: Int, stateHash: UInt64) {
        self.ticks = ticks
        self.score = score
        self.stateHash = stateHash
    }
}

extension RunResult {
    /// The score, and the hash of the state, by which two runs of one score are told apart.
    fileprivate func scoreAndHash(in words: Words) -> String {
        String(joining: words.number(score), " (", stateHash.hexadecimal, ")")
    }
}
