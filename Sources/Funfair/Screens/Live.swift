import Arcade

/// What of a view changes by itself as time passes, without its texts: a face compares it from frame to
/// frame, and asks for the view only where it differs. After any other event it asks anyway.
public struct Live: Equatable, Sendable {
    /// How many things were said to those who listen.
    let announcement: Int
    /// The run that is played or watched.
    var run: LiveRun?
    /// Whether something can be undone.
    var hasUndo = false
    /// Whether the name that is typed is waited for.
    var isNameAwaited = false
    /// The number of the demonstration on the home screen; 0 where there is none.
    var demo = 0
    /// Whether the end of a run answers by now.
    var isOpen = false
    /// Whether something is still thrown for it.
    var isCelebrated = false
}

/// What of a run on the screen changes by itself as time passes: a part of its screen.
public struct LiveRun: Equatable, Sendable {
    /// What is written around the stage.
    public let hud: HUD
    /// The stage as it is now, in its units.
    public let stage: StageShape
    /// The number to flash before the run goes on.
    public let countIn: Int?
    /// What it waits for.
    var stop = Session.Stop.none
    let isMoving: Bool
    /// What was done at a table, where the rest of this says too little; else the points of the ghost
    /// that is raced.
    let mark: Int
    /// By how many points it leads the player's best run.
    var lead: Int?
    /// At a party: the seconds left to bet, or the place.
    var party = 0
    /// What there is of a hint; see `App.hintMark`.
    var hint = 0
    /// How much of it was shown, in hundredths, in a run that is watched.
    var progress = 0
}

extension App {
    /// What of the view changes by itself, now.
    public var live: Live {
        var live = Live(announcement: screens.announcement.number)
        live.hasUndo = playing.hasDropped
        live.isNameAwaited = isNameAwaited
        switch onStage {
        case .nothing: break
        case .replay(let replay): live.run = self.live(replay)
        case .session(let session): live.run = self.live(session)
        case .demo(_, let number): live.demo = number
        case .end(let finished):
            live.isOpen = !finished.isDeaf
            live.isCelebrated = finished.isCelebrated
        }
        return live
    }

    // Not inlined: who asks for the view and who compares would each have a copy.
    @inline(never)
    func live(_ session: Session) -> LiveRun {
        LiveRun(
            hud: session.cabinet.hud, stage: session.cabinet.stage, countIn: session.countIn,
            stop: stop(session), isMoving: isMoving(session),
            mark: mark(of: session.cabinet, beside: session.ghost), lead: session.lead,
            party: session.isAtParty ? bettingLeft ?? party.said?.you.place ?? 0 : 0,
            hint: hintMark(of: session))
    }

    @inline(never)
    func live(_ replay: Replay) -> LiveRun {
        LiveRun(
            hud: replay.cabinet.hud, stage: replay.cabinet.stage, countIn: nil,
            isMoving: replay.isMoving,
            mark: mark(of: replay.cabinet, beside: nil), progress: replay.progress)
    }

    /// On a stage every input would be told, and nothing of the view would change with it.
    private func mark(of cabinet: any Cabinet, beside ghost: Ghost?) -> Int {
        cabinet.staging.kind.isKeptAtOnce ? cabinet.mark : ghost?.score ?? 0
    }

    private func stop(_ session: Session) -> Session.Stop {
        if !session.isAtParty, session.stall.isDrawn, desk.draw.wait.isLong { return .house }
        return session.phase == .intermission
            ? .intermission : session.phase == .paused ? .player : .none
    }
}

extension Session {
    /// What a run waits for before it goes on.
    enum Stop: UInt8, Sendable {
        case none, player, intermission, house
    }
}
