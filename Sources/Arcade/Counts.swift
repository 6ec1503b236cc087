import Phrases

/// A row of numbers that a game counts, and the rule for merging the numbers of several runs.
public struct TallyRow: Sendable {
    /// How the numbers of two runs combine.
    public enum MergeRule: UInt8, Sendable {
        /// Adds the numbers.
        case sum
        /// Uses the greater number.
        case greatest
    }

    /// The row's name in storage. It never changes, and is empty for the row stored under the
    /// game's name alone.
    public let word: String
    /// How this row's numbers combine when runs are merged.
    public let mergeRule: MergeRule

    /// Creates a row.
    public init(_ word: String, _ mergeRule: MergeRule) {
        self.word = word
        self.mergeRule = mergeRule
    }
}

/// The counts of one or more runs, in the rows that the game defines.
public struct Counts: Equatable, Sendable {
    /// The maximum magnitude of each number. It fits in a 32-bit `Int`.
    public static let most = 1_000_000_000

    /// The rows. Missing rows and numbers count as zero.
    public private(set) var rows: [[Int]]

    /// Creates counts from rows in the order of `StageGame.tallyRows`.
    public init(_ rows: [[Int]] = []) {
        self.rows = rows
    }

    /// Returns a row's numbers; empty if nothing was counted.
    public func row(_ index: Int) -> [Int] {
        index < rows.count ? rows[index] : []
    }

    /// Returns the number at an index of a row; 0 if nothing was counted.
    public func number(_ row: Int, _ index: Int) -> Int {
        let numbers = self.row(row)
        return index < numbers.count ? numbers[index] : 0
    }

    /// Formats the number at an index of a row, or returns `–` if it's 0.
    public func text(_ row: Int, _ index: Int, in words: Words) -> String {
        let number = number(row, index)
        return number == 0 ? "–" : words.number(number)
    }

    /// Returns the sum of a row of non-negative numbers, limited to `most`.
    public func total(_ row: Int) -> Int {
        Self.sum(self.row(row))
    }

    /// Returns the sum of non-negative numbers. The sum is limited to `most` after each addition,
    /// because three times `most` doesn't fit in 32 bits.
    @inline(never)
    public static func sum(_ numbers: [Int]) -> Int {
        numbers.reduce(0) { min($0 + $1, most) }
    }

    /// Merges `numbers` into a row by the row's rule. Numbers beyond the row's end are appended.
    public mutating func merge(_ numbers: [Int], into index: Int, by row: TallyRow) {
        while rows.count <= index { rows.append([]) }
        for place in numbers.indices {
            guard place < rows[index].count else {
                rows[index].append(min(max(numbers[place], -Self.most), Self.most))
                continue
            }
            let old = rows[index][place]
            let new =
                switch row.mergeRule {
                case .sum: old + min(max(numbers[place], -Self.most), Self.most)
                case .greatest: max(old, numbers[place])
                }
            rows[index][place] = min(max(new, -Self.most), Self.most)
        }
    }

    /// Merges other counts of the same game into these.
    public mutating func merge(_ others: Counts, by rows: [TallyRow]) {
        for index in rows.indices { merge(others.row(index), into: index, by: rows[index]) }
    }
}
