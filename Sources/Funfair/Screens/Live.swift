import Arcade

/// The parts of a view that change over time, without texts. A face compares them between frames
/// and rebuilds the view only if they differ. After other events the face always rebuilds the view.
public struct Live: Equatable, Sendable {
    /// The number of announcements so far.
    let announcement: Int
    /// The run being played or watched, if any.
    var run: LiveRun?
    /// Whether something can be undone.
    var hasUndo = false
    /// Whether the typed name will be looked up.
    var isNameAwaited = false
    /// The demo's number; 0 if no demo is shown.
    var demo = 0
    /// Whether the result already accepts taps.
    var isOpen = false
    /// Whether confetti is still falling.
    var isCelebrated = false
}

/// The parts of a run's screen that change over time.
public struct LiveRun: Equatable, Sendable {
    /// The values around the stage.
    public var hud: HUD
    /// The size of the stage, in stage units.
    public let stage: StageShape
    /// The number to flash before the run continues; nil outside a count-in.
    public let countIn: Int?
    /// What the run is waiting for.
    var stop = Session.Stop.none
    let isMoving: Bool
    /// At a table, the cabinet's mark, since the other values don't show every input; otherwise the
    /// ghost's score.
    var mark: Int
    /// The lead over the player's best run, in points; see `Session.lead`.
    var lead: Int?
    /// At a party, the seconds left to bet, or else the guest's place; otherwise 0.
    var party = 0
    /// The state of the hint; see `App.hintMark`.
    var hint = 0
    /// A replay's progress in percent; 0 for a run being played.
    var progress = 0
}

extension Live {
    /// Whether only a run's header differs, so a face doesn't have to rebuild anything else. False
    /// for tables, dialogs and the last seconds, which change other parts of the screen, too.
    public func differsOnlyInHeader(from other: Live) -> Bool {
        guard let run, run.stop == .none, run.hud.purse == nil, let old = other.run,
            run.hud.countdown?.urgency == old.hud.countdown?.urgency
        else { return false }
        var updated = other
        updated.run?.hud = run.hud
        updated.run?.mark = run.mark
        updated.run?.lead = run.lead
        return updated == self
    }
}

extension App {
    /// The parts of the view that change over time.
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
            live.isOpen = !finished.ignoresTaps
            live.isCelebrated = finished.isCelebrated
        }
        return live
    }

    // Not inlined because both the view and the comparison would have a copy.
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

    /// Returns the cabinet's mark at a table, otherwise the ghost's score, or 0 without a ghost. On
    /// other stages, every input would change the mark but not the view.
    private func mark(of cabinet: any Cabinet, beside ghost: Ghost?) -> Int {
        cabinet.staging.kind.isKeptAtOnce ? cabinet.mark : ghost?.score ?? 0
    }

    private func stop(_ session: Session) -> Session.Stop {
        if !session.isAtParty, session.stall.isDrawn, desk.draw.wait.isOverdue { return .house }
        return session.phase == .intermission
            ? .intermission : session.phase == .paused ? .player : .none
    }
}

extension Session {
    /// What a run waits for before it continues.
    enum Stop: UInt8, Sendable {
        case none, player, intermission, house
    }
}
