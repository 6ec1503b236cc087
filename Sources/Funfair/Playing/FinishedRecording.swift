import Arcade

/// A verified recording of any game's finished run. A class because replays and races share the
/// recording.
final class FinishedRecording {
    let stall: Stall
    /// The run at its end, which never continues. To replay the run, use `end.rewound()`.
    let end: any Cabinet

    /// Parses `bytes` and replays the run by its game's rules.
    ///
    /// - Throws: `RecordingProblem`; `.unfinished` if the recording stops before the run's end.
    init(_ bytes: [UInt8]) throws(RecordingProblem) {
        stall = try Stall(recordedIn: bytes)
        end = try stall.entry.resume(bytes)
        guard end.moment.isOver else { throw .unfinished(tick: end.tick) }
    }

    /// What the replay has proved.
    var proof: RunProof {
        let settings = end.settingLines
        return RunProof(
            contest: end.contest(at: stall), score: end.score, isStandard: end.isStandard,
            isForParty: end.isForParty, first: settings.first, last: settings.last)
    }
}

extension Stall {
    /// Finds the stall of the game recorded in `bytes`.
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
