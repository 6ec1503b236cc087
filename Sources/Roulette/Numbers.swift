import Arcade
import Phrases

// Formats numbers for people. Integers only, because printing floating-point numbers would enlarge
// the browser's module; 64 bits, because sums over many runs are multiplied here.

extension Words {
    /// Returns a number with its sign: `+100`, `−100`, `0`.
    func signed(_ value: Int) -> String {
        value > 0 ? String(joining: "+", number(value)) : number(value)
    }

    /// Returns a mean to one decimal, rounding halves away from zero: `+143.2`; `–` if the count
    /// is 0.
    func mean(_ sum: Int, over count: Int) -> String {
        guard count > 0 else { return "–" }
        let tenths = (Int64(sum.magnitude) * 20 + Int64(count)) / (2 * Int64(count))
        return String(
            joining: tenths == 0 ? "" : sum < 0 ? "−" : "+", decimal(tenths: tenths))
    }

    /// Returns a percentage to one decimal, without a line break: `16.2 %`; `–` if the whole is 0.
    func share(_ part: Int, of whole: Int) -> String {
        whole > 0 ? self[.percent, percentage(part, of: whole)] : "–"
    }

    /// Returns a percentage without the `%`. The whole must not be 0.
    func percentage(_ part: Int, of whole: Int) -> String {
        decimal(tenths: (Int64(part) * 2000 + Int64(whole)) / (2 * Int64(whole)))
    }
}
