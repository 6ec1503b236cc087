import Arcade
import CoreMetrics
import Funfair
import Hands

/// The house's metrics.
package final class Metrics: Sendable {
    /// Records the metrics, and writes them.
    private let factory: PrometheusFactory
    private let spins: Counter
    private let foldedSpins: Counter
    private let prunedRows: Counter
    private let parties: Counter
    private let folds: Counter
    private let verification: Timer

    init(_ factory: PrometheusFactory = PrometheusFactory(help: Metrics.help)) {
        self.factory = factory
        spins = Counter(label: "funfair_spins_total", factory: factory)
        foldedSpins = Counter(label: "funfair_spins_folded_total", factory: factory)
        prunedRows = Counter(label: "funfair_pruned_total", factory: factory)
        parties = Counter(label: "funfair_parties_total", factory: factory)
        folds = Counter(label: "funfair_runs_folded_total", factory: factory)
        verification = Timer(label: "funfair_verification_seconds", factory: factory)
    }

    func accepted(_ contest: Contest) {
        count("funfair_runs_accepted_total", ("game", contest.word))
    }

    package func refused(_ refusal: Refusal) {
        count("funfair_refused_total", ("reason", refusal.row.word.text))
    }

    func spun() { spins.increment() }

    func foldedSpin() { foldedSpins.increment() }

    func partyOpened() { parties.increment() }

    func roundBegan(_ stall: Stall) { count("funfair_party_rounds_total", ("game", stall.word)) }

    func pruned(_ rows: Int) { prunedRows.increment(by: rows) }

    package func responded(status: Int) {
        count("funfair_responses_total", ("status", "\(status)"))
    }

    func failed(_ work: Failures.Work) { count("funfair_failures_total", ("work", "\(work)")) }

    /// Replays a run, and counts the replay.
    func folding(_ bytes: [UInt8]) throws(Refusal) -> WatchedRun {
        folds.increment()
        do { return try WatchedRun(verifying: bytes) } catch { throw Refusal(error) }
    }

    /// Runs `body`, and records its duration as the time of a verification.
    func timing<Value>(_ body: () throws(Refusal) -> Value) throws(Refusal) -> Value {
        let clock = ContinuousClock()
        let start = clock.now
        defer { verification.recordNanoseconds(start.duration(to: clock.now).nanoseconds) }
        return try body()
    }

    private func count(_ label: String, _ dimension: (String, String)) {
        Counter(label: label, dimensions: [dimension], factory: factory).increment()
    }

    /// The current values.
    struct Present {
        /// The number of runs waiting to be verified.
        let queue: Int
        /// The number of viewers of live boards.
        let viewers: Int
        /// The numbers of open parties, their guests and their viewers.
        let parties: (parties: Int, guests: Int, viewers: Int)
    }

    /// Returns all metrics in Prometheus's format.
    func text(_ present: Present) -> String {
        let gauges = [
            ("funfair_verification_queue", present.queue),
            ("funfair_live_viewers", present.viewers),
            ("funfair_parties_open", present.parties.parties),
            ("funfair_party_guests", present.parties.guests),
            ("funfair_party_viewers", present.parties.viewers),
        ]
        for (label, value) in gauges { Gauge(label: label, factory: factory).record(value) }
        return factory.text
    }

    /// The description of each metric.
    private static let help = [
        "funfair_failures_total": "Failures of background work.",
        "funfair_live_viewers": "Connections to live boards.",
        "funfair_parties_open": "Open parties.",
        "funfair_parties_total": "Parties opened.",
        "funfair_party_guests": "Guests at open parties.",
        "funfair_party_rounds_total": "Party rounds started.",
        "funfair_party_viewers": "Connections that watch parties.",
        "funfair_pruned_total": "Old rows removed.",
        "funfair_refused_total": "Refused requests, by reason.",
        "funfair_responses_total": "Answers, by status.",
        "funfair_runs_accepted_total": "Runs accepted.",
        "funfair_runs_folded_total":
            "Runs folded to verify them. Runs that cannot count are not folded.",
        "funfair_spins_folded_total":
            "Spins folded, including those of tables that were folded again.",
        "funfair_spins_total": "Pockets drawn for tables.",
        "funfair_verification_queue": "Runs waiting for verification.",
        "funfair_verification_seconds": "Time to verify a run.",
    ]
}

extension House {
    /// All metrics in Prometheus's format.
    package var countsAsText: String {
        metrics.text(
            Metrics.Present(
                queue: runs.verifier.load, viewers: boards.live.viewers,
                parties: parties.rooms.counts))
    }
}

extension Duration {
    fileprivate var nanoseconds: Int64 {
        components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000
    }
}
