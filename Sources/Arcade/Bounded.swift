import Phrases

/// The allowed values of a whole-number setting. The range is a type rather than a value, so a
/// setting outside its range can't be expressed.
public protocol SettingRange: Sendable {
    /// The setting's name, as shown by its control.
    static var name: Phrase { get }
    /// The lowest allowed value.
    static var lowest: Int { get }
    /// The highest allowed value.
    static var highest: Int { get }
    /// The difference between neighbouring values. It divides `highest - lowest`.
    static var step: Int { get }
    /// The value in the standard settings.
    static var standard: Int { get }
    /// The unit of all values, including the bounds.
    static var unit: SettingUnit { get }
}

/// The unit of a setting's values.
public enum SettingUnit: UInt8, Sendable {
    /// A plain count, without a unit.
    case number
    /// Seconds.
    case seconds
    /// Hundredths, displayed as percentages.
    case percent

    /// Formats a value, or a range of values, with the unit: `60 s`.
    public func text(of values: String, in words: Words) -> String {
        switch self {
        case .number: values
        case .seconds: words[.seconds, values]
        case .percent: words[.percent, values]
        }
    }
}

/// A whole number that is always one of the allowed values of its range.
public struct Bounded<Range: SettingRange>: Equatable, Sendable {
    /// The number.
    public let value: Int

    /// The value in the standard settings.
    public static var standard: Bounded { Bounded(unchecked: Range.standard) }

    private init(unchecked value: Int) {
        self.value = value
    }

    /// Creates a number from an allowed value.
    ///
    /// - Throws: `SettingProblem` if `value` is outside the range or between two steps.
    public init(_ value: Int) throws(SettingProblem) {
        try Range.bounds.check(value)
        self.value = value
    }

    /// Returns the allowed value nearest to `value`, rounding up halfway between two steps.
    public static func nearest(to value: Int) -> Bounded {
        Bounded(unchecked: Range.bounds.nearest(to: value))
    }

    /// Returns the value `steps` steps higher (lower if negative), limited to the range.
    public func stepped(by steps: Int) -> Bounded {
        Bounded(unchecked: Range.bounds.stepped(value, by: steps))
    }

    /// Parses a value that a player typed or that was stored.
    ///
    /// - Parameters:
    ///   - text: any text.
    ///   - fallback: the value to use if `text` is not a number.
    /// - Returns: an allowed value, and the problem that was corrected, if any.
    public static func reading(
        _ text: String, otherwise fallback: Bounded = .standard
    ) -> (value: Bounded, problem: SettingProblem?) {
        let (value, problem) = Range.bounds.reading(text, otherwise: fallback.value)
        return (Bounded(unchecked: value), problem)
    }
}

extension Bounded: Comparable {
    /// Whether the left value is lower than the right one.
    public static func < (left: Bounded, right: Bounded) -> Bool { left.value < right.value }
}
