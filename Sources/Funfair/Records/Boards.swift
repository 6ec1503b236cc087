import Arcade
import Phrases

/// This device's boards. Each rules version of a contest has a board for standard settings, whose
/// scores are comparable, and a board for all other settings.
struct Boards: Equatable, Sendable {
    private struct Board: Equatable {
        let contest: Contest
        let rules: UInt8
        let isStandard: Bool
        var scores: Scoreboard
    }

    private static let kind = "scores"
    private static let standard = "standard"
    private static let other = "other"
    private static let practice = "practice"
    private static let counted = "run"
    private static let highestScore = 1_000_000_000

    /// Lines with contests or rules from a later Funfair, stored unchanged.
    private var foreign: [StoredText.Line] = []
    private var boards: [Board] = []

    init() {}

    /// A contest's board, by default for the current rules.
    subscript(
        contest: Contest, isStandard isStandard: Bool, rules rules: UInt8? = nil
    ) -> Scoreboard {
        get {
            index(contest, isStandard, rules ?? contest.rulesVersion).map { boards[$0].scores }
                ?? Scoreboard()
        }
        set {
            let rules = rules ?? contest.rulesVersion
            if let index = index(contest, isStandard, rules) {
                boards[index].scores = newValue
            } else {
                boards.append(
                    Board(
                        contest: contest, rules: rules, isStandard: isStandard, scores: newValue))
            }
        }
    }

    private func index(_ contest: Contest, _ isStandard: Bool, _ rules: UInt8) -> Int? {
        boards.firstIndex {
            $0.contest == contest && $0.rules == rules && $0.isStandard == isStandard
        }
    }

    /// Returns a contest's older rules versions that have a board, newest first.
    func olderRules(of contest: Contest) -> [UInt8] {
        (1..<contest.rulesVersion).reversed().filter { rules in
            boards.contains { $0.contest == contest && $0.rules == rules }
        }
    }

    /// Merges another window's boards.
    mutating func merge(_ others: Boards) {
        for board in others.boards {
            for entry in board.scores.entries {
                self[board.contest, isStandard: board.isStandard, rules: board.rules].record(entry)
            }
        }
    }

    // MARK: Storing

    var text: [UInt8] {
        StoredText.sealed(Self.kind, foreign: foreign) { text in
            for board in boards {
                for entry in board.scores.entries {
                    text.add(
                        board.contest.word(ofRules: board.rules),
                        board.isStandard ? Self.standard : Self.other,
                        entry.isPractice ? Self.practice : Self.counted, String(entry.score),
                        entry.player.text)
                }
            }
        }
    }

    /// Reads a stored text, or returns nil if it's invalid.
    init?(text: [UInt8]) {
        let foreign = StoredText.read(Self.kind, in: text, words: 5) { words in
            guard let (contest, rules) = words[0].contestAndRules else { return .foreign }
            guard words[1].spells(Self.standard) || words[1].spells(Self.other),
                words[2].spells(Self.practice) || words[2].spells(Self.counted),
                let score = words[3].number, (0...Self.highestScore).contains(score),
                let player = words[4].playerName
            else { return .damaged }
            self[contest, isStandard: words[1].spells(Self.standard), rules: rules].record(
                Scoreboard.Entry(
                    player: player, score: score, isPractice: words[2].spells(Self.practice)))
            return .taken
        }
        guard let foreign else { return nil }
        self.foreign = foreign
    }
}

extension Contest {
    /// The separator between a contest's word and its rules version, as in `breakout/2`. Version 1
    /// is omitted, as in `breakout`.
    fileprivate static let versionMark = UInt8(ascii: "/")

    /// Returns the contest's word with the given version of its rules.
    func word(ofRules rules: UInt8) -> String {
        rules == 1 ? word : String(joining: word, "/", String(rules))
    }

    /// The contest's word with its current rules.
    var presentWord: String { word(ofRules: rulesVersion) }
}

extension [UInt8] {
    /// The contest and rules version in this text; nil if a later Funfair added them.
    @inline(never)
    var contestAndRules: (contest: Contest, rules: UInt8)? {
        guard let mark = firstIndex(of: Contest.versionMark) else {
            return Contest(self).map { ($0, 1) }
        }
        guard let contest = Contest(Array(self[..<mark])),
            let rules = Array(self[(mark + 1)...]).number,
            rules > 1, rules <= contest.rulesVersion
        else { return nil }
        return (contest, UInt8(rules))
    }
}
