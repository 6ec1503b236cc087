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

    private static let kind = "tallies"

    /// Lines of stalls and rows that a later Funfair has, kept as they are.
    private var foreign: [StoredText.Line] = []
    private var entries: [Entry] = []

    init() {}

    /// What was counted of a player; nothing where nothing was played.
    subscript(stall: Stall, player: PlayerName) -> Counts {
        index(stall, player).map { entries[$0].counts } ?? Counts()
    }

    /// Takes in what was counted in a run.
    mutating func add(_ counts: Counts, of stall: Stall, by player: PlayerName) {
        let index = place(of: stall, player)
        entries[index].counts.gather(counts, by: stall.entry.tallyRows)
    }

    private func index(_ stall: Stall, _ player: PlayerName) -> Int? {
        entries.firstIndex { $0.stall == stall && $0.player == player }
    }

    private mutating func place(of stall: Stall, _ player: PlayerName) -> Int {
        if let index = index(stall, player) { return index }
        entries.append(Entry(stall: stall, player: player, counts: Counts()))
        return entries.count - 1
    }

    // MARK: Keeping

    var text: [UInt8] {
        StoredText.sealed(Self.kind, foreign: foreign) { text in
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
            guard let (stall, index) = Self.row(spelled: words[0]) else { return .foreign }
            guard let numbers = words[1].numbers(within: -Counts.most...Counts.most),
                let player = words[2].playerName
            else { return .damaged }
            let row = stall.entry.tallyRows[index]
            entries[place(of: stall, player)].counts.gather(numbers, into: index, by: row)
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
