import Phrases

/// By it the texts of this room are found among those of a language; no other room has it.
private let room: UInt8 = 0

extension Phrase {
    /// The same for whoever says it without knowing whose it is.
    public init(_ own: ArcadePhrase) { self.init(room: room, own.rawValue) }
}

extension Pattern {
    /// The same for whoever says it without knowing whose it is.
    public init(_ own: ArcadePattern) { self.init(room: room, own.rawValue) }
}

extension Plural {
    /// The same for whoever says it without knowing whose it is.
    public init(_ own: ArcadePlural) { self.init(room: room, own.rawValue) }
}

extension Words {
    /// A text without gaps.
    public subscript(own: ArcadePhrase) -> String { self[Phrase(own)] }

    /// A text whose gaps are filled with others.
    public subscript(
        own: ArcadePattern, first: String, second: String? = nil, third: String? = nil,
        fourth: String? = nil
    ) -> String {
        text(of: Pattern(own), first, second, third, fourth)
    }

    /// A text with a number in it, and perhaps other texts.
    public subscript(own: ArcadePlural, number: Int, others: String...) -> String {
        text(of: Plural(own), number, others)
    }

    /// Some texts as a list: `1, 2 and 3`.
    public func list(_ texts: [String]) -> String {
        guard var list = texts.first else { return "" }
        for index in texts.indices.dropFirst() {
            list = self[index == texts.count - 1 ? .and : .list, list, texts[index]]
        }
        return list
    }
}
