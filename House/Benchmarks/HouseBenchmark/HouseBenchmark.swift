import Foundation
import FunfairServer
import Logging

/// What the house can do, measured on loopback: server and load share this machine's processors, so
/// that the figures are what is left for players and not what a server alone could do.
@main
enum HouseBenchmark {
    /// So many runs are sent, by so many connections.
    private static let runs = 6000
    private static let connections = 48
    private static let viewers = 2000
    private static let boardReads = 20_000

    static func main() async throws {
        OpenFiles.allowAsManyAsPossible()
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("funfair-bench-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }

        if CommandLine.arguments.contains("ranks") {
            return try await RankBenchmark.run(in: folder)
        }
        let server = try await BenchServer(folder: folder)
        try await server.whileOpen { address, clock in
            let load = Load(address: address, connections: connections, clock: clock)
            let tickets = try await load.takeTickets(runs)
            let played = load.play(tickets)
            load.judge(played)
            try await load.send(played)
            try await load.readBoards(boardReads)
            try await Viewers.watch(viewers, at: address, load: load)
            try await load.close()
        }
        try await RankBenchmark.run(in: folder)
    }
}

/// Times, in order.
struct Times {
    private let sorted: [Duration]

    init(_ times: [Duration]) { sorted = times.sorted() }

    func percentile(_ share: Double) -> Double {
        guard !sorted.isEmpty else { return .nan }
        return sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))] / .milliseconds(1)
    }

    var mean: Double { sorted.reduce(.zero, +) / .milliseconds(1) / Double(sorted.count) }

    /// `mean 0.21 ms, median 0.20, 99th percentile 0.41`.
    var words: String {
        "mean \(Self.digits(mean)) ms, median \(Self.digits(percentile(0.5))), "
            + "99th percentile \(Self.digits(percentile(0.99)))"
    }

    static func digits(_ value: Double) -> String { String(format: "%.2f", value) }
}
