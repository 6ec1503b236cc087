import Funfair

/// A key of a hardware keyboard that means something during play.
public enum PlayKey: Hashable, Sendable {
    /// Named for what is written on them.
    case left, right, a, d, up, space, enter, escape

    /// The key of a character, as `KeyEquivalent` and `UIKeyCommand` have it, or nil.
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

    /// Which way it steers: −1 left, 1 right, nil where it does not.
    var direction: Int? {
        switch self {
        case .left, .a: -1
        case .right, .d: 1
        case .up, .space, .enter, .escape: nil
        }
    }

    /// Whether it does what a tap does.
    var strikes: Bool { self == .up || self == .space || self == .enter }
}

/// Keys that are held down, and steer.
struct SteeringKeys {
    private var held: [PlayKey] = []
    private var direction = 0

    /// A key went down.
    mutating func down(_ key: PlayKey) -> FairGesture? {
        if !held.contains(key) { held.append(key) }
        return steer()
    }

    /// A key came up.
    mutating func up(_ key: PlayKey) -> FairGesture? {
        held.removeAll { $0 == key }
        return steer()
    }

    /// Nobody hears when keys come up from now on.
    mutating func release() -> FairGesture? {
        held.removeAll()
        return steer()
    }

    /// The newest of the keys held down counts.
    private mutating func steer() -> FairGesture? {
        let now = held.last?.direction ?? 0
        guard now != direction else { return nil }
        direction = now
        return .steer(now)
    }
}

extension Face {
    /// Something happened to a key, as `KeyPress` has it.
    ///
    /// - Returns: whether that meant something.
    public func key(_ character: Character, isUp: Bool, isRepeat: Bool) -> Bool {
        guard let key = PlayKey(character) else { return false }
        if !isUp { return keyDown(key, isRepeat: isRepeat) }
        keyUp(key)
        return true
    }
}
