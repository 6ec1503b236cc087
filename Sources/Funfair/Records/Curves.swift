import Arcade

/// How the best run of each player went, in the contests where runs are held against each other: runs
/// of the standard settings and the present rules only.
struct Curves: Equatable, Sendable {
    private struct Entry: Equatable {
        let contest: Contest
        let player: PlayerName
        var curve: ScoreCurve
    }

    private static let kind = "curves"

    /// Lines of contests that a later Funfair has, kept as they are.
    private var foreign: [StoredText.Line] = []
    private var entries: [Entry] = []

    init() {}

    /// How the best run of a player went, where it is known.
    subscript(contest: Contest, player: PlayerName) -> ScoreCurve? {
        entries.first { $0.contest == contest && $0.player == player }?.curve
    }

    /// Takes a run in, where it is better than the one that is known.
    mutating func record(_ curve: ScoreCurve, of contest: Contest, by player: PlayerName) {
        let entry = Entry(contest: contest, player: player, curve: curve)
        let index = index(of: entry) ?? entries.count
        if index == entries.count {
            entries.append(entry)
        } else if curve.total > entries[index].curve.total {
            entries[index] = entry
        } else {
            return
        }
        entries.renew(at: index, most: Remembered.entries)
    }

    private func index(of entry: Entry) -> Int? {
        entries.firstIndex { $0.contest == entry.contest && $0.player == entry.player }
    }

    /// Takes in what another window knows.
    mutating func merge(_ others: Curves) {
        for entry in others.entries {
            guard let index = index(of: entry) else {
                entries.recall(entry, most: Remembered.entries)
                continue
            }
            if entry.curve.total > entries[index].curve.total { entries[index] = entry }
        }
    }

    // MARK: Keeping

    /// Scores are kept as what they grew or fell by, which is short.
    var text: [UInt8] {
        StoredText.sealed(Self.kind, foreign: foreign) { text in
            for entry in entries {
                var last = 0
                let growth = entry.curve.scores.map { score in
                    defer { last = score }
                    return score - last
                }
                text.add(
                    entry.contest.presentWord, String(entry.curve.step), growth.listed,
                    entry.player.text)
            }
        }
    }

    /// The curves of a stored text, or nil where it is damaged or something else.
    init?(text: [UInt8]) {
        let foreign = StoredText.read(Self.kind, in: text, words: 4) { words in
            guard let (contest, rules) = words[0].contestAndRules else { return .foreign }
            // Nobody is held against a run of other rules.
            guard rules == contest.rulesVersion else { return .taken }
            guard let step = words[1].number, let curve = Self.curve(step, words[2]),
                let player = words[3].playerName
            else { return .damaged }
            record(curve, of: contest, by: player)
            return .taken
        }
        guard let foreign else { return nil }
        self.foreign = foreign
    }

    private static func curve(_ step: Int, _ word: [UInt8]) -> ScoreCurve? {
        guard let growth = word.numbers(within: -Counts.most...Counts.most) else {
            return nil
        }
        var score = 0
        var scores: [Int] = []
        for growth in growth {
            score += growth
            guard (0...Counts.most).contains(score) else { return nil }
            scores.append(score)
        }
        return ScoreCurve(step: step, scores: scores)
    }
}
