import CoreMetrics
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging
import Testing

@testable import FunfairServer
@testable import House

@Suite("The house's metrics")
struct MetricsTests {
    @Test func `Runs, refusals, spins and responses are counted`() async throws {
        let house = try await TestHouse()
        let ada = try await house.player("Ada")
        for _ in 0..<3 { _ = try await house.play(ada) }
        let table = try await house.openTable(for: ada)
        for key in ["a", "b"] { _ = try await house.spin(table, key: key, as: ada.secret) }
        for _ in 0..<4 { _ = try await house.register("Ada") }
        #expect(try await house.count(#"funfair_runs_accepted_total{game="breakout"}"#) == 3)
        #expect(try await house.count("funfair_spins_total") == 2)
        #expect(try await house.refusals("name-taken") == 4)
        #expect(try await house.count("funfair_verification_seconds_count") == 3)
        #expect(try await house.count(#"funfair_verification_seconds_bucket{le="+Inf"}"#) == 3)
        #expect(try await house.count(#"funfair_responses_total{status="409"}"#) == 4)
        // The eight are a name, three tickets, three runs and a table.
        #expect(try await house.count(#"funfair_responses_total{status="201"}"#) == 8)
        #expect(try await house.count("funfair_verification_queue") == 0)
        #expect(try await house.count("funfair_live_viewers") == 0)
    }

    @Test func `Every line is in Prometheus's text format`() async throws {
        let house = try await TestHouse()
        _ = try await house.register("")
        let line = /(# (HELP|TYPE) [a-z_]+ .+)|([a-z_]+(\{[a-z]+="[^"]+"\})? [0-9.e+-]+)/
        for text in house.house.metricsText().split(separator: "\n") {
            #expect(text.wholeMatch(of: line) != nil, "\(text)")
        }
    }

    @Test func `Every metric has one type and one description`() async throws {
        let house = try await TestHouse()
        _ = try await house.play(try await house.player("Ada"))
        for name in ["Ada", ""] { _ = try await house.register(name) }
        let lines = house.house.metricsText().split(separator: "\n")
        let kinds = lines.filter { $0.hasPrefix("# TYPE ") }.map { $0.split(separator: " ")[2] }
        let meanings = lines.filter { $0.hasPrefix("# HELP ") }.map { $0.split(separator: " ")[2] }
        #expect(Set(kinds).count == kinds.count)
        #expect(kinds == meanings)
        #expect(kinds.contains("funfair_refused_total"))
    }

    @Test func `Every metric has the kind that the table of metrics says`() async throws {
        let house = try await TestHouse()
        _ = try await house.play(try await house.player("Ada"))
        _ = try await house.register("")
        try await house.repository.noteBackup(at: .saturdayNoon)
        await house.house.storeWatch.refresh()
        await house.house.failures.catching(.news) { throw StoreTrouble.noRoom }
        let text = house.house.metricsText(
            House.ServerFacts(version: "1", certificateEnd: .saturdayNoon))
        let types = text.split(separator: "\n").filter { $0.hasPrefix("# TYPE ") }
        let rows = Set(MetricRow.all.map { "# TYPE \($0.label) \($0.kind)" })
        let unused = rows.subtracting(types.map(String.init))
        #expect(rows.count == MetricRow.all.count)
        #expect(unused == ["# TYPE funfair_party_rounds_total counter"])
        #expect(types.count == rows.count - unused.count)
    }
}

@Suite("The metrics address")
struct MetricsServerTests {
    @Test func `Metrics are served in Prometheus's text format at their own address`() async throws
    {
        let house = try await TestHouse()
        _ = try await house.play(try await house.player("Ada"))
        let application = Application(
            router: MetricsServer.router(house.house, setup: .numbered), logger: house.log.logger)
        try await application.test(.router) { client in
            let response = try await client.execute(uri: "/metrics", method: .get)
            #expect(response.status == .ok)
            #expect(
                response.headers[.contentType] == "text/plain; version=0.0.4; charset=utf-8")
            #expect(
                String(buffer: response.body).contains(
                    "funfair_runs_accepted_total{game=\"breakout\"} 1\n"))
            #expect(try await client.execute(uri: "/", method: .get).status == .notFound)
        }
    }

    @Test(arguments: [HTTPRequest.Method.get, .head, .put])
    func `The public address doesn't serve metrics`(method: HTTPRequest.Method) async throws {
        let answer = try await TestHouse().ask(method, "/metrics")
        #expect(answer.status == 404)
    }

    @Test(arguments: [
        ("127.0.0.1:9464", "127.0.0.1", 9464), ("[::1]:9464", "[::1]", 9464),
        ("metrics.local:0", "metrics.local", 0),
    ])
    func `A metrics address is parsed into host and port`(text: String, host: String, port: UInt16)
        throws
    {
        let address = try #require(ListenAddress(text))
        #expect(address.hostname.description == host)
        #expect(address.port == port)
    }

    @Test(arguments: [
        "", "9464", ":9464", "127.0.0.1", "127.0.0.1:", "127.0.0.1:65536", "::1:9464",
    ])
    func `A metrics address without a valid host and port is refused`(text: String) {
        #expect(ListenAddress(text) == nil)
    }
}

@Suite("Metrics")
struct PrometheusFactoryTests {
    @Test func `Metrics with the same name and dimensions are one series`() {
        let factory = PrometheusFactory(help: ["cups_total": "Cups."])
        for size in ["small", "large", "small"] {
            Counter(label: "cups_total", dimensions: [("size", size)], factory: factory).increment()
        }
        #expect(
            factory.text == """
                # HELP cups_total Cups.
                # TYPE cups_total counter
                cups_total{size="large"} 1
                cups_total{size="small"} 2

                """)
    }

    @Test func `A gauge reports the last value`() {
        let factory = PrometheusFactory()
        for level in [3, 7, 5] { Gauge(label: "level", factory: factory).record(level) }
        #expect(factory.text == "# TYPE level gauge\nlevel 5\n")
    }

    @Test func `A timer counts durations up to each bound, and in total`() {
        let factory = PrometheusFactory()
        let timer = Timer(label: "brewing", factory: factory)
        for nanoseconds in [200_000, 2_000_000, 2_000_000_000] {
            timer.recordNanoseconds(Int64(nanoseconds))
        }
        let lines = factory.text.split(separator: "\n")
        #expect(lines.contains("brewing_bucket{le=\"0.0001\"} 0"))
        #expect(lines.contains("brewing_bucket{le=\"0.0003\"} 1"))
        #expect(lines.contains("brewing_bucket{le=\"1.0\"} 2"))
        #expect(lines.contains("brewing_bucket{le=\"+Inf\"} 3"))
        #expect(lines.contains("brewing_sum 2.0022"))
        #expect(lines.contains("brewing_count 3"))
    }

    @Test func `Special characters are escaped for Prometheus`() {
        let factory = PrometheusFactory()
        Counter(label: "odd", dimensions: [("said", "a \"b\" \\ c\nd")], factory: factory)
            .increment()
        #expect(factory.text == "# TYPE odd counter\nodd{said=\"a \\\"b\\\" \\\\ c\\nd\"} 1\n")
    }
}
