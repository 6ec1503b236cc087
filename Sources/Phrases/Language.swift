/// A language that Funfair speaks.
public enum Language: UInt8, CaseIterable, Sendable {
    /// In stores it is its tag.
    case english, vietnamese, chinese, spanish, arabic

    /// Its name for machines (BCP 47).
    public var tag: String {
        switch self {
        case .english: "en"
        case .vietnamese: "vi"
        case .chinese: "zh-Hans"
        case .spanish: "es"
        case .arabic: "ar"
        }
    }

    /// Its name in itself.
    public var name: String {
        switch self {
        case .english: "English"
        case .vietnamese: "Tiếng Việt"
        case .chinese: "简体中文"
        case .spanish: "Español"
        case .arabic: "العربية"
        }
    }

    /// Whether it is written from right to left.
    public var isRightToLeft: Bool { self == .arabic }

    /// What stands between groups of three digits.
    var separator: String {
        switch self {
        case .english, .chinese, .arabic: ","
        case .vietnamese, .spanish: "."
        }
    }

    /// What stands before tenths.
    var decimalSign: String {
        switch self {
        case .english, .chinese, .arabic: "."
        case .vietnamese, .spanish: ","
        }
    }

    /// From how many digits on they are grouped: Spanish writes 1000, and 10.000.
    var groupedDigits: Int { self == .spanish ? 5 : 4 }
}
