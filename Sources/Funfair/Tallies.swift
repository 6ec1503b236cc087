import Arcade

/// How the runs of each player came out on this device: for each stall numbers that add up, as its
/// game counts them.
struct Tallies: Equatable, Sendable {
    private struct Entry: Equatable {
        let stall: Stall
        let player: PlayerName
        var counters: [Int]
    }

    private static let kind = "tallies"
    /// No counter grows beyond this, so that it can be read wherever `Int` has 32 bits.
    private static let most = 1_000_000_000
    private static let comma = UInt8(ascii: ",")

    /// Lines of stalls that a later Funfair has, kept as they are.
    private var foreign: [StoredText.Line] = []
    private var entries: [Entry] = []

    init() {}

    /// The numbers of a player; none where nothing was played.
    subscript(stall: Stall, player: PlayerName) -> [Int] {
        index(stall, player).map { entries[$0].counters } ?? []
    }

    /// Adds the numbers of a run.
    mutating func add(_ counters: [Int], of stall: Stall, by player: PlayerName) {
        if let index = index(stall, player) {
            entries[index].counters = Self.sum(entries[index].counters, counters)
        } else {
            entries.append(Entry(stall: stall, player: player, counters: counters))
        }
    }

    private func index(_ stall: Stall, _ player: PlayerName) -> Int? {
        entries.firstIndex { $0.stall == stall && $0.player == player }
    }

    /// Both together; what one has more of stands alone.
    static func sum(_ some: [Int], _ others: [Int]) -> [Int] {
        (0..<max(some.count, others.count)).map { index in
            let one = index < some.count ? some[index] : 0
            let other = index < others.count ? others[index] : 0
            return min(max(one + other, -most), most)
        }
    }

    // MARK: Keeping

    var text: [UInt8] {
        var text = StoredText(Self.kind)
        for entry in entries {
            var numbers = ""
            for counter in entry.counters {
                numbers += (numbers.isEmpty ? "" : ",") + String(counter)
            }
            text.add(entry.stall.word, numbers, entry.player.text)
        }
        for line in foreign { text.add(line: line) }
        text.seal()
        return text.bytes
    }

    /// The tallies of a stored text, or nil where it is damaged or something else.
    init?(text: [UInt8]) {
        guard let lines = StoredText.sealedLines(of: Self.kind, in: text) else { return nil }
        for line in lines {
            let words = StoredText.words(of: line, most: 3)
            guard words.count == 3 else { return nil }
            guard let stall = words[0].stall else {
                foreign.append(line)
                continue
            }
            guard let counters = Self.counters(in: words[1]), let player = words[2].playerName
            else { return nil }
            add(counters, of: stall, by: player)
        }
    }

    private static func counters(in word: [UInt8]) -> [Int]? {
        var counters: [Int] = []
        for digits in word.split(separator: comma) {
            guard let counter = Array(digits).number,
                (-most...most).contains(counter)
            else { return nil }
            counters.append(counter)
        }
        return counters
    }
}
