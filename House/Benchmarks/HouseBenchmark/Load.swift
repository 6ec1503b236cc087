import Arcade
import AsyncHTTPClient
import BubblePop
import Foundation
import Funfair
import FunfairServer
import Hands
import House
import HouseWire
import NIOCore
import NIOHTTP1

/// Simulates many players who play at the same time and send their runs.
struct Load: Sendable {
    struct Ticket: Sendable {
        let text: String
        let secret: String
        let seed: UInt64
        let player: String
    }

    struct Played: Sendable {
        let ticket: Ticket
        let recording: [UInt8]
    }

    /// The addresses of the houses. Each house gets an equal share of the connections.
    let addresses: [String]
    let connections: Int
    /// Waits as long as a run takes, or moves the clock forward by that amount of time.
    let letPlay: @Sendable () async throws -> Void
    private let client: HTTPClient

    init(
        addresses: [String], connections: Int,
        letPlay: @escaping @Sendable () async throws -> Void
    ) {
        self.addresses = addresses
        self.connections = connections
        self.letPlay = letPlay
        var configuration = HTTPClient.Configuration()
        configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = connections
        client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
    }

    func close() async throws { try await client.shutdown() }

    // MARK: Measurements

    /// Registers players and gets a ticket for each player.
    func takeTickets(_ count: Int, of kind: String = "Player") async throws -> [Ticket] {
        let (tickets, _) = try await each(Array(0..<count)) { number, address in
            let name = "\(kind) \(number)"
            let secret = Self.secret()
            _ = try await ask(.players, at: address, secret: secret, body: #"{"name": "\#(name)"}"#)
            let ticket = try await ask(
                .tickets, at: address, secret: secret,
                body: #"{"player": "\#(name)", "game": "bubblepop", "board": "open"}"#)
            guard let text = ticket.ticket, let seed = UInt64(ticket.seed ?? "", radix: 16) else {
                throw Failure.odd
            }
            return Ticket(text: text, secret: secret, seed: seed, player: name)
        }
        return tickets
    }

    /// Plays a run for each ticket, as a good player would.
    func play(_ tickets: [Ticket]) -> [Played] {
        tickets.compactMap { ticket in
            guard let player = try? PlayerName(ticket.player) else { return nil }
            var run = Run<BubblePopGame>(
                player: player, settings: .standard,
                stage: BubblePopGame.format.shape(fitting: 390, by: 690), seed: ticket.seed)
            var bot = BubblePopBot(.greedy, seed: ticket.seed)
            var cues: [Cue] = []
            while !run.game.isOver {
                if let input = bot.input(for: run.game) { run.apply(input, cues: &cues) }
                run.advance(cues: &cues)
                cues.removeAll(keepingCapacity: true)
            }
            return Played(ticket: ticket, recording: run.bytes)
        }
    }

    /// Measures how long the house takes to verify a run, including its hand measures.
    func judge(_ played: [Played]) {
        let times = played.prefix(2000).map { run in
            ContinuousClock().measure { _ = try? WatchedRun(verifying: run.recording) }
        }
        let bytes = played.reduce(0) { $0 + $1.recording.count } / played.count
        print("verifying a BubblePop run of \(bytes) bytes: \(Times(times).words)")
    }

    func send(_ played: [Played]) async throws {
        try await letPlay()
        let start = ContinuousClock.now
        let before = clock()
        let (_, times) = try await each(played) { run, address in
            try await send(run, to: address)
        }
        let spent = Double(clock() - before) / Double(CLOCKS_PER_SEC) / Double(played.count)
        report("verified runs", played.count, since: start, times)
        print(
            "of the processors, by the house and the players: \(Times.digits(spent * 1000)) ms a run"
        )
    }

    func send(_ run: Played, to address: String) async throws {
        _ = try await ask(
            .runs, at: address, secret: run.ticket.secret, ticket: run.ticket.text,
            bytes: run.recording)
    }

    private func report(
        _ what: String, _ count: Int, since start: ContinuousClock.Instant, _ times: [Duration]
    ) {
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        print(
            "\(what), \(connections) connections: \(Int(Double(count) / seconds)) a second; "
                + Times(times).words)
    }

    // MARK: Requests

    enum Failure: Error {
        case refused(status: Int, String)
        case odd
    }

    private func each<Item: Sendable, Value: Sendable>(
        _ items: [Item],
        _ body: @escaping @Sendable (Item, _ address: String) async throws -> Value
    ) async throws -> (values: [Value], times: [Duration]) {
        try await withThrowingTaskGroup(of: [(Value, Duration)].self) { group in
            for first in 0..<connections {
                group.addTask {
                    let address = addresses[first % addresses.count]
                    var done: [(Value, Duration)] = []
                    for index in stride(from: first, to: items.count, by: connections) {
                        let start = ContinuousClock.now
                        let value = try await body(items[index], address)
                        done.append((value, ContinuousClock.now - start))
                    }
                    return done
                }
            }
            var all: [(Value, Duration)] = []
            for try await done in group { all += done }
            return (all.map(\.0), all.map(\.1))
        }
    }

    func ask(
        _ route: HouseRoute, at address: String, secret: String? = nil, ticket: String? = nil,
        body: String? = nil, bytes: [UInt8]? = nil
    ) async throws -> Words {
        var request = HTTPClientRequest(url: "\(address)/\(route.path)")
        if route.method == .post { request.method = .POST }
        if let secret {
            request.headers.add(name: HouseHeader.secret.rawValue, value: secret)
        }
        if let ticket { request.headers.add(name: HouseHeader.ticket.rawValue, value: ticket) }
        if let body { request.body = .bytes(ByteBuffer(string: body)) }
        if let bytes { request.body = .bytes(ByteBuffer(bytes: bytes)) }
        let response = try await client.execute(request, timeout: .seconds(60))
        let answer = try await response.body.collect(upTo: 1 << 20)
        guard (200..<300).contains(response.status.code) else {
            throw Failure.refused(status: Int(response.status.code), String(buffer: answer))
        }
        // Decode only the responses that are used, because the benchmark measures the house, not
        // the client.
        guard route.method == .post, bytes == nil else { return Words() }
        return try JSONDecoder().decode(Words.self, from: Data(answer.readableBytesView))
    }

    /// Returns a random secret like those that devices create.
    static func secret() -> String {
        Data((0..<32).map { _ in UInt8.random(in: .min ... .max) }).base64EncodedString()
            .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }

    /// The parts of the house's responses that the benchmark uses.
    struct Words: Decodable {
        var ticket: String?
        var seed: String?
    }
}
