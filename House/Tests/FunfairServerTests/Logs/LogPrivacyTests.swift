import Foundation
import HTTPTypes
import HouseWire
import Logging
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

/// Sends marked requests to every route over real connections, while the house works and while its
/// store is broken, with a log of every level.
@Suite("The log contains no personal data", .withEveryEngine, .timeLimit(.minutes(10)))
struct LogPrivacyTests {
    private let house: TestHouse
    private let player: TestPlayer
    private let party: TestParty
    /// What no line of the log may contain.
    private let marks: [String]
    private let parts: [HousePart: String]
    private let ticket: TestTicket
    private let run: [UInt8]

    private static let agent = "MarkedAgent/7"
    private static let address = "203.0.113.77"
    private static let query = "markedquery"

    init() async throws {
        house = try await TestHouse()
        player = try await house.player("Zanzibella")
        party = try await TestParty(house)
        _ = try await party.join(player)
        let table = try await house.openTable(for: player)
        let wall = try await house.putUp(7, of: player).text
        let sent = try await house.play(player)
        let runID = sent.json["run"]?.text ?? ""
        ticket = try await house.ticket(for: player)
        run = try TestRun.breakout(ticket).bytes
        let code = try await house.code(as: player.secret)
        parts = [
            .device: "1", .game: "breakout", .guest: "1", .party: party.code, .period: "all",
            .run: runID, .table: table, .wall: wall,
        ]
        marks = [
            "Zanzibella", player.secret, party.screen, party.id, code, table, wall,
            runID, ticket.text, Self.agent, Self.address, Self.query,
        ]
    }

    /// Returns a request for a route, with marks wherever a request can have them.
    private func request(_ route: HouseRoute) -> [UInt8] {
        var path = route.path
        for (part, value) in parts {
            path = path.replacing(part.placeholder, with: value)
        }
        let isRecording = ["api/runs", "api/walls"].contains(route.path)
        let words = """
            {"name": "\(player.name)", "player": "\(player.name)", "game": "breakout", \
            "board": "open", "code": "\(party.code)", "round": 1, "spin": 1, "score": 1, \
            "level": "easy", "numbers": [1, 2, 3, 4, 5, 6]}
            """
        let body = route.method == .post ? (isRecording ? run : Array(words.utf8)) : []
        let query = HouseQuery.allCases.map { asked in
            switch asked {
            case .player, .around: "\(asked)=\(player.name)"
            case .party: "party=\(party.id)"
            case .wall: "wall=\(parts[.wall] ?? "")"
            case .name, .text: "\(asked)=\(Self.query)"
            default: ""
            }
        }.filter { !$0.isEmpty }.joined(separator: "&")
        let head = """
            \("\(route.method)".uppercased()) /\(path)?\(query)&marked=\(Self.query) HTTP/1.1\r
            Host: localhost\r
            Connection: close\r
            User-Agent: \(Self.agent)\r
            X-Forwarded-For: \(Self.address)\r
            Authorization: Bearer \(player.secret)\r
            \(HouseHeader.secret.rawValue): \(player.secret)\r
            \(HouseHeader.ticket.rawValue): \(ticket.text)\r
            \(HouseHeader.key.rawValue): markedkey\r
            Content-Length: \(body.count)\r
            \r

            """
        return Array(head.utf8) + body
    }

    /// Sends a request to each route.
    ///
    /// - Returns: the number of responses that report an internal problem.
    private func askEverything(port: UInt16, removing: Bool) throws -> Int {
        var problems = 0
        for route in HouseRoute.all where removing || route.method != .delete {
            let connection = try RawConnection(port: port)
            connection.send(request(route))
            let answer = connection.receive(until: "\r\n\r\n")
            #expect(answer.hasPrefix("HTTP/1.1 "), "\(route.path)")
            if answer.hasPrefix("HTTP/1.1 50") { problems += 1 }
        }
        return problems
    }

    @Test func `even at the level trace, whatever fails`() async throws {
        let (house, marks) = (house, marks)
        try await house.serve { port in
            #expect(try askEverything(port: port, removing: false) == 0)
            // Bytes that aren't HTTP, and a request that ends early.
            for text in ["\(marks[0]) \(marks[1])\r\n\r\n", "POST /api/players HTTP/1.1\r\n"] {
                try RawConnection(port: port).send(Array(text.utf8))
            }
            for table in ["player", "device", "run", "wall", "house", "party"] {
                try await house.change("ALTER TABLE \(table) RENAME TO no_\(table)")
            }
            #expect(try askEverything(port: port, removing: true) >= 12)
        }
        let failed = house.log.lines.filter {
            $0.contains("hb.request.id") && $0.contains("\"route\"")
        }
        #expect(failed.count >= 12)
        #expect(house.log.lines.contains { $0.hasPrefix("trace: ") })
        for line in house.log.lines {
            for mark in marks where line.range(of: mark, options: .caseInsensitive) != nil {
                Issue.record("The log contains \(mark): \(line.prefix(2000))")
            }
            // A code is short enough to occur in another word.
            let words = line.split { !$0.isLetter && !$0.isNumber }
            #expect(!words.contains { $0 == party.code }, "\(line.prefix(2000))")
        }
    }

    @Test func `even if the store refuses a row and quotes it`() async throws {
        // PostgreSQL's details quote the row that a constraint refuses.
        let check = "length(name) < 5"
        switch Engine.current {
        case .postgresql:
            try await house.change(
                "ALTER TABLE player ADD CONSTRAINT short CHECK (\(check)) NOT VALID")
        case .sqlite:
            try await house.change(
                "CREATE TRIGGER short BEFORE INSERT ON player WHEN NOT \(check) "
                    .replacing("name", with: "NEW.name")
                    + "BEGIN SELECT RAISE(ABORT, 'short'); END")
        }
        let answer = try await house.register("Marmaduke")
        #expect(answer.status == 503)
        let lines = house.log.lines.filter { $0.contains("short") }
        #expect(!lines.isEmpty)
        for line in lines { #expect(!line.lowercased().contains("marmaduke"), "\(line)") }
    }
}
