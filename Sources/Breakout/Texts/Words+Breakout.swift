import Phrases

/// This room's number, which identifies its texts in every language.
private let room: UInt8 = 3

extension Phrase {
    package init(_ own: BreakoutPhrase) { self.init(room: room, own.rawValue) }
}

extension Pattern {
    package init(_ own: BreakoutPattern) { self.init(room: room, own.rawValue) }
}

extension Plural {
    package init(_ own: BreakoutPlural) { self.init(room: room, own.rawValue) }
}

extension Words {
    subscript(own: BreakoutPhrase) -> String { self[Phrase(own)] }

    subscript(
        own: BreakoutPattern, first: String, second: String? = nil, third: String? = nil,
        fourth: String? = nil
    ) -> String {
        text(of: Pattern(own), first, second, third, fourth)
    }

    subscript(own: BreakoutPlural, number: Int, others: String...) -> String {
        text(of: Plural(own), number, others)
    }
}
