import Arcade

/// Limits on how many players to remember. Beyond a limit, the players who played least recently
/// are dropped first.
enum Remembered {
    /// The maximum number of players.
    static let players = 200
    /// The maximum number of entries in lists with an entry for each player and stall.
    static let entries = 3 * players
}

// Entries are ordered by their last change, oldest first.
extension Array {
    /// Moves a changed entry to the end, dropping the oldest entry if there are too many.
    mutating func renew(at index: Int, most: Int) {
        append(remove(at: index))
        if count > most { remove(at: 0) }
    }

    /// Adds another window's entry as the oldest, unless the array is full. Two full windows would
    /// otherwise replace each other's entries forever.
    mutating func recall(_ entry: Element, most: Int) {
        if count < most { insert(entry, at: 0) }
    }
}
