import Phrases

/// What a whole-number setting may be. A type conforms instead of a value, so that a setting out of
/// its range cannot be expressed.
public protocol SettingRange: Sendable {
    /// The setting's name as its control shows it.
    static var name: Phrase { get }
    /// The lowest value allowed.
    static var lowest: Int { get }
    /// The highest value allowed.
    static var highest: Int { get }
    /// The distance between two values next to each other; `lowest` and `highest` are a multiple
    /// of it apart.
    static var step: Int { get }
    /// The value of the standard game.
    static var standard: Int { get }
    /// What its values are counted in.
    static var unit: SettingUnit { get }
}

/// What the values of a setting are counted in.
public enum SettingUnit: UInt8, Sendable {
    /// Things, or nothing that has a name.
    case number
    /// Seconds.
    case seconds
    /// Hundredths.
    case percent

    /// A value, or a range of them, with its unit: `60 s`.
    public func text(of values: String, in words: Words) -> String {
        switch self {
        case .number: values
        case .seconds: words[.seconds, values]
        case .percent: words[.percent, values]
        }
    }
}

/// A whole number that is always inside its range and on its steps.
public struct Bounded<Range: SettingRange>: Equatable, Sendable {
    /// The number.
    public let value: Int

    /// The standard game's value.
    public static var standard: Bounded { Bounded(unchecked: Range.standard) }

    private init(unchecked value: Int) {
        self.value = value
    }

    /// - Throws: `SettingProblem` where `value` is outside the range or between two steps.
    public init(_ value: Int) throws(SettingProblem) {
        try Range.bounds.check(value)
        self.value = value
    }

    /// The allowed value nearest to `value`; halfway between two steps, the higher one.
    public static func nearest(to value: Int) -> Bounded {
        Bounded(unchecked: Range.bounds.nearest(to: value))
    }

    /// The value `steps` steps higher (or lower, where negative), stopping at the range's ends.
    public func stepped(by steps: Int) -> Bounded {
        Bounded(unchecked: Range.bounds.stepped(value, by: steps))
    }

    /// Reads a value that a person typed or a store held.
    ///
    /// - Parameters:
    ///   - text: anything at all.
    ///   - fallback: what holds where `text` is no number.
    /// - Returns: an allowed value, and what had to be put right to get it, if anything.
    public static func reading(
        _ text: String, otherwise fallback: Bounded = .standard
    ) -> (value: Bounded, problem: SettingProblem?) {
        let (value, problem) = Range.bounds.reading(text, otherwise: fallback.value)
        return (Bounded(unchecked: value), problem)
    }
}

extension Bounded: Comparable {
    /// Whether one value is lower than the other.
    public static func < (left: Bounded, right: Bounded) -> Bool { left.value < right.value }
}
