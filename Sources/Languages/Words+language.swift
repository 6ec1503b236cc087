import Arcade
import Breakout
import BubblePop
import Funfair
import Phrases
import Roulette

extension Words {
    /// Creates the texts in a language.
    public init(_ language: Language) {
        guard let words = Words(lines: Array(language.lines.utf8)) else {
            preconditionFailure("lines begin with the tag of their language")
        }
        self = words
    }

    /// The English texts, which the commands and the house use.
    public static let english = Words(.english)
}

extension Language {
    var table: any LanguageTable.Type {
        switch self {
        case .english: English.self
        case .vietnamese: Vietnamese.self
        case .chinese: Chinese.self
        case .spanish: Spanish.self
        case .arabic: Arabic.self
        }
    }

    /// All texts except the page's, the big screen's and the guests', in the format of
    /// `Words.init(lines:)`.
    public var lines: String { lines(of: sections) }

    /// The same texts and the guests'.
    var guestLines: String { lines(of: sections + guestSections) }

    private func lines(of sections: [[String]]) -> String {
        ([tag] + sections.flatMap { [""] + $0 }).joined(separator: "\n")
    }

    /// Three sections of texts for each module, in the order of the modules' numbers.
    var sections: [[String]] { sections(of: table) }

    /// Three sections of texts for the guests at a party.
    var guestSections: [[String]] { guestSections(of: table) }

    /// The page's texts, by name.
    public var pageTexts: [(name: String, text: String)] {
        let table = table
        return PagePhrase.allCases.map { ($0.rawValue, table.text(of: $0)) }
            + PagePhrase.phrasesOfFunfair.map { ("\($0)", table.text(of: $0)) }
            + PagePhrase.phrasesOfArcade.map { ("\($0)", table.text(of: $0)) }
            + PagePhrase.patternsOfArcade.map { ("\($0)", table.text(of: $0)) }
    }

    /// Returns a text that only the native app uses.
    public func text(of phrase: NativePhrase) -> String { table.text(of: phrase) }

    /// The texts of a party's big screen, by name.
    public var partyTexts: [(name: String, text: String)] {
        let table = table
        return PartyPhrase.allCases.map { ($0.rawValue, table.text(of: $0)) }
            + PartyPhrase.phrasesOfPage.map { ($0.rawValue, table.text(of: $0)) }
            + PartyPhrase.phrasesOfFunfair.map { ("\($0)", table.text(of: $0)) }
            + PartyPhrase.phrasesOfArcade.map { ("\($0)", table.text(of: $0)) }
            + PartyPhrase.phrasesOfBubblePop.map { ("\($0)", table.text(of: $0)) }
            + PartyPhrase.phrasesOfBreakout.map { ("\($0)", table.text(of: $0)) }
            + PartyPhrase.phrasesOfRoulette.map { ("\($0)", table.text(of: $0)) }
            + TeamPhrase.allCases.map { ($0.rawValue, table.text(of: $0)) }
    }

    /// The counted texts of a party's big screen, by name and form: `placesUpOne`.
    public var partyForms: [(name: String, text: String)] { partyForms(of: table) }

    private func partyForms(
        of table: (some LanguageTable).Type
    ) -> [(name: String, text: String)] {
        PartyPlural.allCases.flatMap { count in
            zip(pluralForms, table.forms(of: count).texts).map { form, text in
                let name = "\(form)"
                return (count.rawValue + name.prefix(1).uppercased() + name.dropFirst(), text)
            }
        }
    }

    private func guestSections(of table: (some LanguageTable).Type) -> [[String]] {
        [
            GuestPhrase.allCases.map { table.text(of: $0) },
            GuestPattern.allCases.map { table.text(of: $0) },
            GuestPlural.allCases.flatMap { table.forms(of: $0).texts },
        ]
    }

    private func sections(of table: (some LanguageTable).Type) -> [[String]] {
        [
            ArcadePhrase.allCases.map { table.text(of: $0) },
            ArcadePattern.allCases.map { table.text(of: $0) },
            ArcadePlural.allCases.flatMap { table.forms(of: $0).texts },

            FunfairPhrase.allCases.map { table.text(of: $0) },
            FunfairPattern.allCases.map { table.text(of: $0) },
            FunfairPlural.allCases.flatMap { table.forms(of: $0).texts },

            BubblePopPhrase.allCases.map { table.text(of: $0) },
            BubblePopPattern.allCases.map { table.text(of: $0) },
            BubblePopPlural.allCases.flatMap { table.forms(of: $0).texts },

            BreakoutPhrase.allCases.map { table.text(of: $0) },
            BreakoutPattern.allCases.map { table.text(of: $0) },
            BreakoutPlural.allCases.flatMap { table.forms(of: $0).texts },

            RoulettePhrase.allCases.map { table.text(of: $0) },
            RoulettePattern.allCases.map { table.text(of: $0) },
            RoulettePlural.allCases.flatMap { table.forms(of: $0).texts },
        ]
    }
}
