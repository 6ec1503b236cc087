import Breakout
import BubblePop
import Phrases
import Roulette

/// The texts of a guest's screen in one language: the app's, the big screen's, and these.
public struct GuestWords: Sendable {
    /// The texts of all the languages.
    private static let all = Dictionary(
        uniqueKeysWithValues: Language.allCases.map { ($0, GuestWords($0)) })

    /// The number that identifies these texts among all texts of a language.
    private static let room: UInt8 = 5

    /// The app's texts.
    public let words: Words
    let language: Language

    private init(_ language: Language) {
        self.language = language
        guard let words = Words(lines: Array(language.guestLines.utf8)) else {
            preconditionFailure("lines begin with the tag of their language")
        }
        self.words = words
    }

    /// The tags of all languages.
    public static var tags: [String] { Language.allCases.map { $0.tag } }

    /// Returns the texts in the language with the given tag, or in English.
    public static func speaking(_ tag: String) -> GuestWords {
        let language = Language.allCases.first { $0.tag == tag } ?? .english
        return all[language] ?? GuestWords(language)
    }

    /// Returns a text of a guest's screen.
    public subscript(phrase: GuestPhrase) -> String {
        words[Phrase(room: Self.room, phrase.rawValue)]
    }

    /// Returns a text of a guest's screen with its gaps filled.
    public subscript(pattern: GuestPattern, first: String, second: String? = nil) -> String {
        words[Pattern(room: Self.room, pattern.rawValue), first, second]
    }

    /// Returns a text of a guest's screen that contains a number.
    public subscript(plural: GuestPlural, number: Int) -> String {
        words.text(of: Plural(room: Self.room, plural.rawValue), number, [])
    }

    /// The name of the longest chain, in BubblePop.
    public var longestChain: String { words[Phrase(BubblePopPhrase.longestChainFigure)] }
    /// The name of the longest streak, in Breakout.
    public var longestStreak: String { words[Phrase(BreakoutPhrase.longestStreakFigure)] }
    /// The name of the number of hits, in Roulette.
    public var hits: String { words[Phrase(RoulettePhrase.hitsFigure)] }

    /// Returns a text of the big screen.
    public subscript(phrase: PartyPhrase) -> String { language.table.text(of: phrase) }
}
