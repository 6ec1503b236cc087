import Arcade
import Testing

@testable import Roulette

/// One turn of the wheel, between two pockets.
struct Turn: CustomStringConvertible {
    let last: Pocket?
    let next: Pocket
    /// The number of spins before this one. The wheel turns clockwise after an even number, and
    /// anticlockwise after an odd number.
    let spins: Int

    var motion: WheelMotion { WheelMotion(from: last, to: next, after: spins) }
    /// 1 if the wheel turns clockwise, −1 if the ball does.
    var sense: Double { spins % 2 == 0 ? 1 : -1 }

    var description: String {
        "\(last.map { "\($0.number)" } ?? "none") to \(next.number), \(spins)"
    }

    /// Every turn: from each pocket or none, to each pocket, in both directions.
    static let all: [Turn] =
        Pocket.all.flatMap { next in
            ([nil] + Pocket.all.map { Optional($0) }).flatMap { last in
                (0...1).map { Turn(last: last, next: next, spins: $0) }
            }
        }

    /// Returns the shorter way from one angle to another, in turns: −½ to ½.
    static func way(_ from: Double, _ to: Double) -> Double {
        let gap = to - from
        return gap - gap.rounded()
    }

    static func isSame(_ one: Double, _ other: Double) -> Bool { abs(way(one, other)) < 1e-9 }

    /// Checks each turn at each tick, and reports the first failure.
    static func expect(
        in ticks: ClosedRange<Int> = 0...480, _ holds: (Turn, WheelMotion, Double) -> Bool
    ) {
        for turn in all {
            let motion = turn.motion
            for tick in ticks where !holds(turn, motion, Double(tick)) {
                Issue.record("\(turn) at tick \(tick)")
                return
            }
        }
    }

    /// Checks each turn from the given tick until the ball hits a deflector.
    static func expectUntilKnock(
        from first: Int, _ holds: (Turn, WheelMotion, Double) -> Bool
    ) {
        expect { turn, motion, tick in
            tick < Double(first) || tick > motion.knock || holds(turn, motion, tick)
        }
    }
}

@Suite("Motion of the wheel")
struct WheelTests {
    @Test func `When the wheel stops, the drawn pocket is at the top`() {
        for turn in Turn.all {
            #expect(Turn.isSame(turn.motion.wheel(at: 480) + Double(turn.next.place) / 37, 0))
        }
    }

    @Test func `The wheel starts where it rested`() {
        for turn in Turn.all {
            let rest = turn.last.map { -Double($0.place) / 37 } ?? 0
            #expect(Turn.isSame(turn.motion.wheel(at: 0), rest))
        }
    }

    @Test func `The wheel moves only a little in a tick`() {
        Turn.expect(in: 1...480) { _, motion, tick in
            abs(Turn.way(motion.wheel(at: tick - 1), motion.wheel(at: tick))) < 0.02
        }
    }

    @Test func `The wheel turns the other way with every spin`() {
        Turn.expect(in: 1...470) { turn, motion, tick in
            turn.sense * Turn.way(motion.wheel(at: tick - 1), motion.wheel(at: tick)) > 0
        }
    }

    @Test func `The wheel never turns back, and slows down until it stops`() {
        for turn in Turn.all {
            let motion = turn.motion
            let steps = (1...480).map { tick in
                turn.sense
                    * Turn.way(
                        motion.wheel(at: Double(tick - 1)), motion.wheel(at: Double(tick)))
            }
            #expect(steps.allSatisfy { $0 > -1e-12 })
            #expect(zip(steps.dropFirst(40), steps.dropFirst(41)).allSatisfy { $0 >= $1 - 1e-12 })
            #expect(steps[479] < 1e-4)
        }
    }

    @Test func `The studs push the pointer in their direction, except at rest`() {
        for turn in Turn.all {
            let turned = (0...480).map { turn.sense * turn.motion.pointer(at: Double($0)) }
            #expect(turned.min() ?? 0 < -0.03)
            #expect(turned.allSatisfy { (-0.06...0.02).contains($0) })
            #expect(abs(turned[480]) < 1e-9)
        }
    }

    @Test func `Angles of the wheel are at least 0 and below 1 turn`() {
        Turn.expect { _, motion, tick in
            (0..<1).contains(motion.wheel(at: tick))
                && (0..<1).contains(motion.ball(at: tick).angle)
        }
    }

    @Test func `Rounding an angle never results in a full turn`() {
        for turns in [-1e-17, -1e-300, 0, 1, -1, 2.0.nextDown, 1.0.nextDown, -3] {
            #expect((0..<1).contains(WheelMotion.fraction(turns)))
        }
        #expect(WheelMotion.fraction(-0.25) == 0.75)
        #expect(WheelMotion.fraction(3.25) == 0.25)
    }
}
