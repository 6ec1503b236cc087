import Arcade
import BubblePop
import Languages
import Testing

@Suite("Points and chains (core functionality 6 and 8)")
struct ChainTests {
    @Test(
        "A chain pays 1.5 times a bubble's points from its second bubble on, rounded up",
        arguments: BubbleKind.all.indices)
    func points(kindIndex: Int) throws {
        let kind = BubbleKind.all[kindIndex]
        let exact = Double(kind.points) * 1.5
        let further = Int(exact.rounded(.toNearestOrAwayFromZero))
        #expect(BubblePopRules.points(of: kind, chain: 1) == kind.points)
        for chain in [2, 3, 10, 1000] {
            #expect(BubblePopRules.points(of: kind, chain: chain) == further)
        }
    }

    @Test(
        "The kinds of bubbles match the table in the rules",
        arguments: [
            ("red", 1, 2, 40), ("pink", 2, 3, 30), ("green", 5, 8, 15), ("blue", 8, 12, 10),
            ("black", 10, 15, 5),
        ])
    func table(name: String, first: Int, further: Int, percent: Int) throws {
        let kind = try #require(BubbleKind.all.first { $0.word == name })
        #expect(BubblePopRules.points(of: kind, chain: 1) == first)
        #expect(BubblePopRules.points(of: kind, chain: 2) == further)
        #expect(kind.weight * 100 == percent * BubbleKind.all.reduce(0) { $0 + $1.weight })
    }

    @Test(
        "Two bubbles of the same kind in a row make a chain",
        arguments: [("red", 3), ("pink", 5), ("green", 13), ("blue", 20), ("black", 25)])
    func two(kind: String, points: Int) throws {
        var (game, bubbles) = try #require(Runs.game(withTwo: kind))
        Runs.tap(bubbles[0].centre, in: &game)
        Runs.tap(bubbles[1].centre, in: &game)
        #expect(game.score == points)
        #expect(game.chain.length == 2)
    }

    @Test func `A chain is shown from its second bubble on`() throws {
        var (game, bubbles) = try #require(Runs.game(withTwo: "blue"))
        #expect(game.hud.chain == nil)
        Runs.tap(bubbles[0].centre, in: &game)
        #expect(game.hud.chain == nil)
        Runs.tap(bubbles[1].centre, in: &game)
        #expect(game.hud.chain == HUD.Chain(length: 2, look: bubbles[1].kindIndex, worth: 12))
    }

    @Test func `Popping a different colour starts a new chain`() throws {
        var (game, bubbles) = try #require(Runs.game(withTwo: "pink"))
        let other = try #require(game.bubbles.first { $0.kind.word != "pink" })
        Runs.tap(bubbles[0].centre, in: &game)
        Runs.tap(other.centre, in: &game)
        #expect(game.chain.length == 1)
        Runs.tap(bubbles[1].centre, in: &game)
        #expect(game.chain.length == 1)
        #expect(game.score == 2 + other.kind.points + 2)
    }

    @Test func `A miss doesn't break a chain`() throws {
        var (game, bubbles) = try #require(Runs.game(withTwo: "green"))
        Runs.tap(bubbles[0].centre, in: &game)
        let empty = try #require(
            Runs.places(on: game.stage).first { game.target(of: $0) == nil })
        Runs.tap(empty, in: &game)
        Runs.tap(bubbles[1].centre, in: &game)
        #expect(game.score == 13)
    }

    @Test func `The longest chain is remembered when a new one starts`() throws {
        var (game, bubbles) = try #require(Runs.game(withTwo: "pink"))
        let other = try #require(game.bubbles.first { $0.kind.word != "pink" })
        for bubble in bubbles.prefix(2) + [other] { Runs.tap(bubble.centre, in: &game) }
        #expect(game.chain.length == 1)
        #expect(game.chain.longest == 2)
    }

    @Test func `No two kinds of bubbles look alike`() {
        let looks = BubbleKind.all.map(\.look)
        #expect(Set(looks.map { $0.name(in: .english) }).count == looks.count)
        #expect(Set(looks.map(\.colour)).count == looks.count)
        #expect(Set(looks.map(\.symbol)).count == looks.count)
    }
}
