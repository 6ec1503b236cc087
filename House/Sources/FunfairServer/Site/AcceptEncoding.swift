/// The encodings that a browser accepts, from its `Accept-Encoding` header.
struct AcceptEncoding: Sendable {
    private let listed: [(name: Substring, weight: Int)]

    /// Parses the header's values. A browser may send the header more than once, or not at all.
    ///
    /// Invalid parts are ignored.
    init(_ fields: [String]) {
        listed = fields.flatMap { $0.lowercased().split(separator: ",") }.compactMap(Self.part)
    }

    /// Returns the browser's preference for an encoding, 0 to 1000, or nil if the browser doesn't
    /// accept the encoding.
    ///
    /// Uncompressed bytes are acceptable unless they are excluded by name or by `*`. Any other
    /// encoding must be listed by name or covered by `*`.
    func weight(of coding: ContentCoding) -> Int? {
        let named = listed.first { $0.name == coding.name || $0.name == "x-\(coding.name)" }
        guard let match = named ?? listed.first(where: { $0.name == "*" }) else {
            return coding == .identity ? 0 : nil
        }
        return match.weight > 0 ? match.weight : nil
    }

    private static func part(_ text: Substring) -> (name: Substring, weight: Int)? {
        let pieces = text.split(separator: ";", omittingEmptySubsequences: false).map(trimmed)
        guard let name = pieces.first, !name.isEmpty else { return nil }
        guard pieces.count > 1 else { return (name, 1000) }
        guard pieces.count == 2, pieces[1].hasPrefix("q="),
            let weight = thousandths(pieces[1].dropFirst(2))
        else { return nil }
        return (name, weight)
    }

    /// Parses a quality value, `0` to `1` with up to three decimals. Returns thousandths, or nil if
    /// invalid.
    private static func thousandths(_ text: Substring) -> Int? {
        let halves = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let decimals = halves.count == 2 ? halves[1] : ""
        guard decimals.count <= 3, decimals.allSatisfy({ ("0"..."9").contains($0) }),
            let whole = Int(halves[0]), halves[0].count == 1,
            let rest = Int(decimals + String(repeating: "0", count: 3 - decimals.count)),
            (0...1000).contains(whole * 1000 + rest)
        else { return nil }
        return whole * 1000 + rest
    }

    private static func trimmed(_ text: Substring) -> Substring {
        let start = text.drop { $0 == " " || $0 == "\t" }
        guard let end = start.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return "" }
        return start[...end]
    }
}
