import Arcade

/// The days on which each player's scores were made, for the streak of days.
///
/// A set of days, as stretches without a gap: it does not matter in which order they come, so a clock
/// that was set wrong, or another window, loses nothing and makes nothing up.
struct DaysPlayed: Equatable, Sendable {
    /// Days from `first` to `last`, both played, and all between.
    private struct Stretch: Equatable {
        var first: Int
        var last: Int

        var length: Int { last - first + 1 }
    }

    private struct Entry: Equatable {
        let player: PlayerName
        /// In their order, with a gap between any two.
        var stretches: [Stretch] = []
        /// The longest stretch there ever was: old ones are not kept.
        var longest = 0
    }

    /// The days that can be kept, counted from any day, as a face likes.
    static let range = 0...1_000_000
    /// So many stretches are kept of each player.
    static let mostStretches = 40
    private static let kind = "days"

    private var entries: [Entry] = []

    init() {}

    /// How many days in a row a player has played: up to `day`, or up to the day before, which can
    /// still be gone on with.
    func streak(of player: PlayerName, on day: Int) -> (length: Int, isToday: Bool) {
        guard let entry = entries.first(where: { $0.player == player }) else { return (0, false) }
        for stretch in entry.stretches where stretch.first <= day && stretch.last >= day - 1 {
            // A clock that was ahead may have left days to come in the same stretch.
            let last = min(stretch.last, day)
            return (last - stretch.first + 1, last == day)
        }
        return (0, false)
    }

    /// The most days in a row that a player ever played.
    func longest(of player: PlayerName) -> Int {
        entries.first { $0.player == player }?.longest ?? 0
    }

    /// A score was made on a day.
    ///
    /// - Returns: whether it is the first of its player on that day.
    @discardableResult
    mutating func add(_ day: Int, of player: PlayerName) -> Bool {
        guard Self.range.contains(day) else { return false }
        let index = place(of: player)
        guard add(Stretch(first: day, last: day), at: index) else { return false }
        entries.renew(at: index, most: Remembered.players)
        return true
    }

    /// Takes in what another window knows.
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
        // The first are the oldest.
        if rest.count > Self.mostStretches { rest.remove(at: 0) }
        entries[index].stretches = rest
        return true
    }

    // MARK: Keeping

    var text: [UInt8] {
        StoredText.sealed(Self.kind) { text in
            for entry in entries {
                let days = entry.stretches.flatMap { [$0.first, $0.last] }
                text.add(String(entry.longest), days.listed, entry.player.text)
            }
        }
    }

    /// The days of a stored text, or nil where it is damaged or something else.
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
