import Arcade
import Testing

@testable import Roulette

@Suite("Path of the ball")
struct BallTests {
    private let rim = BallTable.rim
    private let pocket = BallTable.pocket

    /// Returns how far the ball moves in a tick, in turns, positive against the wheel's direction.
    private func speed(_ turn: Turn, _ motion: WheelMotion, _ tick: Double) -> Double {
        -turn.sense * Turn.way(motion.ball(at: tick - 1).angle, motion.ball(at: tick).angle)
    }

    /// Returns the ticks of the ball's impacts: the first is on a deflector, the others are at the
    /// end of each bounce, and the last is in the ball's pocket.
    private func touches(_ motion: WheelMotion) -> [Double] {
        let hops = BallTable.hops.map(\.ticks)
        var touches = [motion.knock]
        for ticks in hops where (touches.last ?? 0) < BallTable.captured {
            touches.append((touches.last ?? 0) + ticks)
        }
        return touches
    }

    @Test func `The ball's path ends in the middle of the drawn pocket`() {
        for turn in Turn.all {
            let ball = turn.motion.ball(at: 480)
            #expect(Turn.isSame(ball.angle, 0))
            #expect(ball.radius == pocket && ball.height == 0)
        }
    }

    @Test func `The ball's path starts where the ball rested`() {
        for turn in Turn.all {
            let ball = turn.motion.ball(at: 0)
            #expect(ball.angle == 0)
            #expect(ball.radius == (turn.last == nil ? rim : pocket) && ball.height == 0)
        }
    }

    @Test func `The ball moves only a little in a tick, in every direction`() {
        Turn.expect(in: 1...480) { _, motion, tick in
            let before = motion.ball(at: tick - 1)
            let ball = motion.ball(at: tick)
            return abs(Turn.way(before.angle, ball.angle)) < 0.06
                && abs(ball.radius - before.radius) < 3 && abs(ball.height - before.height) < 3
        }
    }

    @Test func `In a thousandth of a tick, the ball moves at most a thousandth as far`() {
        for spins in 0..<BallTable.ways.count {
            let motion = WheelMotion(from: Pocket.all[5], to: Pocket.all[26], after: spins)
            var before = motion.ball(at: 0)
            for step in 1...480_000 {
                let ball = motion.ball(at: Double(step) / 1000)
                guard abs(Turn.way(before.angle, ball.angle)) < 0.000_06,
                    abs(ball.radius - before.radius) < 0.003,
                    abs(ball.height - before.height) < 0.003
                else {
                    Issue.record("a jump after \(step) thousandths of a tick")
                    return
                }
                before = ball
            }
        }
    }

    @Test func `The ball stays in the bowl, no nearer to the middle than at rest`() {
        Turn.expect { _, motion, tick in
            let ball = motion.ball(at: tick)
            return ball.radius >= pocket - 1e-9 && ball.radius <= rim + 1e-9 && ball.height >= 0
        }
        #expect(rim + WheelPicture.ballRadius <= WheelPicture.radius)
    }

    @Test func `On the rim, the ball runs against the wheel's direction`() {
        Turn.expectUntilKnock(from: 1) { turn, motion, tick in
            speed(turn, motion, tick) > 0
        }
    }

    @Test func `After the push, the ball gets slower until it hits a deflector`() {
        Turn.expectUntilKnock(from: 31) { turn, motion, tick in
            speed(turn, motion, tick) < speed(turn, motion, tick - 1)
        }
    }

    @Test func `The ball leaves the rim only when it is slow, and never returns`() {
        Turn.expectUntilKnock(from: 30) { _, motion, tick in
            let radius = motion.ball(at: tick).radius
            return tick <= motion.fall
                ? radius == rim : radius < motion.ball(at: tick - 1).radius
        }
    }

    @Test func `The ball hits a deflector at the deflector's edge`() {
        for turn in Turn.all {
            let motion = turn.motion
            let ball = motion.ball(at: motion.knock)
            #expect(abs(ball.radius - BallTable.deflector) < 1e-9)
            // The ball moves against the wheel's direction, so in the wheel's direction the ball is
            // still beyond the deflector.
            let middle = (turn.sense * ball.angle - BallTable.reach) * 8 - 0.5
            #expect(abs(middle - middle.rounded()) < 1e-9)
        }
    }

    @Test func `The ball doesn't always hit the same deflector`() {
        let met = Turn.all.map { turn -> Int in
            let angle = turn.motion.ball(at: turn.motion.knock).angle
            return Int((angle * 8).rounded(.down))
        }
        #expect(Set(met).count >= 4)
    }

    @Test func `The ball bounces two to four times, each time lower and shorter`() {
        var counts: Set<Int> = []
        for turn in Turn.all {
            let motion = turn.motion
            let touches = touches(motion)
            #expect(touches.last == BallTable.captured)
            let heights = zip(touches, touches.dropFirst()).map {
                motion.ball(at: ($0 + $1) / 2).height
            }
            let lengths = zip(touches, touches.dropFirst()).map { $1 - $0 }
            #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 > $1 && $1 > 2 })
            #expect(zip(lengths, lengths.dropFirst()).allSatisfy { $0 > $1 })
            for touch in touches { #expect(motion.ball(at: touch).height < 1e-9) }
            counts.insert(heights.count - 1)
        }
        #expect(counts == [2, 3, 4])
    }

    @Test func `The ball bounces on the frets between pockets, and last in its own pocket`() {
        for turn in Turn.all {
            let motion = turn.motion
            let touches = touches(motion).dropFirst()
            for touch in touches {
                let ahead = motion.ball(at: touch).angle - motion.wheel(at: touch)
                let place = ahead * 37 - (touch == BallTable.captured ? 0 : 0.5)
                #expect(abs(place - place.rounded()) < 1e-6)
            }
        }
    }

    @Test func `A deflector slows the ball, and every fret slows it further`() {
        for turn in Turn.all {
            let motion = turn.motion
            /// Returns the ball's speed relative to the wheel, and so to the frets.
            func speed(_ from: Double, _ to: Double) -> Double {
                let ball = Turn.way(motion.ball(at: from).angle, motion.ball(at: to).angle)
                let wheel = Turn.way(motion.wheel(at: from), motion.wheel(at: to))
                return abs(wheel - ball) / (to - from)
            }
            let touches = [motion.knock - 10] + touches(motion)
            let speeds = zip(touches, touches.dropFirst()).map { speed($0, $1) }
            guard zip(speeds, speeds.dropFirst()).allSatisfy({ $0 > $1 }) else {
                Issue.record("\(turn): \(speeds)")
                return
            }
        }
    }

    @Test func `In its pocket, the ball moves with the wheel`() {
        Turn.expect(in: 384...480) { turn, motion, tick in
            let ball = motion.ball(at: tick)
            return Turn.isSame(ball.angle, motion.wheel(at: tick) + Double(turn.next.place) / 37)
                && ball.radius == pocket && ball.height == 0
        }
    }

    /// A party's big screen computes the path itself, and `test_party_screen_end.py` contains the
    /// same numbers.
    @Test(
        "The ball has the same path on a party's big screen",
        arguments: [
            (120.0, 0.49249, 0.43800, 183.0, 0.0), (288, 0.58789, 0.08388, 170.536, 0),
            (336, 0.70114, 0.98572, 142.758, 15.758), (384, 0.75930, 0.97551, 127, 0),
        ])
    func example(ticks: Double, wheel: Double, angle: Double, radius: Double, height: Double) {
        let motion = WheelMotion(from: Pocket.all[0], to: Pocket.all[17], after: 2)
        let ball = motion.ball(at: ticks)
        #expect(abs(motion.wheel(at: ticks) - wheel) < 1e-5)
        #expect(abs(ball.angle - angle) < 1e-5)
        #expect(abs(ball.radius - radius) < 1e-3 && abs(ball.height - height) < 1e-3)
    }

    @Test func `The ball takes different paths to the same pocket in different spins`() {
        let knocks = (0..<5).map { WheelMotion(from: nil, to: Pocket.all[9], after: $0).knock }
        #expect(Set(knocks).count == 3)
    }
}
