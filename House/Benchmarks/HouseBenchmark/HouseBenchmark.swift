import Foundation
import FunfairServer
import House
import HouseStore
import Logging
import Synchronization

/// Measures the house over loopback. The server and its load share this machine's processors, so a
/// server on its own machine could handle more.
///
/// Measures everything, or only the parts named by the arguments.
@main
enum HouseBenchmark {
    private enum Part: String, CaseIterable {
        case sqlite, boards, party, postgresql, ranks
    }

    /// The number of runs to send, and the number of connections to send them on.
    static let runs = 6000
    static let connections = 48
    private static let viewers = 2000
    /// The number of players on the board that the benchmark reads.
    static let readers = 1000
    /// How far each run moves the clock, in seconds. A game of BubblePop lasts a minute.
    static let gameLasts: Int64 = 62

    static func main() async throws {
        OpenFiles.allowAsManyAsPossible()
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("funfair-bench-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }

        let named = CommandLine.arguments.dropFirst().compactMap(Part.init)
        for part in named.isEmpty ? Part.allCases : named {
            print("\n-- \(part.rawValue)")
            switch part {
            case .sqlite: try await sqlite(in: folder)
            case .boards: try await boards(in: folder)
            case .party: try await PartyBenchmark.run(in: folder)
            case .postgresql: try await PostgreSQLBenchmark.run(in: folder)
            case .ranks:
                try await RankBenchmark.run(in: folder)
                try await PostgreSQLBenchmark.rank()
            }
        }
    }

    private static func sqlite(in folder: URL) async throws {
        try await withHouse(in: folder) { load in
            let played = load.play(try await load.takeTickets(runs))
            load.judge(played)
            try await load.send(played)
            try await Viewers.watch(viewers, load: load)
        }
    }

    private static func boards(in folder: URL) async throws {
        try await withHouse(in: folder) { load in
            try await load.send(load.play(try await load.takeTickets(readers)))
            try await BoardBenchmark.read(readers, of: load.addresses[0])
        }
    }

    /// Opens a house that stores its data in a new file. The load moves the house's clock forward.
    private static func withHouse(
        in folder: URL, _ body: @escaping @Sendable (Load) async throws -> Void
    ) async throws {
        let clock = BenchClock()
        let repository = try SQLiteRepository(
            path: folder.appendingPathComponent("\(UUID().uuidString).sqlite").path)
        let house = House(repository: repository, key: TicketKey(), limits: .measured) { clock.now }
        try await BenchServer(house, folder: folder).whileOpen { address in
            let load = Load(addresses: [address], connections: connections) {
                clock.goForward(seconds: gameLasts)
            }
            try await body(load)
            try await load.close()
        }
        try repository.close()
    }
}

/// Measured times, sorted.
struct Times {
    /// Collects times from concurrent tasks.
    final class Recorder: Sendable {
        private let all = Mutex<[Duration]>([])

        var times: [Duration] { all.withLock { $0 } }

        func add(_ time: Duration) { all.withLock { $0.append(time) } }
    }

    private let sorted: [Duration]

    init(_ times: [Duration]) { sorted = times.sorted() }

    func percentile(_ share: Double) -> Double {
        guard !sorted.isEmpty else { return .nan }
        return sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))] / .milliseconds(1)
    }

    var mean: Double { sorted.reduce(.zero, +) / .milliseconds(1) / Double(sorted.count) }

    /// A summary, such as `mean 0.21 ms, median 0.20, 99th percentile 0.41, most 1.35`.
    var words: String {
        "mean \(Self.digits(mean)) ms, median \(Self.digits(percentile(0.5))), "
            + "99th percentile \(Self.digits(percentile(0.99))), "
            + "most \(Self.digits(percentile(1)))"
    }

    static func digits(_ value: Double) -> String { String(format: "%.2f", value) }
}
