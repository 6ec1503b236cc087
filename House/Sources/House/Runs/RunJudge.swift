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
    ///   - arrival: when the bytes came.
    /// - Throws: `Refusal`, for whatever of these is found first.
    static func check(
        _ bytes: [UInt8], with ticket: Ticket, at arrival: Moment
    ) throws(Refusal) {
        guard ticket.rulesVersion == ticket.contest.rulesVersion else { throw .doesNotFit(.rules) }
        guard arrival <= ticket.expiry else { throw .ticketExpired }
        let run: ClaimedRun
        do { run = try ClaimedRun(reading: bytes) } catch { throw Refusal(error) }
        guard run.contest.stall == ticket.contest.stall else { throw .doesNotFit(.game) }
        guard run.contest == ticket.contest else { throw .doesNotFit(.way) }
        guard run.seed == ticket.seed else { throw .doesNotFit(.seed) }
        // Not by what it looks like: it is shown to whoever watches the run.
        guard ticket.holder.isCalled(HouseName.key(of: run.player.text)) else {
            throw .doesNotFit(.player)
        }
        guard ticket.entry == .party ? run.isForParty : run.isStandard else {
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

    /// Judges a run that was folded, by how it was played.
    ///
    /// - Parameter watched: a recording whose claim fits.
    /// - Returns: what the run comes to.
    /// - Throws: `Refusal`.
    static func judge(_ watched: WatchedRun, for ticket: Ticket) throws(Refusal) -> JudgedRun {
        // Settings may have been changed on the way.
        guard ticket.entry == .party ? watched.run.isForParty : watched.run.isStandard else {
            throw .doesNotFit(.settings)
        }
        do { try watched.checkHands() } catch { throw .inhuman(error) }
        return JudgedRun(
            result: watched.run.result, highlight: watched.run.highlight,
            half: watched.trace.score(after: ticket.contest.stall.partyTicks / 2),
            fingerprint: Fingerprint(of: watched, ticket))
    }

    /// Whether so many ticks can have been played in so many milliseconds, with the pauses that are
    /// allowed.
    private static func check(
        _ ticks: Int, against elapsed: Int64, of entry: Entry
    ) throws(Refusal) {
        let played = Ticket.milliseconds(ofTicks: ticks)
        guard elapsed >= played else { throw .tooFast(milliseconds: played - elapsed) }
        // At a party the round says until when.
        guard entry == .party || elapsed <= played + Ticket.allowedPauses else {
            throw .ticketExpired
        }
    }
}

/// What a run that holds comes to.
struct JudgedRun: Sendable {
    let result: RunResult
    /// The longest chain or streak.
    let highlight: Int
    /// The score at half time of a party's round.
    let half: Int
    /// Nil where no other ticket has the seed.
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
