import Phrases

/// This room's number, which identifies its texts in every language.
private let room: UInt8 = 2

extension Phrase {
    package init(_ own: BubblePopPhrase) { self.init(room: room, own.rawValue) }
}

extension Pattern {
    package init(_ own: BubblePopPattern) { self.init(room: room, own.rawValue) }
}

extension Plural {
    package init(_ own: BubblePopPlural) { self.init(room: room, own.rawValue) }
}

extension Words {
    subscript(own: BubblePopPhrase) -> String { self[Phrase(own)] }

    subscript(
        own: BubblePopPattern, first: String, second: String? = nil, third: String? = nil,
        fourth: String? = nil
    ) -> String {
        text(of: Pattern(own), first, second, third, fourth)
    }

    subscript(own: BubblePopPlural, number: Int, others: String...) -> String {
        text(of: Plural(own), number, others)
    }
}
