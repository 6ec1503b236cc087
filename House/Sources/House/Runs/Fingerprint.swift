import Arcade
import Foundation
import Funfair
import Hands

/// What tells a run from all others of its seed, whoever's name it was played under.
struct Fingerprint: Sendable {
    /// Doing next to nothing may be the same as somebody else's doing next to nothing. So many points at
    /// the same ticks are no chance, and neither are so many inputs.
    private static let fewestPoints = 3
    private static let fewestInputs = 8

    /// What was scored and when, to the tick; nil where too little was done to tell. It finds copies that
    /// are too short for their course to say anything.
    let inputs: Data?
    /// What was hit and when; nil for a run that hit nothing.
    let course: KeptCourse?

    /// - Returns: nil where no other ticket has the seed.
    init?(of run: WatchedRun, _ ticket: Ticket) {
        guard ticket.sharesItsSeed else { return nil }
        inputs = Self.exact(run.trace, ticket)
        course = run.course.marks.isEmpty ? nil : KeptCourse(run.course, seed: ticket.seed)
    }

    private static func exact(_ trace: RunTrace, _ ticket: Ticket) -> Data? {
        // At a party, all who put their phones down do the same.
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

/// What a run hit and when, as the repository keeps it.
public struct KeptCourse: Sendable {
    package let hits: [Int64]
    /// For each of the hits, in ticks from the start.
    package let ticks: [Int64]
    /// How many of the hits another player's run must share to make this one a copy.
    package let tooMany: Int
    /// Runs of one seed are recorded one after the other.
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
