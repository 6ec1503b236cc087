/// What waits for its turn. Its owners take turns, so that whoever has one thing waiting does not
/// wait for all that somebody else has.
struct FairQueue<Element> {
    /// So much may wait in all.
    let most: Int
    /// So much of one owner.
    let mostOfOne: Int

    /// How much waits.
    private(set) var count = 0
    private var lines: [String: [Element]] = [:]
    /// Who has something waiting, the next one first.
    private var turns: [String] = []
    /// Whose turn was the last. Not among `turns` until the next one is asked for: who comes in
    /// between goes first.
    private var last: String?

    init(most: Int, mostOfOne: Int) {
        self.most = most
        self.mostOfOne = mostOfOne
    }

    /// Puts something at the end of its owner's line.
    ///
    /// - Returns: what has to go, because there is no room: `element` itself, or the last one of
    ///   whoever has the longest line. Nil where there is room for all.
    mutating func add(_ element: Element, of owner: String) -> Element? {
        let before = lines[owner]?.count ?? 0
        guard before < mostOfOne else { return element }
        var leaving: Element?
        if count == most {
            guard let longest = lines.max(by: { $0.value.count < $1.value.count }),
                longest.value.count > before + 1
            else { return element }
            // At least one stays, and with it the owner's turn.
            leaving = lines[longest.key]?.popLast()
            count -= 1
        }
        if before == 0, owner != last { turns.append(owner) }
        lines[owner, default: []].append(element)
        count += 1
        return leaving
    }

    /// Takes whatever is next, or nil where nothing waits.
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
