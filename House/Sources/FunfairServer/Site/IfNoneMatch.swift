/// The copies that a browser says it has, read from its `If-None-Match` header.
enum IfNoneMatch: Equatable, Sendable {
    /// `*`: any copy at all.
    case anything
    /// The opaque parts of the listed tags.
    case listed([String])

    /// Reads the header's values, or gives nil when the browser sent none.
    ///
    /// A list that stops following the grammar counts up to that place.
    init?(_ fields: [String]) {
        guard !fields.isEmpty else { return nil }
        let text = fields.joined(separator: ",")
        if text.utf8.filter({ !Self.isBlank($0) }) == [UInt8(ascii: "*")] {
            self = .anything
        } else {
            self = .listed(Self.tags(in: text))
        }
    }

    /// Whether the browser has the copy that `tag` names.
    ///
    /// The comparison is the weak one, as the standard asks for here: a `W/` put before a tag on
    /// its way makes no difference.
    func matches(_ tag: EntityTag) -> Bool {
        switch self {
        case .anything: true
        case .listed(let tags): tags.contains(tag.opaque)
        }
    }

    private static func tags(in text: String) -> [String] {
        var tags: [String] = []
        var rest = Substring(text).utf8
        while true {
            // A comma inside the quotes belongs to the tag, so splitting at commas would not do.
            rest = rest.drop { isBlank($0) || $0 == UInt8(ascii: ",") }
            if rest.starts(with: "W/".utf8) { rest = rest.dropFirst(2) }
            guard rest.first == UInt8(ascii: "\""),
                let end = rest.dropFirst().firstIndex(of: UInt8(ascii: "\""))
            else { return tags }
            tags.append(String(Substring(rest[..<end].dropFirst())))
            rest = rest[end...].dropFirst()
        }
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
    }
}
