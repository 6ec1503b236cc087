import Arcade

/// The score curve of each player's best run, in contests where runs are compared over time. Only
/// runs with standard settings and the current rules count.
struct Curves: Equatable, Sendable {
    private struct Entry: Equatable {
        let contest: Contest
        let player: PlayerName
        var curve: ScoreCurve
    }

    private static let kind = "curves"

    /// Lines with contests from a later Funfair, stored unchanged.
    private var foreign: [StoredText.Line] = []
    private var entries: [Entry] = []

    init() {}

    /// The score curve of a player's best run, if known.
    subscript(contest: Contest, player: PlayerName) -> ScoreCurve? {
        entries.first { $0.contest == contest && $0.player == player }?.curve
    }

    /// Records a run's curve if its final score beats the known curve's.
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

    /// Merges another window's curves.
    mutating func merge(_ others: Curves) {
        for entry in others.entries {
            guard let index = index(of: entry) else {
                entries.recall(entry, most: Remembered.entries)
                continue
            }
            if entry.curve.total > entries[index].curve.total { entries[index] = entry }
        }
    }

    // MARK: Storing

    /// The curves as text, with the differences between scores, which are shorter than the scores.
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

    /// Reads a stored text, or returns nil if it's invalid.
    init?(text: [UInt8]) {
        let foreign = StoredText.read(Self.kind, in: text, words: 4) { words in
            guard let (contest, rules) = words[0].contestAndRules else { return .foreign }
            // Runs under other rules aren't comparable.
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
