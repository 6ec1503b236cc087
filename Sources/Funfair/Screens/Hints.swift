import Arcade
import Phrases
import Roulette

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

extension App {
    /// What a run says of its hint.
    func hintLine(of session: Session) -> HintLine? {
        guard !session.isAtParty, let hint = session.hint(after: records.hints[session.stall]),
            case .none = session.cabinet.panel(in: words)?.sheet
        else { return nil }
        return HintLine(
            text: words[hint.text],
            skip: session.isUnhurried ? Control(words[.skipHints], .hints(.skip)) : nil)
    }

    /// Another number for each thing that a run has to say of its hint.
    func hintMark(of session: Session) -> Int {
        let seen = records.hints[session.stall]
        guard !session.isAtParty, session.hint(after: seen) != nil else { return 0 }
        return seen * 2 + (session.isUnhurried ? 2 : 1)
    }

    /// Shows hints again, or leaves them out; none where a stall has none.
    func hintChoice(of stall: Stall) -> Control? {
        let hints = stall.entry.hints
        if hints.isEmpty { return nil }
        return records.hints[stall] < hints.count
            ? Control(words[.skipHints], .hints(.skip))
            : Control(words[.hintsAgain], .hints(.again))
    }
}
