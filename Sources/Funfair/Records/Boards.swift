import Arcade
import Phrases

/// The boards of this device: for each stall one for the standard settings, whose scores compare,
/// and one for all others.
struct Boards: Equatable, Sendable {
    private static let kind = "scores"
    private static let standard = "standard"
    private static let other = "other"
    private static let practice = "practice"
    private static let counted = "run"
    private static let highestScore = 1_000_000_000

    /// Lines of stalls that a later Funfair has, kept as they are.
    private var foreign: [StoredText.Line] = []
    private var boards: [Scoreboard] = Array(
        repeating: Scoreboard(), count: Stall.allCases.count * 2)

    init() {}

    subscript(stall: Stall, isStandard isStandard: Bool) -> Scoreboard {
        get { boards[Self.index(stall, isStandard)] }
        set { boards[Self.index(stall, isStandard)] = newValue }
    }

    private static func index(_ stall: Stall, _ isStandard: Bool) -> Int {
        Int(stall.rawValue) * 2 + (isStandard ? 0 : 1)
    }

    // MARK: Keeping

    var text: [UInt8] {
        StoredText.sealed(Self.kind, foreign: foreign) { text in
            for stall in Stall.allCases {
                for isStandard in [true, false] {
                    for entry in self[stall, isStandard: isStandard].entries {
                        text.add(
                            stall.word, isStandard ? Self.standard : Self.other,
                            entry.isPractice ? Self.practice : Self.counted, String(entry.score),
                            entry.player.text)
                    }
                }
            }
        }
    }

    /// The boards of a stored text, or nil where it is damaged or something else.
    init?(text: [UInt8]) {
        let foreign = StoredText.read(Self.kind, in: text, words: 5) { words in
            guard let stall = words[0].stall else { return .foreign }
            guard words[1].spells(Self.standard) || words[1].spells(Self.other),
                words[2].spells(Self.practice) || words[2].spells(Self.counted),
                let score = words[3].number, (0...Self.highestScore).contains(score),
                let player = words[4].playerName
            else { return .damaged }
            self[stall, isStandard: words[1].spells(Self.standard)].record(
                Scoreboard.Entry(
                    player: player, score: score, isPractice: words[2].spells(Self.practice)))
            return .taken
        }
        guard let foreign else { return nil }
        self.foreign = foreign
    }
}
