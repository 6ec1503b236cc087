import Arcade

extension App {
    /// The number of times to press Back to get home, not counting a sheet that reopens along the
    /// way.
    var steps: Int {
        depth(of: playing.replay?.origin ?? screens.place)
            + (innerStep(isKey: false) == nil ? 0 : 1)
    }

    /// Returns what Back does on the current screen; nil at home, where Back leaves the fair, and
    /// for Escape during a party's count-in.
    ///
    /// Back first pauses a run in progress, so the run is never lost. From a paused run, Back goes
    /// home and the run waits. If Back resumed the run, repeated presses would only toggle the
    /// pause.
    ///
    /// - Parameter isKey: whether Escape was pressed, which also resumes a paused run.
    func back(isKey: Bool) -> Action? {
        if let step = innerStep(isKey: isKey) { return step }
        // A party's round starts even if the guest is on another screen, so Escape doesn't leave
        // the count-in.
        if isKey, let session, session.isAtParty, session.countIn != nil { return nil }
        return switch depth(of: screens.place) {
        case 0: nil
        case 1: .home
        default: .tab(.play)
        }
    }

    /// Returns the action that must come before leaving the screen, such as closing a sheet, if
    /// any.
    @inline(never)
    private func innerStep(isKey: Bool) -> Action? {
        if playing.replay != nil { return .watch(.back) }
        if screens.question != nil { return .house(.stay) }
        if walls.open != nil { return .wall(.done) }
        guard let session else { return nil }
        if !session.isStopped, session.cabinet.hasSheet { return .sheet(.cancel) }
        if session.canPause { return .pause }
        guard isKey, session.phase == .paused else { return nil }
        return session.isAtParty ? .party(.resume) : .resume(session.stall)
    }

    private func depth(of place: Screens.Place) -> Int {
        switch place {
        case .home: 0
        case .stall(_, .play), .destination: 1
        case .stall: 2
        }
    }
}

extension Session {
    /// Whether the player can pause the run now.
    var canPause: Bool {
        !isStopped && kind.hasPause && !(isAtParty && countIn != nil)
    }
}
