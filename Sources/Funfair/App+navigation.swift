import Arcade

extension App {
    mutating func press(_ action: Action) {
        if ignoresTaps { return }
        switch action {
        case .home:
            pause()
            goHome()
        case .back(let isKey): if let way = back(isKey: isKey) { press(way) }
        case .open(let stall): open(stall)
        case .tab(let tab): open(tab)
        case .play: play()
        case .pause: pause()
        case .resume(let stall): resume(stall)
        case .finish(let stall): finish(stall)
        case .drop(let stall): drop(stall)
        case .undo: undo()
        case .proceed(let stall): proceed(stall)
        case .again(let stall): again(stall)
        case .startOver(let stall): startOver(stall)
        case .sheet(let move): gestureMade(.sheet(move))
        case .skip: gestureMade(.strike)
        case .watch(let move): watchControlPressed(move)
        case .race(let move): raceControlPressed(move)
        case .hints(let move): hintControlPressed(move)
        case .pickName(let index):
            guard records.names.names.indices.contains(index) else { return }
            screens.name.show(records.names.names[index])
            desk.askForNews(of: player)
            lookUpName()
        case .step(let setting, let steps): step(setting, by: steps)
        case .set(let setting, let value): set(setting, to: value)
        case .language(let language): languageChosen(language)
        case .visit(let destination): visit(destination)
        case .standardSettings: takeStandardSettings()
        case .boards(let contest):
            guard contest.stall == screens.stall else { return }
            screens.board.contest = contest
            refreshBoard()
        case .board(let isStandard): screens.board.isStandard = isStandard
        case .rules(let rules):
            screens.board.rules = rules
            refreshBoard()
        case .place(let place): look(at: place)
        case .challenge: playChallenge()
        case .takeName(let name): takeSuggestion(name)
        case .watchRun(let run): fetch(run, isRace: false)
        case .raceRun(let run): fetch(run, isRace: true)
        case .house(let move): houseControlPressed(move)
        case .forgetDevice(let number, let isSure): forgetDevice(number, isSure: isSure)
        case .wall(let move): wallControlPressed(move)
        case .party(let move): partyControlPressed(move)
        case .partyMove(let move): makePartyMove(move)
        case .continueWithoutHouse: continueWithoutHouse()
        case .statisticsOf(let index): showStatistics(of: index)
        case .dismissNotices: screens.dismissNotices()
        }
    }

    mutating func type(_ field: Field, _ text: String, isFinished: Bool) {
        switch field {
        case .playerName:
            screens.name.type(text)
            party.entry.nameProblem = nil
        case .partyCode: party.entry.type(text)
        case .deviceCode: screens.code = text
        case .wallName: walls.type(text, in: words)
        case .setting(let setting):
            type(setting, text, isFinished: isFinished)
        }
    }

    /// Goes to a place, and closes any replay.
    mutating func go(to place: Screens.Place) {
        if screens.place != place {
            // On other screens, faces report time too rarely for the party's clock.
            party.clock.invalidate()
            playing.endDemos()
        }
        screens.place = place
        screens.dismissReply()
        screens.question = nil
        walls.leave()
        takeWallsDown()
        playing.stopWatching()
    }

    private mutating func goHome() {
        go(to: .home)
        desk.askForUnknownNews(of: records.names.last)
    }

    /// Opens a stall's Play tab. Applies the current settings to the stall's waiting run, and
    /// pauses a run at another stall.
    mutating func open(_ stall: Stall) {
        if screens.stall != stall {
            pause()
            desk.wish = nil
        }
        go(to: .stall(stall, .play))
        leaveResult()
        desk.askForNews(of: player)
        if let session, session.isStopped || session.kind.appliesSettingsOnReturn {
            takeSettings(session)
        }
        lookUpName()
    }

    private mutating func open(_ tab: Tab) {
        guard let stall = screens.stall else { return }
        screens.board = BoardChoice()
        screens.problems.removeAll()
        if tab == .play { return open(stall) }
        lookAway()
        go(to: .stall(stall, tab))
        leaveResult()
        refreshBoard()
    }

    /// Dismisses the result, which is shown only once.
    private mutating func leaveResult() {
        playing.leaveResult()
        screens.name.leave()
    }

    private mutating func visit(_ destination: Destination) {
        pause()
        screens.problems.removeAll()
        screens.shownPlayer = nil
        go(to: .destination(destination))
        refreshBoard()
    }

    private mutating func showStatistics(of index: Int) {
        guard records.names.names.indices.contains(index) else { return }
        screens.shownPlayer = records.names.names[index]
    }

    // MARK: Hints

    /// Advances past the hints that the player has followed.
    mutating func followHints() {
        guard let session, !session.isAtParty else { return }
        let stall = session.stall
        while playing.followHint(of: session, seen: records.hints[stall]) {
            records.seeHints(records.hints[stall] + 1, of: stall)
        }
        session.makeRoom(forHint: session.hint(after: records.hints[stall]) != nil)
    }

    mutating func hintControlPressed(_ move: HintMove) {
        guard let stall = screens.stall else { return }
        playing.leaveHint()
        switch move {
        case .skip: records.seeHints(stall.entry.hints.count, of: stall)
        case .again: records.seeHints(0, of: stall)
        }
    }
}
