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
        case .newerFormat, .otherRules: true
        default: false
        }
    }

    /// A sentence that says what is wrong and, where that helps, what would be right.
    public var sentence: String {
        switch self {
        case .notARecording: "This is not a Funfair recording."
        case .newerFormat(let version):
            "This recording has format \(version); this Funfair reads format "
                + "\(RecordingFormat.version). A newer Funfair can read it."
        case .tooLarge(let bytes):
            "\(bytes) bytes are more than a recording can have (\(RecordingFormat.mostBytes))."
        case .cutShort: "The recording is cut short."
        case .damaged(let place): "The recording is damaged at byte \(place)."
        case .wrongChecksum: "The recording is damaged: its checksum does not fit."
        case .unknownGame(let code): "The recording is of a game that is not known here (\(code))."
        case .otherRules(let recorded, let known):
            "The run was played by version \(recorded) of the rules; "
                + "this Funfair plays version \(known)."
        case .name(let problem): problem.sentence
        case .setting(let problem): problem.refusal
        case .stage(let width, let height): "The game has no stage of \(width) by \(height)."
        case .inputAfterTheEnd(let tick):
            "An input is stamped with tick \(tick), when the run was over."
        case .doesNotReproduce(let claimed, let folded):
            "The run does not reproduce: it claims \(claimed.score) points after "
                + "\(claimed.ticks) ticks (\(claimed.stateHash.hexadecimal)), and folds to "
                + "\(folded.score) after \(folded.ticks) (\(folded.stateHash.hexadecimal))."
        case .unfinished(let tick): "The run was left at tick \(tick), before its end."
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
