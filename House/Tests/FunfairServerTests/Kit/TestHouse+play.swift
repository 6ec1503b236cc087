import Foundation
import HTTPTypes

@testable import FunfairServer
@testable import House
@testable import HouseStore

/// A name and the device that owns it.
struct TestPlayer: Sendable {
    let name: String
    let secret: String
}

/// A ticket as its player receives it.
struct TestTicket: Sendable {
    let text: String
    let player: TestPlayer
    let seed: UInt64
}

/// An unexpected response that stops a test.
struct Unexpected: Error, CustomStringConvertible {
    let description: String

    init(_ answer: Answer) {
        description = "\(answer.status) \(answer.words)"
    }
}

extension DeviceSecret {
    /// Creates a random secret.
    init() {
        guard let secret = DeviceSecret(text: Base64URL.text(of: House.random(32))) else {
            preconditionFailure("an invalid secret")
        }
        self = secret
    }
}

extension TestHouse {
    /// Asks the house to register a name, by default for a new device.
    func register(_ name: String, as device: String = DeviceSecret().text) async throws -> Answer {
        try await register(name, HTTPFields().by(device))
    }

    func register(_ name: String, _ headers: HTTPFields) async throws -> Answer {
        let words = String(decoding: try JSONEncoder().encode(["name": name]), as: UTF8.self)
        return try await post("/api/players", words, headers)
    }

    /// Registers a name with a new device.
    func player(_ name: String) async throws -> TestPlayer {
        let secret = DeviceSecret().text
        let answer = try await register(name, as: secret)
        guard let name = answer.json["name"]?.text else { throw Unexpected(answer) }
        return TestPlayer(name: name, secret: secret)
    }

    func askTicket(
        _ game: String = "breakout", _ board: String = "open", for name: String,
        as device: String?
    ) async throws -> Answer {
        let wish = ["player": name, "game": game, "board": board]
        let words = String(decoding: try JSONEncoder().encode(wish), as: UTF8.self)
        return try await post("/api/tickets", words, as: device)
    }

    func ticket(
        _ game: String = "breakout", _ board: String = "open", for player: TestPlayer
    ) async throws -> TestTicket {
        let answer = try await askTicket(game, board, for: player.name, as: player.secret)
        guard let text = answer.json["ticket"]?.text,
            let seed = answer.json["seed"]?.text.flatMap({ UInt64($0, radix: 16) })
        else { throw Unexpected(answer) }
        return TestTicket(text: text, player: player, seed: seed)
    }

    /// Sends a recording with a ticket.
    func send(_ bytes: [UInt8], with ticket: String?, as device: String?) async throws -> Answer {
        var headers: HTTPFields = [.contentType: "application/octet-stream"]
        headers[.funfairTicket] = ticket
        return try await ask(.post, "/api/runs", headers.by(device), body: bytes)
    }

    func send(_ run: TestRun, with ticket: TestTicket) async throws -> Answer {
        try await send(run.bytes, with: ticket.text, as: ticket.player.secret)
    }

    /// Plays a Breakout run of the given length, advances the clock by it, and sends the run.
    func play(_ player: TestPlayer, ticks: Int = 600, _ board: String = "open") async throws
        -> Answer
    {
        let ticket = try await ticket("breakout", board, for: player)
        let run = try TestRun.breakout(ticket, ticks: ticks)
        clock.pass(milliseconds: run.milliseconds)
        return try await send(run, with: ticket)
    }

    /// Puts a score on Breakout's boards, as if somebody had played it.
    @discardableResult
    func put(
        _ score: Int, of player: TestPlayer, _ entry: RunPurpose = .open
    ) async throws -> RunID {
        let name = try HouseName(player.name)
        let run = RunID()
        guard let id = try await repository.player(named: name)?.id else { return run }
        _ = try await repository.record(
            NewRun(
                id: run, ticket: House.random(Ticket.idSize), player: id, contest: .breakout,
                entry: entry, opens: entry == .challenge ? clock.now.day.later(days: 1).start : nil,
                rulesVersion: 1, score: score, ticks: 0, inputs: nil, recording: Data([0]),
                boards: entry.boards(of: .breakout, at: clock.now), moment: clock.now))
        return run
    }

    func openTable(
        _ game: String = "roulette", for player: TestPlayer
    ) async throws -> String {
        let answer = try await post(
            "/api/tables", #"{"player": "\#(player.name)", "game": "\#(game)"}"#,
            as: player.secret)
        guard let table = answer.json["table"]?.text else { throw Unexpected(answer) }
        return table
    }

    func spin(
        _ table: String, key: String?, _ bet: String = TestBet.easy, as device: String?
    ) async throws -> Answer {
        var headers: HTTPFields = [:]
        headers[.idempotencyKey] = key
        return try await post("/api/tables/\(table)/spins", bet, as: device, headers)
    }
}

/// Bets in the API's format.
enum TestBet {
    static let easy = #"{"level": "easy", "numbers": [1, 2, 3, 4, 5, 6]}"#
    static let hard = #"{"level": "hard", "numbers": [0, 36]}"#
}
