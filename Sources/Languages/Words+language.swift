import Phrases

extension Words {
    /// The texts of a language.
    public init(_ language: Language) {
        do {
            try self.init(lines: Array(language.lines.utf8))
        } catch {
            preconditionFailure("a table has all texts, none with a line feed")
        }
    }

    /// The texts in English, in which commands and the house speak.
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

    /// All texts but the page's, as `Words.init(lines:)` reads them.
    public var lines: String { ([tag] + texts(of: table)).joined(separator: "\n") }

    /// The texts of the page, by their names.
    public var pageTexts: [(name: String, text: String)] {
        let table = table
        return PagePhrase.allCases.map { ($0.rawValue, table.text(of: $0)) }
            + PagePhrase.phrasesOfApp.map { ("\($0)", table.text(of: $0)) }
            + PagePhrase.patternsOfApp.map { ("\($0)", table.text(of: $0)) }
    }

    private func texts(of table: (some LanguageTable).Type) -> [String] {
        Phrase.allCases.map { table.text(of: $0) }
            + Pattern.allCases.map { table.text(of: $0) }
            + Count.allCases.flatMap { table.forms(of: $0).texts }
    }
}
