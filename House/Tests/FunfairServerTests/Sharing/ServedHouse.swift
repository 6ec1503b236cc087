import Foundation
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

/// A running `funfair serve` on a database.
final class ServedHouse: @unchecked Sendable {
    private let process: FunfairProcess
    let port: UInt16

    /// - Parameters:
    ///   - database: The database's address.
    ///   - folder: The site's folder, which also contains the key.
    init(on database: String, in folder: TemporaryFolder) throws {
        process = try FunfairProcess(
            "serve", "--site", folder.path, "--port", "0", "--database", database, in: folder.path)
        port = try process.openPort()
    }

    /// Sends a request and waits for the complete response.
    func ask(
        _ path: String, _ headers: [String: String] = [:], body: [UInt8]? = nil
    ) throws -> (status: Int, json: JSON) {
        let connection = try RawConnection(port: port)
        var lines = ["\(body == nil ? "GET" : "POST") \(path) HTTP/1.1", "Host: localhost"]
        lines += ["Connection: close"] + headers.map { "\($0.key): \($0.value)" }
        if let body { lines.append("Content-Length: \(body.count)") }
        connection.send(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + (body ?? []))
        let text = connection.receiveAll().text
        let status = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        let start = text.range(of: "\r\n\r\n")?.upperBound ?? text.endIndex
        return (status, (try? JSON(text[start...].utf8)) ?? .null)
    }

    func post(_ path: String, _ words: String, as device: String) throws -> JSON {
        try ask(
            path, ["Funfair-Device": device, "Content-Type": "application/json"],
            body: Array(words.utf8)
        ).json
    }

    /// Requests a ticket for a Breakout run.
    func ticket(for player: TestPlayer) throws -> TestTicket {
        let answer = try post(
            "/api/tickets", #"{"player": "\#(player.name)", "game": "breakout", "board": "open"}"#,
            as: player.secret)
        let seed = try #require(answer["seed"]?.text.flatMap { UInt64($0, radix: 16) })
        return TestTicket(text: try #require(answer["ticket"]?.text), player: player, seed: seed)
    }

    /// Sends a run and returns the response's status.
    func send(_ run: TestRun, with ticket: TestTicket) throws -> Int {
        try ask(
            "/api/runs",
            [
                "Funfair-Device": ticket.player.secret, "Funfair-Ticket": ticket.text,
                "Content-Type": "application/octet-stream",
            ], body: run.bytes
        ).status
    }

    /// Returns a connection that watches Breakout's all-time board, after its first event.
    func watch() throws -> RawConnection {
        let viewer = try RawConnection(port: port)
        try viewer.ask("/api/boards/breakout/live?period=all")
        _ = viewer.receive(until: "}\n\n")
        return viewer
    }

    func kill() { process.send(SIGKILL) }

    /// Asks the process to stop and returns how it exited.
    func stop() throws -> FunfairProcess.Ending {
        process.send(SIGTERM)
        return try process.ending()
    }
}
