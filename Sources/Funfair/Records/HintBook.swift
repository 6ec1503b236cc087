import Arcade

/// How many of each stall's hints were seen on this device.
struct HintBook: Equatable, Sendable {
    private static let kind = "hints"
    /// The maximum valid count, higher than any game's number of hints.
    private static let most = 1000

    /// The number of hints seen, by the stall's index.
    private var seen = Stall.allCases.map { _ in 0 }
    /// Lines with stalls from a later Funfair, stored unchanged.
    private var foreign: [StoredText.Line] = []

    init() {}

    /// The number of a stall's hints that were seen.
    subscript(stall: Stall) -> Int {
        get { seen[Int(stall.rawValue)] }
        set { seen[Int(stall.rawValue)] = newValue }
    }

    /// Merges another device's hints.
    mutating func merge(_ others: HintBook) {
        for stall in Stall.allCases { self[stall] = max(self[stall], others[stall]) }
    }

    var text: [UInt8] {
        StoredText.sealed(Self.kind, foreign: foreign) { text in
            for stall in Stall.allCases where self[stall] > 0 {
                text.add(stall.word, String(self[stall]))
            }
        }
    }

    /// Reads a stored text, or returns nil if it's invalid.
    init?(text: [UInt8]) {
        let foreign = StoredText.read(Self.kind, in: text, words: 2) { words in
            guard let stall = words[0].stall else { return .foreign }
            guard let count = words[1].number, (0...Self.most).contains(count) else {
                return .damaged
            }
            self[stall] = count
            return .taken
        }
        guard let foreign else { return nil }
        self.foreign = foreign
    }
}
