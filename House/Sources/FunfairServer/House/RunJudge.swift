import Arcade
import Funfair
import Hands

/// Whether a run counts. A pure function of the recording, the ticket and the clock.
enum RunJudge {
    /// Reads a recording, and holds what it says against its ticket and the clock, which is cheap:
    /// nothing is folded of a run that could not count anyway.
    ///
    /// - Parameters:
    ///   - bytes: anything at all.
    ///   - player: the house's name of whoever the ticket was given to.
    ///   - arrival: when the bytes came.
    /// - Throws: `Refusal`, for whatever of these is found first.
    static func check(
        _ bytes: [UInt8], with ticket: Ticket, of player: String, at arrival: Moment
    ) throws(Refusal) {
        guard ticket.rulesVersion == ticket.stall.rulesVersion else { throw .doesNotFit(.rules) }
        guard arrival <= ticket.expiry else { throw .ticketExpired }
        let run: ClaimedRun
        do { run = try ClaimedRun(reading: bytes) } catch { throw Refusal(error) }
        guard run.stall == ticket.stall else { throw .doesNotFit(.game) }
        guard run.seed == ticket.seed else { throw .doesNotFit(.seed) }
        // Not by what it looks like: it is shown to whoever watches the run.
        guard let name = try? HouseName(run.player.text), name.key == (try HouseName(player)).key
        else { throw .doesNotFit(.player) }
        guard run.isStandard else { throw .doesNotFit(.settings) }
        guard !run.isPractice else { throw .doesNotFit(.practice) }
        let elapsed = arrival.milliseconds - ticket.issued.milliseconds
        try check(run.result.ticks, against: elapsed)
        guard run.inputs <= run.stall.mostInputs(within: elapsed) else {
            throw .doesNotFit(.inputs)
        }
    }

    /// Folds a run, and looks at how it was played.
    ///
    /// - Parameter bytes: a recording whose claim fits.
    /// - Returns: what the run comes to.
    /// - Throws: `Refusal`.
    static func fold(_ bytes: [UInt8]) throws(Refusal) -> RunResult {
        let watched: WatchedRun
        do { watched = try WatchedRun(verifying: bytes) } catch { throw Refusal(error) }
        // Settings may have been changed on the way.
        guard watched.run.isStandard else { throw .doesNotFit(.settings) }
        do { try watched.checkHands() } catch { throw .inhuman(error) }
        return watched.run.result
    }

    /// Whether so many ticks can have been played in so many milliseconds, with the pauses that are
    /// allowed.
    private static func check(_ ticks: Int, against elapsed: Int64) throws(Refusal) {
        let played = Ticket.milliseconds(ofTicks: ticks)
        guard elapsed >= played else { throw .tooFast(milliseconds: played - elapsed) }
        guard elapsed <= played + Ticket.allowedPauses else { throw .ticketExpired }
    }
}

extension Refusal {
    init(_ problem: RecordingProblem) {
        self =
            switch problem {
            case .notARecording, .newerFormat, .cutShort, .damaged, .wrongChecksum, .unknownGame,
                .name, .setting, .stage:
                .notARecording(problem)
            case .tooLarge: .tooLarge(most: RecordingFormat.mostBytes)
            case .otherRules: .doesNotFit(.rules)
            case .inputAfterTheEnd, .doesNotReproduce, .unfinished: .doesNotReproduce(problem)
            }
    }
}
