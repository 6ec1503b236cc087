import Arcade
import Breakout
import Phrases

/// What this device remembers about its players. Every change is saved at once.
struct Records {
    private(set) var settings = AppSettings()
    private(set) var names = RecentNames()
    private(set) var boards = Boards()
    private(set) var tallies = Tallies()
    /// Adds the counts of the player's other devices, which aren't stored with this device's. A
    /// closure, because the browser, which has no other devices, then doesn't download how to.
    private var addElsewhere: ((inout Counts, Stall, PlayerName) -> Void)?
    private(set) var days = DaysPlayed()
    /// The current day, if the face has reported it.
    var today: Int?
    private(set) var curves = Curves()
    /// The hints already seen.
    private(set) var hints = HintBook()
    private var requests = Requests()

    mutating func takeRequests(into all: inout [Request]) { requests.move(into: &all) }

    // MARK: Players

    /// Remembers a player who starts a run, or a new spelling of the name.
    mutating func note(_ player: PlayerName) {
        names.add(player)
        save(.names)
    }

    /// Records a run's score on its board, which may already contain the score, and returns the
    /// run's standing.
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
        save(.scores)
        if stands { rememberCurve(of: session) }
        var previousBest = before
        if let last = session.standing, last.isStandard == isStandard {
            // The board may already contain this run's score.
            if last.stands, before == entry.score { stands = true }
            previousBest = last.previousBest
        } else if session.saveSchedule.wasKept, session.kind.isKeptAtOnce, before == entry.score {
            // A run at a table is on the board while it's being played. After a reload, assume that
            // an equal score on the board is this run's.
            stands = true
            previousBest = nil
        }
        return Session.Standing(
            isStandard: isStandard, previousBest: previousBest, stands: stands, score: entry.score,
            best: max(previousBest ?? 0, entry.score))
    }

    /// Adds a run that ended or was given up to the statistics.
    mutating func addTally(of session: Session) {
        let cabinet = session.cabinet
        guard cabinet.moment.isOver || !cabinet.isUntouched,
            tallies.add(
                cabinet.tally, of: session.stall, by: cabinet.player, run: session.identity)
        else { return }
        save(.tallies)
    }

    /// Returns a player's counts on all of the player's devices.
    func counts(at stall: Stall, of player: PlayerName) -> Counts {
        var counts = tallies[stall, player]
        addElsewhere?(&counts, stall, player)
        return counts
    }

    /// Forgets this window's recent runs, because the window is no longer visible.
    mutating func forgetRecentRuns() { tallies.forgetRecentRuns() }

    /// Counts the current day for the player's streak.
    private mutating func rememberDay(of player: PlayerName) {
        guard let today, days.add(today, of: player) else { return }
        save(.days)
    }

    /// Records the score curve for comparison with later runs.
    private mutating func rememberCurve(of session: Session) {
        let cabinet = session.cabinet
        guard cabinet.isStandard, cabinet.staging.kind.canBeRaced,
            let curve = ScoreCurve(of: cabinet)
        else { return }
        curves.record(curve, of: session.contest, by: cabinet.player)
        save(.curves)
    }

    /// Records how many of a stall's hints were seen.
    mutating func seeHints(_ count: Int, of stall: Stall) {
        hints[stall] = count
        save(.hints)
    }

    // MARK: Settings

    /// Sets a setting to the allowed value nearest to `value`.
    mutating func set(_ setting: SettingID, to value: Int) {
        let control = setting.control
        let before = control.value(settings)
        control.set(&settings, value)
        if control.value(settings) != before { saveSettings() }
    }

    /// Chooses the contest for a stall's future runs.
    mutating func choose(_ contest: Contest) {
        guard Contest(contest.stall, in: settings) != contest else { return }
        contest.choose(in: &settings)
        saveSettings()
    }

    /// Sets the wall for the next run on a drawn wall. Doesn't save the settings, because the wall
    /// is stored with the other walls.
    mutating func set(_ wall: DrawnWall) { settings.wall = wall }

    mutating func setStandard(_ stall: Stall) {
        let contest = Contest(stall, in: settings)
        for control in stall.entry.controls { control.set(&settings, control.bounds.standard) }
        contest.choose(in: &settings)
        saveSettings()
    }

    /// Turns off a stall's settings that need the given device feature.
    ///
    /// - Returns: whether any of them was on.
    mutating func turnOff(_ need: SettingNeed, at stall: Stall) -> Bool {
        let wasOn = stall.entry.controls.turnOff(need, in: &settings)
        if wasOn { saveSettings() }
        return wasOn
    }

    mutating func set(_ language: Language?) {
        settings.language = language
        saveSettings()
    }

    private mutating func saveSettings() { save(.settings) }

    @inline(never)
    private mutating func save(_ key: StoreKey) { requests += .save(key, text(of: key)) }

    /// Adds a run's score to its board, if it isn't there yet.
    ///
    /// - Returns: whether it's the player's best.
    mutating func record(_ run: any Cabinet, at stall: Stall) -> Bool {
        let contest = run.contest(at: stall)
        let entry = Scoreboard.Entry(
            player: run.player, score: run.score, isPractice: run.isPractice)
        guard contest.hasBoard,
            boards[contest, isStandard: run.isStandard].record(entry)
        else { return false }
        save(.scores)
        return true
    }

    // MARK: Restoring

    /// Sets an unreadable text aside.
    mutating func setAside(_ key: StoreKey) { requests += .setAside(key) }

    /// Restores the stored settings, correcting invalid values.
    ///
    /// - Returns: the corrections, or nil if the text contains no settings.
    mutating func restoreSettings(from text: [UInt8]) -> [(SettingID, SettingProblem)]? {
        guard let (settings, problems) = SettingsStore.settings(in: text) else { return nil }
        self.settings = settings
        if !problems.isEmpty { saveSettings() }
        return problems
    }

    /// The text of what follows the player, by its key; empty for other keys.
    @inline(never)
    func text(of key: StoreKey) -> [UInt8] {
        switch key {
        case .settings: SettingsStore.text(of: settings)
        case .names: names.text
        case .scores: boards.text
        case .tallies: tallies.text
        case .days: days.text
        case .curves: curves.text
        case .hints: hints.text
        case .walls, .proof, .house, .outbox, .run, .ticket, .party, .partyRun: []
        }
    }

    /// Reads a text that any window of this device may have written, or another of the player's
    /// devices.
    ///
    /// - Parameters:
    ///   - key: the text's key.
    ///   - text: the untrusted text.
    ///   - isMoved: whether another device wrote the text. Then what this device has remains, and
    ///     the result is saved.
    /// - Returns: whether the text could be read.
    mutating func read(_ key: StoreKey, from text: [UInt8], isMoved: Bool = false) -> Bool {
        switch key {
        case .settings:
            guard let (settings, _) = SettingsStore.settings(in: text) else { return false }
            let wall = self.settings.wall
            self.settings = settings
            set(wall)
        case .names:
            guard var names = RecentNames(text: text) else { return false }
            if isMoved { names.merge(self.names) }
            self.names = names
        case .scores:
            guard var all = Boards(text: text) else { return false }
            let before = all.text
            all.merge(boards)
            boards = all
            keep(.scores, all.text, insteadOf: before)
        case .tallies:
            guard let kept = Tallies(text: text) else { return false }
            if isMoved {
                tallies.join(kept)
            } else if tallies.merge(kept) {
                save(.tallies)
            }
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
            guard var book = HintBook(text: text) else { return false }
            if isMoved { book.merge(hints) }
            hints = book
        case .walls, .proof, .house, .outbox, .run, .ticket, .party, .partyRun: return false
        }
        if isMoved { save(key) }
        return true
    }

    /// Merges what the player's other devices have stored. Their statistics are kept apart and only
    /// added for display, because sums that contain each other would grow with every merge.
    mutating func merge(_ key: StoreKey, from devices: [DeviceText]) {
        if key == .tallies {
            let others = devices.compactMap { Tallies(text: $0.text) }
            addElsewhere = { counts, stall, player in
                for other in others {
                    counts.merge(other[stall, player], by: stall.entry.tallyRows)
                }
            }
            return
        }
        for device in devices {
            switch key {
            case .names:
                let before = names.text
                if let others = RecentNames(text: device.text) { names.merge(others) }
                keep(key, names.text, insteadOf: before)
            case .scores:
                let before = boards.text
                if let others = Boards(text: device.text) { boards.merge(others) }
                keep(key, boards.text, insteadOf: before)
            case .days:
                let before = days.text
                if let others = DaysPlayed(text: device.text) { days.merge(others) }
                keep(key, days.text, insteadOf: before)
            case .curves:
                let before = curves.text
                if let others = Curves(text: device.text) { curves.merge(others) }
                keep(key, curves.text, insteadOf: before)
            case .hints:
                let before = hints.text
                if let others = HintBook(text: device.text) { hints.merge(others) }
                keep(key, hints.text, insteadOf: before)
            default: break
            }
        }
    }

    /// Saves a merged text if this window added anything to the other window's text. Comparing
    /// texts avoids comparison code for each type.
    private mutating func keep(_ key: StoreKey, _ all: [UInt8], insteadOf text: [UInt8]) {
        if all != text { requests += .save(key, all) }
    }
}
