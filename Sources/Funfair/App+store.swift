import Arcade
import Phrases

extension App {
    /// Restores a stored text. If the text can't be read, sets it aside instead of overwriting it
    /// (BubblePop, core functionality 10).
    mutating func restore(_ key: StoreKey, from text: [UInt8]) {
        switch key {
        case .settings:
            guard let problems = records.restoreSettings(from: text) else { return setAside(key) }
            for (setting, problem) in problems {
                let sentence = problem.sentence(in: words)
                screens.problems.append((setting, sentence))
                screens.notify(sentence)
            }
        case .proof(let number): walls.proofRead(of: number, text)
        case .run(let stall): restoreRun(of: stall, from: text)
        case .ticket(let stall):
            guard let kept = Ticket.stored(in: text) else { return setAside(key) }
            desk.restore(kept, of: stall, for: playing[stall])
        case .party: if !restoreParty(from: text) { setAside(key) }
        case .partyRun: if !restorePartyRun(from: text) { setAside(key) }
        case .names, .scores, .tallies, .days, .curves, .house, .outbox, .hints, .walls:
            if !read(key, from: text) { setAside(key) }
        }
    }

    /// Handles a change by another window to a stored text. `text` is nil if the other window
    /// removed the text.
    mutating func reload(_ key: StoreKey, from text: [UInt8]?) {
        if case .proof(let number) = key { return walls.proofRead(of: number, text) }
        guard let text else { return }
        if case .run(let stall) = key { return yieldRun(stall, to: text) }
        guard read(key, from: text) else { return }
        if key == .settings { askForWords() }
        if key == .tallies { leaveCountedRuns() }
    }

    /// The number of bytes in a recording up to and including its seed.
    private static let seedEnd = 16

    /// Handles a run that another window stored. If this window has a copy, replaces the copy with
    /// the stored run, paused. Ignores other runs.
    private mutating func yieldRun(_ stall: Stall, to text: [UInt8]) {
        guard let session = playing[stall], let (bytes, isUpright) = RunStore.run(in: text),
            // Don't spend time replaying a run that this window doesn't have.
            bytes.prefix(Self.seedEnd) == session.cabinet.bytes.prefix(Self.seedEnd),
            let cabinet = try? stall.entry.resume(bytes)
        else { return }
        let kept = Session(
            kept: cabinet, of: stall, isUpright: isUpright, best: session.best)
        guard let identity = kept.identity, identity == session.identity else { return }
        if !session.isStopped { screens.reply(words[.playedElsewhere]) }
        playing.restore(kept)
    }

    /// Removes waiting runs that another window has finished.
    private mutating func leaveCountedRuns() {
        for stall in Stall.allCases {
            guard let session = playing[stall], session.isStopped,
                records.tallies.isCounted(session.identity)
            else { continue }
            playing.remove(session)
            desk.forget(stall)
        }
    }

    /// - Returns: whether the text could be read.
    private mutating func read(_ key: StoreKey, from text: [UInt8]) -> Bool {
        if key != .walls { return records.read(key, from: text) || desk.read(key, from: text) }
        var isRead = false
        changeWalls { isRead = $0.read(text) }
        return isRead
    }

    private mutating func restoreRun(of stall: Stall, from text: [UInt8]) {
        guard let (bytes, isUpright) = RunStore.run(in: text) else {
            return setAside(.run(stall))
        }
        do throws(RecordingProblem) {
            let cabinet = try stall.entry.resume(bytes)
            let session = Session(
                kept: cabinet, of: stall, isUpright: isUpright,
                best: records.curves[cabinet.contest(at: stall), cabinet.player])
            // A run already counted should have been removed.
            if records.tallies.isCounted(session.identity) { return request(.remove(.run(stall))) }
            playing.restore(session)
        } catch {
            setAside(
                .run(stall),
                because: error.isOfAnotherTime ? .keptOtherRules : nil)
        }
    }

    private mutating func setAside(_ key: StoreKey, because reason: FunfairPhrase? = nil) {
        records.setAside(key)
        let problem = words[key.unreadable]
        screens.notify(
            words[
                .keptUnreadable, reason.map { words[.sentences, problem, words[$0]] } ?? problem])
    }
}

extension StoreKey {
    /// The message for an unreadable text under this key.
    fileprivate var unreadable: FunfairPhrase {
        switch self {
        case .settings: .keptSettings
        case .names: .keptNames
        case .scores: .keptScores
        case .tallies: .keptTallies
        case .days: .keptDays
        case .curves: .keptCurves
        case .house: .keptForHouse
        case .outbox: .keptOutbox
        case .hints: .keptHints
        case .walls, .proof: .keptWalls
        case .run, .partyRun: .keptRun
        case .party: .keptParty
        case .ticket: .keptTicket
        }
    }
}
