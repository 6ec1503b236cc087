import Arcade
import Roulette
import Testing

@testable import Funfair

@Suite("Continuing a Roulette game")
struct TableResumeTests {
    /// A point in a game when the face can close.
    enum Moment: CaseIterable {
        case begun, betting, choosing, drawn, turning, hiddenTurning, elsewhere, away
    }

    /// Returns a game at a moment, after a hit unless it has only just begun.
    private func play(at moment: Moment) throws -> Play {
        var play = Play.known()
        if moment == .begun {
            play.send(.hidden)
            return play
        }
        try play.spin(.hit)
        switch moment {
        case .begun, .betting: break
        case .choosing: play.choose([1, 2, 3])
        case .drawn: play.bet(try play.numbers(for: .nearMiss))
        case .turning, .hiddenTurning, .elsewhere, .away:
            play.bet(try play.numbers(for: .nearMiss))
            play.wait(seconds: 1.5)
            if moment == .hiddenTurning { play.send(.hidden) }
            if moment == .elsewhere { play.press(.tab(.howToPlay)) }
            if moment == .away { play.press(.home) }
        }
        return play
    }

    private func expectSame(_ one: RouletteGame, _ other: RouletteGame) {
        #expect(one.money == other.money)
        #expect(one.score == other.score)
        #expect(one.spins == other.spins)
        #expect(one.history == other.history)
        #expect(one.frequencies == other.frequencies)
        #expect(one.tallies == other.tallies)
        #expect(one.phase == other.phase)
    }

    @Test(
        "Closing the app and continuing doesn't change a game", arguments: Moment.allCases)
    func same(moment: Moment) throws {
        var play = try play(at: moment)
        var later = play.reopened
        later.press(.open(.roulette), .resume(.roulette))
        later.wait(seconds: 5)
        play.press(.open(.roulette))
        if moment == .away { play.press(.resume(.roulette)) }
        play.press(.sheet(.cancel))
        play.wait(seconds: 5)
        expectSame(try later.game(), try play.game())
        #expect(try later.game().phase == .betting)
        try play.spin(.hit)
        try later.spin(.hit)
        expectSame(try later.game(), try play.game())
    }

    @Test("A pocket drawn before closing counts exactly once", arguments: [0, 1, 2, 3])
    func once(closings: Int) throws {
        var play = Play.known()
        play.bet(try play.numbers(for: .hit))
        for _ in 0..<closings {
            play.wait(seconds: 1)
            play.send(.hidden)
            play = play.reopened
            play.press(.open(.roulette), .resume(.roulette))
        }
        play.wait(seconds: 5)
        let again = play.reopened
        #expect(play.came == [Play.knownPocket(0)])
        #expect(play.purse?.money == 2000)
        #expect(play.app.playScreen?.hud.score == 100)
        expectSame(try again.game(), try play.game())
    }

    @Test func `Other random numbers don't change a drawn pocket`() throws {
        var play = Play(entropy: 1)
        play.enter(name: "Ada", at: .roulette)
        play.bet([1, 2, 3, 4, 5, 6])
        var games: [[Int]] = []
        for entropy in 2..<10 as Range<UInt64> {
            var later = play.reopened(entropy: entropy)
            later.press(.open(.roulette), .resume(.roulette), .skip)
            games.append(later.came)
        }
        play.press(.skip)
        #expect(games.allSatisfy { $0 == play.came })
    }

    @Test(
        "Home offers to continue or start over, and shows money and points",
        arguments: Moment.allCases)
    func offeredAtHome(moment: Moment) throws {
        let later = try play(at: moment).reopened
        let waiting = try #require(later.waiting)
        #expect(waiting.title == "Welcome back!")
        #expect(
            waiting.summary
                == (moment == .begun
                    ? "Ada · 1,000 coins · 0 points" : "Ada · 2,000 coins · 100 points"))
        #expect(waiting.resume.name == "Continue")
        #expect(waiting.drop.name == "New game")
    }

    @Test("Opening the stall offers the same choice as home", arguments: Moment.allCases)
    func offeredAtTheStall(moment: Moment) throws {
        var later = try play(at: moment).reopened
        let waiting = try #require(later.waiting)
        later.press(.open(.roulette))
        #expect(later.app.playScreen?.interrupted == waiting)
    }

    @Test func `Until the player continues or starts over, no bet is possible and nothing turns`()
        throws
    {
        var later = try play(at: .turning).reopened
        later.press(.open(.roulette))
        let before = try later.game()
        later.press(.sheet(.open), .choose(1), .sheet(.confirm), .skip)
        later.wait(seconds: 5)
        #expect(try later.game().stateHash == before.stateHash)
        #expect(later.sheet == nil)
    }

    @Test func `Continue returns to the waiting table`() throws {
        var later = try play(at: .betting).reopened
        later.press(try #require(later.waiting).resume.action)
        #expect(later.app.playScreen?.interrupted == nil)
        #expect(later.panel?.open?.name == "Spin")
        #expect(later.panel?.panel.history.count == 1)
    }

    @Test func `New game drops the waiting game but keeps its score`() throws {
        var later = try play(at: .betting).reopened
        later.press(try #require(later.waiting).drop.action)
        #expect(later.store["funfair.run.roulette"] == nil)
        #expect(later.app.playerScreen?.best?.score == 100)
        #expect(later.reopened.waiting == nil)
    }

    @Test func `If a game is dropped while the wheel turns, the drawn pocket counts`() throws {
        var later = try play(at: .turning).reopened
        later.press(try #require(later.waiting).drop.action)
        #expect(later.app.records.boards[.roulette, isStandard: true].best?.score == 110)
        #expect(
            later.app.records.tallies[.roulette, try PlayerName("Ada")].row(0).prefix(2) == [1, 1])
    }

    @Test func `Continuing a game draws the pocket for its locked bet`() throws {
        var run = Run<RouletteGame>(
            player: try PlayerName("Ada"), settings: .standard, stage: RouletteRules.stage, seed: 9)
        let bet = try Bet(PocketSet(Array(Pocket.all[10..<16])), at: .easy)
        var cues: [Cue] = []
        run.apply(.bet(bet), cues: &cues)
        let text = RunStore.text(of: run.bytes, isUpright: true)
        var play = Play(store: ["funfair.run.roulette": text])
        play.press(.open(.roulette))
        #expect(try play.game().phase == .locked(.numbers(bet)))
        var chances = play.app.playing.chances.generator
        let expected = chances.below(Pocket.count)
        play.press(.resume(.roulette))
        guard case .turning(let spin, 0) = try play.game().phase else {
            Issue.record("the wheel does not turn")
            return
        }
        #expect(spin.wager == .numbers(bet))
        #expect(spin.pocket.number == expected)
        #expect(try play.keptGame().phase == play.game().phase)
        play.press(.skip)
        #expect(play.came == [expected])
    }

    @Test("A run left through a tab and home can be continued", arguments: Tab.allCases)
    func continuedAfterTab(tab: Tab) throws {
        var play = try play(at: .betting)
        play.press(.tab(tab), .home)
        play.press(try #require(play.waiting).resume.action)
        #expect(play.app.playScreen != nil)
        #expect(play.app.playScreen?.interrupted == nil)
    }

    @Test("A run left through a tab and home can be dropped", arguments: Tab.allCases)
    func givenUpAfterTab(tab: Tab) throws {
        var play = try play(at: .betting)
        play.press(.tab(tab), .home)
        play.press(try #require(play.waiting).drop.action)
        #expect(play.app.playerScreen != nil)
        #expect(play.store["funfair.run.roulette"] == nil)
    }
}
