// Numbers as people read them. In whole numbers only: to print others would weigh on the browser's
// module; and in 64 bits, because sums over many runs are multiplied here.

extension Int {
    /// With its sign: `+100`, `−100`, `0`.
    var signed: String {
        self > 0 ? "+\(self)" : self < 0 ? "−\(-self)" : "0"
    }

    /// The mean of a sum to one decimal, halves away from zero: `+143.2`; `–` of nothing.
    func mean(over count: Int) -> String {
        guard count > 0 else { return "–" }
        let tenths = (Int64(magnitude) * 20 + Int64(count)) / (2 * Int64(count))
        let sign = tenths == 0 ? "" : self < 0 ? "−" : "+"
        return "\(sign)\(tenths / 10).\(tenths % 10)"
    }

    /// A share in per cent to one decimal, in one piece: `16.2 %`; `–` of nothing.
    func share(of whole: Int) -> String {
        whole > 0 ? percentage(of: whole) + "\u{A0}%" : "–"
    }

    /// The same without its sign. The whole is not 0.
    func percentage(of whole: Int) -> String {
        let tenths = (Int64(self) * 2000 + Int64(whole)) / (2 * Int64(whole))
        return "\(tenths / 10).\(tenths % 10)"
    }
}
