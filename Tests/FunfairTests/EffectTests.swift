import Arcade
import Testing

@testable import Funfair

@Suite("Effects don't change a run")
struct EffectTests {
    /// Returns the stored run and its score after five seconds of frequent input.
    private func run(
        _ stall: Stall, seed: UInt64, reducesMotion: Bool, isDrawn: Bool
    ) -> (kept: [UInt8]?, score: Int?) {
        var play = Play(store: Play.quickSettings, seed: seed)
        play.send(.motion(isReduced: reducesMotion))
        play.enter(name: "Ada", at: stall)
        if stall == .roulette { play.bet([0, 1, 2, 3, 4, 5]) } else { play.countIn() }
        var scene = Scene()
        for frame in 0..<300 {
            if frame % 40 == 0 { play.busyHands(at: stall, frame: frame) }
            play.wait(seconds: 1.0 / 60)
            if isDrawn {
                scene.clear()
                play.app.draw(into: &scene)
            }
        }
        play.send(.hidden)
        return (play.store["funfair.run.\(stall.word)"], play.app.playScreen?.hud.score)
    }

    @Test(
        "Drawing a run doesn't change it", arguments: Stall.allCases, [UInt64](0..<8))
    func drawn(stall: Stall, seed: UInt64) {
        let plain = run(stall, seed: seed, reducesMotion: false, isDrawn: false)
        let drawn = run(stall, seed: seed, reducesMotion: false, isDrawn: true)
        #expect(plain.kept != nil)
        #expect(plain.kept == drawn.kept)
        #expect(plain.score == drawn.score)
    }

    /// Roulette is excluded because with reduced motion the app stops its wheel sooner, which is
    /// an input of the run.
    @Test(
        "Reduced motion doesn't change a run", arguments: [Stall.bubblePop, .breakout],
        [UInt64](0..<8))
    func calm(stall: Stall, seed: UInt64) throws {
        let plain = run(stall, seed: seed, reducesMotion: false, isDrawn: true)
        let calm = run(stall, seed: seed, reducesMotion: true, isDrawn: true)
        #expect(try #require(plain.score) > 0)
        #expect(plain.kept == calm.kept)
        #expect(plain.score == calm.score)
    }

    private func ended(reducesMotion: Bool = false, popping: Bool = true) -> Play {
        var play = Play(store: Play.quickSettings, seed: 3)
        play.send(.motion(isReduced: reducesMotion))
        play.run(as: "Ada", popping: popping)
        return play
    }

    private func isCelebrated(_ play: Play) throws -> Bool {
        try #require(play.app.resultScreen).isCelebrated
    }

    @Test func `A new best has confetti for at most four seconds`() throws {
        var play = ended()
        #expect(try isCelebrated(play))
        #expect(!play.places(of: .shard).isEmpty)
        #expect(play.app.view.isAnimated)
        play.wait(seconds: 4)
        #expect(try !isCelebrated(play))
        #expect(play.places(of: .shard).isEmpty)
        #expect(!play.app.view.isAnimated)
    }

    @Test func `A run without points, or below the best, isn't celebrated`() throws {
        #expect(try !isCelebrated(ended(popping: false)))
        var play = ended()
        play.wait(seconds: 4)
        play.press(.play)
        play.countIn()
        play.wait(seconds: 11)
        #expect(try !isCelebrated(play))
    }

    @Test func `With reduced motion, there is no confetti`() throws {
        let play = ended(reducesMotion: true)
        #expect(try !isCelebrated(play))
        #expect(play.places(of: .shard).isEmpty)
    }

    @Test func `A celebration ends on time even if nothing is drawn`() throws {
        var play = ended()
        play.send(.elapsed(milliseconds: 1e12))
        #expect(try !isCelebrated(play))
    }

    @Test func `Behind the result the stage shows only confetti`() {
        #expect(ended().places(of: .bubble).isEmpty)
    }
}

extension Play {
    /// Pops everything, or launches the ball and moves the paddle.
    fileprivate mutating func busyHands(at stall: Stall, frame: Int) {
        switch stall {
        case .bubblePop: popAll()
        case .breakout:
            press(at: Point(x: 200, y: 300))
            send(.gesture(.drag(finger: 0, to: Point(x: Double(100 + frame * 7 % 200), y: 300))))
            send(.gesture(.lift(finger: 0)))
            send(.gesture(.strike))
        case .roulette: break
        }
    }
}
