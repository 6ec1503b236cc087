import Arcade

/// The names of recent players, most recent first.
struct RecentNames: Equatable, Sendable {
    /// The maximum number of names to remember.
    static let most = 6
    private static let kind = "names"

    private(set) var names: [PlayerName] = []

    var last: PlayerName? { names.first }

    mutating func add(_ name: PlayerName) {
        names.putFirst(name, atMost: Self.most)
    }

    /// Adds another device's names after this device's, as long as there's room.
    mutating func merge(_ others: RecentNames) {
        for name in others.names where names.count < Self.most && !names.contains(name) {
            names.append(name)
        }
    }

    var text: [UInt8] {
        StoredText.sealed(Self.kind) { text in
            for name in names { text.add(name.text) }
        }
    }

    init() {}

    /// Reads a stored text, or returns nil if it's invalid.
    init?(text: [UInt8]) {
        let foreign = StoredText.read(Self.kind, in: text, words: 1) { words in
            guard let name = words[0].playerName else { return .damaged }
            if names.count < Self.most, !names.contains(name) { names.append(name) }
            return .taken
        }
        if foreign == nil { return nil }
    }
}
