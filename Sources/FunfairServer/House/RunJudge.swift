import Arcade
import Funfair
import Hands

/// Whether a run counts. A pure function of the recording, the ticket and the clock.
enum RunJudge {
    /// - Parameters:
    ///   - bytes: anything at all.
    ///   - player: the house's name of whoever the ticket was given to.
    ///   - arrival: when the bytes came.
    /// - Returns: what the run comes to.
    /// - Throws: `Refusal`, for whatever of these is found first.
    static func judge(
        _ bytes: [UInt8], with ticket: Ticket, of player: String, at arrival: Moment
    ) throws(Refusal) -> VerifiedRun {
        guard ticket.rulesVersion == ticket.stall.rulesVersion else { throw .doesNotFit(.rules) }
        guard arrival <= ticket.expiry else { throw .ticketExpired }
        let watched: WatchedRun
        do { watched = try WatchedRun(verifying: bytes) } catch { throw Refusal(error) }
        let run = watched.run
        guard run.stall == ticket.stall else { throw .doesNotFit(.game) }
        guard run.seed == ticket.seed else { throw .doesNotFit(.seed) }
        guard let name = try? HouseName(run.player.text), name == (try HouseName(player)) else {
            throw .doesNotFit(.player)
        }
        guard run.isStandard else { throw .doesNotFit(.settings) }
        guard !run.isPractice else { throw .doesNotFit(.practice) }
        do { try watched.checkHands() } catch { throw .inhuman(error) }
        try check(run.result.ticks, against: arrival.milliseconds - ticket.issued.milliseconds)
        return run
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
