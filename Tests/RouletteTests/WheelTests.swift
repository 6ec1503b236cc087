import Arcade
import Testing

@testable import Roulette

@Suite("How the wheel and the ball move")
struct WheelTests {
    /// Every way that a wheel can turn: from each pocket to each, and from none.
    private static let ways: [(last: Pocket?, next: Pocket)] =
        Pocket.all.flatMap { next in
            ([nil] + Pocket.all.map { Optional($0) }).map { ($0, next) }
        }

    private let rim = WheelPicture.rim
    private let pocket = WheelPicture.pocket

    /// The shorter way from one angle to another, in turns: −½ to ½.
    private func way(_ from: Double, _ to: Double) -> Double {
        let gap = to - from
        return gap - gap.rounded()
    }

    private func isSame(_ one: Double, _ other: Double) -> Bool { abs(way(one, other)) < 1e-9 }

    @Test func `At the end the drawn pocket is at the top, and the ball in its middle`() {
        for (last, next) in Self.ways {
            let motion = WheelMotion(from: last, to: next)
            let ball = motion.ball(at: 1)
            #expect(isSame(motion.wheel(at: 1) + Double(next.place) / 37, 0))
            #expect(isSame(ball.angle, 0))
            #expect(abs(ball.radius - pocket) < 1e-9)
        }
    }

    @Test func `At the start both are where they rested`() {
        for (last, next) in Self.ways {
            let motion = WheelMotion(from: last, to: next)
            let ball = motion.ball(at: 0)
            #expect(isSame(motion.wheel(at: 0), last.map { -Double($0.place) / 37 } ?? 0))
            #expect(isSame(ball.angle, 0))
            #expect(abs(ball.radius - (last == nil ? rim : pocket)) < 1e-9)
        }
    }

    @Test func `Neither jumps: from one tick to the next both move a little`() {
        for (last, next) in Self.ways {
            let motion = WheelMotion(from: last, to: next)
            var wheel = motion.wheel(at: 0)
            var ball = motion.ball(at: 0)
            for tick in 1...480 {
                let time = Double(tick) / 480
                let newWheel = motion.wheel(at: time)
                let newBall = motion.ball(at: time)
                guard abs(way(wheel, newWheel)) < 0.02, abs(way(ball.angle, newBall.angle)) < 0.06,
                    abs(ball.radius - newBall.radius) < 3
                else {
                    Issue.record("\(String(describing: last)) to \(next) jumps at tick \(tick)")
                    return
                }
                wheel = newWheel
                ball = newBall
            }
        }
    }

    @Test func `The finer one looks, the less they move`() {
        let motion = WheelMotion(from: Pocket.all[5], to: Pocket.all[26])
        var wheel = motion.wheel(at: 0)
        var ball = motion.ball(at: 0)
        for step in 1...480_000 {
            let time = Double(step) / 480_000
            let newWheel = motion.wheel(at: time)
            let newBall = motion.ball(at: time)
            guard abs(way(wheel, newWheel)) < 0.000_02, abs(ball.radius - newBall.radius) < 0.003,
                abs(way(ball.angle, newBall.angle)) < 0.000_06
            else {
                Issue.record("a jump after \(time)")
                return
            }
            wheel = newWheel
            ball = newBall
        }
    }

    @Test func `They run against each other while the ball is on the rim`() {
        for (last, next) in Self.ways {
            let motion = WheelMotion(from: last, to: next)
            let ticks = Int(WheelMotion.fall * 480)
            for tick in 1...ticks {
                let before = Double(tick - 1) / 480
                let time = Double(tick) / 480
                guard way(motion.wheel(at: before), motion.wheel(at: time)) > 0,
                    way(motion.ball(at: before).angle, motion.ball(at: time).angle) < 0
                else {
                    Issue.record("\(String(describing: last)) to \(next) at tick \(tick)")
                    return
                }
            }
        }
    }

    @Test func `The wheel never runs backwards, and slows down to rest`() {
        for (last, next) in Self.ways {
            let motion = WheelMotion(from: last, to: next)
            let steps = (1...480).map { tick in
                way(motion.wheel(at: Double(tick - 1) / 480), motion.wheel(at: Double(tick) / 480))
            }
            #expect(steps.allSatisfy { $0 > -1e-12 })
            #expect(zip(steps.dropFirst(40), steps.dropFirst(41)).allSatisfy { $0 >= $1 - 1e-12 })
            #expect(steps[479] < 1e-4)
        }
    }

    @Test func `The ball stays between the pockets and the rim`() {
        for (last, next) in Self.ways {
            let motion = WheelMotion(from: last, to: next)
            for tick in 0...480 {
                let radius = motion.ball(at: Double(tick) / 480).radius
                guard radius >= pocket - 1e-9, radius <= rim + 1e-9 else {
                    Issue.record("\(radius) at tick \(tick)")
                    return
                }
            }
        }
        #expect(rim + WheelPicture.ballRadius <= WheelPicture.radius)
    }

    @Test func `Once it lies in its pocket the ball rides with the wheel`() {
        for (last, next) in Self.ways {
            let motion = WheelMotion(from: last, to: next)
            for tick in 384...480 {
                let time = Double(tick) / 480
                let ball = motion.ball(at: time)
                guard isSame(ball.angle, motion.wheel(at: time) + Double(next.place) / 37),
                    abs(ball.radius - pocket) < 1e-9
                else {
                    Issue.record("\(String(describing: last)) to \(next) at tick \(tick)")
                    return
                }
            }
        }
    }

    @Test func `Angles that are drawn are 0 up to but not including 1`() {
        for (last, next) in Self.ways {
            let motion = WheelMotion(from: last, to: next)
            for tick in 0...480 {
                let time = Double(tick) / 480
                guard (0..<1).contains(motion.wheel(at: time)),
                    (0..<1).contains(motion.ball(at: time).angle)
                else {
                    Issue.record("\(String(describing: last)) to \(next) at tick \(tick)")
                    return
                }
            }
        }
    }

    @Test func `The least below a whole turn is not a turn more`() {
        for turns in [-1e-17, -1e-300, 0, 1, -1, 2.0.nextDown, 1.0.nextDown, -3] {
            #expect((0..<1).contains(WheelMotion.fraction(turns)))
        }
        #expect(WheelMotion.fraction(-0.25) == 0.75)
        #expect(WheelMotion.fraction(3.25) == 0.25)
    }
}
