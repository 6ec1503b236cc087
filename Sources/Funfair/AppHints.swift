import Arcade
import Phrases

/// What controls about hints do.
public enum HintMove: UInt8, Sendable {
    /// Shows no more of them at the open stall.
    case skip
    /// Shows all of them again, in the next run there.
    case again
}

/// A hint, as a run shows it.
public struct HintLine: Equatable, Sendable {
    /// What to do.
    public let text: String
    /// Leaves the others out too; none while time goes on, when taps are for the game.
    public let skip: Control?
}

/// The hint that a player sees, and where its run was when it appeared.
struct Lesson {
    let stall: Stall
    /// Which of the stall's hints.
    let index: Int
    let inputs: Int
    let tick: Int

    func isOver(_ hint: Hint, in cabinet: any Cabinet) -> Bool {
        if hint.endsWithStroke, cabinet.isStruck(since: inputs) { return true }
        return hint.seconds.map { cabinet.tick - tick >= $0 * Clock.ticksPerSecond } ?? false
    }
}

extension Session {
    /// Whether taps are not for the game before something else is done.
    fileprivate var isUnhurried: Bool { countIn != nil || cabinet.moment.isWaiting }

    /// The next hint, where its moment is there.
    ///
    /// - Parameter seen: how many of them were seen.
    fileprivate func hint(after seen: Int) -> Hint? {
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

extension App {
    /// What a run says of its hint.
    func hintLine(of session: Session) -> HintLine? {
        guard let hint = session.hint(after: hintBook[session.stall]),
            case .none = session.cabinet.panel(in: words)?.sheet
        else { return nil }
        return HintLine(
            text: words[hint.text],
            skip: session.isUnhurried ? Control(words[.skipHints], .hints(.skip)) : nil)
    }

    /// Another number for each thing that a run has to say of its hint.
    func hintMark(of session: Session) -> Int {
        let seen = hintBook[session.stall]
        guard session.hint(after: seen) != nil else { return 0 }
        return seen * 2 + (session.isUnhurried ? 2 : 1)
    }

    /// Looks how far the player has come with the present hint, after anything that happened. A hint
    /// only ever looks on: the run knows nothing of it.
    mutating func followHints() {
        guard let playing = playingIndex else { return }
        let session = sessions[playing]
        let stall = session.stall
        let seen = hintBook[stall]
        guard seen < stall.entry.hints.count else { return }
        if let lesson, lesson.stall == stall, lesson.index == seen {
            if lesson.isOver(stall.entry.hints[seen], in: session.cabinet) {
                see(seen + 1, of: stall)
                return followHints()
            }
            if session.hint(after: seen) == nil { self.lesson = nil }
        } else if session.hint(after: seen) != nil {
            lesson = Lesson(
                stall: stall, index: seen, inputs: session.cabinet.inputs,
                tick: session.cabinet.tick)
        }
    }

    mutating func take(_ move: HintMove) {
        guard let stall = openStall else { return }
        switch move {
        case .skip: see(stall.entry.hints.count, of: stall)
        case .again: see(0, of: stall)
        }
    }

    private mutating func see(_ count: Int, of stall: Stall) {
        lesson = nil
        hintBook[stall] = count
        request(.save(.hints, hintBook.text))
    }

    /// Shows hints again, or leaves them out; none where a stall has none.
    func hintChoice(of stall: Stall) -> Control? {
        let hints = stall.entry.hints
        if hints.isEmpty { return nil }
        return hintBook[stall] < hints.count
            ? Control(words[.skipHints], .hints(.skip))
            : Control(words[.hintsAgain], .hints(.again))
    }
}
