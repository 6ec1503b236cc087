import Arcade
import HouseWire
import Phrases

// Playing runs, saving them, and sending them to the house.

extension App {
    mutating func play() {
        guard let stall = screens.stall, playing[stall] == nil else { return }
        if case .success(let player) = screens.name.name {
            begin(stall, by: player)
        } else {
            screens.name.touch()
            go(to: .stall(stall, .play))
            playing.leaveResult()
        }
    }

    private mutating func begin(_ stall: Stall, by player: PlayerName) {
        start(stall, playing.start(by: player, stall.effectiveSettings(records.settings)))
        if let session = playing[stall] {
            showWall(of: session)
            desk.askForTicket(of: session)
        }
        askForRivals()
    }

    /// Starts a run and shows it.
    mutating func start(_ stall: Stall, _ start: CabinetStart) {
        useSpelling(of: start.player)
        if screens.stall != stall { pause() }
        go(to: .stall(stall, .play))
        playing.leaveResult()
        place(start, at: stall)
    }

    /// Places a new run at a stall without changing the screen.
    mutating func place(_ start: CabinetStart, at stall: Stall) {
        forgetDropped()
        let contest = Contest(stall, in: start.settings)
        playing.begin(
            start, at: stall, best: records.curves[contest, start.player],
            against: contest == .drawnWall ? walls.ghost(of: start.settings) : nil)
    }

    /// Uses this spelling of the player's name from now on.
    mutating func useSpelling(of player: PlayerName) {
        screens.name.show(player)
        records.note(player)
    }

    // MARK: Pausing and resuming

    /// Pauses and saves the current stall's run, even if another tab hides it.
    mutating func pause() {
        guard let session = openSession, !session.isStopped else {
            return
        }
        session.pause()
        saveStopped(session)
    }

    /// Pauses the replay and the run when the player looks away. A run at a table is only saved.
    mutating func lookAway() {
        playing.replay?.pause()
        guard let session = openSession, !session.isStopped,
            !session.kind.pausesByItself
        else { return pause() }
        playing.keep(session)
    }

    mutating func resume(_ stall: Stall) {
        guard let session = reopen(stall) else { return }
        session.resume()
        // Once the run is saved, other windows pause their copies.
        playing.keep(session)
        desk.draw.wait.rest()
        if session.kind.appliesSettingsOnReturn { takeSettings(session) }
        if session.kind.isKeptAtOnce { afterMove(session) }
    }

    /// Applies the current settings to a run, except those that define its contest. A challenge
    /// keeps its settings, because they're the same for everyone.
    mutating func takeSettings(_ session: Session) {
        if !session.isAtParty, desk.runs[session.stall.index].ticket?.board != .challenge {
            session.settingsChanged(
                to: session.contest.effectiveSettings(records.settings))
        }
    }

    /// Opens a stall to continue its stopped run in the device's current orientation. Returns nil
    /// if the stall has no stopped run.
    private mutating func reopen(_ stall: Stall) -> Session? {
        guard let session = playing[stall], session.isStopped else { return nil }
        forgetDropped()
        open(stall)
        session.hold(upright: playing.layout.isUpright)
        showWall(of: session)
        askForRivals()
        return session
    }

    /// Ends an interrupted run whose player may decide when to stop. Its score counts.
    mutating func finish(_ stall: Stall) {
        guard let session = playing[stall], session.phase == .paused, session.isOpenEnded else {
            return
        }
        session.playback.respond(to: .finish)
        if session.isDone { finish(session) }
    }

    /// Gives up an interrupted run. Except at a table, the player can undo this for a while.
    mutating func drop(_ stall: Stall) {
        guard let session = playing[stall], session.isStopped else { return }
        forgetDropped()
        guard session.kind.isKeptAtOnce else { return playing.drop(session) }
        // Giving up doesn't take back a bet, so complete the spin first.
        playing.completePending(session)
        recordChange(session)
        remove(session)
    }

    /// Restores the run that was just given up.
    mutating func undo() {
        if let session = playing.takeDropped() { playing.restore(session) }
    }

    /// Forgets the run that was just given up, so it can no longer be restored.
    mutating func forgetDropped() {
        if let session = playing.takeDropped() { remove(session) }
    }

    /// Removes a run and adds it to the statistics.
    private mutating func remove(_ session: Session) {
        playing.remove(session)
        request(.remove(.run(session.stall)))
        desk.removeTicket(at: session.stall)
        records.addTally(of: session)
    }

    /// Gives up an interrupted run and asks who plays next.
    mutating func startOver(_ stall: Stall) {
        drop(stall)
        open(stall)
    }

    mutating func proceed(_ stall: Stall) {
        reopen(stall)?.proceed()
    }

    /// Ends a run during an intermission and starts a new run for the same player.
    mutating func again(_ stall: Stall) {
        guard let session = playing[stall], session.phase == .intermission else { return }
        remove(session)
        begin(stall, by: session.cabinet.player)
    }

    // MARK: Playing

    mutating func gestureMade(_ gesture: Gesture) {
        if playing.replay != nil { return playing.gestureMadeWhileWatching(gesture) }
        guard let session, isInTime(gesture) else { return }
        session.gestureMade(gesture)
        afterMove(session)
    }

    /// Handles the player's move: draws the outcome, or asks the house to draw it. Saves a run at a
    /// table after every change, so no bet is lost or placed twice.
    @inline(never)
    mutating func afterMove(_ session: Session) {
        if !desk.isAwaited(by: session) { playing.draw(for: session) }
        if session.isDone { return finish(session) }
        if session.takeChange() {
            recordChange(session)
            playing.keep(session)
        }
        if session.isAtParty { return tellBet(of: session) }
        desk.askForDraw(of: session)
    }

    /// Updates the board if the score of a run at a table changed.
    private mutating func recordChange(_ session: Session) {
        guard !session.isAtParty, session.cabinet.moment.shownTicks == nil,
            !desk.isAwaited(by: session),
            session.cabinet.score != session.standing?.score
        else { return }
        session.standing = records.record(session)
    }

    mutating func hold(_ layout: Layout) {
        playing.layoutChanged(to: layout)
        guard let session, session.isUpright != layout.isUpright else { return }
        session.hold(upright: layout.isUpright)
        saveStopped(session)
    }

    mutating func elapse(_ milliseconds: Double) {
        guard milliseconds.isFinite else { return }
        if playing.passDropped(milliseconds) { forgetDropped() }
        passTyping(milliseconds)
        if screens.place == .home, demo != nil || isIdling { playing.idle(milliseconds) }
        playing.replay?.advance(milliseconds: milliseconds, reducesMotion: playing.reducesMotion)
        if shownEnd != nil { playing.advanceResult(milliseconds) }
        passParty(milliseconds)
        guard let session, !session.isStopped else { return }
        if !session.isAtParty, desk.isAwaited(by: session) {
            desk.draw.wait.pass(milliseconds)
        }
        session.advance(milliseconds: milliseconds, reducesMotion: playing.reducesMotion)
        screens.say(session.takeAnnouncement(in: words))
        if session.isDone {
            finish(session)
        } else if session.kind.isKeptAtOnce {
            afterMove(session)
        } else if session.isStopped {
            saveStopped(session)
        } else if session.takeSave() {
            playing.keep(session)
        }
    }

    /// Saves a run that has just stopped. In an intermission, also records the score, because the
    /// player may never return.
    private mutating func saveStopped(_ session: Session) {
        if !session.isAtParty, session.phase == .intermission {
            session.standing = records.record(session)
        }
        playing.keep(session)
    }

    @inline(never)
    private mutating func finish(_ session: Session) {
        if session.isAtParty { return finishPartyRun(session) }
        let standing = records.record(session)
        let place = publicPlace(of: session)
        if session.contest == .drawnWall { noteWall(session.cabinet) }
        screens.board.place = nil
        records.addTally(of: session)
        if desk.send(session, for: player, in: words) { screens.notify(words[.outboxFull]) }
        desk.removeTicket(at: session.stall)
        playing.finish(session, standing, session.cabinet.summary(in: words), for: place)
        request(.remove(.run(session.stall)))
        if let finished = playing.finished {
            screens.say(resultScreen(finished).spoken(in: words))
        }
    }
}
