import Phrases

/// Writes JSON as UTF-8, without Foundation. Meant for small texts: screens, snapshots, traces.
///
/// Each method's first parameter is the member's key; nil in an array.
public struct JSONText: Sendable {
    /// The UTF-8 text so far.
    public private(set) var bytes: [UInt8] = []
    private var needsComma = false

    /// Creates an empty text.
    public init() {}

    /// The text so far.
    public var text: String { String(bytes: bytes) }

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

    /// Writes a text, or null for nil.
    @inline(never)
    public mutating func string(_ key: String?, _ value: String?) {
        guard let value else { return null(key) }
        begin(key)
        quote(value)
    }

    /// Writes a whole number, or null for nil.
    @inline(never)
    public mutating func number(_ key: String?, _ value: Int?) {
        guard let value else { return null(key) }
        begin(key)
        put(String(value))
    }

    /// Writes a signed 64-bit number, or null for nil. Works even where `Int` has 32 bits.
    @inline(never)
    public mutating func number(_ key: String?, _ value: Int64?) {
        guard let value else { return null(key) }
        begin(key)
        if value < 0 { put("-") }
        put(String(value.magnitude))
    }

    /// Writes an unsigned whole number of up to 64 bits.
    public mutating func number(_ key: String?, _ value: UInt64) {
        begin(key)
        put(String(value))
    }

    /// Writes a number, rounded to `decimals` digits after the point. Uses integer arithmetic,
    /// because printing exact decimals would add several kilobytes to the browser's module.
    ///
    /// - Parameters:
    ///   - key: the member's key; nil in an array.
    ///   - value: the number; null is written if it isn't finite.
    ///   - decimals: the number of digits after the point, 1 to 9.
    public mutating func number(_ key: String?, _ value: Double, decimals: Int = 3) {
        guard value.isFinite else { return null(key) }
        begin(key)
        var unit: UInt64 = 1
        for _ in 0..<decimals { unit *= 10 }
        let most = 1e18 / Double(unit)
        let parts = Int64((min(max(value, -most), most) * Double(unit)).rounded())
        if parts < 0 { put("-") }
        put(String(parts.magnitude / unit))
        var rest = parts.magnitude % unit
        guard rest > 0 else { return }
        put(".")
        for _ in 0..<decimals {
            unit /= 10
            put(String(rest / unit))
            rest %= unit
        }
    }

    /// Writes true or false.
    @inline(never)
    public mutating func flag(_ key: String?, _ value: Bool) {
        begin(key)
        put(value ? "true" : "false")
    }

    /// Writes null.
    public mutating func null(_ key: String?) {
        begin(key)
        put("null")
    }

    // Not inlined, because there are hundreds of calls, and the browser downloads each copy.

    @inline(never)
    private mutating func open(_ key: String?, _ bracket: String) {
        begin(key)
        put(bracket)
        needsComma = false
    }

    @inline(never)
    private mutating func close(_ bracket: String) {
        put(bracket)
        needsComma = true
    }

    @inline(never)
    private mutating func begin(_ key: String?) {
        if needsComma { put(",") }
        needsComma = true
        guard let key else { return }
        quote(key)
        put(":")
    }

    @inline(never)
    private mutating func put(_ text: String) {
        bytes.append(contentsOf: text.bytes)
    }

    @inline(never)
    private mutating func quote(_ value: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in value.bytes {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(byte)
            case 0..<0x20:
                put("\\u00")
                bytes.append(Self.digits[Int(byte >> 4)])
                bytes.append(Self.digits[Int(byte & 15)])
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static let digits = "0123456789abcdef".bytes
}
