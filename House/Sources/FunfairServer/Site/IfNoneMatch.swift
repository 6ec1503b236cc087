/// The copies that a browser has, from its `If-None-Match` header.
enum IfNoneMatch: Equatable, Sendable {
    /// `*`, which means any copy.
    case anything
    /// The opaque parts of the listed tags.
    case listed([String])

    /// Parses the header's values; nil if the browser didn't send the header.
    ///
    /// Reads a list of tags only up to its first error.
    init?(_ fields: [String]) {
        guard !fields.isEmpty else { return nil }
        let text = fields.joined(separator: ",")
        if text.utf8.filter({ !Self.isBlank($0) }) == [UInt8(ascii: "*")] {
            self = .anything
        } else {
            self = .listed(Self.tags(in: text))
        }
    }

    /// Whether the browser has the copy that `tag` identifies.
    ///
    /// The comparison is weak, as the standard requires here, so it ignores a `W/` that a proxy has
    /// added to a tag.
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
            // Don't split at commas, because a tag may contain commas.
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
