import Arcade

/// Each player's days of play, for streaks.
///
/// The days are a set, stored as stretches of consecutive days. They can be added in any order, so
/// a wrong clock or another window can't lose or invent days.
struct DaysPlayed: Equatable, Sendable {
    /// The days from `first` to `last`, all played.
    private struct Stretch: Equatable {
        var first: Int
        var last: Int

        var length: Int { last - first + 1 }
    }

    private struct Entry: Equatable {
        let player: PlayerName
        /// The stretches in order, with gaps between them.
        var stretches: [Stretch] = []
        /// The length in days of the longest stretch ever, even if that stretch is no longer
        /// stored.
        var longest = 0
    }

    /// The valid day numbers. A face may count from any day.
    static let range = 0...1_000_000
    /// The maximum number of stretches stored for each player.
    static let mostStretches = 40
    private static let kind = "days"

    private var entries: [Entry] = []

    init() {}

    /// Returns the number of consecutive days a player has played up to `day`, or up to the day
    /// before, when the streak can still continue.
    func streak(of player: PlayerName, on day: Int) -> (length: Int, isToday: Bool) {
        guard let entry = entries.first(where: { $0.player == player }) else { return (0, false) }
        for stretch in entry.stretches where stretch.first <= day && stretch.last >= day - 1 {
            // A clock that was ahead may have added future days to this stretch.
            let last = min(stretch.last, day)
            return (last - stretch.first + 1, last == day)
        }
        return (0, false)
    }

    /// Returns the length of a player's longest streak, in days.
    func longest(of player: PlayerName) -> Int {
        entries.first { $0.player == player }?.longest ?? 0
    }

    /// Records that a player scored on the given day.
    ///
    /// - Returns: whether it's the player's first score on that day.
    @discardableResult
    mutating func add(_ day: Int, of player: PlayerName) -> Bool {
        guard Self.range.contains(day) else { return false }
        let index = place(of: player)
        guard add(Stretch(first: day, last: day), at: index) else { return false }
        entries.renew(at: index, most: Remembered.players)
        return true
    }

    /// Merges another window's days.
    mutating func merge(_ others: DaysPlayed) {
        for entry in others.entries {
            guard let index = index(of: entry.player) else {
                entries.recall(entry, most: Remembered.players)
                continue
            }
            entries[index].longest = max(entries[index].longest, entry.longest)
            for stretch in entry.stretches { add(stretch, at: index) }
        }
    }

    private func index(of player: PlayerName) -> Int? {
        entries.firstIndex { $0.player == player }
    }

    private mutating func place(of player: PlayerName) -> Int {
        if let index = index(of: player) { return index }
        entries.append(Entry(player: player))
        return entries.count - 1
    }

    @discardableResult
    private mutating func add(_ days: Stretch, at index: Int) -> Bool {
        var merged = days
        var rest: [Stretch] = []
        for stretch in entries[index].stretches {
            if stretch.first <= days.first, stretch.last >= days.last { return false }
            if stretch.last < merged.first - 1 || stretch.first > merged.last + 1 {
                rest.append(stretch)
            } else {
                merged.first = min(merged.first, stretch.first)
                merged.last = max(merged.last, stretch.last)
            }
        }
        let later = rest.firstIndex { $0.first > merged.last } ?? rest.count
        rest.insert(merged, at: later)
        entries[index].longest = max(entries[index].longest, merged.length)
        // Drop the first stretch, which is the oldest.
        if rest.count > Self.mostStretches { rest.remove(at: 0) }
        entries[index].stretches = rest
        return true
    }

    // MARK: Storing

    var text: [UInt8] {
        StoredText.sealed(Self.kind) { text in
            for entry in entries {
                let days = entry.stretches.flatMap { [$0.first, $0.last] }
                text.add(String(entry.longest), days.listed, entry.player.text)
            }
        }
    }

    /// Reads a stored text, or returns nil if it's invalid.
    init?(text: [UInt8]) {
        let foreign = StoredText.read(Self.kind, in: text, words: 3) { words in
            guard let longest = words[0].number, Self.range.contains(longest),
                let days = words[1].numbers(within: Self.range), days.count % 2 == 0,
                let player = words[2].playerName
            else { return .damaged }
            let index = place(of: player)
            entries[index].longest = max(entries[index].longest, longest)
            for place in stride(from: 0, to: days.count, by: 2) {
                guard days[place] <= days[place + 1] else { return .damaged }
                add(Stretch(first: days[place], last: days[place + 1]), at: index)
            }
            entries.renew(at: index, most: Remembered.players)
            return .taken
        }
        if foreign == nil { return nil }
    }
}
