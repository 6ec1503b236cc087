import Arcade
import Phrases

extension App {
    /// The session of a stall.
    func sessionIndex(of stall: Stall) -> Int? {
        sessions.firstIndex { $0.stall == stall }
    }

    /// The session on the screen.
    var playingIndex: Int? {
        guard replay == nil, case .stall(let stall, .play) = place else { return nil }
        return sessionIndex(of: stall)
    }

    mutating func play() {
        guard let stall = openStall, sessionIndex(of: stall) == nil else { return }
        do throws(PlayerNameProblem) {
            begin(stall, by: try PlayerName(nameText))
        } catch {
            isNameTouched = true
            place = .stall(stall, .play)
            finished = nil
        }
    }

    private mutating func begin(_ stall: Stall, by player: PlayerName) {
        let (seed, isPractice) = drawSeed()
        start(
            stall,
            CabinetStart(
                settings: settings, player: player, screen: layout, seed: seed,
                isPractice: isPractice))
        askForTicket(of: stall)
    }

    mutating func start(_ stall: Stall, _ start: CabinetStart) {
        nameText = start.player.text
        names.add(start.player)
        request(.save(.names, names.text))
        let cabinet = stall.entry.start(start)
        if openStall != stall { pause() }
        finished = nil
        place = .stall(stall, .play)
        let ghost = takeGhost(of: stall)
        sessions.append(
            Session(
                new: cabinet, of: stall, isUpright: layout.isUpright, ghost: ghost,
                best: curves[stall, start.player]))
    }

    /// Interrupts the run of the open stall, and keeps it; also one that goes on behind
    /// another tab.
    mutating func pause() {
        guard let index = openStall.flatMap({ sessionIndex(of: $0) }), !sessions[index].isStopped
        else { return }
        sessions[index].pause()
        keepStopped(index)
    }

    /// The player looks at something else for a moment: only a run at a table goes on.
    mutating func lookAway() {
        replay?.pause()
        guard let index = openStall.flatMap({ sessionIndex(of: $0) }),
            !sessions[index].isStopped, !sessions[index].kind.pausesByItself
        else { return pause() }
        keep(sessions[index])
    }

    mutating func resume(_ stall: Stall) {
        guard let index = takeUp(stall) else { return }
        sessions[index].resume()
        sessions[index].house.wait.rest()
        if sessions[index].kind.takesSettingsOnItsWay { sessions[index].take(settings) }
        if sessions[index].kind.isKeptAtOnce { follow(index) }
    }

    /// Opens a stall for its run to go on there, as the device is held now.
    private mutating func takeUp(_ stall: Stall) -> Int? {
        guard let index = sessionIndex(of: stall), sessions[index].isStopped else { return nil }
        open(stall)
        sessions[index].hold(upright: layout.isUpright)
        return index
    }

    mutating func drop(_ stall: Stall) {
        guard let index = sessionIndex(of: stall), sessions[index].isStopped else { return }
        if sessions[index].kind.isKeptAtOnce {
            // What is under way counts: nobody gets out of a bet that was drawn.
            sessions[index].settle(by: &chances)
            recordChange(index)
        }
        remove(index)
    }

    /// Forgets a run, but not how it came out.
    private mutating func remove(_ index: Int) {
        let session = sessions.remove(at: index)
        request(.remove(.run(session.stall)))
        if session.house.ticket != nil { request(.remove(.ticket(session.stall))) }
        guard session.cabinet.moment.isOver || !session.cabinet.isUntouched else { return }
        tallies.add(session.cabinet.tally, of: session.stall, by: session.cabinet.player)
        request(.save(.tallies, tallies.text))
    }

    /// Ends an interrupted run, and asks who plays the next.
    mutating func startOver(_ stall: Stall) {
        drop(stall)
        open(stall)
    }

    // MARK: Playing

    mutating func take(_ gesture: Gesture) {
        if replay != nil { return takeWatching(gesture) }
        guard let index = playingIndex else { return }
        sessions[index].take(gesture)
        follow(index)
    }

    /// Does what follows from what the player did: draws what the game waits for, or lets the house
    /// draw, and keeps a run at a table with everything that happens, so that a bet is neither lost nor
    /// made twice.
    @inline(never)
    mutating func follow(_ index: Int) {
        sessions[index].draw(by: &chances)
        if sessions[index].isDone { return finish(index) }
        if sessions[index].takeChange() {
            recordChange(index)
            keep(sessions[index])
        }
        askForDraw(index)
    }

    /// Puts the score of a run at a table onto its board, where it is another than before.
    private mutating func recordChange(_ index: Int) {
        let session = sessions[index]
        guard session.cabinet.moment.shownTicks == nil, !session.isHouseAwaited,
            session.cabinet.score != session.recordedScore
        else { return }
        sessions[index].recordedScore = session.cabinet.score
        sessions[index].standing = record(session)
    }

    // MARK: After an intermission

    mutating func proceed(_ stall: Stall) {
        guard let index = takeUp(stall) else { return }
        sessions[index].proceed()
    }

    mutating func again(_ stall: Stall) {
        guard let index = sessionIndex(of: stall), sessions[index].phase == .intermission else {
            return
        }
        let player = sessions[index].cabinet.player
        remove(index)
        begin(stall, by: player)
    }

    // MARK: What comes by itself

    mutating func hold(_ layout: Layout) {
        self.layout = layout
        guard let index = playingIndex, sessions[index].isUpright != layout.isUpright else {
            return
        }
        sessions[index].hold(upright: layout.isUpright)
        keepStopped(index)
    }

    mutating func elapse(_ milliseconds: Double) {
        guard milliseconds.isFinite else { return }
        idle(milliseconds)
        replay?.advance(milliseconds: milliseconds, isCalm: isCalm)
        if isShowingResult { grow(milliseconds) }
        guard let index = playingIndex, !sessions[index].isStopped else { return }
        if sessions[index].isHouseAwaited { sessions[index].house.wait.pass(milliseconds) }
        sessions[index].advance(milliseconds: milliseconds, isCalm: isCalm)
        say(sessions[index].takeAnnouncement(in: words))
        if sessions[index].isDone {
            finish(index)
        } else if sessions[index].kind.isKeptAtOnce {
            follow(index)
        } else if sessions[index].isStopped {
            keepStopped(index)
        } else if sessions[index].takeSave() {
            keep(sessions[index])
        }
    }

    /// Lets the end of a run be on the screen for so long. A best is sung of when it answers: what
    /// ended the run is heard first.
    private mutating func grow(_ milliseconds: Double) {
        let wasDeaf = isDeaf
        finished?.pass(milliseconds)
        guard wasDeaf, !isDeaf, let finished, finished.stands, finished.entry.score > 0 else {
            return
        }
        request(.play(Cue(.newBest, at: Point(x: 0, y: 0))))
    }

    /// Keeps a run that has just stopped. One that the game itself stopped may be left there for
    /// good, so its score counts already.
    private mutating func keepStopped(_ index: Int) {
        if sessions[index].phase == .intermission {
            sessions[index].standing = record(sessions[index])
        }
        keep(sessions[index])
    }

    mutating func keep(_ session: Session) {
        request(.save(.run(session.stall), session.storedText))
    }

    @inline(never)
    private mutating func finish(_ index: Int) {
        for cue in sessions[index].takeCues() { request(.play(cue)) }
        let session = sessions[index]
        let cabinet = session.cabinet
        let standing = record(session)
        let summary = cabinet.summary(in: words)
        remove(index)
        finished = Finished(
            stall: session.stall, isStandard: standing.isStandard, entry: session.boardEntry,
            ending: summary.title, highlights: summary.lines,
            isDialog: cabinet.staging.endsInDialog, stands: standing.stands,
            previousBest: standing.previousBest, ghost: session.ghost, verdict: send(session),
            suggestion: session.house.suggestion, cabinet: cabinet)
        finished?.celebrate(isCalm: isCalm)
        if let finished { say(resultScreen(finished).spoken(in: words)) }
    }

    /// Puts the score of a run onto its board.
    private mutating func record(_ session: Session) -> Session.Standing {
        let entry = session.boardEntry
        let isStandard = session.cabinet.isStandard
        let before = boards[session.stall, isStandard: isStandard].best(of: entry.player)?.score
        var stands = boards[session.stall, isStandard: isStandard].record(entry)
        request(.save(.scores, boards.text))
        rememberDay(of: entry.player)
        if stands { rememberCurve(of: session) }
        guard let last = session.standing, last.isStandard == isStandard else {
            // A run at a table is on the board while it is played: after a reload, what stands there
            // is taken for its own.
            let isOwn =
                session.wasKept && session.kind.isKeptAtOnce && before == entry.score
            return Session.Standing(
                isStandard: isStandard, previousBest: isOwn ? nil : before,
                stands: stands || isOwn)
        }
        // What stands there already may be this run's own.
        if last.stands, before == entry.score { stands = true }
        return Session.Standing(
            isStandard: isStandard, previousBest: last.previousBest, stands: stands)
    }
}
