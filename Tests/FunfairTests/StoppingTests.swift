import Arcade
import BubblePop
import Languages
import Testing

@testable import Funfair

@Suite("Pausing and resuming a stage")
struct StoppingTests {
    private static let frame = 1000.0 / 75

    private func session(waiting: Bool) throws -> Session {
        Session(new: try WallGame.cabinet(waiting: waiting), of: .bubblePop, isUpright: true)
    }

    private func drawn(_ shape: SceneCommand.Shape, in session: Session) -> [SceneCommand] {
        var scene = Scene()
        session.draw(into: &scene)
        return scene.commands.filter { $0.shape == Float(shape.rawValue) }
    }

    private func ball(in session: Session) throws -> Double {
        Double(try #require(drawn(.ball, in: session).first).y)
    }

    @Test func `A run without motion continues without a count-in`() throws {
        let waiting = try session(waiting: true)
        #expect(waiting.phase == .running)
        waiting.pause()
        waiting.resume()
        #expect(waiting.phase == .running)
        waiting.gestureMade(.strike)
        waiting.pause()
        waiting.resume()
        #expect(waiting.countIn == 3)
        #expect(try session(waiting: false).countIn == 3)
    }

    @Test func `Shapes hidden by a pause stay hidden during the count-in`() {
        var play = Play()
        play.enter(name: "Ada")
        #expect(play.app.stageState == .countIn)
        play.countIn()
        #expect(!play.bubblePlaces.isEmpty)
        play.press(.pause, .resume(.bubblePop))
        #expect(play.app.stageState == .covered)
        #expect(play.bubblePlaces.isEmpty)
        play.countIn()
        #expect(play.app.stageState == .running)
        #expect(!play.bubblePlaces.isEmpty)
    }

    @Test func `A stored run is hidden during the count-in`() {
        var play = Play()
        play.enter(name: "Ada")
        play.countIn()
        play.press(.pause)
        var later = play.reopened
        later.press(.resume(.bubblePop))
        #expect(later.app.playScreen?.countIn == 3)
        #expect(later.app.stageState == .covered)
    }

    @Test func `A stage that stays visible in a pause is drawn unchanged`() throws {
        let session = try session(waiting: true)
        session.gestureMade(.strike)
        for _ in 0..<7 { session.advance(milliseconds: Self.frame) }
        let before = try ball(in: session)
        session.pause()
        #expect(try ball(in: session) == before)
        session.resume()
        #expect(try ball(in: session) == before)
        session.advance(milliseconds: 90)
        #expect(session.countIn == 3)
        #expect(try ball(in: session) == before)
    }

    @Test func `Nothing jumps when a run resumes`() throws {
        let session = try session(waiting: true)
        session.gestureMade(.strike)
        for _ in 0..<7 { session.advance(milliseconds: Self.frame) }
        session.pause()
        session.resume()
        // The distance that the ball moves in a millisecond.
        let step = WallGame.ballSpeed * Double(Clock.ticksPerSecond) / 1000
        var last = try ball(in: session)
        for _ in 0..<3100 {
            session.advance(milliseconds: 1)
            let now = try ball(in: session)
            #expect((-0.001...step * 1.001).contains(now - last))
            last = now
        }
        #expect(session.phase == .running)
    }

    @Test func `Moving shapes leave a trail, but not in a pause`() throws {
        let session = try session(waiting: true)
        session.gestureMade(.strike)
        session.advance(milliseconds: Self.frame)
        #expect(drawn(.streak, in: session).isEmpty)
        for _ in 0..<3 {
            session.advance(milliseconds: Self.frame)
            _ = drawn(.streak, in: session)
        }
        session.pause()
        let trail = drawn(.streak, in: session)
        #expect(trail.count == 3)
        for _ in 0..<5 { #expect(drawn(.streak, in: session) == trail) }
    }

    @Test func `The end of a level is shown for a while before the intermission`() throws {
        let session = try session(waiting: true)
        for _ in 0..<WallGame.tapsPerLevel { session.gestureMade(.strike) }
        let tick = session.cabinet.tick
        let ball = try ball(in: session)
        session.advance(milliseconds: Self.frame)
        #expect(session.phase == .running)
        session.gestureMade(.strike)
        #expect(session.cabinet.score == 30)
        for _ in 0..<60 { session.advance(milliseconds: Self.frame) }
        #expect(session.phase == .running)
        for _ in 0..<10 { session.advance(milliseconds: Self.frame) }
        #expect(session.phase == .intermission)
        #expect(session.cabinet.tick == tick)
        #expect(try abs(self.ball(in: session) - ball) <= WallGame.ballSpeed)
    }

    @Test func `A pause at the end of a level leads to the intermission`() throws {
        let session = try session(waiting: true)
        for _ in 0..<WallGame.tapsPerLevel { session.gestureMade(.strike) }
        session.pause()
        #expect(session.phase == .intermission)
    }

    @Test func `A run stored in an intermission returns to it`() throws {
        let session = try session(waiting: true)
        for _ in 0..<WallGame.tapsPerLevel { session.gestureMade(.strike) }
        session.pause()
        let cabinet = try WallGame.entry.resume(session.cabinet.bytes)
        let later = Session(kept: cabinet, of: .bubblePop, isUpright: true)
        #expect(later.phase == .intermission)
        #expect(later.cabinet.summary(in: .english).title == "Wall cleared!")
    }

    @Test func `At the end of a level, the score counts before the run is stored`() throws {
        let session = try session(waiting: true)
        session.gestureMade(.strike)
        for _ in 0..<500 { session.advance(milliseconds: Self.frame) }
        session.gestureMade(.strike)
        session.gestureMade(.strike)
        session.advance(milliseconds: Self.frame)
        #expect(session.cabinet.moment.isBetweenLevels)
        let isKept = session.takeSave()
        #expect(!isKept)
    }

    @Test func `Turning the device pauses a game whose stage doesn't turn`() throws {
        let session = try session(waiting: true)
        let before = session.cabinet.bytes
        session.hold(upright: false)
        #expect(session.phase == .paused)
        #expect(session.cabinet.bytes == before)
    }

    @Test func `A waiting run adopts changed settings, and is then no longer standard`() throws {
        let session = try session(waiting: true)
        session.pause()
        let before = session.cabinet.bytes
        session.settingsChanged(to: AppSettings())
        #expect(session.cabinet.bytes == before)
        #expect(session.cabinet.isStandard)
        var settings = AppSettings()
        settings.bubblePop.mostBubbles = .nearest(to: 3)
        session.settingsChanged(to: settings)
        let run = try Run<WallGame>(resuming: session.cabinet.bytes)
        #expect(run.game.settings.length.value == 3)
        session.settingsChanged(to: AppSettings())
        #expect(!session.cabinet.isStandard)
        #expect(session.phase == .paused)
    }

    @Test func `A stored run adopts changed settings`() throws {
        let cabinet = try WallGame.entry.resume(try WallGame.cabinet().bytes)
        var settings = AppSettings()
        settings.theme = .dark
        cabinet.respond(to: .settings(settings))
        #expect(try Run<WallGame>(resuming: cabinet.bytes).game.settings.mood == 2)
    }
}
