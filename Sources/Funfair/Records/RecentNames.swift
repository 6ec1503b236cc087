import Arcade

/// The names that played here, the last one first.
struct RecentNames: Equatable, Sendable {
    /// How many are remembered.
    static let most = 6
    private static let kind = "names"

    private(set) var names: [PlayerName] = []

    var last: PlayerName? { names.first }

    mutating func add(_ name: PlayerName) {
        names.removeAll { $0 == name }
        names.insert(name, at: 0)
        if names.count > Self.most { names.removeLast() }
    }

    var text: [UInt8] {
        var text = StoredText(Self.kind)
        for name in names { text.add(name.text) }
        text.seal()
        return text.bytes
    }

    init() {}

    /// The names of a stored text, or nil where it is none.
    init?(text: [UInt8]) {
        guard let lines = StoredText.sealedLines(of: Self.kind, in: text) else { return nil }
        for line in lines.reversed() {
            guard let name = line.playerName else { return nil }
            add(name)
        }
    }
}
