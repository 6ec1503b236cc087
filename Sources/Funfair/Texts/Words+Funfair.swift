import Phrases

/// By it the texts of this room are found among those of a language; no other room has it.
private let room: UInt8 = 1

extension Phrase {
    /// The same for whoever says it without knowing whose it is.
    public init(_ own: FunfairPhrase) { self.init(room: room, own.rawValue) }
}

extension Pattern {
    /// The same for whoever says it without knowing whose it is.
    public init(_ own: FunfairPattern) { self.init(room: room, own.rawValue) }
}

extension Plural {
    /// The same for whoever says it without knowing whose it is.
    public init(_ own: FunfairPlural) { self.init(room: room, own.rawValue) }
}

extension Words {
    /// A text without gaps.
    public subscript(own: FunfairPhrase) -> String { self[Phrase(own)] }

    /// A text whose gaps are filled with others.
    public subscript(
        own: FunfairPattern, first: String, second: String? = nil, third: String? = nil,
        fourth: String? = nil
    ) -> String {
        text(of: Pattern(own), first, second, third, fourth)
    }

    /// A text with a number in it, and perhaps other texts.
    public subscript(own: FunfairPlural, number: Int, others: String...) -> String {
        text(of: Plural(own), number, others)
    }
}
