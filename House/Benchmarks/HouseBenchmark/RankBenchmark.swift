import Foundation
import Funfair
import FunfairServer

/// How long a rank takes on boards of very different sizes.
enum RankBenchmark {
    private static let sizes = [10_000, 1_000_000, 10_000_000]
    private static let asked = 2000

    static func run(in folder: URL) async throws {
        for size in sizes {
            let path = folder.appendingPathComponent("ranks-\(size).sqlite").path
            let repository = try SQLiteRepository(path: path)
            let board = Board(of: .bubblePop, .all, at: House.wallClock())
            try repository.fill(board, players: size)
            var times: [Duration] = []
            for number in 0..<asked {
                let score = number * 4000 / asked
                times.append(
                    try await ContinuousClock().measure {
                        _ = try await repository.rank(of: score, on: board)
                    })
            }
            print("rank among \(size) players: \(Times(times).words)")
            try repository.close()
            for ending in ["", "-wal", "-shm"] {
                try? FileManager.default.removeItem(atPath: path + ending)
            }
        }
    }
}
