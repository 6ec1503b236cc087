/// A queue whose owners take turns. An owner with one element doesn't wait for all of another
/// owner's elements.
struct FairQueue<Element> {
    /// The maximum number of elements.
    let most: Int
    /// The maximum number of elements per owner.
    let mostOfOne: Int

    /// The number of elements.
    private(set) var count = 0
    private var lines: [String: [Element]] = [:]
    /// The owners with elements, in the order of their turns.
    private var turns: [String] = []
    /// The owner of the last turn, who rejoins `turns` at the next call of `next()`, after new
    /// owners.
    private var last: String?

    init(most: Int, mostOfOne: Int) {
        self.most = most
        self.mostOfOne = mostOfOne
    }

    /// Adds an element to the end of its owner's line.
    ///
    /// - Returns: the element to drop if the queue or the owner's line is full: `element` itself,
    ///   or the last element in the longest line. Nil if nothing must be dropped.
    mutating func add(_ element: Element, of owner: String) -> Element? {
        let before = lines[owner]?.count ?? 0
        guard before < mostOfOne else { return element }
        var leaving: Element?
        if count == most {
            guard let longest = lines.max(by: { $0.value.count < $1.value.count }),
                longest.value.count > before + 1
            else { return element }
            // At least one element is left, so the owner keeps their turn.
            leaving = lines[longest.key]?.popLast()
            count -= 1
        }
        if before == 0, owner != last { turns.append(owner) }
        lines[owner, default: []].append(element)
        count += 1
        return leaving
    }

    /// Removes and returns the next element; nil if the queue is empty.
    mutating func next() -> Element? {
        if let last, lines[last] != nil { turns.append(last) }
        last = nil
        guard !turns.isEmpty else { return nil }
        let owner = turns.removeFirst()
        last = owner
        count -= 1
        let element = lines[owner]?.removeFirst()
        if lines[owner]?.isEmpty == true { lines[owner] = nil }
        return element
    }
}
