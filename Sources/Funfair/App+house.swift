import Arcade
import Phrases

// Applying the house's responses to stages and screens.

extension App {
    mutating func answerArrived(_ answer: HouseAnswer, to id: Int) {
        let context = AnswerContext(
            asked: id, player: player, isResultShown: shownEnd != nil, words: words)
        switch desk.answerArrived(answer, context) {
        case .nothing: break
        case .news:
            refreshBoard()
            askForRivals()
            lookUpName()
            takeWallsDown()
        case .notice(let sentence): screens.notify(sentence)
        case .left: playOnAlone()
        case .linked(let belongings): linked(belongings)
        case .ticket(let stall, let grant): admit(stall, grant)
        case .challenge(let stall, let grant): beginChallenge(stall, grant)
        case .drawn(let stall, let outcome, let ranks): give(outcome, ranks, at: stall)
        case .alone(let stall, let sentence):
            screens.notify(sentence)
            if let session = playing[stall] { afterMove(session) }
        case .party(let ask, let id, let answer): partyAnswered(ask, id, answer)
        case .recording(let stall, let answer, let isRace):
            recordingArrived(answer, of: stall, isRace: isRace)
        case .wall(let link): wallArrived(link)
        case .shown(let code):
            walls.note { $0.show(code) }
            takeWallsDown()
        case .hidden(let code, let reason):
            walls.note { $0.hide(code) }
            if let reason { screens.notify(reason) }
        case .reported(let code):
            walls.note { $0.report(code) }
            screens.notify(words[.wallReported])
        }
    }

    /// Handles a restored network connection, or a new day at the house.
    mutating func comeOnline() {
        askForWords()
        // Faces also report that the code's time is over.
        desk.devices.code = nil
        desk.comeOnline(for: player)
    }

    /// Restarts a run with its ticket's seed. Rejects the ticket if the player has already moved.
    private mutating func admit(_ stall: Stall, _ grant: TicketGrant) {
        guard let session = playing[stall] ?? playing.dropped(at: stall) else { return }
        guard session.cabinet.isUntouched, session.cabinet.isStandard else {
            return desk.refuse(stall, because: words[.houseAfterFirstMove])
        }
        session.restart(seed: grant.seed ?? session.cabinet.seed, player: grant.player)
        desk.give(grant.ticket, to: session)
        // Adopt the house's spelling of the name.
        if let last = records.names.last, last == grant.player,
            last.text.bytes != grant.player.text.bytes
        {
            useSpelling(of: grant.player)
        }
    }

    /// Applies the outcome the house drew for the game at a stall.
    private mutating func give(_ outcome: Int, _ ranks: HouseRanks?, at stall: Stall) {
        guard let session = playing[stall], session.give(outcome) else {
            return desk.draw.wait.fail()
        }
        desk.draw = HouseDraw(ranks: ranks)
        afterMove(session)
    }

    /// Draws on the device once the player has waited long enough for the house.
    mutating func continueWithoutHouse() {
        guard let session, desk.isAwaited(by: session), desk.draw.wait.isOverdue else {
            return
        }
        desk.continueWithoutHouse(at: session.stall, in: words)
        afterMove(session)
    }

    /// Fills in a name that the house suggested and returns to the name field.
    mutating func takeSuggestion(_ name: [UInt8]) {
        guard let name = name.validText else { return }
        if isAtParty {
            party.entry.clear()
            return screens.name.type(name)
        }
        guard let stall = screens.stall else { return }
        go(to: .stall(stall, .play))
        playing.leaveResult()
        screens.name.type(name)
    }

    // MARK: The house's data about this device, and the player's other devices

    mutating func houseControlPressed(_ move: HouseMove) {
        switch move {
        case .takeAll: desk.takeAll()
        case .leave: screens.question = .leave
        case .stay: screens.question = nil
        case .leaveForGood: if desk.deleteData() { screens.question = nil }
        case .share: desk.askForCode(leaving: belongings)
        case .link: if !screens.code.utf8.isEmpty { screens.question = .link }
        case .linkForGood:
            screens.question = nil
            desk.link(screens.code)
        }
    }

    /// Forgets one of the player's devices, or asks whether to.
    mutating func forgetDevice(_ number: Int, isSure: Bool) {
        screens.question = isSure ? nil : .forget(number)
        if isSure { desk.forgetDevice(number) }
    }

    /// Continues without the house after it deleted this device's data. Runs with tickets now count
    /// only on this device.
    private mutating func playOnAlone() {
        for stall in Stall.allCases where desk.runs[stall.index].ticket != nil {
            desk.continueWithoutHouse(at: stall, in: words)
            if let session = playing[stall] { afterMove(session) }
        }
        dropPartyRun()
        party.leave()
        walls.note { $0.hideOwn() }
        screens.notify(words[.leftHouse])
    }

    // MARK: Boards

    mutating func look(at place: BoardPlace) {
        let hasBoard = if case .stall(_, .scores) = screens.place { true } else { shownEnd != nil }
        if !hasBoard { press(.tab(.scores)) }
        screens.board.place = place
        refreshBoard()
    }

    /// Requests the public board or the public walls, if they're on the screen.
    mutating func refreshBoard() {
        if screens.place == .destination(.walls) {
            return desk.askForWalls(desk.gallery.order)
        }
        guard case .stall(let stall, .scores) = screens.place else { return }
        let contest = boardContest(of: stall)
        if contest == .drawnWall { desk.boards.show(wall: walls.shownChosen?.letters) }
        desk.askForBoard(
            of: contest, boardPlace(of: contest), rules: boardRules(of: contest),
            around: records.names.last)
    }

    /// Requests a run from the current board.
    mutating func fetch(_ run: [UInt8], isRace: Bool) {
        guard let stall = screens.stall else { return }
        desk.askForRun(run, of: stall, isRace: isRace)
    }
}
