import Arcade
import Testing

@testable import Funfair

@Suite("Hands on a stage")
struct HandTests {
    private func session(
        waiting: Bool = true, settings: AppSettings = AppSettings()
    ) throws -> Session {
        Session(
            new: try WallGame.cabinet(waiting: waiting, settings: settings), of: .bubblePop,
            isUpright: true)
    }

    /// Returns the state that a session's recording folds to.
    private func game(of session: Session) throws -> WallGame {
        try Run<WallGame>(resuming: session.cabinet.bytes).game
    }

    @Test func `Only the finger that grabbed something moves it`() throws {
        let session = try session()
        session.gestureMade(.press(finger: 3, at: Point(x: 150, y: 300)))
        session.gestureMade(.drag(finger: 4, to: Point(x: 10, y: 300)))
        #expect(try game(of: session).paddle == 150)
        session.gestureMade(.drag(finger: 3, to: Point(x: 200, y: 300)))
        #expect(try game(of: session).paddle == 200)
        session.gestureMade(.lift(finger: 3))
        session.gestureMade(.drag(finger: 3, to: Point(x: 10, y: 300)))
        #expect(try game(of: session).paddle == 200)
    }

    @Test func `Grabbing during the count-in works if the game allows grabbing`() throws {
        let session = try session(waiting: false)
        #expect(session.countIn == 3)
        session.gestureMade(.press(finger: 0, at: Point(x: 150, y: 300)))
        session.gestureMade(.drag(finger: 0, to: Point(x: 99, y: 300)))
        #expect(try game(of: session).paddle == 99)
        #expect(session.countIn == 3)
    }

    @Test func `Gestures do nothing in a pause, and a drag doesn't continue after it`() throws {
        let session = try session()
        session.gestureMade(.press(finger: 0, at: Point(x: 150, y: 300)))
        session.pause()
        session.gestureMade(.drag(finger: 0, to: Point(x: 99, y: 300)))
        session.gestureMade(.strike)
        session.resume()
        session.gestureMade(.drag(finger: 0, to: Point(x: 99, y: 300)))
        #expect(try game(of: session).paddle == 150)
        #expect(try game(of: session).score == 0)
    }

    @Test func `A key released during a pause stops steering when the run resumes`() throws {
        let session = try session()
        session.gestureMade(.steer(1))
        #expect(try game(of: session).steering == 1)
        session.pause()
        session.gestureMade(.steer(0))
        #expect(try game(of: session).steering == 1)
        session.resume()
        #expect(try game(of: session).steering == 0)
    }

    @Test func `A key held when the page closed stops steering when the run resumes`() throws {
        let session = try session()
        session.gestureMade(.steer(-1))
        let cabinet = try WallGame.entry.resume(session.cabinet.bytes)
        let later = Session(kept: cabinet, of: .bubblePop, isUpright: true)
        later.resume()
        #expect(try game(of: later).steering == 0)
    }

    @Test func `Tilt and steering are clamped to their ranges`() throws {
        var settings = AppSettings()
        settings.bubblePop.gameTime = .nearest(to: 90)
        let session = try session(settings: settings)
        session.gestureMade(.tilt(Point(x: 7, y: -1e300)))
        session.gestureMade(.steer(.min))
        #expect(try game(of: session).pull == Point(x: 8, y: -8))
        #expect(try game(of: session).steering == -1)
    }

    @Test(
        "An invalid position or tilt does nothing",
        arguments: [
            Point(x: .nan, y: 0), Point(x: 0, y: .nan), Point(x: .infinity, y: 0),
            Point(x: 0, y: -.infinity),
        ])
    func senseless(place: Point) throws {
        var settings = AppSettings()
        settings.bubblePop.gameTime = .nearest(to: 90)
        let session = try session(settings: settings)
        session.gestureMade(.press(finger: 0, at: Point(x: 150, y: 300)))
        let before = session.cabinet.bytes
        session.gestureMade(.drag(finger: 0, to: place))
        session.gestureMade(.tilt(place))
        session.gestureMade(.press(finger: 1, at: place))
        session.gestureMade(.drag(finger: 1, to: Point(x: 99, y: 300)))
        #expect(session.cabinet.bytes == before)
    }
}
