import Foundation
import Funfair
import GRDB
import HouseWire
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Shared walls", .withEveryEngine)
struct GalleryTests {
    private let house: TestHouse
    private let ada: TestPlayer

    init() async throws {
        house = try await TestHouse()
        ada = try await house.player("Ada")
    }

    @Test func `A new house has no shared walls`() async throws {
        let answer = try await house.get("/api/walls")
        #expect(answer.status == 200)
        #expect(answer.json["by"] == .text("newest"))
        #expect(answer.json["page"] == .number(0))
        #expect(answer.json["hasMore"] == .bool(false))
        #expect(answer.json["rows"] == .list([]))
    }

    @Test func `Shared walls are listed newest first`() async throws {
        for place in [5, 3, 4] {
            try await house.putUp(place, of: ada)
            house.clock.pass(seconds: 1)
        }
        #expect(try await house.walls() == ["Brick 4", "Brick 3", "Brick 5"])
        #expect(try await house.walls("?by=newest&page=0") == ["Brick 4", "Brick 3", "Brick 5"])
    }

    @Test func `Walls can be ordered by plays or hearts, with the newest first in a tie`()
        async throws
    {
        for place in 1...4 {
            try await house.putUp(place, of: ada)
            house.clock.pass(seconds: 1)
        }
        try await house.change(
            """
            UPDATE wall SET plays = 7 WHERE name = 'Brick 2';
            UPDATE wall SET plays = 9 WHERE name = 'Brick 3';
            UPDATE wall SET hearts = 3 WHERE name = 'Brick 1'
            """)
        #expect(
            try await house.walls("?by=played") == ["Brick 3", "Brick 2", "Brick 4", "Brick 1"])
        #expect(
            try await house.walls("?by=liked") == ["Brick 1", "Brick 4", "Brick 3", "Brick 2"])
    }

    @Test
    func `Each shared wall is on exactly one page, and only the last page is marked as the last`()
        async throws
    {
        let players = [ada, try await house.player("Alan")]
        for place in 0..<30 { try await house.putUp(place, of: players[place % 2]) }
        for order in WallOrder.allCases {
            var seen: [String] = []
            for page in 0...2 {
                let answer = try await house.get("/api/walls?by=\(order.rawValue)&page=\(page)")
                let rows = answer.json["rows"]?.list?.compactMap { $0["wall"]?.text } ?? []
                #expect(rows.count == [12, 12, 6][page])
                #expect(answer.json["hasMore"] == .bool(page < 2))
                #expect(answer.json["page"]?.integer == page)
                seen += rows
            }
            #expect(Set(seen).count == 30)
        }
        #expect(try await house.walls("?page=3") == [])
        #expect(try await house.walls("?page=99") == [])
    }

    @Test func `A full page can be the last page`() async throws {
        for place in 0..<12 { try await house.putUp(place, of: ada) }
        #expect(try await house.get("/api/walls").json["hasMore"] == .bool(false))
    }

    @Test(arguments: [
        "by=best", "by=", "by=NEWEST", "page=-1", "page=100", "page=", "page=one", "page=1.5",
    ])
    func `The refusal of an invalid wall order or page lists the valid values`(
        query: String
    ) async throws {
        let answer = try await house.get("/api/walls?\(query)")
        expect(answer, refuses: "invalid-query", 400)
        #expect(answer.detail.contains(query.hasPrefix("by") ? "liked" : "99"))
    }

    @Test(arguments: [
        "AAAAAAAAAAA", "-", "x", "AAAAAAAAAA=", "AAAAAAAAAAB", "AAAAAAAAAAAA", "%00", "..%2F..",
        "AAAA%2BAAAAAA", "бббббббббб",
    ])
    func `A wall with an unknown or invalid code isn't found`(code: String) async throws {
        let path = code.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? ""
        expect(try await house.wall(path), refuses: "unknown-wall", 404)
        expect(try await house.like(path, as: ada.secret), refuses: "unknown-wall", 404)
        expect(try await house.unpublish(path, as: ada.secret), refuses: "unknown-wall", 404)
        expect(try await house.board(ofWall: path), refuses: "unknown-wall", 404)
    }

    @Test func `Each order of walls uses a database index`() async throws {
        guard let file = house.repository as? SQLiteRepository else { return }
        for order in WallOrder.allCases {
            let plan: [String] = try await file.query(
                "EXPLAIN QUERY PLAN " + ShownWalls.page(by: order), [Data?.none, 12, 0]
            ).map { try $0.get(3) }
            #expect(plan.contains { $0.contains("USING INDEX wall_\(order.rawValue)") }, "\(plan)")
        }
    }
}
