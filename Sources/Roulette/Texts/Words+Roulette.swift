import Phrases

/// This room's number, which identifies its texts in every language.
private let room: UInt8 = 4

extension Phrase {
    package init(_ own: RoulettePhrase) { self.init(room: room, own.rawValue) }
}

extension Pattern {
    package init(_ own: RoulettePattern) { self.init(room: room, own.rawValue) }
}

extension Plural {
    package init(_ own: RoulettePlural) { self.init(room: room, own.rawValue) }
}

extension Words {
    subscript(own: RoulettePhrase) -> String { self[Phrase(own)] }

    subscript(
        own: RoulettePattern, first: String, second: String? = nil, third: String? = nil,
        fourth: String? = nil
    ) -> String {
        text(of: Pattern(own), first, second, third, fourth)
    }

    subscript(own: RoulettePlural, number: Int, others: String...) -> String {
        text(of: Plural(own), number, others)
    }
}
