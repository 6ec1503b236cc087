import Arcade
import Breakout
import Phrases

/// What is on the stages: the runs in progress, the end of the last one, and what is watched.
struct Playing {
    /// The runs in progress, by their stalls' numbers.
    private var sessions: [Session?] = Stall.allCases.map { _ in nil }
    /// The run that was given up a moment ago.
    private var dropped: DroppedRun?
    /// The end of the last run, as long as its stall shows it.
    private(set) var finished: Finished?
    /// The run that is watched.
    private(set) var replay: Replay?
    /// The ghost of the next run like it. It is not kept: a reload forgets it.
    private(set) var rival: FinishedRecording?
    /// What is played at a party, and shown while it is waited for.
    var party = PartyStage()
    /// What the home screen shows to nobody.
    private(set) var attract = Attract()
    /// The hint that is seen now.
    private var lesson: Lesson?
    /// The room for a stage.
    private(set) var layout = Layout(width: 390, height: 690, isUpright: true)
    /// Whether the system asks for less motion.
    private(set) var isCalm = false
    private(set) var chances: Chances
    private var requests = Requests()

    init(_ chances: Chances) {
        self.chances = chances
    }

    /// The run in progress at a stall.
    subscript(stall: Stall) -> Session? { sessions[stall.index] }

    mutating func takeRequests(into all: inout [Request]) { requests.move(into: &all) }

    // MARK: Runs

    /// What a run starts from that begins now.
    mutating func start(by player: PlayerName, _ settings: AppSettings) -> CabinetStart {
        let (seed, isPractice) = chances.drawSeed()
        return CabinetStart(
            settings: settings, player: player, screen: layout, seed: seed, isPractice: isPractice)
    }

    /// Begins a run at a stall where there is none; the ghost that waits there is raced by it.
    ///
    /// - Parameters:
    ///   - best: how the player's best run went.
    ///   - ghost: what is raced where nothing waits.
    mutating func begin(
        _ start: CabinetStart, at stall: Stall, best: ScoreCurve?, against ghost: Ghost? = nil
    ) {
        sessions[stall.index] = Session(
            new: stall.entry.start(start), of: stall, isUpright: layout.isUpright,
            ghost: takeGhost(of: stall, start.settings) ?? ghost, best: best)
    }

    /// Takes in a run that was kept; it waits for its player.
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

    /// Whether a run can be taken back.
    var hasDropped: Bool { dropped != nil }

    /// The run of a stall that was given up a moment ago.
    func dropped(at stall: Stall) -> Session? {
        dropped.flatMap { $0.session.stall == stall ? $0.session : nil }
    }

    /// Gives a run up, for now.
    mutating func drop(_ session: Session) {
        remove(session)
        dropped = DroppedRun(session)
    }

    /// Lets time pass in which a run could be taken back.
    ///
    /// - Returns: whether it is too late now.
    mutating func passDropped(_ milliseconds: Double) -> Bool {
        dropped?.pass(milliseconds) ?? false
    }

    /// The run that was given up, which is nobody's from now on.
    mutating func takeDropped() -> Session? {
        defer { dropped = nil }
        return dropped?.session
    }

    /// Draws what a run waits for, if it does.
    mutating func draw(for session: Session) { session.draw(by: &chances.generator) }

    /// Brings what is under way in a run to its end, at once.
    mutating func settle(_ session: Session) { session.settle(by: &chances.generator) }

    // MARK: The end of a run

    /// A run has ended, and its end is shown.
    ///
    /// - Parameter place: the public board that it was for.
    mutating func finish(
        _ session: Session, _ standing: Session.Standing, _ summary: Summary, for place: BoardPlace?
    ) {
        for cue in session.takeCues() { requests += .play(cue) }
        remove(session)
        finished = Finished(session, standing, summary, for: place, isCalm: isCalm)
    }

    /// It is shown once.
    mutating func leaveResult() { finished = nil }

    mutating func notePicture(isTextCopied: Bool) { finished?.isTextCopied = isTextCopied }

    /// Lets the end of a run be on the screen for so long. A best is sung of when it answers: what
    /// ended the run is heard first.
    mutating func grow(_ milliseconds: Double) {
        let wasDeaf = finished?.isDeaf ?? false
        finished?.pass(milliseconds)
        guard wasDeaf, let finished, !finished.isDeaf, finished.isBest else { return }
        requests += .play(Cue(.newBest, at: Point(x: 0, y: 0)))
    }

    // MARK: Runs that were recorded

    mutating func watch(_ recording: FinishedRecording, from origin: Screens.Place) {
        replay = Replay(recording, from: origin)
    }

    /// Whoever goes somewhere else has seen enough of a run that is watched.
    mutating func stopWatching() { replay = nil }

    /// Hands at the stage of a run that is watched change nothing in it; a tap holds it, or goes on.
    func gestureMadeWhileWatching(_ gesture: Gesture) {
        switch gesture {
        case .press, .strike: replay.map { $0.isPaused ? $0.goOn() : $0.pause() }
        case .drag, .point, .lift, .cancel, .steer, .tilt, .sheet: break
        }
    }

    /// The next run at its stall races this one.
    mutating func race(_ recording: FinishedRecording?) { rival = recording }

    /// The recording that a run at a stall would race if it began now. Scores of another way, or
    /// through another wall, don't compare.
    func rival(at stall: Stall, _ settings: AppSettings) -> FinishedRecording? {
        let contest = Contest(stall, in: settings)
        guard let rival, rival.end.contest(at: rival.stall) == contest,
            contest != .drawnWall || rival.wall == settings.wall
        else { return nil }
        return rival
    }

    /// The ghost of a stall's run that begins now.
    private mutating func takeGhost(of stall: Stall, _ settings: AppSettings) -> Ghost? {
        guard let rival = rival(at: stall, settings) else { return nil }
        self.rival = nil
        return Ghost(rival)
    }

    // MARK: Hints

    /// Looks how far the player has come with the present hint. A hint only ever looks on: the run knows
    /// nothing of it.
    ///
    /// - Parameter seen: how many hints of the stall were seen.
    /// - Returns: whether one more was seen by now.
    mutating func followHint(of session: Session, seen: Int) -> Bool {
        let hints = session.stall.entry.hints
        guard seen < hints.count else { return false }
        let isThere = session.hint(after: seen) != nil
        if let lesson, lesson.stall == session.stall, lesson.index == seen {
            let isOver = lesson.isOver(hints[seen], in: session.cabinet)
            if isOver || !isThere { self.lesson = nil }
            return isOver
        }
        if isThere { lesson = Lesson(of: session, index: seen) }
        return false
    }

    mutating func leaveHint() { lesson = nil }

    // MARK: What comes by itself

    mutating func layoutChanged(to layout: Layout) { self.layout = layout }

    mutating func calm(_ isReduced: Bool) {
        isCalm = isReduced
        if isReduced { attract.end() }
    }

    /// Somebody is there.
    mutating func endDemo() { attract.end() }

    /// Another screen is shown.
    mutating func endDemos() {
        attract.end()
        party.endDemo()
    }

    /// Lets time pass on the home screen, while nobody does anything.
    mutating func idle(_ milliseconds: Double) {
        if attract.pass(milliseconds) {
            attract.show(on: layout, seed: chances.drawSeed().seed)
        }
    }

    /// Lets time pass in which a game shows itself; another run begins where the last is over, or was
    /// of another game.
    mutating func showDemo(of stall: Stall, _ milliseconds: Double) {
        if let demo = party.demo, demo.stall == stall, !demo.isDone {
            return demo.advance(milliseconds: milliseconds)
        }
        party.show(Demo(of: stall, on: layout, seed: chances.drawSeed().seed))
    }
}
