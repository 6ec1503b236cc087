import Arcade
import Testing

@testable import Breakout

@Suite("Fingers on the paddle (rule 2)")
struct HandTests {
    /// A hand, and the game that applies its inputs.
    private struct Holding {
        var hand = BreakoutHand()
        var game: BreakoutGame

        init(_ settings: BreakoutSettings = .standard) {
            game = Runs.game(settings)
            game.launchForTest()
        }

        @discardableResult
        mutating func does(_ gesture: Gesture) -> BreakoutInput? {
            let input = BreakoutGame.input(for: .gesture(gesture), by: &hand, in: game)
            if let input { Runs.apply(input, to: &game) }
            return input
        }

        mutating func press(_ x: Double, _ y: Double = 300, finger: Int = 1) {
            does(.press(finger: finger, at: Point(x: x, y: y)))
        }

        @discardableResult
        mutating func point(_ x: Double, finger: Int = 7) -> BreakoutInput? {
            does(.point(finger: finger, at: Point(x: x, y: 300)))
        }

        @discardableResult
        mutating func drag(_ x: Double, _ y: Double = 300, finger: Int = 1) -> BreakoutInput? {
            does(.drag(finger: finger, to: Point(x: x, y: y)))
        }
    }

    @Test func `Touching the stage doesn't move the paddle`() {
        var holding = Holding()
        #expect(holding.does(.press(finger: 1, at: Point(x: 10, y: 10))) == nil)
        #expect(holding.game.paddle.x == 200)
    }

    @Test(
        "The paddle keeps its offset from the finger, wherever the finger touched down",
        arguments: [(20.0, 20.0), (200, 556), (390, 600), (100.25, 3)])
    func tracking(x: Double, y: Double) {
        var holding = Holding()
        holding.press(x, y)
        for step in [1.0, 5.25, -30, 60, 3, -90.5] {
            holding.drag(x + step, y - step)
            #expect(holding.game.paddle.x == 200 + step)
        }
    }

    @Test func `The paddle keeps its offset from the finger after reaching the edge`() {
        var holding = Holding()
        holding.press(200)
        for x in [300.0, 390, 400, 420, 395] { holding.drag(x) }
        #expect(holding.game.paddle.x == 360)
        for x in [355.0, 300, 200, 90.75] {
            holding.drag(x)
            #expect(holding.game.paddle.x == x)
        }
    }

    @Test func `A finger that touches down again grabs the paddle where it is`() {
        var holding = Holding()
        holding.press(200)
        holding.drag(250)
        holding.does(.lift(finger: 1))
        holding.press(100)
        holding.drag(110)
        #expect(holding.game.paddle.x == 260)
        // The same is true if the lift was never reported.
        holding.press(300)
        holding.drag(290)
        #expect(holding.game.paddle.x == 250)
    }

    @Test func `A drag without movement isn't an input`() {
        var holding = Holding()
        holding.press(200)
        #expect(holding.drag(200, 350) == nil)
        #expect(holding.drag(210) != nil)
        #expect(holding.drag(210, 200) == nil)
    }

    @Test func `A short touch without movement is a tap`() {
        var holding = Holding()
        holding.press(100)
        holding.drag(105, 304)
        #expect(holding.does(.lift(finger: 1)) == .tap)
    }

    @Test func `A touch that moved or was long isn't a tap`() {
        var holding = Holding()
        holding.press(100)
        holding.drag(120)
        holding.drag(100)
        #expect(holding.does(.lift(finger: 1)) == nil)
        holding.press(100)
        Runs.advance(&holding.game, by: 60)
        #expect(holding.does(.lift(finger: 1)) == nil)
    }

    @Test func `A second finger can tap while the first one drags`() {
        var holding = Holding()
        holding.press(200)
        holding.drag(230)
        holding.press(50, 100, finger: 2)
        #expect(holding.drag(52, 100, finger: 2) == nil)
        #expect(holding.does(.lift(finger: 2)) == .tap)
        holding.drag(240)
        #expect(holding.game.paddle.x == 240)
        #expect(holding.does(.lift(finger: 1)) == nil)
    }

    @Test func `A cancelled finger doesn't tap or move the paddle`() {
        var holding = Holding()
        holding.press(200)
        #expect(holding.does(.cancel(finger: 1)) == nil)
        #expect(holding.drag(300) == nil)
        #expect(holding.does(.lift(finger: 1)) == nil)
        #expect(holding.game.paddle.x == 200)
    }

    @Test func `Moving an unknown finger does nothing`() {
        var holding = Holding()
        #expect(holding.drag(10, finger: 9) == nil)
        #expect(holding.does(.lift(finger: 9)) == nil)
        #expect(holding.does(.cancel(finger: 9)) == nil)
    }

    @Test(
        "A finger at an invalid position does nothing",
        arguments: [Double.nan, .infinity, -.infinity])
    func nowhere(x: Double) {
        var holding = Holding()
        holding.press(x)
        #expect(holding.drag(100) == nil)
        #expect(holding.does(.lift(finger: 1)) == nil)
        holding.press(200)
        #expect(holding.drag(x) == nil)
        #expect(holding.drag(200, x) == nil)
        #expect(holding.game.paddle.x == 200)
        holding.drag(210)
        #expect(holding.game.paddle.x == 210)
    }

    @Test func `The paddle follows a hovering pointer, up to the edge`() {
        var holding = Holding()
        for (x, middle) in [(100.25, 100.25), (10, 40), (-300, 40), (700, 360), (230, 230)] {
            holding.point(x)
            #expect(holding.game.paddle.x == middle)
        }
        #expect(holding.point(230) == nil)
        #expect(holding.point(.nan) == nil)
    }

    @Test func `The paddle stays below a pressed pointer`() {
        var holding = Holding()
        holding.point(10)
        holding.press(10, finger: 7)
        holding.drag(150, finger: 7)
        #expect(holding.game.paddle.x == 150)
    }

    @Test func `A click is a tap, even if the pointer moves`() {
        var holding = Holding()
        holding.point(100)
        holding.press(100, finger: 7)
        holding.drag(180, finger: 7)
        #expect(holding.does(.lift(finger: 7)) == .tap)
    }

    @Test func `The paddle keeps its offset from a finger, even if a pointer moved it before`() {
        var holding = Holding()
        holding.point(100)
        holding.press(300, finger: 1)
        holding.drag(310, finger: 1)
        #expect(holding.game.paddle.x == 110)
        // While the finger holds the paddle, a pointer can't take it away.
        #expect(holding.point(20) == nil)
    }

    @Test func `Arrow keys steer, and repeats are ignored`() {
        var holding = Holding()
        #expect(holding.does(.steer(-1)) == .steer(.left))
        #expect(holding.does(.steer(-1)) == nil)
        #expect(holding.does(.steer(1)) == .steer(.right))
        #expect(holding.does(.steer(0)) == .steer(Steering.none))
        #expect(holding.does(.steer(0)) == nil)
    }

    @Test func `A key can be used instead of a tap`() {
        var holding = Holding()
        #expect(holding.does(.strike) == .tap)
    }

    @Test func `Tilt is an input only if it's enabled and has changed`() throws {
        var holding = Holding()
        #expect(holding.does(.tilt(Point(x: 1, y: 0))) == nil)
        holding = Holding(BreakoutSettings(["tilt": 1]))
        let tilt = try #require(Tilt(Point(x: 1, y: 0)))
        #expect(holding.does(.tilt(Point(x: 1, y: 0))) == .tilt(tilt))
        #expect(holding.does(.tilt(Point(x: 0.99, y: 0.01))) == nil)
        #expect(holding.does(.tilt(Point(x: .nan, y: 0))) == nil)
        #expect(holding.does(.tilt(Point(x: 0.5, y: 0))) != nil)
    }

    @Test func `A device held upside down doesn't pull balls up`() throws {
        let tilt = try #require(Tilt(Point(x: -5, y: -1)))
        #expect(tilt.x == -16)
        #expect(tilt.y == 0)
    }
}
