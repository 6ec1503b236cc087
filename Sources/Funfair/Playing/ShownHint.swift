import Arcade

/// The hint on the screen, and the run's state when the hint appeared.
struct ShownHint {
    let stall: Stall
    /// The hint's index in the stall's list.
    let index: Int
    let inputs: Int
    let tick: Int

    init(of session: Session, index: Int) {
        stall = session.stall
        self.index = index
        inputs = session.cabinet.inputs
        tick = session.cabinet.tick
    }

    func isOver(_ hint: Hint, in cabinet: any Cabinet) -> Bool {
        let isFollowed =
            switch hint.end {
            case .stroke: cabinet.hasStrikes(since: inputs)
            case .chain: cabinet.hud.chain != nil
            case nil: false
            }
        if isFollowed { return true }
        return hint.seconds.map { cabinet.tick - tick >= $0 * Clock.ticksPerSecond } ?? false
    }
}

extension Session {
    /// Whether hints accept taps, because the game isn't using taps while it counts in or waits.
    var canTapHints: Bool { countIn != nil || cabinet.moment.isWaiting }

    /// Returns the next hint, if it's due.
    ///
    /// - Parameter seen: the number of hints seen.
    func hint(after seen: Int) -> Hint? {
        let hints = stall.entry.hints
        let moment = cabinet.moment
        guard seen < hints.count, !isStopped, !moment.isBetweenLevels, !moment.isOver else {
            return nil
        }
        let isThere =
            switch hints[seen].trigger {
            case .always: true
            case .waiting: moment.isWaiting
            case .moving: !moment.isWaiting && countIn == nil
            }
        return isThere ? hints[seen] : nil
    }
}
