import Arcade
import BubblePop
import Testing

@testable import Hands

/// A run that no human could play is refused for the expected row of the table.
@Suite("Runs by machines")
struct MachineTests {
    private static let seeds: [UInt64] = [1, 2, 3]

    private func expect(
        _ bytes: [UInt8], isRefusedFor row: HandLimit,
        at location: SourceLocation = #_sourceLocation
    ) throws {
        let measures = try WatchedRun(verifying: bytes).measures
        let inhuman = measures.filter { $0.isInhuman }.map { $0.row }
        #expect(inhuman.contains(row), "\(inhuman.map { $0.word })", sourceLocation: location)
    }

    @Test("A run with ten taps in one tick is refused", arguments: seeds)
    func tenAtOnce(seed: UInt64) throws {
        let bytes = try Robot.bytes(seed: seed) { robot in
            guard robot.tick % 60 == 0 else { return }
            for bubble in robot.bubbles().prefix(10) { robot.tap(bubble, beside: 3) }
        }
        try expect(bytes, isRefusedFor: .hitsAtOnce)
    }

    @Test("A run that pops the most valuable bubble in every tick is refused", arguments: seeds)
    func perfect(seed: UInt64) throws {
        let bytes = try Robot.bytes(seed: seed) { robot in
            if let bubble = robot.bubbles().first { robot.tap(bubble) }
        }
        try expect(bytes, isRefusedFor: .hitsInTenSeconds)
        try expect(bytes, isRefusedFor: .hitsInAMinute)
        try expect(bytes, isRefusedFor: .hitsUnseen)
        try expect(bytes, isRefusedFor: .hitsInTheMiddle)
    }

    @Test(
        "A run that keeps up a human's fastest ten seconds for a minute is refused",
        arguments: seeds)
    func tireless(seed: UInt64) throws {
        let bytes = try Robot.bytes(seed: seed) { robot in
            guard robot.tick % 13 == 0, let bubble = robot.bubbles(from: 20).first else { return }
            robot.tap(bubble, beside: 4)
        }
        try expect(bytes, isRefusedFor: .hitsInAMinute)
    }

    @Test("A run that pops bubbles the moment they appear is refused", arguments: seeds)
    func noReaction(seed: UInt64) throws {
        let bytes = try Robot.bytes(seed: seed) { robot in
            guard robot.tick % 24 == 0, let bubble = robot.bubbles(to: 12).first else { return }
            robot.tap(bubble, beside: 4)
        }
        try expect(bytes, isRefusedFor: .hitsUnseen)
    }

    @Test("A run that hits the exact middle six times a second is refused", arguments: seeds)
    func exact(seed: UInt64) throws {
        let bytes = try Robot.bytes(seed: seed) { robot in
            guard robot.tick % 20 == 0, let bubble = robot.bubbles(from: 30).first else { return }
            robot.tap(bubble)
        }
        try expect(bytes, isRefusedFor: .hitsInTheMiddle)
    }

    @Test("A run with sixty taps a second is refused", arguments: seeds)
    func sixty(seed: UInt64) throws {
        let bytes = try Robot.bytes(seed: seed) { robot in
            guard robot.tick % 2 == 0 else { return }
            robot.tap(
                Point(x: Double(robot.tick * 37 % 390), y: Double(robot.tick * 91 % 690)))
        }
        try expect(bytes, isRefusedFor: .tapsInTenSeconds)
    }

    @Test func `A run that turns the device in every tick is refused`() throws {
        try expect(try Robot.bytes { $0.turn() }, isRefusedFor: .turns)
    }

    @Test("A run by a program as slow as a person is accepted", arguments: seeds)
    func greedy(seed: UInt64) throws {
        var bot = BubblePopBot(.greedy, seed: seed)
        let bytes = try Robot.bytes(seed: seed) { robot in
            if case .tap(let place) = bot.input(for: robot.run.game) { robot.tap(place.point) }
        }
        try WatchedRun(verifying: bytes).checkHands()
    }
}
