import Arcade
import Breakout
import Phrases

/// What this device keeps of its players, whichever run they play: each change is kept at once.
struct Records {
    private(set) var settings = AppSettings()
    private(set) var names = RecentNames()
    private(set) var boards = Boards()
    private(set) var tallies = Tallies()
    private(set) var days = DaysPlayed()
    /// The day it is, where the face said so.
    var today: Int?
    private(set) var curves = Curves()
    /// Which hints were seen.
    private(set) var hints = HintBook()
    private var requests = Requests()

    mutating func takeRequests(into all: inout [Request]) { requests.move(into: &all) }

    // MARK: Players

    /// A player has begun a run, or is spelt otherwise from now on.
    mutating func note(_ player: PlayerName) {
        names.add(player)
        requests += .save(.names, names.text)
    }

    /// Puts the score of a run onto its board, where it may stand already.
    mutating func record(_ session: Session) -> Session.Standing {
        let entry = session.boardEntry
        let isStandard = session.cabinet.isStandard
        let contest = session.contest
        rememberDay(of: entry.player)
        guard contest.hasBoard else {
            return Session.Standing(
                isStandard: isStandard, previousBest: nil, stands: false, score: entry.score,
                best: nil)
        }
        let before = boards[contest, isStandard: isStandard].best(of: entry.player)?.score
        var stands = boards[contest, isStandard: isStandard].record(entry)
        requests += .save(.scores, boards.text)
        if stands { rememberCurve(of: session) }
        var previousBest = before
        if let last = session.standing, last.isStandard == isStandard {
            // What stands there already may be this run's own.
            if last.stands, before == entry.score { stands = true }
            previousBest = last.previousBest
        } else if session.keeping.wasKept, session.kind.isKeptAtOnce, before == entry.score {
            // A run at a table is on the board while it is played: after a reload, what stands there
            // is taken for its own.
            stands = true
            previousBest = nil
        }
        return Session.Standing(
            isStandard: isStandard, previousBest: previousBest, stands: stands, score: entry.score,
            best: max(previousBest ?? 0, entry.score))
    }

    /// A run is over, or was left: how it came out is remembered.
    mutating func addTally(of session: Session) {
        let cabinet = session.cabinet
        guard cabinet.moment.isOver || !cabinet.isUntouched,
            tallies.add(
                cabinet.tally, of: session.stall, by: cabinet.player, run: session.identity)
        else { return }
        requests += .save(.tallies, tallies.text)
    }

    /// This window isn't seen any more.
    mutating func settle() { tallies.settle() }

    /// The day counts for the streak of whoever made a score on it.
    private mutating func rememberDay(of player: PlayerName) {
        guard let today, days.add(today, of: player) else { return }
        requests += .save(.days, days.text)
    }

    /// The player's best run is what the next ones are held against.
    private mutating func rememberCurve(of session: Session) {
        let cabinet = session.cabinet
        guard cabinet.isStandard, cabinet.staging.kind.canBeRaced,
            let curve = ScoreCurve(of: cabinet)
        else { return }
        curves.record(curve, of: session.contest, by: cabinet.player)
        requests += .save(.curves, curves.text)
    }

    /// A player has seen so many of a stall's hints.
    mutating func seeHints(_ count: Int, of stall: Stall) {
        hints[stall] = count
        requests += .save(.hints, hints.text)
    }

    // MARK: Settings

    /// Sets a setting to the allowed value nearest to `value`.
    mutating func set(_ setting: SettingID, to value: Int) {
        let control = setting.control
        let before = control.value(settings)
        control.set(&settings, value)
        if control.value(settings) != before { saveSettings() }
    }

    /// Chooses the way that a stall's runs are played from now on.
    mutating func choose(_ contest: Contest) {
        guard Contest(contest.stall, in: settings) != contest else { return }
        contest.choose(in: &settings)
        saveSettings()
    }

    /// The wall of the next run through one that was drawn. It is kept where walls are.
    mutating func set(_ wall: DrawnWall) { settings.wall = wall }

    mutating func setStandard(_ stall: Stall) {
        let contest = Contest(stall, in: settings)
        for control in stall.entry.controls { control.set(&settings, control.bounds.standard) }
        contest.choose(in: &settings)
        saveSettings()
    }

    /// Turns off what needs this of the device, at a stall.
    ///
    /// - Returns: whether anything was on.
    mutating func turnOff(_ need: SettingNeed, at stall: Stall) -> Bool {
        let wasOn = stall.entry.controls.turnOff(need, in: &settings)
        if wasOn { saveSettings() }
        return wasOn
    }

    mutating func set(_ language: Language?) {
        settings.language = language
        saveSettings()
    }

    private mutating func saveSettings() {
        requests += .save(.settings, SettingsStore.text(of: settings))
    }

    // MARK: What was kept

    /// What cannot be read is kept, out of the way of what comes.
    mutating func setAside(_ key: StoreKey) { requests += .setAside(key) }

    /// Takes in the settings of when this device was here last; what is not allowed is put right.
    ///
    /// - Returns: what was, or nil where the text holds no settings.
    mutating func restoreSettings(from text: [UInt8]) -> [(SettingID, SettingProblem)]? {
        guard let (settings, problems) = SettingsStore.settings(in: text) else { return nil }
        self.settings = settings
        if !problems.isEmpty { saveSettings() }
        return problems
    }

    /// Takes in what any window of this device may have written.
    ///
    /// - Returns: whether it could be read.
    mutating func read(_ key: StoreKey, from text: [UInt8]) -> Bool {
        switch key {
        case .settings:
            guard let (settings, _) = SettingsStore.settings(in: text) else { return false }
            let wall = self.settings.wall
            self.settings = settings
            set(wall)
        case .names:
            guard let names = RecentNames(text: text) else { return false }
            self.names = names
        case .scores:
            guard var all = Boards(text: text) else { return false }
            let before = all.text
            all.merge(boards)
            boards = all
            keep(.scores, all.text, insteadOf: before)
        case .tallies:
            guard let kept = Tallies(text: text) else { return false }
            if tallies.merge(kept) { requests += .save(.tallies, tallies.text) }
        case .days:
            guard var all = DaysPlayed(text: text) else { return false }
            let before = all.text
            all.merge(days)
            days = all
            keep(.days, all.text, insteadOf: before)
        case .curves:
            guard var all = Curves(text: text) else { return false }
            let before = all.text
            all.merge(curves)
            curves = all
            keep(.curves, all.text, insteadOf: before)
        case .hints:
            guard let book = HintBook(text: text) else { return false }
            hints = book
        case .walls, .proof, .house, .outbox, .run, .ticket, .party, .partyRun: return false
        }
        return true
    }

    /// Keeps what only this window knows beside what another one wrote: it would be lost with it. Texts
    /// are compared because comparing what they say would be code for each.
    private mutating func keep(_ key: StoreKey, _ all: [UInt8], insteadOf text: [UInt8]) {
        if all != text { requests += .save(key, all) }
    }
}
