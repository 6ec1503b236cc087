import Arcade
import Funfair
import Hands

/// Decides whether a run counts, as a pure function of the recording, the ticket and the time.
enum RunJudge {
    /// Checks a recording's claims against its ticket and the time. This is cheap, and avoids
    /// replaying a run that can't count.
    ///
    /// - Parameters:
    ///   - bytes: the bytes that were sent, which can be anything.
    ///   - arrival: when the run arrived.
    /// - Throws: `Refusal`, for the first problem found.
    static func check(
        _ bytes: [UInt8], with ticket: Ticket, at arrival: Timestamp
    ) throws(Refusal) {
        guard ticket.rulesVersion == ticket.contest.rulesVersion else { throw .doesNotFit(.rules) }
        guard arrival <= ticket.expiry else { throw .ticketExpired }
        let run: ClaimedRun
        do { run = try ClaimedRun(reading: bytes) } catch { throw Refusal(error) }
        guard run.contest.stall == ticket.contest.stall else { throw .doesNotFit(.game) }
        guard run.contest == ticket.contest else { throw .doesNotFit(.way) }
        guard run.seed == ticket.seed else { throw .doesNotFit(.seed) }
        // Compare keys, not looks, because everyone who watches the run sees the name.
        guard ticket.holder.isNamed(HouseName.key(of: run.player.text)) else {
            throw .doesNotFit(.player)
        }
        guard ticket.needsPartySettings ? run.isForParty : run.isStandard else {
            throw .doesNotFit(.settings)
        }
        guard !run.isPractice else { throw .doesNotFit(.practice) }
        let slip = ticket.entry == .party ? PartyRules.clockSlip : 0
        let elapsed = arrival.milliseconds - ticket.issued.milliseconds + slip
        try check(run.result.ticks, against: elapsed, of: ticket.entry)
        guard run.inputs <= run.stall.mostInputs(within: elapsed) else {
            throw .doesNotFit(.inputs)
        }
    }

    /// Judges a replayed run by how it was played.
    ///
    /// - Parameter watched: the replay of a recording that passed `check`.
    /// - Returns: the run's result.
    /// - Throws: `Refusal` if the run doesn't count.
    static func judge(_ watched: WatchedRun, for ticket: Ticket) throws(Refusal) -> JudgedRun {
        // The settings may have changed during the run.
        guard ticket.needsPartySettings ? watched.run.isForParty : watched.run.isStandard else {
            throw .doesNotFit(.settings)
        }
        do { try watched.checkHands() } catch { throw .inhuman(error) }
        return JudgedRun(
            result: watched.run.result, highlight: watched.run.highlight,
            half: watched.trace.score(after: ticket.contest.stall.partyTicks / 2),
            fingerprint: Fingerprint(of: watched, ticket))
    }

    /// Checks that the ticks match the elapsed milliseconds, allowing for pauses.
    private static func check(
        _ ticks: Int, against elapsed: Int64, of entry: RunPurpose
    ) throws(Refusal) {
        let played = Ticket.milliseconds(ofTicks: ticks)
        guard elapsed >= played else { throw .tooFast(milliseconds: played - elapsed) }
        // A party's round has its own deadline.
        guard entry == .party || elapsed <= played + Ticket.allowedPauses else {
            throw .ticketExpired
        }
    }
}

/// The result of a valid run.
struct JudgedRun: Sendable {
    let result: RunResult
    /// The longest chain or streak.
    let highlight: Int
    /// The score at half time of a party's round.
    let half: Int
    /// The fingerprint; nil if no other ticket has the seed.
    let fingerprint: Fingerprint?
}

extension Refusal {
    init(_ problem: RecordingProblem) {
        self =
            switch problem {
            case .notARecording, .newerFormat, .cutShort, .damaged, .wrongChecksum, .unknownGame,
                .unknownMode, .name, .setting, .stage:
                .notARecording(problem)
            case .tooLarge: .tooLarge(most: RecordingFormat.mostBytes)
            case .otherRules: .doesNotFit(.rules)
            case .inputAfterTheEnd, .doesNotReproduce, .unfinished: .doesNotReproduce(problem)
            }
    }
}
