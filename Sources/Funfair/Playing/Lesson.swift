import Arcade

/// The hint that a player sees, and where its run was when it appeared.
struct Lesson {
    let stall: Stall
    /// Which of the stall's hints.
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
            case .stroke: cabinet.isStruck(since: inputs)
            case .chain: cabinet.hud.chain != nil
            case nil: false
            }
        if isFollowed { return true }
        return hint.seconds.map { cabinet.tick - tick >= $0 * Clock.ticksPerSecond } ?? false
    }
}

extension Session {
    /// Whether taps are not for the game before something else is done.
    var isUnhurried: Bool { countIn != nil || cabinet.moment.isWaiting }

    /// The next hint, where its moment is there.
    ///
    /// - Parameter seen: how many of them were seen.
    func hint(after seen: Int) -> Hint? {
        let hints = stall.entry.hints
        let moment = cabinet.moment
        guard seen < hints.count, !isStopped, !moment.isBetweenLevels, !moment.isOver else {
            return nil
        }
        let isThere =
            switch hints[seen].moment {
            case .always: true
            case .waiting: moment.isWaiting
            case .moving: !moment.isWaiting && countIn == nil
            }
        return isThere ? hints[seen] : nil
    }
}
