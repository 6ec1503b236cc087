import Arcade
import Languages
import Roulette
import Testing

@testable import Funfair

@Suite("Badges of Roulette")
struct BadgeBoardTests {
    /// Returns a game after `count` hits on the level that pays 500 points for a hit.
    private func hits(_ count: Int) throws -> Play {
        var play = Play.known(at: .hard)
        for _ in 0..<count { try play.spin(.hit) }
        return play
    }

    @Test(
        "The purse shows the badge of the score",
        arguments: [
            (0, nil), (1, nil), (2, "Pro"), (9, "Pro"), (10, "Master"), (19, "Master"),
            (20, "Legend"), (25, "Legend"),
        ] as [(Int, String?)])
    func purse(count: Int, name: String?) throws {
        let play = try hits(count)
        #expect(play.app.playScreen?.hud.score == count * 500)
        #expect(play.purse?.badge.map { Stall.roulette.looks[$0].name(in: .english) } == name)
    }

    @Test func `A badge is announced once, when it is earned`() throws {
        let play = try hits(21)
        let badges = play.cues.filter { $0.name == .badge }.map {
            Stall.roulette.looks[$0.look].name(in: .english)
        }
        #expect(badges == ["Pro", "Master", "Legend"])
    }

    @Test func `Each board row shows its score's badge`() {
        var text = StoredText("scores")
        for (name, score) in [
            ("Ada", 10_000), ("Lin", 9_999), ("Bo", 5_000), ("Cy", 4_999), ("Di", 1_000),
            ("Ed", 999),
        ] {
            text.add(Contest.roulette.presentWord, "standard", "run", String(score), name)
        }
        text.seal()
        var play = Play(store: ["funfair.scores": text.bytes])
        play.press(.open(.roulette), .tab(.scores))
        let names = play.app.scoresScreen?.board?.badges.map { $0?.name(in: .english) }
        #expect(names == ["Legend", "Master", "Master", "Pro", "Pro", nil])
    }

    @Test func `Roulette's result shows the badge of each score`() throws {
        var play = try hits(2)
        for _ in 0..<20 { try play.spin(.miss) }
        try play.lose()
        #expect(play.app.resultScreen?.board?.badges.map { $0?.name(in: .english) } == ["Pro"])
    }

    @Test("Stalls other than Roulette have no badges", arguments: [Stall.bubblePop, .breakout])
    func others(stall: Stall) {
        var text = StoredText("scores")
        text.add(Contest(stall).presentWord, "standard", "run", "90000", "Ada")
        text.seal()
        var play = Play(store: ["funfair.scores": text.bytes])
        play.press(.open(stall), .tab(.scores))
        #expect(play.app.scoresScreen?.board?.rows.count == 1)
        #expect(play.app.scoresScreen?.board?.badges == [nil])
    }
}
