import Arcade
import Testing

@testable import Funfair

@Suite("Effects beside a run")
struct EffectTests {
    /// A whole run of BubblePop in which all is popped, with its recording as it was kept before
    /// its end.
    private func run(seed: UInt64, isCalm: Bool, isDrawn: Bool) -> (kept: [UInt8]?, score: Int?) {
        var play = Play(store: Play.quickSettings, seed: seed)
        play.send(.motion(isReduced: isCalm))
        play.enter(name: "Ada")
        play.countIn()
        var scene = Scene()
        for frame in 0..<300 {
            if frame % 40 == 0 { play.popAll() }
            play.wait(seconds: 1.0 / 60)
            if isDrawn {
                scene.clear()
                play.app.draw(into: &scene)
            }
        }
        play.send(.hidden)
        let kept = play.store["funfair.run.bubblepop"]
        return (kept, play.app.playScreen?.hud.score)
    }

    @Test("Drawn or not, calm or not, a run is the same", arguments: [UInt64](0..<12))
    func same(seed: UInt64) throws {
        let plain = run(seed: seed, isCalm: false, isDrawn: false)
        #expect(try #require(plain.score) > 0)
        for (isCalm, isDrawn) in [(false, true), (true, false), (true, true)] {
            let other = run(seed: seed, isCalm: isCalm, isDrawn: isDrawn)
            #expect(other.kept == plain.kept)
            #expect(other.score == plain.score)
        }
    }

    private func ended(isCalm: Bool = false, popping: Bool = true) -> Play {
        var play = Play(store: Play.quickSettings, seed: 3)
        play.send(.motion(isReduced: isCalm))
        play.run(as: "Ada", popping: popping)
        return play
    }

    private func isCelebrated(_ play: Play) throws -> Bool {
        try #require(play.app.resultScreen).isCelebrated
    }

    @Test func `A best is celebrated with confetti, and no longer than four seconds`() throws {
        var play = ended()
        #expect(try isCelebrated(play))
        #expect(!play.places(of: .shard).isEmpty)
        #expect(play.app.view.isAnimated)
        play.wait(seconds: 4)
        #expect(try !isCelebrated(play))
        #expect(play.places(of: .shard).isEmpty)
        #expect(!play.app.view.isAnimated)
    }

    @Test func `A run that is worth nothing, or not the best, is not celebrated`() throws {
        #expect(try !isCelebrated(ended(popping: false)))
        var play = ended()
        play.wait(seconds: 4)
        play.press(.play)
        play.countIn()
        play.wait(seconds: 11)
        #expect(try !isCelebrated(play))
    }

    @Test func `Where the system asks for less motion nothing is thrown`() throws {
        let play = ended(isCalm: true)
        #expect(try !isCelebrated(play))
        #expect(play.places(of: .shard).isEmpty)
    }

    @Test func `However long nothing is drawn, the celebration is over then`() throws {
        var play = ended()
        play.send(.elapsed(milliseconds: 1e12))
        #expect(try !isCelebrated(play))
    }

    @Test func `Behind a page that tells the end nothing but confetti is seen`() {
        #expect(ended().places(of: .bubble).isEmpty)
    }
}
