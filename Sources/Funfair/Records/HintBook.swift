import Arcade

/// Which hints were seen on this device: for each stall how many of its list.
struct HintBook: Equatable, Sendable {
    private static let kind = "hints"
    /// More than any game has; beyond it a number is damage.
    private static let most = 1000

    /// By the stalls' numbers.
    private var seen = Stall.allCases.map { _ in 0 }
    /// Lines of stalls that a later Funfair has, kept as they are.
    private var foreign: [StoredText.Line] = []

    init() {}

    /// How many hints of a stall were seen.
    subscript(stall: Stall) -> Int {
        get { seen[Int(stall.rawValue)] }
        set { seen[Int(stall.rawValue)] = newValue }
    }

    var text: [UInt8] {
        StoredText.sealed(Self.kind, foreign: foreign) { text in
            for stall in Stall.allCases where self[stall] > 0 {
                text.add(stall.word, String(self[stall]))
            }
        }
    }

    /// The book of a stored text, or nil where it is damaged or something else.
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
