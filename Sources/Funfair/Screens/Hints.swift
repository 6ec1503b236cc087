import Arcade
import Phrases
import Roulette

/// An action on a stall's hints.
public enum HintMove: UInt8, Sendable {
    /// Skips the remaining hints of the open stall.
    case skip
    /// Shows all hints of the open stall again in its next run.
    case again
}

/// A hint shown during a run.
public struct HintLine: Equatable, Sendable {
    /// The hint, a sentence or two.
    public let text: String
    /// Skips the remaining hints; nil while the game itself uses taps.
    public let skip: Control?
}

extension App {
    /// Returns the hint to show during a run, if any.
    func hintLine(of session: Session) -> HintLine? {
        guard !session.isAtParty, let hint = session.hint(after: records.hints[session.stall]),
            case .none = session.cabinet.panel(in: words)?.sheet
        else { return nil }
        return HintLine(
            text: words[hint.text],
            skip: session.canTapHints ? Control(words[.skipHints], .hints(.skip)) : nil)
    }

    /// Returns a number that changes whenever the run's hint line does; 0 without a hint.
    func hintMark(of session: Session) -> Int {
        let seen = records.hints[session.stall]
        guard !session.isAtParty, session.hint(after: seen) != nil else { return 0 }
        return seen * 2 + (session.canTapHints ? 2 : 1)
    }

    /// Returns the control that skips or restarts a stall's hints; nil if the stall has none.
    func hintChoice(of stall: Stall) -> Control? {
        let hints = stall.entry.hints
        if hints.isEmpty { return nil }
        return records.hints[stall] < hints.count
            ? Control(words[.skipHints], .hints(.skip))
            : Control(words[.hintsAgain], .hints(.again))
    }
}
