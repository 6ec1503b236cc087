import Arcade
import Breakout
import BubblePop
import Testing

@testable import Hands

/// For each row of the table, a run at the limit is accepted, and a run one over it is refused.
@Suite("Limits of human hands")
struct RowTests {
    private func expect(
        _ row: HandLimit, at location: SourceLocation = #_sourceLocation,
        _ bytes: (_ count: Int) throws -> [UInt8]
    ) throws {
        for count in [row.maximum, row.maximum + 1] {
            let measures = try WatchedRun(verifying: bytes(count)).measures
            let measure = measures.first { $0.row == row }
            #expect(measure?.measured == count, sourceLocation: location)
            let inhuman = measures.filter { $0.isInhuman }.map { $0.row.word }
            #expect(inhuman == (count > row.maximum ? [row.word] : []), sourceLocation: location)
        }
    }

    /// A corner where a tap rarely hits a bubble.
    private static let corner = Point(x: 0, y: 0)

    @Test func `Taps in one second are limited`() throws {
        try expect(.tapsInASecond) { count in
            try Robot.bytes { robot in
                guard robot.tick == 500 || robot.tick == 619 else { return }
                for _ in 0..<(robot.tick == 500 ? 80 : count - 80) { robot.tap(Self.corner) }
            }
        }
    }

    @Test func `Taps exactly one second apart don't count towards the same second`() throws {
        let bytes = try Robot.bytes { robot in
            guard robot.tick == 500 || robot.tick == 620 else { return }
            for _ in 0..<100 { robot.tap(Self.corner) }
        }
        try WatchedRun(verifying: bytes).checkHands()
    }

    @Test func `Taps in ten seconds are limited`() throws {
        try expect(.tapsInTenSeconds) { count in
            var left = count
            return try Robot.bytes { robot in
                guard robot.tick % 2 == 0, left > 0 else { return }
                left -= 1
                robot.tap(Self.corner)
            }
        }
    }

    @Test func `Simultaneous hits are limited`() throws {
        try expect(.hitsAtOnce) { count in
            var left = count
            return try Robot.bytes { robot in
                let bubbles = robot.bubbles(from: 30)
                guard robot.tick % 40 == 0, left > 0, bubbles.count > 3 else { return }
                left -= 1
                for bubble in bubbles.prefix(3) { robot.tap(bubble, beside: 3) }
            }
        }
    }

    @Test func `A miss at the same time as several hits makes up for one hit`() throws {
        let bytes = try Robot.bytes { robot in
            let bubbles = robot.bubbles(from: 30)
            guard robot.tick % 60 == 0, bubbles.count > 3 else { return }
            for bubble in bubbles.prefix(3) { robot.tap(bubble, beside: 3) }
            robot.tap(Point(x: 1000, y: 1000))
        }
        try WatchedRun(verifying: bytes).checkHands()
    }

    @Test func `Hits in ten seconds are limited`() throws {
        try expect(.hitsInTenSeconds) { count in
            var left = count
            return try Robot.bytes { robot in
                guard left > 0, let bubble = robot.bubbles(from: 12).first else { return }
                left -= 1
                robot.tap(bubble, beside: 3)
            }
        }
    }

    @Test func `Hits in a minute are limited`() throws {
        try expect(.hitsInAMinute) { count in
            var left = count
            return try Robot.bytes { robot in
                guard robot.tick % 15 == 0, left > 0, let bubble = robot.bubbles(from: 12).first
                else { return }
                left -= 1
                robot.tap(bubble, beside: 3)
            }
        }
    }

    /// Returns the recording of a run with the given numbers of misses and of hits on bubbles that
    /// are exactly `age` ticks old.
    private func young(_ count: Int, age: Int, misses: Int = 0) throws -> [UInt8] {
        var left = count
        var missesLeft = misses
        return try Robot.bytes { robot in
            if missesLeft > 0, robot.tick % 3 == 0 {
                missesLeft -= 1
                robot.tap(Point(x: 1000, y: 1000))
            }
            guard left > 0, let bubble = robot.bubbles(from: age, to: age + 1).first else { return }
            left -= 1
            robot.tap(bubble, beside: 3)
        }
    }

    @Test func `Hits on unseen bubbles are limited`() throws {
        try expect(.hitsUnseen) { try young($0, age: 11) }
    }

    @Test func `A bubble hit after a tenth of a second may have been seen`() throws {
        let measures = try WatchedRun(verifying: young(80, age: 12)).measures
        #expect(measures.first { $0.row == .hitsUnseen }?.measured == 0)
    }

    @Test func `Four misses make up for a hit on an unseen bubble`() throws {
        let measures = try WatchedRun(verifying: young(61, age: 5, misses: 4)).measures
        #expect(measures.first { $0.row == .hitsUnseen }?.measured == 60)
        #expect(!measures.contains { $0.isInhuman })
    }

    @Test func `Hits in the exact middle are limited`() throws {
        try expect(.hitsInTheMiddle) { count in
            var left = count
            return try Robot.bytes { robot in
                guard robot.tick % 20 == 0, left > 0, let bubble = robot.bubbles(from: 12).first
                else { return }
                left -= 1
                robot.tap(bubble)
            }
        }
    }

    @Test("Keyboard taps hit the middle of the drawn bubble, which is up to a tick behind")
    func middleOfThePicture() throws {
        for share in [0.0, 0.5, 1] {
            let bytes = try Robot.bytes { robot in
                let bubble = robot.bubbles(from: 60).max { $0.lastRise < $1.lastRise }
                guard robot.tick == 3000, let bubble else { return }
                robot.tap(
                    Point(x: bubble.centre.x, y: bubble.centre.y + bubble.lastRise * share))
            }
            let measures = try WatchedRun(verifying: bytes).measures
            #expect(measures.first { $0.row == .hitsInTheMiddle }?.measured == 1)
        }
    }

    @Test func `A hit one unit away from the middle isn't in the exact middle`() throws {
        let bytes = try Robot.bytes { robot in
            guard robot.tick % 60 == 0, let bubble = robot.bubbles(from: 12).first else { return }
            robot.tap(bubble, beside: 1)
        }
        let measures = try WatchedRun(verifying: bytes).measures
        #expect(measures.first { $0.row == .hitsInTheMiddle }?.measured == 0)
    }

    @Test func `Turns of the device are limited`() throws {
        try expect(.turns) { count in
            try Robot.bytes { robot in
                guard robot.tick % 100 == 0, robot.tick / 100 < count else { return }
                // The device is turned back and forth while the run is stopped.
                for _ in 0...robot.tick % 3 { robot.turn() }
            }
        }
    }

    @Test func `Changes of arrow keys are limited`() throws {
        try expect(.steering) { count in
            try breakout(ticks: 120) { run, cues in
                guard run.game.tick < count else { return }
                run.apply(.steer(run.game.tick % 2 == 0 ? .left : .right), cues: &cues)
            }
        }
    }

    @Test func `The paddle may jump anywhere in every tick`() throws {
        let bytes = try breakout(ticks: 600) { run, cues in
            for x in [0.0, 400, 7] {
                if let place = PaddlePlace(x) { run.apply(.paddle(place), cues: &cues) }
            }
        }
        let watched = try WatchedRun(verifying: bytes)
        #expect(watched.measures.allSatisfy { $0.measured == 0 })
    }

    private func breakout(
        ticks: Int, _ act: (inout Run<BreakoutGame>, inout [Cue]) -> Void
    ) throws -> [UInt8] {
        var run = Run<BreakoutGame>(
            player: try PlayerName("Ada"), settings: .standard, stage: BreakoutRules.stage, seed: 1)
        var cues: [Cue] = []
        while run.game.tick < ticks {
            act(&run, &cues)
            run.advance(cues: &cues)
        }
        run.apply(.finish, cues: &cues)
        return run.bytes
    }

    @Test func `Every limit is measured in at least one game, and has a unique word`() throws {
        let bubblePop = try WatchedRun(verifying: Robot.bytes { _ in }).measures
        let breakout = try WatchedRun(verifying: breakout(ticks: 1) { _, _ in }).measures
        let measured = (bubblePop + breakout).map { $0.row.word }
        #expect(Set(measured) == Set(HandLimit.all.map { $0.word }))
        #expect(Set(measured).count == HandLimit.all.count)
    }

    @Test func `A refusal of an inhuman run says what is allowed`() {
        #expect(
            HandMeasure(.tapsInASecond, 170).sentence
                == "170 taps in one second are more than hands can do. The limit is 160: ten "
                + "fingers, six times each, and more if the page was blocked.")
    }
}
