import Arcade
import Phrases

/// Each player's statistics on this device, by stall: the counts of its game, row by row, and the
/// time played.
///
/// Each row is stored on its own line, so an older Funfair preserves unknown rows, and a newer
/// Funfair still reads texts with fewer rows.
struct Tallies: Equatable, Sendable {
    private struct Entry: Equatable {
        let stall: Stall
        let player: PlayerName
        var counts: Counts
    }

    /// A run that ended in this window.
    private struct Run: Equatable {
        let identity: UInt64?
        let stall: Stall
        let player: PlayerName
        let counts: Counts
    }

    private static let kind = "tallies"
    private static let ended = "ended"
    /// The maximum number of run identities to remember.
    private static let mostEnded = 200
    /// How many of this window's recent runs to keep, to add them again if another window
    /// overwrites them.
    private static let mostOwn = 8

    /// Lines with stalls or rows from a later Funfair, stored unchanged.
    private var foreign: [StoredText.Line] = []
    private var entries: [Entry] = []
    /// The identities of recent runs that any window has counted, to avoid counting a run twice.
    private var ended: [UInt64] = []
    /// This window's recent runs, which another window may have overwritten.
    private var own: [Run] = []

    init() {}

    /// Whether any window has counted the run with the given identity; false if it has no identity.
    func isCounted(_ run: UInt64?) -> Bool { run.map { ended.contains($0) } ?? false }

    /// A player's counts; empty before the first run.
    subscript(stall: Stall, player: PlayerName) -> Counts {
        index(stall, player).map { entries[$0].counts } ?? Counts()
    }

    /// Adds the counts of a run, unless the run has already been counted.
    ///
    /// - Returns: false if the run has already been counted.
    @discardableResult
    mutating func add(
        _ counts: Counts, of stall: Stall, by player: PlayerName, run identity: UInt64?
    ) -> Bool {
        let run = Run(identity: identity, stall: stall, player: player, counts: counts)
        guard add(run) else { return false }
        if identity != nil { own.append(run) }
        if own.count > Self.mostOwn { own.remove(at: 0) }
        return true
    }

    private mutating func add(_ run: Run) -> Bool {
        guard !isCounted(run.identity) else { return false }
        if let identity = run.identity { ended.append(identity) }
        if ended.count > Self.mostEnded { ended.remove(at: 0) }
        let index = place(of: run.stall, run.player)
        entries[index].counts.merge(run.counts, by: run.stall.entry.tallyRows)
        entries.renew(at: index, most: Remembered.entries)
        return true
    }

    /// Replaces the counts with another window's stored counts, and adds this window's recent runs
    /// if they're missing.
    ///
    /// - Returns: whether any were missing. If so, the result must be saved.
    mutating func merge(_ kept: Tallies) -> Bool {
        var all = kept
        for run in own where all.add(run) {}
        all.own = own
        self = all
        return all.ended != kept.ended
    }

    /// Adds another device's counts. If both devices have counted the same run, one of them has the
    /// other's counts already, so only the greater number of each counts.
    mutating func join(_ others: Tallies) {
        let isKnown = others.ended.contains { ended.contains($0) }
        for entry in others.entries {
            guard index(entry.stall, entry.player) != nil || entries.count < Remembered.entries
            else { continue }
            let index = place(of: entry.stall, entry.player)
            let rows = entry.stall.entry.tallyRows
            entries[index].counts.merge(
                entry.counts, by: isKnown ? rows.map { TallyRow($0.word, .greatest) } : rows)
        }
        for run in others.ended where !ended.contains(run) { ended.append(run) }
        if ended.count > Self.mostEnded { ended.removeFirst(ended.count - Self.mostEnded) }
    }

    /// Forgets this window's recent runs. The window is no longer visible, so all other windows
    /// have read them.
    mutating func forgetRecentRuns() { own.removeAll() }

    private func index(_ stall: Stall, _ player: PlayerName) -> Int? {
        // Search from the end, because an entry's rows are stored next to each other.
        entries.lastIndex { $0.stall == stall && $0.player == player }
    }

    private mutating func place(of stall: Stall, _ player: PlayerName) -> Int {
        if let index = index(stall, player) { return index }
        entries.append(Entry(stall: stall, player: player, counts: Counts()))
        return entries.count - 1
    }

    // MARK: Storing

    var text: [UInt8] {
        StoredText.sealed(Self.kind, foreign: foreign) { text in
            if !ended.isEmpty {
                text.add(
                    Self.ended, String(ended.count),
                    String(joining: ended.map { $0.hexadecimal }, by: ","))
            }
            for entry in entries {
                for (index, row) in entry.stall.entry.tallyRows.enumerated() {
                    let numbers = entry.counts.row(index)
                    guard numbers.contains(where: { $0 != 0 }) else { continue }
                    text.add(Self.word(entry.stall, row), numbers.listed, entry.player.text)
                }
            }
        }
    }

    /// Reads a stored text, or returns nil if it's invalid.
    init?(text: [UInt8]) {
        let foreign = StoredText.read(Self.kind, in: text, words: 3) { words in
            if words[0].spells(Self.ended) {
                for digits in words[2].split(separator: UInt8(ascii: ",")) {
                    guard let identity = Hexadecimal.bits(of: Array(digits)) else {
                        return .damaged
                    }
                    ended.append(identity)
                }
                return .taken
            }
            guard let (stall, index) = Self.row(spelled: words[0]) else { return .foreign }
            guard let numbers = words[1].numbers(within: -Counts.most...Counts.most),
                let player = words[2].playerName
            else { return .damaged }
            let row = stall.entry.tallyRows[index]
            entries[place(of: stall, player)].counts.merge(numbers, into: index, by: row)
            if entries.count > Remembered.entries { entries.remove(at: 0) }
            return .taken
        }
        guard let foreign else { return nil }
        self.foreign = foreign
    }

    private static func word(_ stall: Stall, _ row: TallyRow) -> String {
        row.word.utf8.isEmpty ? stall.word : String(joining: stall.word, ".", row.word)
    }

    private static func row(spelled word: [UInt8]) -> (Stall, Int)? {
        for stall in Stall.allCases {
            for (index, row) in stall.entry.tallyRows.enumerated()
            where word.spells(Self.word(stall, row)) {
                return (stall, index)
            }
        }
        return nil
    }
}

extension App {
    /// Returns a player's counts over all runs, including a run in progress.
    func tally(of stall: Stall, by player: PlayerName) -> Counts {
        var tally = records.counts(at: stall, of: player)
        if let cabinet = playing[stall]?.cabinet, cabinet.player == player, !cabinet.isUntouched {
            tally.merge(cabinet.tally, by: stall.entry.tallyRows)
        }
        return tally
    }
}

extension [Int] {
    /// The numbers separated by commas.
    @inline(never)
    var listed: String { String(joining: map { String($0) }, by: ",") }
}

extension [UInt8] {
    /// Returns the integers in this comma-separated text, or nil if any is invalid or out of range.
    @inline(never)
    func numbers(within range: ClosedRange<Int>) -> [Int]? {
        var numbers: [Int] = []
        for digits in split(separator: UInt8(ascii: ",")) {
            guard let number = Array(digits).number, range.contains(number) else { return nil }
            numbers.append(number)
        }
        return numbers
    }
}
