import Arcade
import Roulette
import Testing

@testable import Funfair

@Suite("Roulette's guide during a game")
struct TableGuideTests {
    private func heads(_ play: Play) throws -> [String] {
        var play = play
        play.press(.tab(.howToPlay))
        return try #require(play.app.shownTables).flatMap { $0.rows.compactMap(\.first) }
    }

    @Test func `Numbers chosen on the sheet have their own row in the guide`() throws {
        var play = Play.known()
        play.choose([7, 17])
        #expect(try heads(play).contains("Yours: 7 and 17"))
        play.press(.tab(.play), .choose(17))
        #expect(try heads(play).contains("Yours: 7"))
    }

    @Test func `Without chosen numbers, the guide has no row for them`() throws {
        var play = Play.known()
        #expect(try !heads(play).contains { $0.hasPrefix("Yours") })
        play.press(.tab(.play), .sheet(.open))
        #expect(try !heads(play).contains { $0.hasPrefix("Yours") })
    }

    @Test func `A complete bet has its own column of odds in the guide`() throws {
        var play = Play.known()
        play.choose([1, 2, 3, 4, 5, 6])
        play.press(.tab(.howToPlay))
        let tables = try #require(play.app.shownTables)
        let own = tables.filter { $0.columns.contains("Your numbers") }
        #expect(own.map(\.title) == ["Easy: what to expect"])
    }
}
