import Arcade

/// A recording of a run that was played to its end, and that comes to what it claims; of whichever
/// game. A class because it is shared: by whoever watches it, and by the runs that race it.
final class FinishedRecording {
    let stall: Stall
    /// The run at its end. It is never played on; what plays it again is `end.rewound()`.
    let end: any Cabinet

    /// Reads `bytes` and folds them by the rules of their game.
    ///
    /// - Throws: `RecordingProblem`; `.unfinished` where the run was left before its end.
    init(_ bytes: [UInt8]) throws(RecordingProblem) {
        stall = try Stall(recordedIn: bytes)
        end = try stall.entry.resume(bytes)
        guard end.moment.isOver else { throw .unfinished(tick: end.tick) }
    }
}

extension Stall {
    /// The stall whose game `bytes` record.
    package init(recordedIn bytes: [UInt8]) throws(RecordingProblem) {
        let code = try RecordingFormat.game(of: bytes)
        guard let stall = Self.allCases.first(where: { $0.entry.identity.code == code }) else {
            // What is damaged may be the number.
            try RecordingFormat.check(bytes)
            throw .unknownGame(code: code)
        }
        self = stall
    }
}
