import Phrases

/// A row of numbers that a game counts, and how it comes together over many runs.
public struct TallyRow: Sendable {
    /// What becomes of two numbers of a row.
    public enum Gathering: UInt8, Sendable {
        /// They are added.
        case sum
        /// The greater one stays.
        case greatest
    }

    /// The word for it in stores, which never changes. Empty for the row that is kept under the word
    /// of its game alone.
    public let word: String
    /// What becomes of the numbers of two runs.
    public let gathering: Gathering

    /// A row; see the properties.
    public init(_ word: String, _ gathering: Gathering) {
        self.word = word
        self.gathering = gathering
    }
}

/// What was counted in a run or in many: numbers in the rows of a game.
public struct Counts: Equatable, Sendable {
    /// No number goes beyond this, to either side, so that it can be read wherever `Int` has 32 bits.
    public static let most = 1_000_000_000

    /// The rows; one that is missing, or shorter than it could be, has no more than zeros there.
    public private(set) var rows: [[Int]]

    /// Numbers, in the order of a game's rows.
    public init(_ rows: [[Int]] = []) {
        self.rows = rows
    }

    /// The numbers of a row; none where nothing was counted.
    public func row(_ index: Int) -> [Int] {
        index < rows.count ? rows[index] : []
    }

    /// A number of a row, 0 where nothing was counted.
    public func number(_ row: Int, _ index: Int) -> Int {
        let numbers = self.row(row)
        return index < numbers.count ? numbers[index] : 0
    }

    /// A number of a row as a person reads it: `–` where nothing was counted.
    public func told(_ row: Int, _ index: Int, in words: Words) -> String {
        let number = number(row, index)
        return number == 0 ? "–" : words.number(number)
    }

    /// The sum of a row whose numbers are not below 0, as `sum` has it.
    public func total(_ row: Int) -> Int {
        Self.sum(self.row(row))
    }

    /// The sum of numbers that are not below 0. It goes no further than `most`: three of those are more
    /// than 32 bits hold.
    @inline(never)
    public static func sum(_ numbers: [Int]) -> Int {
        numbers.reduce(0) { min($0 + $1, most) }
    }

    /// Takes the numbers of a row in, each in the row's own way; what one side has more of stands
    /// alone.
    public mutating func gather(_ numbers: [Int], into index: Int, by row: TallyRow) {
        while rows.count <= index { rows.append([]) }
        for place in numbers.indices {
            guard place < rows[index].count else {
                rows[index].append(min(max(numbers[place], -Self.most), Self.most))
                continue
            }
            let old = rows[index][place]
            let new =
                switch row.gathering {
                case .sum: old + min(max(numbers[place], -Self.most), Self.most)
                case .greatest: max(old, numbers[place])
                }
            rows[index][place] = min(max(new, -Self.most), Self.most)
        }
    }

    /// Takes in what was counted elsewhere by the same rows.
    public mutating func gather(_ others: Counts, by rows: [TallyRow]) {
        for index in rows.indices { gather(others.row(index), into: index, by: rows[index]) }
    }
}
