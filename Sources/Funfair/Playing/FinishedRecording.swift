import Arcade

/// A verified recording of a finished run of any game. A class because it's shared between the
/// replay and the runs that race it.
final class FinishedRecording {
    let stall: Stall
    /// The run at its end. It is never continued; to replay it, use `end.rewound()`.
    let end: any Cabinet

    /// Parses `bytes` and replays the run by its game's rules.
    ///
    /// - Throws: `RecordingProblem`; `.unfinished` if the run was left before its end.
    init(_ bytes: [UInt8]) throws(RecordingProblem) {
        stall = try Stall(recordedIn: bytes)
        end = try stall.entry.resume(bytes)
        guard end.moment.isOver else { throw .unfinished(tick: end.tick) }
    }
}

extension Stall {
    /// Finds the stall whose game `bytes` record.
    package init(recordedIn bytes: [UInt8]) throws(RecordingProblem) {
        let code = try RecordingFormat.game(of: bytes)
        guard let stall = Self.allCases.first(where: { $0.entry.identity.code == code }) else {
            // The game's number itself may be damaged.
            try RecordingFormat.check(bytes)
            throw .unknownGame(code: code)
        }
        self = stall
    }
}
