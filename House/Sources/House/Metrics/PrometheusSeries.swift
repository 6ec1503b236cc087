import CoreMetrics
import Synchronization

/// The values of one label with its dimensions.
protocol PrometheusSeries: AnyObject, Sendable {
    /// Prometheus's name for this kind of series.
    static var kind: String { get }
    /// The lines to write.
    var lines: [PrometheusLine] { get }
}

/// One line of a series: an optional suffix of its name, an optional extra dimension, and a value.
struct PrometheusLine {
    var suffix = ""
    var dimension = ""
    let value: String
}

/// A value that only grows.
final class CountSeries: PrometheusSeries, CounterHandler {
    static let kind = "counter"
    private let count = Mutex<Int64>(0)

    func increment(by amount: Int64) { count.withLock { $0 += amount } }
    func reset() { count.withLock { $0 = 0 } }

    var lines: [PrometheusLine] { [PrometheusLine(value: "\(count.withLock { $0 })")] }
}

/// The last recorded value.
final class GaugeSeries: PrometheusSeries, RecorderHandler {
    static let kind = "gauge"
    private let value = Mutex("0")

    func record(_ value: Int64) { self.value.withLock { $0 = "\(value)" } }
    func record(_ value: Double) { self.value.withLock { $0 = "\(value)" } }

    var lines: [PrometheusLine] { [PrometheusLine(value: value.withLock { $0 })] }
}

/// A histogram of durations: the count up to each bound, the total count, and the sum in seconds.
final class TimeSeries: PrometheusSeries, TimerHandler {
    static let kind = "histogram"
    /// The upper bounds, in seconds.
    private static let bounds = [0.0001, 0.0003, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1]

    private struct Times {
        var upTo = Array(repeating: 0, count: TimeSeries.bounds.count)
        var count = 0
        var seconds = 0.0
    }

    private let times = Mutex(Times())

    func recordNanoseconds(_ duration: Int64) {
        let seconds = Double(duration) / 1e9
        times.withLock { times in
            times.count += 1
            times.seconds += seconds
            for (index, bound) in Self.bounds.enumerated() where seconds <= bound {
                times.upTo[index] += 1
            }
        }
    }

    var lines: [PrometheusLine] {
        let times = times.withLock { $0 }
        return zip(Self.bounds, times.upTo).map { bound, count in
            PrometheusLine(suffix: "_bucket", dimension: "le=\"\(bound)\"", value: "\(count)")
        } + [
            PrometheusLine(suffix: "_bucket", dimension: "le=\"+Inf\"", value: "\(times.count)"),
            PrometheusLine(suffix: "_sum", value: "\(times.seconds)"),
            PrometheusLine(suffix: "_count", value: "\(times.count)"),
        ]
    }
}
