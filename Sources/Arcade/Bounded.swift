/// What a whole-number setting may be. A type conforms instead of a value, so that a setting out of
/// its range cannot be expressed.
public protocol SettingRange: Sendable {
    /// The setting's name as its control shows it.
    static var name: String { get }
    /// The lowest value allowed.
    static var lowest: Int { get }
    /// The highest value allowed.
    static var highest: Int { get }
    /// The distance between two values next to each other; `lowest` and `highest` are a multiple
    /// of it apart.
    static var step: Int { get }
    /// The value of the standard game.
    static var standard: Int { get }
    /// The unit behind a value, with its space (` s`), or nothing.
    static var unit: String { get }
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
        let nearest = Self.nearest(to: value)
        guard nearest.value == value else {
            throw SettingProblem.outside(Range.self, typed: String(value), now: nearest.value)
        }
        self.value = value
    }

    /// The allowed value nearest to `value`; halfway between two steps, the higher one.
    public static func nearest(to value: Int) -> Bounded {
        let inside = min(max(value, Range.lowest), Range.highest)
        let steps = (inside - Range.lowest + Range.step / 2) / Range.step
        return Bounded(unchecked: Range.lowest + steps * Range.step)
    }

    /// The value `steps` steps higher (or lower, where negative), stopping at the range's ends.
    public func stepped(by steps: Int) -> Bounded {
        let most = (Range.highest - Range.lowest) / Range.step
        return Self.nearest(to: value + min(max(steps, -most), most) * Range.step)
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
        let typed = text.trimmed
        guard let number = saturatedWholeNumber(typed) else {
            return (fallback, .notANumber(Range.self, typed: typed, now: fallback.value))
        }
        let value = nearest(to: number)
        let problem: SettingProblem? =
            value.value == number
            ? nil : .outside(Range.self, typed: typed, now: value.value)
        return (value, problem)
    }
}

extension Bounded: Comparable {
    /// Whether one value is lower than the other.
    public static func < (left: Bounded, right: Bounded) -> Bool { left.value < right.value }
}

/// What was wrong with a setting, and what it is now.
public struct SettingProblem: Error, Equatable, Sendable {
    /// A sentence for the person at the control, whose value was brought back.
    public let sentence: String
    /// A sentence for where nothing was brought back: what is allowed, and what was asked for.
    public let refusal: String

    static func outside<Range: SettingRange>(
        _ range: Range.Type, typed: String, now: Int
    ) -> SettingProblem {
        let allowed = allowed(range)
        let typed = excerpt(typed)
        return SettingProblem(
            sentence: "\(allowed), so \(typed) became \(now).", refusal: "\(allowed), not \(typed)."
        )
    }

    static func notANumber<Range: SettingRange>(
        _ range: Range.Type, typed: String, now: Int
    ) -> SettingProblem {
        let what = (typed.isEmpty ? "Nothing" : "“\(excerpt(typed))”") + " is not a whole number"
        return SettingProblem(
            sentence: "\(what), so \(Range.name) is \(now)\(Range.unit). "
                + "It goes from \(Range.lowest) to \(Range.highest).",
            refusal: "\(what). \(allowed(range)).")
    }

    /// What is allowed, as the beginning of a sentence.
    private static func allowed<Range: SettingRange>(_ range: Range.Type) -> String {
        let steps = Range.step == 1 ? "" : " in steps of \(Range.step)"
        return "\(Range.name) goes from \(Range.lowest) to \(Range.highest)\(Range.unit)\(steps)"
    }

    /// What was typed, short enough for a sentence.
    private static func excerpt(_ typed: String) -> String {
        var excerpt = ""
        var count = 0
        for scalar in typed.unicodeScalars {
            count += 1
            if count > 12 { return excerpt + "…" }
            excerpt.unicodeScalars.append(scalar)
        }
        return excerpt
    }
}

/// The whole number that `text` spells, cut off at ±10⁸ so that huge ones stay comparable, or nil.
private func saturatedWholeNumber(_ text: String) -> Int? {
    var number = 0
    var digits = 0
    var isNegative = false
    for (index, scalar) in text.unicodeScalars.enumerated() {
        switch scalar {
        case "-", "−":
            guard index == 0 else { return nil }
            isNegative = true
        case "+":
            guard index == 0 else { return nil }
        case "0"..."9":
            digits += 1
            number = min(number * 10 + Int(scalar.value - 0x30), 100_000_000)
        default: return nil
        }
    }
    return digits == 0 ? nil : (isNegative ? -number : number)
}
