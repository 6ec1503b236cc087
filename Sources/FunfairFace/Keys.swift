import Funfair

/// A key of a hardware keyboard that has a meaning during play.
public enum PlayKey: Hashable, Sendable {
    /// Named after the label on the key.
    case left, right, a, d, up, space, enter, escape

    /// Finds the key of a character, as in `KeyEquivalent` and `UIKeyCommand`.
    public init?(_ character: Character) {
        switch character {
        case "\u{F702}": self = .left
        case "\u{F703}": self = .right
        case "a", "A": self = .a
        case "d", "D": self = .d
        case "\u{F700}": self = .up
        case " ": self = .space
        case "\r": self = .enter
        case "\u{1B}": self = .escape
        default: return nil
        }
    }

    /// The direction that the key steers: −1 left, 1 right, nil neither.
    var direction: Int? {
        switch self {
        case .left, .a: -1
        case .right, .d: 1
        case .up, .space, .enter, .escape: nil
        }
    }

    /// Whether the key works like a tap.
    var strikes: Bool { self == .up || self == .space || self == .enter }
}

/// The steering keys held down.
struct SteeringKeys {
    private var held: [PlayKey] = []
    private var direction = 0

    /// Handles a key press.
    mutating func down(_ key: PlayKey) -> FairGesture? {
        if !held.contains(key) { held.append(key) }
        return steer()
    }

    /// Handles a key release.
    mutating func up(_ key: PlayKey) -> FairGesture? {
        held.removeAll { $0 == key }
        return steer()
    }

    /// Releases all keys, because their releases will no longer be reported.
    mutating func release() -> FairGesture? {
        held.removeAll()
        return steer()
    }

    /// Steers in the direction of the held key that was pressed last.
    private mutating func steer() -> FairGesture? {
        let now = held.last?.direction ?? 0
        guard now != direction else { return nil }
        direction = now
        return .steer(now)
    }
}

extension Face {
    /// Handles a key event, as reported by `KeyPress`.
    ///
    /// - Returns: whether the key has a meaning here.
    public func key(_ character: Character, isUp: Bool, isRepeat: Bool) -> Bool {
        guard let key = PlayKey(character) else { return false }
        if !isUp { return keyDown(key, isRepeat: isRepeat) }
        keyUp(key)
        return true
    }
}
