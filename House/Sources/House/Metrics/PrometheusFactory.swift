import CoreMetrics
import Synchronization

/// Stores values from swift-metrics, and writes them in Prometheus's format.
///
/// Each label with its dimensions is a series, which is kept forever. Timers become histograms in
/// seconds.
final class PrometheusFactory: MetricsFactory {
    private struct Name: Hashable {
        let label: String
        /// The dimensions as Prometheus writes them, such as `game="breakout"`.
        let dimensions: String
    }

    private let help: [String: String]
    private let series = Mutex<[Name: any PrometheusSeries]>([:])

    /// - Parameter help: descriptions by label, a sentence each.
    init(help: [String: String] = [:]) { self.help = help }

    func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        kept(label, dimensions, CountSeries.init)
    }

    func makeRecorder(
        label: String, dimensions: [(String, String)], aggregate: Bool
    ) -> any RecorderHandler {
        kept(label, dimensions, GaugeSeries.init)
    }

    func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        kept(label, dimensions, TimeSeries.init)
    }

    // Series are kept for as long as the house is open.
    func destroyCounter(_ handler: any CounterHandler) {}
    func destroyRecorder(_ handler: any RecorderHandler) {}
    func destroyTimer(_ handler: any TimerHandler) {}

    /// Returns the series with the given label and dimensions, and creates it on first use.
    private func kept<Series: PrometheusSeries>(
        _ label: String, _ dimensions: [(String, String)], _ make: () -> Series
    ) -> Series {
        let name = Name(
            label: label,
            dimensions: dimensions.map { "\($0)=\"\($1.escaped)\"" }.joined(separator: ","))
        return series.withLock { all in
            if let known = all[name] {
                guard let known = known as? Series else {
                    preconditionFailure("\(label) is counted in two ways")
                }
                return known
            }
            let new = make()
            all[name] = new
            return new
        }
    }

    /// All series in Prometheus's format, sorted by label.
    var text: String {
        let all = series.withLock { $0 }.sorted {
            ($0.key.label, $0.key.dimensions) < ($1.key.label, $1.key.dimensions)
        }
        var text = ""
        var label: String?
        for (name, series) in all {
            if name.label != label {
                label = name.label
                if let help = help[name.label] { text += "# HELP \(name.label) \(help)\n" }
                text += "# TYPE \(name.label) \(type(of: series).kind)\n"
            }
            for line in series.lines {
                let dimensions = [name.dimensions, line.dimension].filter { !$0.isEmpty }
                let braced =
                    dimensions.isEmpty ? "" : "{\(dimensions.joined(separator: ","))}"
                text += "\(name.label)\(line.suffix)\(braced) \(line.value)\n"
            }
        }
        return text
    }
}

extension String {
    /// The string, escaped for use as a dimension's value.
    fileprivate var escaped: String {
        replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    }
}
