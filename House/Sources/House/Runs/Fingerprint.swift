import Arcade
import Foundation
import Funfair
import Hands

/// Identifies a run among all runs with the same seed, under any name.
struct Fingerprint: Sendable {
    /// Two runs where next to nothing happens may be identical by chance. With this many changes of
    /// the score at the same ticks, or this many identical inputs, chance is ruled out.
    private static let fewestPoints = 3
    private static let fewestInputs = 8

    /// A hash of each score and its tick, or of the inputs if the score rarely changes; nil if too
    /// little happens. It identifies copies that are too short to compare by their course.
    let inputs: Data?
    /// What the run hit and when; nil if the run hit nothing.
    let course: KeptCourse?

    /// - Returns: nil if no other ticket has the seed.
    init?(of run: WatchedRun, _ ticket: Ticket) {
        guard ticket.sharesItsSeed else { return nil }
        inputs = Self.exact(run.trace, ticket)
        course = run.course.marks.isEmpty ? nil : KeptCourse(run.course, seed: ticket.seed)
    }

    private static func exact(_ trace: RunTrace, _ ticket: Ticket) -> Data? {
        // At a party, everyone who puts their phone down has the same run.
        guard ticket.entry != .party || trace.inputCount >= fewestInputs else { return nil }
        if trace.changes.count >= fewestPoints { return hash(trace.scores, ticket) }
        return trace.inputCount >= fewestInputs ? hash(trace.inputs, ticket) : nil
    }

    private static func hash(_ bytes: [UInt8], _ ticket: Ticket) -> Data {
        var head = ByteWriter()
        head.write(byte: ticket.contest.rawValue)
        head.write(bits: ticket.seed)
        return Data(Hash.of(head.bytes + bytes))
    }
}

/// What a run hit and when, as stored.
public struct KeptCourse: Sendable {
    package let hits: [Int64]
    /// The tick of each hit.
    package let ticks: [Int64]
    /// How many hits this run must share with another player's run to count as a copy.
    package let tooMany: Int
    /// The seed. Runs with the same seed are stored one at a time.
    package let seed: Int64
}

extension KeptCourse {
    init(_ course: RunCourse, seed: UInt64) {
        hits = course.marks.map { Int64(bitPattern: $0.hit) }
        ticks = course.marks.map { Int64($0.tick) }
        tooMany = course.tooManyShared
        self.seed = Int64(bitPattern: seed)
    }
}
