/// Where a setting comes from.
public enum SettingPlace: Sendable, Hashable, CustomStringConvertible {
    /// Nobody set it.
    case standard
    /// The file of settings. Lines count from 1.
    case file(path: String, line: Int?, key: String?)
    /// An environment variable.
    case environment(String)
    /// A flag, without its dashes.
    case flag(String)

    /// Whether the setting is in the file of settings.
    var isInFile: Bool {
        if case .file = self { true } else { false }
    }

    /// The place as errors name it.
    public var description: String {
        switch self {
        case .standard: "default"
        case .file(let path, let line, let key):
            ([path] + [line.map { "line \($0)" }, key].compactMap(\.self)).joined(separator: ", ")
        case .environment(let variable): variable
        case .flag(let name): "--\(name)"
        }
    }
}

/// What is wrong with a setting, and where. The sentences never repeat a secret.
public struct SettingProblem: Error, Equatable, Sendable, CustomStringConvertible {
    /// Where the setting is.
    public let place: SettingPlace
    /// What is wrong, and what would be right.
    public let sentences: String

    /// Creates a problem at a place.
    public init(at place: SettingPlace, _ sentences: String) {
        self.place = place
        self.sentences = sentences
    }

    /// The place and the sentences.
    public var description: String { "\(place): \(sentences)" }

    /// Whether the problem is of the file of settings, and of none of its options.
    var isOfWholeFile: Bool {
        switch place {
        case .file(_, _, nil), .flag("config"): true
        case .environment(let variable): variable == ServerSettings.variablePrefix + "_CONFIG"
        case .standard, .file, .flag: false
        }
    }
}

/// Everything that is wrong with the settings: the file's problems in the order of its lines, then
/// those of the environment and of the flags.
public struct SettingProblems: Error, Sendable, CustomStringConvertible {
    /// The problems; never empty.
    public let all: [SettingProblem]

    /// The problems, one a line.
    public var description: String { all.map(\.description).joined(separator: "\n") }
}
