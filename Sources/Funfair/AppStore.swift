import Arcade
import Phrases

extension App {
    /// Takes in what was kept. What cannot be read is set aside, never overwritten (BubblePop, core
    /// functionality 10).
    mutating func restore(_ key: StoreKey, from text: [UInt8]) {
        switch key {
        case .settings:
            guard let (settings, problems) = SettingsStore.settings(in: text) else {
                return setAside(key)
            }
            self.settings = settings
            guard !problems.isEmpty else { return }
            for (setting, problem) in problems {
                let sentence = problem.sentence(in: words)
                self.problems.append((setting, sentence))
                notify(sentence)
            }
            saveSettings()
        case .run(let stall): restoreRun(of: stall, from: text)
        case .ticket(let stall):
            guard let kept = Ticket.stored(in: text) else { return setAside(key) }
            restoreTicket(of: stall, kept)
        case .names, .scores, .tallies, .days, .curves, .house, .outbox, .hints:
            if !take(key, from: text) { setAside(key) }
        }
    }

    /// Another window wrote to the store: what it knows is newer.
    mutating func reload(_ key: StoreKey, from text: [UInt8]?) {
        if let text { _ = take(key, from: text) }
    }

    /// Takes in what any window may have written. Runs and their tickets are one window's own.
    ///
    /// - Returns: whether it could be read.
    private mutating func take(_ key: StoreKey, from text: [UInt8]) -> Bool {
        switch key {
        case .settings:
            guard let (settings, _) = SettingsStore.settings(in: text) else { return false }
            self.settings = settings
            askForWords()
        case .names:
            guard let names = RecentNames(text: text) else { return false }
            self.names = names
        case .scores:
            guard let boards = Boards(text: text) else { return false }
            self.boards = boards
        case .tallies:
            guard let tallies = Tallies(text: text) else { return false }
            self.tallies = tallies
        case .days:
            guard let kept = DaysPlayed(text: text) else { return false }
            var all = kept
            all.merge(days)
            days = all
            // What only this window knows would be lost with it.
            if all != kept { request(.save(.days, all.text)) }
        case .curves:
            guard let kept = Curves(text: text) else { return false }
            var all = kept
            all.merge(curves)
            curves = all
            if all != kept { request(.save(.curves, all.text)) }
        case .house:
            guard let book = HouseBook(text: text) else { return false }
            // The other window comes to the same.
            if house.book.take(book) { request(.save(.house, house.book.text)) }
        case .outbox:
            guard let outbox = Outbox(text: text) else { return false }
            house.outbox.take(outbox)
        case .hints:
            guard let book = HintBook(text: text) else { return false }
            hintBook = book
        case .run, .ticket: break
        }
        return true
    }

    private mutating func restoreRun(of stall: Stall, from text: [UInt8]) {
        guard let (bytes, isUpright) = RunStore.run(in: text) else {
            return setAside(.run(stall))
        }
        do throws(RecordingProblem) {
            let cabinet = try stall.entry.resume(bytes)
            sessions.append(
                Session(
                    kept: cabinet, of: stall, isUpright: isUpright,
                    best: curves[stall, cabinet.player]))
        } catch {
            setAside(
                .run(stall),
                because: error.isOfAnotherTime ? .keptOtherRules : nil)
        }
    }

    private mutating func setAside(_ key: StoreKey, because reason: FunfairPhrase? = nil) {
        request(.setAside(key))
        let problem = words[key.unreadable]
        notify(
            words[
                .keptUnreadable, reason.map { words[.sentences, problem, words[$0]] } ?? problem])
    }

    mutating func saveSettings() {
        request(.save(.settings, SettingsStore.text(of: settings)))
    }
}

extension StoreKey {
    /// What is kept under the key, in words.
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
        case .run: .keptRun
        case .ticket: .keptTicket
        }
    }
}
