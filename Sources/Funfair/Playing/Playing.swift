import Arcade
import Breakout
import Phrases

/// Everything on the stages: runs in progress, the last result, and the replay.
struct Playing {
    /// The runs in progress, by stall index.
    private var sessions: [Session?] = Stall.allCases.map { _ in nil }
    /// The run just given up, while the player can restore it.
    private var dropped: DroppedRun?
    /// The last finished run, while its stall shows the result.
    private(set) var finished: Finished?
    /// The replay being watched, if any.
    private(set) var replay: Replay?
    /// The ghost for the next run in the same contest, if any. It isn't stored, so a reload forgets
    /// it.
    private(set) var rival: FinishedRecording?
    /// The party's run, or the demo while guests wait.
    var party = PartyStage()
    /// The home screen's demos.
    private(set) var attract = Attract()
    /// The hint on the screen, if any.
    private var shownHint: ShownHint?
    /// The space for a stage.
    private(set) var layout = Layout(width: 390, height: 690, isUpright: true)
    /// Whether reduced motion is on.
    private(set) var reducesMotion = false
    private(set) var chances: Chances
    private var requests = Requests()

    init(_ chances: Chances) {
        self.chances = chances
    }

    /// The run in progress at a stall, if any.
    subscript(stall: Stall) -> Session? { sessions[stall.index] }

    mutating func takeRequests(into all: inout [Request]) { requests.move(into: &all) }

    // MARK: Runs

    /// Returns the starting conditions for a new run.
    mutating func start(by player: PlayerName, _ settings: AppSettings) -> CabinetStart {
        let (seed, isPractice) = chances.drawSeed()
        return CabinetStart(
            settings: settings, player: player, screen: layout, seed: seed, isPractice: isPractice)
    }

    /// Starts a run at an empty stall, against the waiting ghost if there is one.
    ///
    /// - Parameters:
    ///   - best: the score curve of the player's best run, if known.
    ///   - ghost: the ghost to race if none is waiting.
    mutating func begin(
        _ start: CabinetStart, at stall: Stall, best: ScoreCurve?, against ghost: Ghost? = nil
    ) {
        sessions[stall.index] = Session(
            new: stall.entry.start(start), of: stall, isUpright: layout.isUpright,
            ghost: takeGhost(of: stall, start.settings) ?? ghost, best: best)
    }

    /// Restores a stored run, paused.
    mutating func restore(_ session: Session) {
        sessions[session.stall.index] = session
    }

    mutating func keep(_ session: Session) {
        requests += .save(
            session.isAtParty ? .partyRun : .run(session.stall), session.storedText)
    }

    mutating func remove(_ session: Session) {
        sessions[session.stall.index] = nil
    }

    /// Whether the run just given up can be restored.
    var hasDropped: Bool { dropped != nil }

    /// Returns the run just given up, if it was played at the given stall.
    func dropped(at stall: Stall) -> Session? {
        dropped.flatMap { $0.session.stall == stall ? $0.session : nil }
    }

    /// Gives up a run. For a while, the player can restore it.
    mutating func drop(_ session: Session) {
        remove(session)
        dropped = DroppedRun(session)
    }

    /// Advances the undo period.
    ///
    /// - Returns: whether the period has ended.
    mutating func passDropped(_ milliseconds: Double) -> Bool {
        dropped?.pass(milliseconds) ?? false
    }

    /// Returns the run just given up, if any, and forgets it.
    mutating func takeDropped() -> Session? {
        defer { dropped = nil }
        return dropped?.session
    }

    /// Draws the outcome a run is waiting for, if any.
    mutating func draw(for session: Session) { session.draw(by: &chances.generator) }

    /// Completes a run's pending draw and show at once.
    mutating func completePending(_ session: Session) {
        session.completePending(by: &chances.generator)
    }

    // MARK: Results

    /// Ends a run and shows the result.
    ///
    /// - Parameter place: the public board that the run competes on, if any.
    mutating func finish(
        _ session: Session, _ standing: Session.Standing, _ summary: Summary, for place: BoardPlace?
    ) {
        for cue in session.takeCues() { requests += .play(cue) }
        remove(session)
        finished = Finished(session, standing, summary, for: place, reducesMotion: reducesMotion)
    }

    /// Dismisses the result.
    mutating func leaveResult() { finished = nil }

    mutating func notePicture(isTextCopied: Bool) { finished?.isTextCopied = isTextCopied }

    /// Advances the time since the result appeared. Once the result accepts taps, plays the sound
    /// for a new best, so it follows the sound that ended the run.
    mutating func advanceResult(_ milliseconds: Double) {
        let ignoredTaps = finished?.ignoresTaps ?? false
        finished?.pass(milliseconds)
        guard ignoredTaps, let finished, !finished.ignoresTaps, finished.isBest else { return }
        requests += .play(Cue(.newBest, at: Point(x: 0, y: 0)))
    }

    // MARK: Recorded runs

    mutating func watch(_ recording: FinishedRecording, from origin: Screens.Place) {
        replay = Replay(recording, from: origin)
    }

    /// Closes the replay.
    mutating func stopWatching() { replay = nil }

    /// Handles gestures during a replay: a tap pauses or resumes it.
    func gestureMadeWhileWatching(_ gesture: Gesture) {
        switch gesture {
        case .press, .strike: replay.map { $0.isPaused ? $0.resume() : $0.pause() }
        case .drag, .point, .lift, .cancel, .steer, .tilt, .sheet: break
        }
    }

    /// Sets the ghost for the next run in the same contest; nil for none.
    mutating func race(_ recording: FinishedRecording?) { rival = recording }

    /// Returns the recording that a run with these settings would race, if any. Scores in another
    /// contest, or on another wall, aren't comparable.
    func rival(at stall: Stall, _ settings: AppSettings) -> FinishedRecording? {
        let contest = Contest(stall, in: settings)
        guard let rival, rival.end.contest(at: rival.stall) == contest,
            contest != .drawnWall || rival.wall == settings.wall
        else { return nil }
        return rival
    }

    /// Returns the waiting ghost for a run starting now, if any, and forgets it.
    private mutating func takeGhost(of stall: Stall, _ settings: AppSettings) -> Ghost? {
        guard let rival = rival(at: stall, settings) else { return nil }
        self.rival = nil
        return Ghost(rival)
    }

    // MARK: Hints

    /// Checks whether the player has followed the current hint. Hints only observe a run and never
    /// affect it.
    ///
    /// - Parameter seen: the number of the stall's hints seen.
    /// - Returns: whether the current hint is done.
    mutating func followHint(of session: Session, seen: Int) -> Bool {
        let hints = session.stall.entry.hints
        guard seen < hints.count else { return false }
        let isThere = session.hint(after: seen) != nil
        if let shownHint, shownHint.stall == session.stall, shownHint.index == seen {
            let isOver = shownHint.isOver(hints[seen], in: session.cabinet)
            if isOver || !isThere { self.shownHint = nil }
            return isOver
        }
        if isThere { shownHint = ShownHint(of: session, index: seen) }
        return false
    }

    mutating func leaveHint() { shownHint = nil }

    // MARK: System events

    mutating func layoutChanged(to layout: Layout) { self.layout = layout }

    mutating func setReducesMotion(_ isReduced: Bool) {
        reducesMotion = isReduced
        if isReduced { attract.end() }
    }

    /// Ends the home screen's demo because the user is active.
    mutating func endDemo() { attract.end() }

    /// Ends all demos because another screen is shown.
    mutating func endDemos() {
        attract.end()
        party.endDemo()
    }

    /// Advances the home screen's idle time.
    mutating func idle(_ milliseconds: Double) {
        if attract.pass(milliseconds) {
            attract.show(on: layout, seed: chances.drawSeed().seed)
        }
    }

    /// Advances a party's demo. Starts a new demo if the last demo has ended or shows another game.
    mutating func showDemo(of stall: Stall, _ milliseconds: Double) {
        if let demo = party.demo, demo.stall == stall, !demo.isDone {
            return demo.advance(milliseconds: milliseconds)
        }
        party.show(Demo(of: stall, on: layout, seed: chances.drawSeed().seed))
    }
}
