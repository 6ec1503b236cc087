import Funfair
import Synchronization

/// What the house counts of itself, as Prometheus reads it.
package final class Metrics: Sendable {
    private struct Counts {
        var accepted: [String: Int] = [:]
        var refused: [String: Int] = [:]
        var spins = 0
        var foldedSpins = 0
        var pruned = 0
        var parties = 0
        var rounds: [String: Int] = [:]
        var responses: [Int: Int] = [:]
        var timesUpTo = Array(repeating: 0, count: Metrics.bounds.count)
        var verified = 0
        var verificationSeconds = 0.0
    }

    /// Seconds that a verification may take: the bounds of the histogram.
    private static let bounds = [0.0001, 0.0003, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1]

    private let counts = Mutex(Counts())

    func accepted(_ contest: Contest) {
        counts.withLock { $0.accepted[contest.word, default: 0] += 1 }
    }

    package func refused(_ refusal: Refusal) {
        counts.withLock { $0.refused[refusal.row.word.text, default: 0] += 1 }
    }

    func spun() {
        counts.withLock { $0.spins += 1 }
    }

    func foldedSpin() {
        counts.withLock { $0.foldedSpins += 1 }
    }

    func partyOpened() {
        counts.withLock { $0.parties += 1 }
    }

    func roundBegan(_ stall: Stall) {
        counts.withLock { $0.rounds[stall.word, default: 0] += 1 }
    }

    func pruned(_ rows: Int) {
        counts.withLock { $0.pruned += rows }
    }

    package func responded(status: Int) {
        counts.withLock { $0.responses[status, default: 0] += 1 }
    }

    /// Does something, and counts it as a verification.
    func timing<Value>(_ body: () throws(Refusal) -> Value) throws(Refusal) -> Value {
        let clock = ContinuousClock()
        let start = clock.now
        defer { verified(seconds: start.duration(to: clock.now) / .seconds(1)) }
        return try body()
    }

    private func verified(seconds: Double) {
        counts.withLock { counts in
            counts.verified += 1
            counts.verificationSeconds += seconds
            for (index, bound) in Self.bounds.enumerated() where seconds <= bound {
                counts.timesUpTo[index] += 1
            }
        }
    }

    /// Everything as text.
    ///
    /// - Parameters:
    ///   - queue: how many runs wait to be verified.
    ///   - viewers: how many watch a live board.
    ///   - present: how many parties are open, how many guests are there, and how many watch.
    package func text(
        queue: Int, viewers: Int, present: (parties: Int, guests: Int, viewers: Int)
    ) -> String {
        let counts = counts.withLock { $0 }
        var page = Page()
        page.head("funfair_runs_accepted_total", "counter", "Runs that counted.")
        for (game, count) in counts.accepted.sorted(by: { $0.key < $1.key }) {
            page.line("funfair_runs_accepted_total{game=\"\(game)\"}", "\(count)")
        }
        page.head("funfair_refused_total", "counter", "What was refused, by its reason.")
        for (reason, count) in counts.refused.sorted(by: { $0.key < $1.key }) {
            page.line("funfair_refused_total{reason=\"\(reason)\"}", "\(count)")
        }
        page.head("funfair_spins_total", "counter", "Pockets drawn for tables.")
        page.line("funfair_spins_total", "\(counts.spins)")
        page.head(
            "funfair_spins_folded_total", "counter",
            "Spins folded: more than were drawn where tables had to be folded again.")
        page.line("funfair_spins_folded_total", "\(counts.foldedSpins)")
        page.head("funfair_pruned_total", "counter", "Rows that were kept long enough.")
        page.line("funfair_pruned_total", "\(counts.pruned)")
        page.head("funfair_responses_total", "counter", "Answers, by their status.")
        for (status, count) in counts.responses.sorted(by: { $0.key < $1.key }) {
            page.line("funfair_responses_total{status=\"\(status)\"}", "\(count)")
        }
        page.head("funfair_verification_seconds", "histogram", "Time to fold and judge a run.")
        for (bound, count) in zip(Self.bounds, counts.timesUpTo) {
            page.line("funfair_verification_seconds_bucket{le=\"\(bound)\"}", "\(count)")
        }
        page.line("funfair_verification_seconds_bucket{le=\"+Inf\"}", "\(counts.verified)")
        page.line("funfair_verification_seconds_sum", "\(counts.verificationSeconds)")
        page.line("funfair_verification_seconds_count", "\(counts.verified)")
        page.head("funfair_verification_queue", "gauge", "Runs that wait to be verified.")
        page.line("funfair_verification_queue", "\(queue)")
        page.head("funfair_live_viewers", "gauge", "Connections to live boards.")
        page.line("funfair_live_viewers", "\(viewers)")
        page.head("funfair_parties_total", "counter", "Parties that were opened.")
        page.line("funfair_parties_total", "\(counts.parties)")
        page.head("funfair_party_rounds_total", "counter", "Rounds of parties that began.")
        for (game, count) in counts.rounds.sorted(by: { $0.key < $1.key }) {
            page.line("funfair_party_rounds_total{game=\"\(game)\"}", "\(count)")
        }
        page.head("funfair_parties_open", "gauge", "Parties that are open.")
        page.line("funfair_parties_open", "\(present.parties)")
        page.head("funfair_party_guests", "gauge", "Guests who are there.")
        page.line("funfair_party_guests", "\(present.guests)")
        page.head("funfair_party_viewers", "gauge", "Connections to parties that are watched.")
        page.line("funfair_party_viewers", "\(present.viewers)")
        return page.text
    }

    private struct Page {
        var text = ""

        mutating func head(_ name: String, _ kind: String, _ help: String) {
            text += "# HELP \(name) \(help)\n# TYPE \(name) \(kind)\n"
        }

        mutating func line(_ name: String, _ value: String) {
            text += "\(name) \(value)\n"
        }
    }
}
