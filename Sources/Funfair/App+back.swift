import Arcade

extension App {
    /// The number of times to press Back to get home. Doesn't count a sheet that reopens on the
    /// way.
    var steps: Int {
        depth(of: playing.replay?.origin ?? screens.place)
            + (innerStep(isKey: false) == nil ? 0 : 1)
    }

    /// Returns what Back does here, or nil at home, where it leaves the fair.
    ///
    /// A run in progress pauses before it is left, so Back never loses one. Back from a paused run
    /// goes home and the run waits: if Back resumed it, repeated presses would only toggle the
    /// pause.
    ///
    /// - Parameter isKey: whether Escape was pressed, which also resumes a paused run.
    func back(isKey: Bool) -> Action? {
        if let step = innerStep(isKey: isKey) { return step }
        // A party's round starts wherever the guest is, so Escape doesn't leave its count-in.
        if isKey, let session, session.isAtParty, session.countIn != nil { return nil }
        return switch depth(of: screens.place) {
        case 0: nil
        case 1: .home
        default: .tab(.play)
        }
    }

    /// Returns the action for anything that must be closed or stopped before leaving the screen.
    @inline(never)
    private func innerStep(isKey: Bool) -> Action? {
        if playing.replay != nil { return .watch(.back) }
        if screens.isLeaving { return .house(.stay) }
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
    /// Whether the player may pause now.
    var canPause: Bool {
        !isStopped && kind.hasPause && !(isAtParty && countIn != nil)
    }
}
