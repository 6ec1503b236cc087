import Arcade
import Phrases

// Numbers as people read them. In whole numbers only: to print others would weigh on the browser's
// module; and in 64 bits, because sums over many runs are multiplied here.

extension Words {
    /// With its sign: `+100`, `−100`, `0`.
    func signed(_ value: Int) -> String {
        value > 0 ? String(joining: "+", number(value)) : number(value)
    }

    /// The mean of a sum to one decimal, halves away from zero: `+143.2`; `–` of nothing.
    func mean(_ sum: Int, over count: Int) -> String {
        guard count > 0 else { return "–" }
        let tenths = (Int64(sum.magnitude) * 20 + Int64(count)) / (2 * Int64(count))
        return String(
            joining: tenths == 0 ? "" : sum < 0 ? "−" : "+", decimal(tenths: tenths))
    }

    /// A share in per cent to one decimal, in one piece: `16.2 %`; `–` of nothing.
    func share(_ part: Int, of whole: Int) -> String {
        whole > 0 ? self[.percent, percentage(part, of: whole)] : "–"
    }

    /// The same without its sign. The whole is not 0.
    func percentage(_ part: Int, of whole: Int) -> String {
        decimal(tenths: (Int64(part) * 2000 + Int64(whole)) / (2 * Int64(whole)))
    }
}
