import Phrases

/// A `SettingRange` as a value. All ranges have this one type, so code for ranges is compiled only
/// once.
public struct SettingBounds: Equatable, Sendable {
    /// See `SettingRange.name`.
    public let name: Phrase
    /// See `SettingRange.lowest`.
    public let lowest: Int
    /// See `SettingRange.highest`.
    public let highest: Int
    /// See `SettingRange.step`.
    public let step: Int
    /// See `SettingRange.standard`.
    public let standard: Int
    /// See `SettingRange.unit`.
    public let unit: SettingUnit

    init(
        name: Phrase, lowest: Int, highest: Int, step: Int, standard: Int, unit: SettingUnit
    ) {
        self.name = name
        self.lowest = lowest
        self.highest = highest
        self.step = step
        self.standard = standard
        self.unit = unit
    }

    /// Creates bounds for several choices, numbered from 0.
    init(name: Phrase, choices: Int, standard: Int) {
        self.init(
            name: name, lowest: 0, highest: choices - 1, step: 1, standard: standard,
            unit: .number)
    }

    /// Returns the range in words: `10 to 180 s in steps of 5`.
    public func range(in words: Words) -> String {
        let range = ends(in: words)
        return step > 1 ? words[.inSteps, range, words.number(step)] : range
    }

    /// Returns the range without its steps: `10 to 180 s`.
    func ends(in words: Words) -> String {
        unit.text(
            of: words[.fromTo, words.number(lowest), words.number(highest)], in: words)
    }

    /// Returns a value with its unit: `60 s`.
    public func text(of value: Int, in words: Words) -> String {
        unit.text(of: words.number(value), in: words)
    }

    /// Returns the allowed value nearest to `value`, rounding up halfway between two steps.
    public func nearest(to value: Int) -> Int {
        let inside = min(max(value, lowest), highest)
        return lowest + (inside - lowest + step / 2) / step * step
    }

    /// Returns the value `steps` steps from `value`, within the range.
    public func stepped(_ value: Int, by steps: Int) -> Int {
        let most = (highest - lowest) / step
        return nearest(to: value + min(max(steps, -most), most) * step)
    }

    /// - Throws: `SettingProblem` if `value` is outside the range or between two steps.
    func check(_ value: Int) throws(SettingProblem) {
        let nearest = nearest(to: value)
        guard nearest == value else {
            throw SettingProblem(typed: String(value), isNumber: true, bounds: self, now: nearest)
        }
    }

    /// See `Bounded.reading(_:otherwise:)`.
    public func reading(
        _ text: String, otherwise fallback: Int
    ) -> (value: Int, problem: SettingProblem?) {
        let typed = text.trimmed
        guard let number = saturatedWholeNumber(typed) else {
            return (
                fallback,
                SettingProblem(typed: typed, isNumber: false, bounds: self, now: fallback)
            )
        }
        let value = nearest(to: number)
        guard value != number else { return (value, nil) }
        return (value, SettingProblem(typed: typed, isNumber: true, bounds: self, now: value))
    }
}

extension SettingRange {
    /// The range as a value.
    public static var bounds: SettingBounds {
        SettingBounds(
            name: name, lowest: lowest, highest: highest, step: step, standard: standard, unit: unit
        )
    }
}

/// Parses a whole number; nil if `text` is anything else. The number is limited to ±10⁸, so huge
/// numbers don't overflow.
private func saturatedWholeNumber(_ text: String) -> Int? {
    var number = 0
    var digits = 0
    var isNegative = false
    var isFirst = true
    for scalar in text.scalars {
        switch scalar {
        case "-", "−":
            guard isFirst else { return nil }
            isNegative = true
        case "+":
            guard isFirst else { return nil }
        case "0"..."9":
            digits += 1
            number = min(number * 10 + Int(scalar.value - 0x30), 100_000_000)
        default: return nil
        }
        isFirst = false
    }
    return digits == 0 ? nil : (isNegative ? -number : number)
}
