import Arcade
import Roulette
import Testing

@testable import Funfair

@Suite("Time at the roulette table")
struct TableTimeTests {
    /// Returns a game whose wheel is turning to a hit.
    private func turning(seconds: Double = 1) throws -> Play {
        var play = Play.known()
        play.bet(try play.numbers(for: .hit))
        play.wait(seconds: seconds)
        return play
    }

    private func tick(of play: Play) throws -> Int { try play.game().tick }

    @Test func `No time passes at the table before the first bet`() throws {
        var play = Play.known()
        #expect(!play.app.view.isAnimated)
        play.wait(seconds: 10)
        #expect(try tick(of: play) == 0)
    }

    @Test func `No time passes while numbers are chosen`() throws {
        var play = Play.known()
        play.choose([1, 2, 3])
        #expect(!play.app.view.isAnimated)
        play.wait(seconds: 10)
        #expect(try tick(of: play) == 0)
        #expect(play.chosen == [1, 2, 3])
    }

    @Test func `Time passes while the wheel turns`() throws {
        let play = try turning()
        #expect(play.app.view.isAnimated)
        #expect((119...121).contains(try tick(of: play)))
    }

    @Test func `The game's time stops when the wheel stops`() throws {
        var play = try turning(seconds: 5)
        #expect(try tick(of: play) == RouletteRules.turningTicks)
        play.wait(seconds: 5)
        #expect(try tick(of: play) == RouletteRules.turningTicks)
    }

    @Test("Nothing at the table moves after a spin's effects", arguments: Outcome.allCases)
    func effects(outcome: Outcome) throws {
        var play = Play.known()
        play.bet(try play.numbers(for: outcome))
        play.press(.skip)
        #expect(play.app.view.isAnimated)
        play.wait(seconds: 5)
        #expect(!play.app.view.isAnimated)
    }

    @Test(
        "Opening another tab stops the wheel without pausing the game", arguments: [1, 2, 3])
    func otherTab(tab: UInt8) throws {
        var play = try turning()
        let tab = try #require(Tab(rawValue: tab))
        let before = try play.game()
        play.press(.tab(tab))
        play.wait(seconds: 2)
        play.press(.tab(.play))
        #expect(play.app.playScreen?.interrupted == nil)
        #expect(play.app.playScreen?.countIn == nil)
        #expect(try play.game().stateHash == before.stateHash)
        play.wait(seconds: 5)
        #expect(play.came == [Play.knownPocket(0)])
        #expect(play.purse?.money == 2000)
    }

    @Test func `Opening another tab leaves the sheet unchanged`() {
        var play = Play.known()
        play.choose([1, 2, 3])
        play.press(.tab(.howToPlay), .tab(.play))
        #expect(play.chosen == [1, 2, 3])
    }

    @Test func `Hiding the page doesn't pause or change the run`() throws {
        var play = try turning()
        play.send(.hidden)
        #expect(try play.keptGame().stateHash == play.game().stateHash)
        #expect(try (119...121).contains(play.keptGame().tick))
        #expect(play.app.playScreen?.interrupted == nil)
        play.wait(seconds: 5)
        #expect(play.purse?.money == 2000)
    }

    @Test func `Turning the device doesn't pause a Roulette game`() throws {
        var play = try turning()
        play.send(.layout(Layout(width: 844, height: 330, isUpright: false)))
        #expect(play.app.playScreen?.interrupted == nil)
        play.wait(seconds: 5)
        #expect(play.purse?.money == 2000)
    }

    @Test func `A long sleep of the device neither pauses the game nor skips time`() throws {
        var play = try turning()
        let before = try tick(of: play)
        play.send(.elapsed(milliseconds: 600_000))
        #expect(play.app.playScreen?.interrupted == nil)
        // At most a tenth of a second and the remainder of a tick have passed.
        #expect((0...13).contains(try tick(of: play) - before))
        play.wait(seconds: 5)
        #expect(play.came == [Play.knownPocket(0)])
    }

    @Test func `An invalid time doesn't change a Roulette game`() throws {
        var play = try turning()
        let before = try play.game()
        for time in [-600_000, 0, .nan, .infinity, -.infinity] as [Double] {
            play.send(.elapsed(milliseconds: time))
        }
        #expect(try play.game().stateHash == before.stateHash)
    }

    @Test func `Opening another stall or going home suspends the run`() throws {
        for action in [Action.home, .open(.breakout)] {
            var play = try turning()
            play.press(action)
            play.wait(seconds: 5)
            play.press(.home)
            #expect(play.waiting?.summary == "Ada · 1,000 coins · 0 points")
            #expect(try (119...121).contains(play.keptGame().tick))
        }
    }
}
