import Arcade

/// How much is remembered of players, however many type a name on one device: of everybody who played
/// lately. Whoever hasn't played for longest gives way.
enum Remembered {
    /// Players of whom something is remembered.
    static let players = 200
    /// The same, where something is remembered for each stall.
    static let entries = 3 * players
}

// Entries are in the order in which they were last changed, the oldest first.
extension Array {
    /// An entry was changed, or added at the end: the oldest gives way to it.
    mutating func renew(at index: Int, most: Int) {
        append(remove(at: index))
        if count > most { remove(at: 0) }
    }

    /// Adds what another window knows, where there is room. What was forgotten there stays so: otherwise
    /// two full windows would remind each other for ever.
    mutating func recall(_ entry: Element, most: Int) {
        if count < most { insert(entry, at: 0) }
    }
}
