/// A language that Funfair speaks.
public enum Language: UInt8, CaseIterable, Sendable {
    /// The languages, which are stored by their tags.
    case english, vietnamese, chinese, spanish, arabic

    /// The BCP 47 tag.
    public var tag: String {
        switch self {
        case .english: "en"
        case .vietnamese: "vi"
        case .chinese: "zh-Hans"
        case .spanish: "es"
        case .arabic: "ar"
        }
    }

    /// The language's name in the language itself.
    public var name: String {
        switch self {
        case .english: "English"
        case .vietnamese: "Tiếng Việt"
        case .chinese: "简体中文"
        case .spanish: "Español"
        case .arabic: "العربية"
        }
    }

    /// Whether the language is written from right to left.
    public var isRightToLeft: Bool { self == .arabic }

    /// The separator between groups of three digits.
    var separator: String {
        switch self {
        case .english, .chinese, .arabic: ","
        case .vietnamese, .spanish: "."
        }
    }

    /// The decimal sign.
    var decimalSign: String {
        switch self {
        case .english, .chinese, .arabic: "."
        case .vietnamese, .spanish: ","
        }
    }

    /// The minimum number of digits for grouping. Spanish writes 1000, but 10.000.
    var groupedDigits: Int { self == .spanish ? 5 : 4 }
}
