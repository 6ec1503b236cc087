import Foundation
import Funfair
import FunfairServer
import House
import HouseStore
import HouseWire
import NIOCore

/// Measures how many boards per second a house can return, first with only the top rows, then with
/// a player's own rows.
enum BoardBenchmark {
    private static let reads = 40_000

    static func read(_ players: Int, of address: String) async throws {
        let board = HouseRoute.board(of: Stall.bubblePop.word, in: Period.all.rawValue)
            .asking(.limit, "20")
        try await read("boards read", of: address) { _ in RawClient.request(board) }
        try await read("boards read with a player's own rows", of: address) { number in
            RawClient.request(board.asking(.around, "Player \(number % players)"))
        }
        try await read("the health asked for", of: address) { _ in RawClient.request(.health) }
    }

    private static func read(
        _ what: String, of address: String, _ request: @escaping @Sendable (Int) -> ByteBuffer
    ) async throws {
        let start = ContinuousClock.now
        let before = clock()
        let times = try await withThrowingTaskGroup(of: [Duration].self) { group in
            for first in 0..<HouseBenchmark.connections {
                group.addTask {
                    let client = try await RawClient.connect(to: address)
                    let requests = stride(
                        from: first, to: reads, by: HouseBenchmark.connections
                    ).map(request)
                    let times = try await ask(requests[...], of: client, []).get()
                    await client.close()
                    return times
                }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        print(
            "\(what), \(HouseBenchmark.connections) connections: \(Int(Double(reads) / seconds)) a second; "
                + Times(times).words)
        let spent = Double(clock() - before) / Double(CLOCKS_PER_SEC) / Double(reads)
        print(
            "of the processors, by the house and who reads: \(Times.digits(spent * 1000)) ms each")
    }

    private static func ask(
        _ requests: ArraySlice<ByteBuffer>, of client: RawClient, _ times: [Duration]
    ) -> EventLoopFuture<[Duration]> {
        guard let request = requests.first else {
            return client.loop.makeSucceededFuture(times)
        }
        let start = ContinuousClock.now
        return client.ask(request).flatMap { answer in
            guard answer.status == 200 else {
                return client.loop.makeFailedFuture(
                    Load.Failure.refused(
                        status: answer.status, String(buffer: answer.body)))
            }
            return ask(requests.dropFirst(), of: client, times + [ContinuousClock.now - start])
        }
    }
}
