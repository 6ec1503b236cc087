import Funfair
import HTTPTypes
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("The cache of boards", .withEveryEngine)
struct RememberedBoardTests {
    private static let path = "/api/boards/breakout/all"

    private let house: TestHouse

    init() async throws {
        var limits = HouseLimits.none
        limits.boardMilliseconds = BoardCache.lasts
        house = try await TestHouse(limits: limits)
    }

    private func players() async throws -> Int? {
        try await house.get(Self.path).json["players"]?.integer
    }

    @Test func `A board is read from the store at most once a second`() async throws {
        _ = try await house.play(try await house.player("Ada"))
        #expect(try await players() == 1)
        // The house doesn't notice this change.
        try await house.change("DELETE FROM standing; DELETE FROM score_count;")
        house.clock.pass(milliseconds: BoardCache.lasts - 1)
        #expect(try await players() == 1)
        house.clock.pass(milliseconds: 1)
        #expect(try await players() == 0)
    }

    @Test func `An accepted run appears on the board immediately`() async throws {
        #expect(try await players() == 0)
        _ = try await house.play(try await house.player("Ada"))
        #expect(try await players() == 1)
        _ = try await house.play(try await house.player("Bob"))
        #expect(try await house.get(Self.path + "?around=Bob").json["around"]?.list?.count == 2)
    }

    @Test func `A removed player disappears from a cached board`() async throws {
        let ada = try await house.player("Ada")
        _ = try await house.play(ada)
        #expect(try await players() == 1)
        _ = try await house.ask(.delete, "/api/device", .init().by(ada.secret))
        #expect(try await players() == 0)
    }

    @Test func `A change while a board is being read isn't lost`() async throws {
        let cache = house.house.boards.cache
        let board = Board(of: .breakout, .all, at: .saturdayNoon)
        let question = BoardCache.Question(board: board, ago: 0, limit: 10, around: nil)
        func answer(_ text: String, meanwhile: () -> Void = {}) async throws -> String {
            let json = try await cache.answer(to: question, at: .saturdayNoon) {
                meanwhile()
                return .init(text.utf8)
            }
            return String(decoding: json, as: UTF8.self)
        }
        let change = LiveBoards.Channel(contest: .breakout, period: .all)
        #expect(try await answer("old") { cache.forget([change]) } == "old")
        #expect(try await answer("new") == "new")
        #expect(try await answer("newer") == "new")
    }

    /// Returns how many times a board is read for the given number of requests.
    private func reads(
        of contest: Contest = .breakout, around: String? = nil, times: Int = 2,
        meanwhile change: Contest? = nil
    ) async throws -> Int {
        let cache = BoardCache(lasts: BoardCache.lasts)
        let question = BoardCache.Question(
            board: Board(of: contest, .all, at: .saturdayNoon), ago: 0, limit: 10, around: around)
        var reads = 0
        for _ in 0..<times {
            _ = try await cache.answer(to: question, at: .saturdayNoon) {
                reads += 1
                if let change { cache.forget([.init(contest: change, period: .all)]) }
                return .init()
            }
        }
        return reads
    }

    @Test func `A change to one board doesn't invalidate other cached boards`() async throws {
        #expect(try await reads(meanwhile: .bubblePop) == 1)
        #expect(try await reads(meanwhile: .breakout) == 2)
    }

    @Test func `The rows around a player are cached too`() async throws {
        #expect(try await reads(around: "Ada") == 1)
    }

    @Test func `Requests with very long names aren't cached`() async throws {
        #expect(try await reads(around: "Ada" + String(repeating: " ", count: 1022)) == 2)
    }

    @Test func `A party's board isn't cached`() async throws {
        let cache = house.house.boards.cache
        let question = BoardCache.Question(
            board: Board(ofParty: 1, .breakout), ago: 0, limit: 10, around: nil)
        for text in ["old", "new"] {
            let json = try await cache.answer(to: question, at: .saturdayNoon) {
                .init(text.utf8)
            }
            #expect(String(decoding: json, as: UTF8.self) == text)
        }
    }

    @Test func `A client with a current copy of a board receives only a 304`() async throws {
        let first = try await house.get(Self.path)
        #expect(first.headers[.cacheControl] == "public, max-age=0, s-maxage=1")
        let tag = try #require(first.headers[.eTag])
        let second = try await house.get(Self.path, [.ifNoneMatch: tag])
        #expect(second.status == 304 && second.words == "")
        _ = try await house.play(try await house.player("Ada"))
        #expect(try await house.get(Self.path, [.ifNoneMatch: tag]).status == 200)
    }
}
