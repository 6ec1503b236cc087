import Phrases

/// This room's number, which identifies its texts in every language.
private let room: UInt8 = 0

extension Phrase {
    /// Creates a phrase from this room's enum, for code that handles the texts of any room.
    public init(_ own: ArcadePhrase) { self.init(room: room, own.rawValue) }
}

extension Pattern {
    /// Creates a pattern from this room's enum, for code that handles the texts of any room.
    public init(_ own: ArcadePattern) { self.init(room: room, own.rawValue) }
}

extension Plural {
    /// Creates a plural from this room's enum, for code that handles the texts of any room.
    public init(_ own: ArcadePlural) { self.init(room: room, own.rawValue) }
}

extension Words {
    /// A text without gaps.
    public subscript(own: ArcadePhrase) -> String { self[Phrase(own)] }

    /// A text with its gaps filled.
    public subscript(
        own: ArcadePattern, first: String, second: String? = nil, third: String? = nil,
        fourth: String? = nil
    ) -> String {
        text(of: Pattern(own), first, second, third, fourth)
    }

    /// A text that depends on a number, with its gaps filled.
    public subscript(own: ArcadePlural, number: Int, others: String...) -> String {
        text(of: Plural(own), number, others)
    }

    /// Formats texts as a list: `1, 2 and 3`.
    public func list(_ texts: [String]) -> String {
        guard var list = texts.first else { return "" }
        for index in texts.indices.dropFirst() {
            list = self[index == texts.count - 1 ? .and : .list, list, texts[index]]
        }
        return list
    }
}
