import Funfair
import Roulette

/// What counts on a `GameRanking`, and what it doesn't have yet. Only the best unsent score of each
/// board matters, so the ledger can't grow.
struct RankingLedger: Equatable {
    /// The achievements, with the Roulette scores that earn them.
    static let achievements = zip(["pro", "master", "legend"], Badge.all)
        .map { (id: $0, score: $1.score) }
    private static let head = "funfair ranking 1"

    /// The player whose runs count.
    private(set) var player: String
    /// The best unsent score of each board.
    private(set) var scores: [Stall: Int] = [:]
    /// The unsent achievements.
    private(set) var earned: Set<String> = []
    /// The achievements that have arrived.
    private(set) var known: Set<String> = []

    init(player: String) { self.player = player }

    /// Adds a run, if it counts: only the standard contests with standard settings are comparable,
    /// and practice runs have no identity.
    mutating func add(_ run: EndedRun) {
        guard run.contest.isStandardWay, run.isStandard, run.identity != nil, run.score > 0 else {
            return
        }
        let stall = run.contest.stall
        scores[stall] = max(scores[stall] ?? 0, run.score)
        guard stall == .roulette else { return }
        for achievement in Self.achievements where run.score >= achievement.score {
            if !known.contains(achievement.id) { earned.insert(achievement.id) }
        }
    }

    /// Removes a score that has arrived, unless there is a better one by now.
    mutating func arrived(_ score: Int, of stall: Stall) {
        if let waiting = scores[stall], waiting <= score { scores[stall] = nil }
    }

    /// Notes that an achievement has arrived.
    mutating func arrived(_ achievement: String) {
        earned.remove(achievement)
        known.insert(achievement)
    }

    // MARK: Storing

    var text: [UInt8] {
        var lines = [Self.head, "player \(player)"]
        lines += Stall.allCases.compactMap { stall in
            scores[stall].map { "score \(stall.word) \($0)" }
        }
        for (id, _) in Self.achievements {
            if earned.contains(id) { lines.append("earned \(id)") }
            if known.contains(id) { lines.append("known \(id)") }
        }
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    /// Reads a stored text, or returns nil if it's invalid. Skips unknown lines.
    init?(text: [UInt8]) {
        let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
        let mark = "player "
        guard lines.count >= 2, lines[0] == Self.head, lines[1].hasPrefix(mark) else { return nil }
        player = String(lines[1].dropFirst(mark.count))
        for line in lines.dropFirst(2) {
            let words = line.split(separator: " ").map(String.init)
            let isKnown = words.count > 1 && Self.achievements.contains { $0.id == words[1] }
            switch words.first {
            case "score" where words.count == 3:
                guard let stall = Stall(word: words[1]), let score = Int(words[2]), score > 0
                else { continue }
                scores[stall] = score
            case "earned" where isKnown: earned.insert(words[1])
            case "known" where isKnown: known.insert(words[1])
            default: continue
            }
        }
    }
}
