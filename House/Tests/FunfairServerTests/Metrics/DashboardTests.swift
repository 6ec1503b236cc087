import Foundation
import Testing

@testable import House

@Suite("The dashboard for Grafana")
struct DashboardTests {
    /// The metrics that the dashboard leaves out, because they are about costs that only the
    /// project's own measurements compare.
    private static let leftOut: Set = [
        "funfair_links_total", "funfair_pruned_total", "funfair_runs_folded_total",
        "funfair_spins_folded_total",
    ]

    private static let rows = Dictionary(
        uniqueKeysWithValues: MetricRow.all.map { ($0.label, $0.kind) })

    private static let document: JSON = {
        let file = URL(fileURLWithPath: #filePath)
        let root = (0..<5).reduce(file) { url, _ in url.deletingLastPathComponent() }
        let bytes = try? Data(contentsOf: root.appendingPathComponent("packaging/grafana.json"))
        return (try? JSON(Array(bytes ?? Data()))) ?? .null
    }()

    private static var panels: [JSON] { document["panels"]?.list ?? [] }

    /// The queries of all panels.
    private static var queries: [String] {
        panels.flatMap { $0["targets"]?.list ?? [] }.compactMap { $0["expr"]?.text }
    }

    /// A metric in a query, and the text around it.
    private struct Use: CustomStringConvertible {
        let name: String
        let before: Substring
        let after: Substring

        var description: String { "\(before)\(name)\(after)" }

        /// Whether the metric's growth over a time is used, and not its value.
        var isOfGrowth: Bool {
            let range = /(\{[^{}]*\})?\[\$__rate_interval\]\).*/
            return (before.hasSuffix("rate(") || before.hasSuffix("increase("))
                && after.wholeMatch(of: range) != nil
        }
    }

    private static var uses: [Use] {
        queries.flatMap { query in
            query.matches(of: /funfair_[a-z_]+/).map {
                Use(
                    name: String($0.output), before: query[..<$0.range.lowerBound],
                    after: query[$0.range.upperBound...])
            }
        }
    }

    @Test func `The dashboard queries every metric that isn't left out, and no other`() {
        let histograms = Set(Self.rows.filter { $0.value == .histogram }.keys)
        let used = Self.uses.map { use in
            histograms.first { use.name.hasPrefix($0) } ?? use.name
        }
        #expect(Set(used).isDisjoint(with: Self.leftOut))
        #expect(Set(used).union(Self.leftOut) == Set(Self.rows.keys))
    }

    @Test func `Counters are queried by their growth, and gauges by their value`() {
        for use in Self.uses {
            switch Self.rows[use.name] {
            case .counter: #expect(use.isOfGrowth, "\(use)")
            case .gauge: #expect(!use.isOfGrowth && !use.after.contains("["), "\(use)")
            case .histogram, nil: break
            }
        }
    }

    @Test func `Histograms are queried by their buckets' growth, in histogram_quantile`() {
        let histograms = Self.rows.filter { $0.value == .histogram }.keys
        for label in histograms {
            let uses = Self.uses.filter { $0.name.hasPrefix(label) }
            #expect(!uses.isEmpty)
            for use in uses {
                #expect(use.name == label + "_bucket", "\(use)")
                #expect(use.isOfGrowth, "\(use)")
                let form = /histogram_quantile\(0\.\d+, sum by \(le\) \(rate\(/
                #expect(use.before.wholeMatch(of: form) != nil, "\(use)")
            }
        }
    }

    @Test func `Every query is limited to the chosen houses`() {
        #expect(!Self.queries.isEmpty)
        for use in Self.uses { #expect(use.after.hasPrefix(#"{instance=~"$house"}"#), "\(use)") }
    }

    @Test func `Every panel has a title, a number of its own, and the chosen data source`() {
        let numbers = Self.panels.compactMap { $0["id"]?.integer }
        #expect(Set(numbers).count == Self.panels.count)
        for panel in Self.panels {
            #expect(panel["title"]?.text?.isEmpty == false)
            #expect(panel["datasource"]?["uid"]?.text == "${datasource}")
        }
    }

    @Test func `No panel covers another`() {
        var taken: Set<[Int]> = []
        for panel in Self.panels {
            let place = panel["gridPos"] ?? .null
            guard let x = place["x"]?.integer, let y = place["y"]?.integer,
                let width = place["w"]?.integer, let height = place["h"]?.integer
            else {
                Issue.record("a panel without a place")
                continue
            }
            #expect(x + width <= 24)
            for column in x..<x + width {
                for row in y..<y + height { #expect(taken.insert([column, row]).inserted) }
            }
        }
    }
}
