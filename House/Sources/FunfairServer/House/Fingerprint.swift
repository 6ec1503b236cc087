import Arcade
import Foundation
import Funfair

/// What tells one run from all others, whoever's name it was played under: what was scored, and when.
/// Inputs that change nothing make no other run of it.
enum Fingerprint {
    /// Whoever does next to nothing may do the same as somebody else. So many points at the same ticks
    /// are no chance, and neither are so many inputs.
    static let fewestPoints = 3
    static let fewestInputs = 8

    /// - Parameter bytes: a recording that was found to hold.
    /// - Returns: nil where too little was done to tell.
    static func mark(of bytes: [UInt8], _ ticket: Ticket) -> Data? {
        // Where balls are drawn for each table, none is a challenge.
        guard !ticket.contest.stall.isDrawn, let trace = try? RunTrace(verifying: bytes) else {
            return nil
        }
        // Of those who put their phones down at a party all do the same.
        guard ticket.entry != .party || trace.inputCount >= fewestInputs else { return nil }
        if trace.changes >= fewestPoints { return hash(trace.scores, ticket) }
        return trace.inputCount >= fewestInputs ? hash(trace.inputs, ticket) : nil
    }

    private static func hash(_ writer: ByteWriter, _ ticket: Ticket) -> Data {
        var head = ByteWriter()
        head.write(byte: ticket.contest.rawValue)
        head.write(bits: ticket.seed)
        return Data(Hash.of(head.bytes + writer.bytes))
    }
}
