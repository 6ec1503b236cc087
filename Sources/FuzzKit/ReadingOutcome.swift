import Arcade

/// The outcome of reading some bytes.
public enum ReadingOutcome: String, CaseIterable, Comparable, Sendable {
    case holds = "valid"
    case unfinished = "unfinished, valid so far"
    case doesNotReproduce = "does not reproduce"
    case inputAfterTheEnd = "input after the end"
    case notARecording = "not a recording"
    case newerFormat = "newer format"
    case tooLarge = "too large"
    case cutShort = "cut short"
    case damaged = "damaged"
    case wrongChecksum = "wrong checksum"
    case unknownGame = "unknown game"
    case otherRules = "other rules"
    case unknownMode = "unknown mode"
    case name = "invalid name"
    case setting = "invalid setting"
    case stage = "invalid stage"
    /// Reading and writing disagree: a bug in Funfair.
    case contradiction = "CONTRADICTION"

    init(_ problem: RecordingProblem) {
        self =
            switch problem {
            case .notARecording: .notARecording
            case .newerFormat: .newerFormat
            case .tooLarge: .tooLarge
            case .cutShort: .cutShort
            case .damaged: .damaged
            case .wrongChecksum: .wrongChecksum
            case .unknownGame: .unknownGame
            case .otherRules: .otherRules
            case .unknownMode: .unknownMode
            case .name: .name
            case .setting: .setting
            case .stage: .stage
            case .inputAfterTheEnd: .inputAfterTheEnd
            case .doesNotReproduce: .doesNotReproduce
            case .unfinished: .unfinished
            }
    }

    /// Compares by the order of the cases.
    public static func < (left: ReadingOutcome, right: ReadingOutcome) -> Bool {
        guard let first = allCases.firstIndex(of: left), let second = allCases.firstIndex(of: right)
        else { return false }
        return first < second
    }
}
