import Arcade

extension App {
    /// Takes in what was kept. What cannot be read is set aside, never overwritten (BubblePop, core
    /// functionality 10).
    mutating func restore(_ key: StoreKey, from text: [UInt8]) {
        switch key {
        case .settings:
            guard let (settings, problems) = SettingsStore.settings(in: text) else {
                return setAside(key, "The kept settings")
            }
            self.settings = settings
            guard !problems.isEmpty else { return }
            for (setting, problem) in problems {
                self.problems.append((setting, problem.sentence))
                notify(problem.sentence)
            }
            saveSettings()
        case .names:
            guard let names = RecentNames(text: text) else {
                return setAside(key, "The kept names")
            }
            self.names = names
        case .scores:
            guard let boards = Boards(text: text) else {
                return setAside(key, "The kept scores")
            }
            self.boards = boards
        case .tallies:
            guard let tallies = Tallies(text: text) else {
                return setAside(key, "The kept tallies")
            }
            self.tallies = tallies
        case .run(let stall):
            restoreRun(of: stall, from: text)
        case .house:
            guard let book = HouseBook(text: text) else {
                return setAside(key, "What was kept for the house")
            }
            house.book = book
        case .outbox:
            guard let outbox = Outbox(text: text) else {
                return setAside(key, "The runs that wait for the house")
            }
            house.outbox = outbox
        case .ticket(let stall):
            guard let kept = Ticket.stored(in: text) else {
                return setAside(key, "The ticket of a run")
            }
            restoreTicket(of: stall, kept)
        }
    }

    private mutating func restoreRun(of stall: Stall, from text: [UInt8]) {
        guard let (bytes, isUpright) = RunStore.run(in: text) else {
            return setAside(.run(stall), "The interrupted run")
        }
        do throws(RecordingProblem) {
            let cabinet = try stall.entry.resume(bytes)
            sessions.append(Session(kept: cabinet, of: stall, isUpright: isUpright))
        } catch {
            // In a few words: all sentences about recordings would weigh on the browser's module.
            setAside(
                .run(stall), "The interrupted run",
                because: error.isOfAnotherTime ? "It was played by other rules." : nil)
        }
    }

    private mutating func setAside(
        _ key: StoreKey, _ what: String, because reason: String? = nil
    ) {
        request(.setAside(key))
        notify(
            "\(what) could not be read. " + (reason.map { $0 + " " } ?? "")
                + "What was there is kept aside, and nothing of it is overwritten.")
    }

    /// Another window wrote to the store: what it knows is newer.
    mutating func reload(_ key: StoreKey, from text: [UInt8]?) {
        guard let text else { return }
        switch key {
        case .settings:
            if let (settings, _) = SettingsStore.settings(in: text) { self.settings = settings }
        case .names:
            if let names = RecentNames(text: text) { self.names = names }
        case .scores:
            if let boards = Boards(text: text) { self.boards = boards }
        case .tallies:
            if let tallies = Tallies(text: text) { self.tallies = tallies }
        case .house:
            if let book = HouseBook(text: text) { house.book = book }
        case .outbox:
            if let outbox = Outbox(text: text) { house.outbox.take(outbox) }
        case .run, .ticket:
            break
        }
    }

    mutating func saveSettings() {
        request(.save(.settings, SettingsStore.text(of: settings)))
    }
}
