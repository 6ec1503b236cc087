/// Actions as numbers, for a face that can hand back nothing else. A control pressed a moment too late
/// still does what was written on it: an action keeps its number while it is in use, and for long after.
public struct ActionNumbers {
    /// The actions that are remembered. No view has half as many.
    static let most = 2048

    /// The newest actions, each at its number's place in a ring.
    private var ring: [Action] = []
    private var next = 0

    /// No numbers so far.
    public init() {}

    /// The number of an action: the one it has, unless that is about to be forgotten.
    public mutating func number(of action: Action) -> Int {
        var number = next
        while number > max(0, next - Self.most / 2) {
            number -= 1
            if ring[number % Self.most] == action { return number }
        }
        if ring.count < Self.most { ring.append(action) } else { ring[next % Self.most] = action }
        next += 1
        return next - 1
    }

    /// The action of a number; nil where it was never given, or is forgotten.
    public func action(of number: Int) -> Action? {
        number >= next - ring.count && number < next ? ring[number % Self.most] : nil
    }
}
