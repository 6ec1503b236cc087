import Arcade
import Phrases

/// How the runs of each player came out on this device: for each stall what its game counts, row by
/// row, and how much was played.
///
/// A row is a line of its own. So a Funfair that does not know it yet keeps it as it is, and one that
/// knows more rows reads what an earlier one kept.
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
    /// How many of the last runs are known one by one.
    private static let mostEnded = 200
    /// How many of this window's last runs are told again to a window that wrote without them.
    private static let mostOwn = 8

    /// Lines of stalls and rows that a later Funfair has, kept as they are.
    private var foreign: [StoredText.Line] = []
    private var entries: [Entry] = []
    /// The identities of the last runs that were counted, in whichever window: none is counted twice.
    private var ended: [UInt64] = []
    /// This window's last runs, as long as another window may have written without having read them.
    private var own: [Run] = []

    init() {}

    /// Whether a run was counted, in whichever window.
    func isCounted(_ run: UInt64?) -> Bool { run.map { ended.contains($0) } ?? false }

    /// What was counted of a player; nothing where nothing was played.
    subscript(stall: Stall, player: PlayerName) -> Counts {
        index(stall, player).map { entries[$0].counts } ?? Counts()
    }

    /// Takes in what was counted in a run, once.
    ///
    /// - Returns: false where that run was counted before.
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
        entries[index].counts.gather(run.counts, by: run.stall.entry.tallyRows)
        entries.renew(at: index, most: Remembered.entries)
        return true
    }

    /// Takes in what another window wrote. Where it hadn't read this window's last runs, they are added
    /// once more.
    ///
    /// - Returns: whether they were, so that it has to be kept.
    mutating func merge(_ kept: Tallies) -> Bool {
        var all = kept
        for run in own where all.add(run) {}
        all.own = own
        self = all
        return all.ended != kept.ended
    }

    /// This window isn't seen any more: every other one has read by now what it wrote.
    mutating func settle() { own.removeAll() }

    private func index(_ stall: Stall, _ player: PlayerName) -> Int? {
        // The last one is looked at first: a text has the rows of an entry one after the other.
        entries.lastIndex { $0.stall == stall && $0.player == player }
    }

    private mutating func place(of stall: Stall, _ player: PlayerName) -> Int {
        if let index = index(stall, player) { return index }
        entries.append(Entry(stall: stall, player: player, counts: Counts()))
        return entries.count - 1
    }

    // MARK: Keeping

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

    /// The tallies of a stored text, or nil where it is damaged or something else.
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
            entries[place(of: stall, player)].counts.gather(numbers, into: index, by: row)
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
    /// How all runs of a player came out, with one that is not over yet.
    func tally(of stall: Stall, by player: PlayerName) -> Counts {
        var tally = records.tallies[stall, player]
        if let cabinet = playing[stall]?.cabinet, cabinet.player == player, !cabinet.isUntouched {
            tally.gather(cabinet.tally, by: stall.entry.tallyRows)
        }
        return tally
    }
}

extension [Int] {
    /// With commas between them.
    @inline(never)
    var listed: String { String(joining: map { String($0) }, by: ",") }
}

extension [UInt8] {
    /// The whole numbers that are written here with commas between them, or nil where one is none
    /// or not within `range`.
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
