/// The forms that a number gives to the words around it, as Unicode's plural rules name them.
public enum PluralForm: UInt8, CaseIterable, Sendable {
    /// Named as in Unicode's CLDR; what they stand for differs from language to language.
    case zero, one, two, few, many, other
}

extension Language {
    /// The forms that it has, in the order of its tables. Of Spanish, the form for whole millions is
    /// left out: nothing here is counted so far.
    public var pluralForms: [PluralForm] { PluralForm.allCases.filter { has($0) } }

    // A switch that returns lists would return those of another case in the browser's module.
    private func has(_ form: PluralForm) -> Bool {
        switch self {
        case .english, .spanish: form == .one || form == .other
        case .vietnamese, .chinese: form == .other
        case .arabic: true
        }
    }

    /// The form that goes with a whole number.
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
