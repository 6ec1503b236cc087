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
    private let links: Counter
    private let folds: Counter
    private let verification: Timer

    init(_ factory: PrometheusFactory = PrometheusFactory(help: MetricRow.help)) {
        self.factory = factory
        spins = Counter(label: "funfair_spins_total", factory: factory)
        foldedSpins = Counter(label: "funfair_spins_folded_total", factory: factory)
        prunedRows = Counter(label: "funfair_pruned_total", factory: factory)
        parties = Counter(label: "funfair_parties_total", factory: factory)
        links = Counter(label: "funfair_links_total", factory: factory)
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

    func linked() { links.increment() }

    func partyOpened() { parties.increment() }

    func roundBegan(_ stall: Stall) { count("funfair_party_rounds_total", ("game", stall.word)) }

    func pruned(_ rows: Int) { prunedRows.increment(by: rows) }

    package func responded(status: Int) {
        count("funfair_responses_total", ("status", "\(status)"))
    }

    func failed(_ work: Failures.Work) { count("funfair_failures_total", ("work", "\(work)")) }

    /// Replays a run, and counts the replay.
    func folding(
        _ bytes: [UInt8], continuing run: GuestRun? = nil
    ) throws(Refusal) -> WatchedRun {
        folds.increment()
        if let run { return try run.finished(bytes) }
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

    /// Returns all metrics in Prometheus's format.
    ///
    /// - Parameter gauges: the current values. One that was nil since the house opened is left out,
    ///   and one that is nil now keeps its last value.
    func text(_ gauges: [Gauging]) -> String {
        for gauge in gauges {
            guard let value = gauge.value else { continue }
            Gauge(label: gauge.label, dimensions: gauge.dimensions, factory: factory)
                .record(value)
        }
        return factory.text
    }

    /// A gauge with its current value, if known.
    struct Gauging {
        let label: String
        var dimensions: [(String, String)] = []
        let value: Int64?

        init(_ label: String, _ value: Int64?) {
            self.label = label
            self.value = value
        }

        init(_ label: String, _ value: Int?) { self.init(label, value.map { Int64($0) }) }
    }
}

extension Duration {
    fileprivate var nanoseconds: Int64 {
        components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000
    }
}
