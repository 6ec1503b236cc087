/// Consecutive pops of one colour (BubblePop, core functionality 8).
public struct Chain: Equatable, Sendable {
    /// The colour, as an index into `BubbleKind.all`; nil before the first pop.
    public private(set) var kindIndex: Int?
    /// The number of pops in a row; 0 before the first pop.
    public private(set) var length = 0
    /// The longest chain of the run.
    public private(set) var longest = 0

    /// Continues the chain, or starts a new one.
    mutating func add(kindIndex: Int) {
        length = kindIndex == self.kindIndex ? length + 1 : 1
        longest = max(longest, length)
        self.kindIndex = kindIndex
    }
}
