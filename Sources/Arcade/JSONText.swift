/// Writes JSON, without Foundation. Made for small texts: screens, snapshots, traces.
public struct JSONText: Sendable {
    /// The text so far.
    public private(set) var text = ""
    private var needsComma = false

    /// An empty text.
    public init() {}

    /// Writes `{`, what `body` writes, and `}`.
    public mutating func object(_ key: String? = nil, _ body: (inout JSONText) -> Void) {
        open(key, "{")
        body(&self)
        close("}")
    }

    /// Writes `[`, what `body` writes, and `]`.
    public mutating func array(_ key: String? = nil, _ body: (inout JSONText) -> Void) {
        open(key, "[")
        body(&self)
        close("]")
    }

    /// Writes a text.
    public mutating func string(_ key: String? = nil, _ value: String) {
        begin(key)
        quote(value)
    }

    /// Writes a whole number.
    public mutating func number(_ key: String? = nil, _ value: Int) {
        begin(key)
        text += String(value)
    }

    /// Writes a number rounded to a thousandth. Whole-number arithmetic: printing exact decimals
    /// would cost the browser's module several kilobytes.
    public mutating func number(_ key: String? = nil, _ value: Double) {
        guard value.isFinite else { return null(key) }
        begin(key)
        let thousandths = Int64((min(max(value, -1e12), 1e12) * 1000).rounded())
        if thousandths < 0 { text += "-" }
        let size = thousandths.magnitude
        text += String(size / 1000)
        let rest = Int(size % 1000)
        guard rest > 0 else { return }
        text += rest < 10 ? ".00" : rest < 100 ? ".0" : "."
        text += String(rest)
    }

    /// Writes true or false.
    public mutating func flag(_ key: String? = nil, _ value: Bool) {
        begin(key)
        text += value ? "true" : "false"
    }

    /// Writes null.
    public mutating func null(_ key: String? = nil) {
        begin(key)
        text += "null"
    }

    private mutating func open(_ key: String?, _ bracket: String) {
        begin(key)
        text += bracket
        needsComma = false
    }

    private mutating func close(_ bracket: String) {
        text += bracket
        needsComma = true
    }

    private mutating func begin(_ key: String?) {
        if needsComma { text += "," }
        needsComma = true
        guard let key else { return }
        quote(key)
        text += ":"
    }

    private mutating func quote(_ value: String) {
        text += "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\u{0}"..."\u{1F}":
                let digits = String(scalar.value, radix: 16)
                text += digits.utf8.count == 1 ? "\\u000" : "\\u00"
                text += digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
