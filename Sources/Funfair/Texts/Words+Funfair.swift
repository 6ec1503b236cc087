import Phrases

/// The number that identifies Funfair's texts among all texts of a language.
private let room: UInt8 = 1

extension Phrase {
    /// Creates the general form of one of Funfair's phrases.
    public init(_ own: FunfairPhrase) { self.init(room: room, own.rawValue) }
}

extension Pattern {
    /// Creates the general form of one of Funfair's patterns.
    public init(_ own: FunfairPattern) { self.init(room: room, own.rawValue) }
}

extension Plural {
    /// Creates the general form of one of Funfair's plurals.
    public init(_ own: FunfairPlural) { self.init(room: room, own.rawValue) }
}

extension Words {
    /// Returns a text without gaps.
    public subscript(own: FunfairPhrase) -> String { self[Phrase(own)] }

    /// Returns a text with its gaps filled.
    public subscript(
        own: FunfairPattern, first: String, second: String? = nil, third: String? = nil,
        fourth: String? = nil
    ) -> String {
        text(of: Pattern(own), first, second, third, fourth)
    }

    /// Returns a text that contains a number, and possibly other texts.
    public subscript(own: FunfairPlural, number: Int, others: String...) -> String {
        text(of: Plural(own), number, others)
    }
}
