import Arcade
import BubblePop
import Foundation
import Testing

@testable import Hands

/// The numbers that tell runs apart, of simulated people and of machines.
@Suite("Figures of runs")
struct FigureTests {
    private static let seeds: [UInt64] = [1, 2, 3]

    /// Returns a run by a machine that taps every half a second: a bubble if there is one.
    private func machine(seed: UInt64) throws -> [UInt8] {
        try Robot.bytes(seed: seed) { robot in
            guard robot.tick % 60 == 0 else { return }
            if let bubble = robot.bubbles(from: 30, to: 90).first {
                robot.tap(bubble, beside: 5)
            } else {
                robot.tap(Point(x: 1, y: 1))
            }
        }
    }

    @Test func `The reaction time in BubblePop is the age of the bubbles that were hit`() throws {
        let bytes = try Robot.bytes { robot in
            // The robot looks one tick before it taps.
            if let bubble = robot.bubbles(from: 60, to: 61).first { robot.tap(bubble) }
        }
        let figures = try RunFigures(verifying: bytes)
        #expect(figures.reaction == 0.5)
        #expect(figures.spread == 0)
        #expect(figures.seconds == 60)
    }

    @Test("A machine's taps are more regular than any person's", arguments: seeds)
    func rhythm(seed: UInt64) throws {
        let machine = try #require(try RunFigures(verifying: machine(seed: seed)).rhythm)
        for person in BubblePopPerson.all {
            let figures = try RunFigures(verifying: BubblePopPlay.bytes(person, seed: seed))
            // Hammered keys on the slowest machine are the most regular, at 0.03.
            #expect(try #require(figures.rhythm) > machine + 0.02, "\(person.name)")
        }
    }

    @Test func `Inputs are counted per second of game time`() throws {
        var count = 0
        let bytes = try Robot.bytes { robot in
            guard robot.tick % 40 == 0 else { return }
            count += 1
            robot.tap(Point(x: 1, y: 1))
        }
        let figures = try RunFigures(verifying: bytes)
        #expect(figures.inputsPerSecond == Double(count) / 60)
        // Nothing was hit, so there are no reactions.
        #expect(figures.reaction == nil && figures.spread == nil)
        #expect(figures.rhythm == 0)
    }

    @Test func `A run with few actions has no reaction time and no rhythm`() throws {
        let figures = RunFigures(9, in: 1200, Array(1...9), Array(1...9))
        #expect(figures.inputsPerSecond == 0.9)
        #expect(figures.reaction == nil && figures.spread == nil && figures.rhythm == nil)
    }

    @Test func `A run that ended in its first tick has no inputs per second`() {
        #expect(RunFigures(1, in: 0, [], []).inputsPerSecond == nil)
    }

    @Test func `A run at a table has no figures`() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Golden/wheel.funfair")
        let figures = try RunFigures(verifying: Array(try Data(contentsOf: file)))
        #expect(figures.seconds == nil && figures.inputsPerSecond == nil)
        #expect(figures.reaction == nil && figures.spread == nil && figures.rhythm == nil)
    }

    @Test func `A recording with a false claim has no figures`() throws {
        let (recording, claim) = try Recording<BubblePopGame>.reading(machine(seed: 1))
        let boast = recording.bytes(
            claiming: RunResult(
                ticks: claim.ticks, score: claim.score + 1, stateHash: claim.stateHash))
        #expect(throws: RecordingProblem.self) { try RunFigures(verifying: boast) }
    }
}

@Suite("Usual ranges")
struct UsualRangeTests {
    /// Returns the range of numbers from 1.00 to 2.00.
    private func range(of count: Int) -> UsualRange {
        var range = UsualRange()
        for number in 0..<count { range.add(1 + Double(number) / Double(count)) }
        return range
    }

    @Test func `A number far from the others is unusual`() {
        let range = range(of: 200)
        for number in [0.0, 0.2, 8.0, 1e9, .infinity] { #expect(range.isUnusual(number)) }
        for number in [0.7, 1.0, 1.5, 2.0, 2.5] { #expect(!range.isUnusual(number)) }
    }

    @Test func `Few numbers have no usual range`() {
        var few = range(of: UsualRange.fewest - 1)
        #expect(!few.isUnusual(1e9))
        few.add(1)
        #expect(few.isUnusual(1e9))
    }

    @Test func `Small differences between equal numbers aren't unusual`() {
        var range = UsualRange()
        for _ in 0..<100 { range.add(3) }
        #expect(!range.isUnusual(3.1))
        #expect(range.isUnusual(9))
    }

    @Test func `Around zero, a hundredth makes little difference`() {
        var range = UsualRange()
        for _ in 0..<100 { range.add(0) }
        #expect(!range.isUnusual(0.002))
        #expect(range.isUnusual(0.5))
    }

    @Test func `A negative number counts as zero`() {
        var range = UsualRange()
        for number in [-1, -1e300, -Double.infinity] { range.add(number) }
        #expect(range.count == 3)
    }
}
