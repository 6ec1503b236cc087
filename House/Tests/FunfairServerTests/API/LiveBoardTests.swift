import Foundation
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Live boards", .withEveryEngine)
struct LiveBoardTests {
    /// Returns the board events in the received text, each parsed as JSON.
    private static func events(_ text: String) -> [JSON] {
        text.split(separator: "event: board\ndata: ").dropFirst().compactMap {
            try? JSON($0.prefix { $0 != "\n" }.utf8)
        }
    }

    private static func watch(_ board: String, _ port: UInt16) throws -> RawConnection {
        let connection = try RawConnection(port: port)
        try connection.ask("/api/boards/\(board)")
        return connection
    }

    @Test func `A new viewer receives the board immediately`() async throws {
        let house = try await TestHouse()
        try await house.put(10, of: try await house.player("Ada"))
        let text = try await house.serve { port in
            try await waiting { try Self.watch("breakout/live", port).receive(until: "}\n\n") }
        }
        #expect(text.hasPrefix("HTTP/1.1 200 OK\r\n"))
        #expect(text.lowercased().contains("content-type: text/event-stream\r\n"))
        let event = try #require(Self.events(text).first)
        let schema = APIDescription.shared.document["components"]?["schemas"]?["LiveBoard"]
        let complaints = APIDescription.shared.complaints(
            of: event, schema: try #require(schema))
        #expect(complaints == [])
        #expect(event["game"] == .text("breakout"))
        #expect(event["period"] == .text("today"))
        #expect(event["players"] == .number(1))
        #expect(event["rows"]?.list?.first?["player"] == .text("Ada"))
        #expect(event["newPlayer"] == .null)
    }

    @Test func `A live board sends a new score with its player`() async throws {
        let house = try await TestHouse()
        let ada = try await house.player("Ada")
        let text = try await house.serve { port in
            let viewer = try await waiting { () -> RawConnection in
                let viewer = try Self.watch("breakout/live?period=all", port)
                _ = viewer.receive(until: "}\n\n")
                return viewer
            }
            _ = try await house.play(ada)
            return try await waiting { viewer.receive(until: "}\n\n") }
        }
        let data = try #require(text.range(of: "data: ")?.upperBound)
        let event = try JSON(text[data...].prefix { $0 != "\n" }.utf8)
        #expect(event["newPlayer"] == .text("Ada"))
        #expect(event["period"] == .text("all"))
        #expect(event["rows"]?.list?.first?["player"] == .text("Ada"))
    }

    @Test func `The live daily board restarts at midnight, even if nobody plays`() async throws {
        let house = try await TestHouse()
        try await house.put(10, of: try await house.player("Ada"))
        house.house.boards.live.turnOver()
        let text = try await house.serve { port in
            let viewer = try await waiting { () -> RawConnection in
                let viewer = try Self.watch("breakout/live", port)
                _ = viewer.receive(until: "}\n\n")
                return viewer
            }
            // The clock advances from noon to one second before midnight, then to midnight.
            house.clock.pass(seconds: 12 * 3600 - 1)
            house.house.boards.live.turnOver()
            house.clock.pass(seconds: 1)
            house.house.boards.live.turnOver()
            return try await waiting { viewer.receive(until: "}\n\n") }
        }
        let data = try #require(text.range(of: "data: ")?.upperBound)
        let event = try JSON(text[data...].prefix { $0 != "\n" }.utf8)
        #expect(event["period"] == .text("today"))
        #expect(event["rows"] == .list([]))
        #expect(event["players"] == .number(0))
    }

    @Test func `A live board also sends the score after a spin at a table`() async throws {
        let house = try await TestHouse()
        let ada = try await house.player("Ada")
        let text = try await house.serve { port in
            let viewer = try await waiting { () -> RawConnection in
                let viewer = try Self.watch("roulette/live", port)
                _ = viewer.receive(until: "}\n\n")
                return viewer
            }
            let table = try await house.openTable(for: ada)
            _ = try await house.spin(table, key: "one", as: ada.secret)
            return try await waiting { viewer.receive(until: "}\n\n") }
        }
        #expect(text.contains(#""player":"Ada""#))
    }

    @Test func `A board's changes are sent only to its own viewers`() async throws {
        var limits = HouseLimits.none
        limits.pulse = .milliseconds(50)
        let house = try await TestHouse(limits: limits)
        let ada = try await house.player("Ada")
        let texts = try await house.serve { port in
            let viewers = try await waiting {
                let boards = ["breakout/live", "breakout/live", "bubblepop/live"]
                return try boards.map { board in
                    let viewer = try Self.watch(board, port)
                    _ = viewer.receive(until: "}\n\n")
                    return viewer
                }
            }
            _ = try await house.play(ada)
            let texts = try await waiting { viewers[..<2].map { $0.receive(until: "}\n\n") } }
            // Another board's events would arrive before the tenth pulse.
            return try await waiting {
                texts + [(0..<10).map { _ in viewers[2].receive(until: "\n\n") }.joined()]
            }
        }
        #expect(texts[0].contains("Ada"))
        #expect(texts[1].contains("Ada"))
        #expect(!texts[2].contains("board"))
    }

    @Test func `An address can watch a limited number of boards at the same time`()
        async throws
    {
        var limits = HouseLimits.none
        limits.viewers = 2
        let house = try await TestHouse(limits: limits)
        try await house.serve { port in
            let viewers = try await waiting {
                try (0..<2).map { _ in
                    let viewer = try Self.watch("breakout/live", port)
                    _ = viewer.receive(until: "}\n\n")
                    return viewer
                }
            }
            #expect(try await house.count("funfair_live_viewers") == 2)
            let third = try await waiting {
                try Self.watch("bubblepop/live", port).receive(until: "\r\n\r\n")
            }
            #expect(third.hasPrefix("HTTP/1.1 429 "))
            _ = viewers
        }
        try await house.serve { port in
            let viewer = try await waiting {
                try Self.watch("bubblepop/live", port).receive(until: "}\n\n")
            }
            #expect(viewer.hasPrefix("HTTP/1.1 200 "))
        }
    }

    @Test func `The house notices that a viewer has left even if the board doesn't change`()
        async throws
    {
        var limits = HouseLimits.none
        limits.pulse = .milliseconds(10)
        let house = try await TestHouse(limits: limits)
        try await house.serve { port in
            try await waiting {
                _ = try Self.watch("breakout/live", port).receive(until: "}\n\n")
            }
            #expect(house.house.boards.live.viewers == 1)
            await wait(until: { house.house.boards.live.viewers == 0 })
        }
    }

    @Test func `Viewers over the limit are refused with an explanation`() async throws {
        var limits = HouseLimits.none
        limits.viewers = 0
        let house = try await TestHouse(limits: limits)
        let answer = try await house.get("/api/boards/breakout/live")
        expect(answer, refuses: "too-often", 429)
        #expect(answer.headers[.retryAfter] == "60")
    }

    /// Returns the text that is sent for the given change.
    private static func text(of change: Broadcast<LiveBoards.Change>) throws -> String {
        String(buffer: try LiveEvent.bytes(of: change))
    }

    @Test
    func `If a board changes several times in quick succession, only the last change is sent`()
        async throws
    {
        let house = try await TestHouse()
        let ada = try await house.player("Ada")
        let stream = try house.house.boards.live.watch(
            LiveBoards.Channel(contest: .breakout, period: .all), from: "", most: 1)
        let board = Board(of: .breakout, .all, at: house.clock.now)
        let last = try await house.put(10, of: ada)
        for run in (1..<50).map({ _ in RunID() }) + [last] {
            house.house.boards.live.changed([board], by: run)
        }
        let telling = Task { await house.house.boards.live.run() }
        defer { telling.cancel() }
        var iterator = stream.makeAsyncIterator()
        let event = try #require(await iterator.next())
        #expect(event.value.run == last)
        #expect(try Self.text(of: event).contains(#""newPlayer":"Ada""#))
        house.house.boards.live.close()
        #expect(await iterator.next() == nil)
    }

    @Test(.timeLimit(.minutes(10)))
    func `A live board still sends changes after a quiet period`() async throws {
        let house = try await TestHouse()
        let ada = try await house.player("Ada")
        let stream = try house.house.boards.live.watch(
            LiveBoards.Channel(contest: .breakout, period: .all), from: "", most: 1)
        let board = Board(of: .breakout, .all, at: house.clock.now)
        let telling = Task { await house.house.boards.live.run() }
        defer { telling.cancel() }
        var iterator = stream.makeAsyncIterator()
        for score in [10, 20] {
            house.house.boards.live.changed([board], by: try await house.put(score, of: ada))
            let event = try #require(await iterator.next())
            #expect(event.value.page.rows.map(\.score) == [score])
            // Wait longer than the house collects changes.
            try await Task.sleep(for: .milliseconds(300))
        }
        house.house.boards.live.close()
    }
}
