import Arcade
import Roulette
import Testing

@testable import Funfair

@Suite("A wheel with reduced motion")
struct CalmTests {
    private func turning(isReduced: Bool, to outcome: Outcome = .hit) throws -> Play {
        var play = Play.known()
        play.send(.motion(isReduced: isReduced))
        play.bet(try play.numbers(for: outcome))
        return play
    }

    @Test func `With reduced motion, the wheel stops after half a second`() throws {
        var play = try turning(isReduced: true)
        play.wait(seconds: 0.4)
        #expect(play.came.isEmpty)
        play.wait(seconds: 0.2)
        #expect(play.came.count == 1)
        #expect(try play.keptGame().spins == 1)
    }

    @Test func `With reduced motion, the ball isn't deflected and doesn't bounce`() throws {
        var play = try turning(isReduced: true)
        play.wait(seconds: 1)
        #expect(play.came.count == 1)
        #expect(!play.cues.contains { $0.name == .knock || $0.name == .rattle })
    }

    @Test func `Without reduced motion, the ball is deflected and bounces before the wheel stops`()
        throws
    {
        var play = try turning(isReduced: false)
        play.wait(seconds: 3.9)
        #expect((3...5).contains(play.cues.count { $0.name == .knock }))
    }

    @Test func `Without reduced motion, the wheel keeps turning`() throws {
        var play = try turning(isReduced: false)
        play.wait(seconds: 3.9)
        #expect(play.came.isEmpty)
    }

    @Test func `Reduced motion can be turned on and off while the wheel turns`() throws {
        var play = try turning(isReduced: false)
        play.wait(seconds: 1)
        play.send(.motion(isReduced: true))
        play.wait(seconds: 0.1)
        #expect(play.came.count == 1)
        play.send(.motion(isReduced: false))
        play.bet(try play.numbers(for: .miss))
        play.wait(seconds: 1)
        #expect(play.came.count == 1)
    }

    @Test(
        "A spin's result is the same with and without reduced motion", arguments: Outcome.allCases)
    func same(outcome: Outcome) throws {
        var calm = try turning(isReduced: true, to: outcome)
        var other = try turning(isReduced: false, to: outcome)
        calm.wait(seconds: 5)
        other.wait(seconds: 5)
        #expect(calm.came == other.came)
        #expect(calm.purse == other.purse)
        #expect(calm.app.playScreen?.hud.score == other.app.playScreen?.hud.score)
        #expect(calm.panel == other.panel)
        #expect(calm.app.records.boards == other.app.records.boards)
    }
}
