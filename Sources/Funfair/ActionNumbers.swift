/// Numbers that stand for actions, for faces that can only pass integers. A number remains valid
/// while its action is in use and long after, so a control pressed a moment too late still works.
public struct ActionNumbers {
    /// The maximum number of actions to remember: more than twice as many as any view contains.
    static let most = 2048

    /// The newest actions. An action's index is its number modulo `most`.
    private var ring: [Action] = []
    private var next = 0

    /// Creates an empty list.
    public init() {}

    /// Returns an action's number. Assigns a new number if the action has none, or if the old
    /// number will expire soon.
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

    /// Returns the action with the given number, or nil if the number was never assigned or has
    /// expired.
    public func action(of number: Int) -> Action? {
        number >= next - ring.count && number < next ? ring[number % Self.most] : nil
    }
}
