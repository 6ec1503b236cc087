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

    /// Lines of stalls that a later Funfair has: kept as they are, so that opening an older page
    /// loses nothing.
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
        var text = StoredText(Self.kind)
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
        for line in foreign { text.add(line: line) }
        text.seal()
        return text.bytes
    }

    /// The boards of a stored text, or nil where it is damaged or something else.
    init?(text: [UInt8]) {
        guard let lines = StoredText.sealedLines(of: Self.kind, in: text) else { return nil }
        for line in lines {
            if Self.isForeign(line) {
                foreign.append(line)
                continue
            }
            guard let (stall, isStandard, entry) = Self.entry(in: line) else { return nil }
            self[stall, isStandard: isStandard].record(entry)
        }
    }

    private static func isForeign(_ line: StoredText.Line) -> Bool {
        let words = StoredText.words(of: line, most: 5)
        return words.count == 5 && words[0].stall == nil
    }

    private static func entry(in line: StoredText.Line) -> (Stall, Bool, Scoreboard.Entry)? {
        let words = StoredText.words(of: line, most: 5)
        guard words.count == 5,
            let stall = words[0].stall,
            words[1].spells(standard) || words[1].spells(other),
            words[2].spells(practice) || words[2].spells(counted),
            let score = words[3].number,
            (0...highestScore).contains(score),
            let player = words[4].playerName
        else { return nil }
        return (
            stall, words[1].spells(standard),
            Scoreboard.Entry(
                player: player, score: score, isPractice: words[2].spells(practice))
        )
    }
}
