/// The plural forms of Unicode's plural rules.
public enum PluralForm: UInt8, CaseIterable, Sendable {
    /// Named as in Unicode's CLDR; their meaning depends on the language.
    case zero, one, two, few, many, other
}

extension Language {
    /// The language's forms, in the order of its tables. Spanish lacks the form for whole millions,
    /// because no count in Funfair gets that large.
    public var pluralForms: [PluralForm] { PluralForm.allCases.filter { has($0) } }

    // A switch that returned lists would return the wrong case's list in the browser's module.
    private func has(_ form: PluralForm) -> Bool {
        switch self {
        case .english, .spanish: form == .one || form == .other
        case .vietnamese, .chinese: form == .other
        case .arabic: true
        }
    }

    /// Returns the plural form for a whole number.
    public func pluralForm(of number: Int) -> PluralForm {
        let count = number.magnitude
        switch self {
        case .english, .spanish: return count == 1 ? .one : .other
        case .vietnamese, .chinese: return .other
        case .arabic:
            switch count {
            case 0: return .zero
            case 1: return .one
            case 2: return .two
            default:
                switch count % 100 {
                case 3...10: return .few
                case 11...99: return .many
                default: return .other
                }
            }
        }
    }
}
