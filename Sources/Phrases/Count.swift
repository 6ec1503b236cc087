/// A text with a number in it, `{1}`, on which its words depend: `1 point`, `2 points`. What fills
/// further gaps is said beside each.
public enum Count: UInt16, CaseIterable, Sendable {
    case points
    case daysInARow
    case secondsLong
    case lives
    case bricks
    case popped
    case spins
    case hits
    case numbersMissing
    case numbersTooMany
    case chooseNumbers
    case yourSpins
    case players
    case playedChallenge
    case runsKept
}

extension Count {
    static var all: Int { Int(Count.runsKept.rawValue) + 1 }
}
