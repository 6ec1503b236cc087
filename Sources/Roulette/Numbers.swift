import Arcade
import Phrases

// Formats numbers for people. The arithmetic uses integers, because printing floating-point numbers
// would enlarge the browser's module. The integers have 64 bits, because large sums are multiplied.

extension Words {
    /// Formats a number with its sign: `+100`, `−100`, `0`.
    func signed(_ value: Int) -> String {
        value > 0 ? String(joining: "+", number(value)) : number(value)
    }

    /// Formats a mean to one decimal, rounding halves away from zero: `+143.2`. Returns `–` if the
    /// count is 0.
    func mean(_ sum: Int, over count: Int) -> String {
        guard count > 0 else { return "–" }
        let tenths = (Int64(sum.magnitude) * 20 + Int64(count)) / (2 * Int64(count))
        return String(
            joining: tenths == 0 ? "" : sum < 0 ? "−" : "+", decimal(tenths: tenths))
    }

    /// Formats a percentage to one decimal, without a line break: `16.2 %`. Returns `–` if the
    /// whole is 0.
    func share(_ part: Int, of whole: Int) -> String {
        whole > 0 ? self[.percent, percentage(part, of: whole)] : "–"
    }

    /// Formats a percentage without the `%`. The whole must not be 0.
    func percentage(_ part: Int, of whole: Int) -> String {
        decimal(tenths: (Int64(part) * 2000 + Int64(whole)) / (2 * Int64(whole)))
    }
}
