/// Consecutive pops of one colour (BubblePop, core functionality 8).
public struct Chain: Equatable, Sendable {
    /// The colour, as a row of `BubbleKind.all`; nil before the first pop.
    public private(set) var kindIndex: Int?
    /// How many in a row, 0 before the first pop.
    public private(set) var length = 0
    /// The longest of the run.
    public private(set) var longest = 0

    /// Goes on with the chain, or begins a new one.
    mutating func add(kindIndex: Int) {
        length = kindIndex == self.kindIndex ? length + 1 : 1
        longest = max(longest, length)
        self.kindIndex = kindIndex
    }
}
