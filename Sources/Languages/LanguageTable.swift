import Arcade
import Breakout
import BubblePop
import Funfair
import Phrases
import Roulette

/// All texts in one language. A table only compiles if it contains every text, in every plural form
/// that the language needs.
protocol LanguageTable {
    /// The plural forms of a counted text.
    associatedtype Forms: CountedForms

    static var language: Language { get }

    static func text(of phrase: ArcadePhrase) -> String
    static func text(of pattern: ArcadePattern) -> String
    static func forms(of plural: ArcadePlural) -> Forms

    static func text(of phrase: FunfairPhrase) -> String
    static func text(of pattern: FunfairPattern) -> String
    static func forms(of plural: FunfairPlural) -> Forms

    static func text(of phrase: BubblePopPhrase) -> String
    static func text(of pattern: BubblePopPattern) -> String
    static func forms(of plural: BubblePopPlural) -> Forms

    static func text(of phrase: BreakoutPhrase) -> String
    static func text(of pattern: BreakoutPattern) -> String
    static func forms(of plural: BreakoutPlural) -> Forms

    static func text(of phrase: RoulettePhrase) -> String
    static func text(of pattern: RoulettePattern) -> String
    static func forms(of plural: RoulettePlural) -> Forms

    static func text(of phrase: PagePhrase) -> String
    static func text(of phrase: NativePhrase) -> String
    static func text(of phrase: PartyPhrase) -> String
    static func forms(of plural: PartyPlural) -> Forms

    static func text(of phrase: GuestPhrase) -> String
    static func text(of pattern: GuestPattern) -> String
    static func forms(of plural: GuestPlural) -> Forms

    static func text(of phrase: TeamPhrase) -> String
    static func text(of phrase: GuestTeamPhrase) -> String
}

/// A counted text in all plural forms of a language, in the order of `Language.pluralForms`.
protocol CountedForms {
    var texts: [String] { get }
}

/// One text for all numbers.
struct OneForm: CountedForms {
    let other: String

    var texts: [String] { [other] }

    init(_ other: String) { self.other = other }
}

/// One text for the number 1, and another for all other numbers.
struct TwoForms: CountedForms {
    let one: String
    let other: String

    var texts: [String] { [one, other] }

    init(_ one: String, _ other: String) {
        self.one = one
        self.other = other
    }
}

/// Texts for 0, 1 and 2, for numbers ending in 03 to 10 or in 11 to 99, and for all other numbers.
struct SixForms: CountedForms {
    let zero: String
    let one: String
    let two: String
    let few: String
    let many: String
    let other: String

    var texts: [String] { [zero, one, two, few, many, other] }
}
