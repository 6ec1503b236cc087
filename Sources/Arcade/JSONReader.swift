/// Reads untrusted JSON (RFC 8259). It returns nil for invalid bytes, and never crashes.
public struct JSONReader: Sendable {
    /// The maximum size of a JSON text, in bytes.
    public static let mostBytes = 1_000_000
    /// The maximum depth of nested lists and objects.
    public static let mostDepth = 12

    private let bytes: [UInt8]
    private var position = 0

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Parses `bytes`; nil if they aren't exactly one value, or are too long or too deeply nested.
    public static func value(of bytes: [UInt8]) -> JSONValue? {
        guard bytes.count <= mostBytes else { return nil }
        var reader = JSONReader(bytes)
        guard let value = reader.value(depth: 0) else { return nil }
        reader.skipSpace()
        return reader.position == bytes.count ? value : nil
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSpace() {
        while let next, next == 0x20 || next == 0x0A || next == 0x0D || next == 0x09 {
            position += 1
        }
    }

    /// Skips `byte` if it's next, and returns whether it was.
    private mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        position += 1
        return true
    }

    private mutating func take(word: StaticString) -> Bool {
        for index in 0..<word.utf8CodeUnitCount {
            guard take(word.utf8Start[index]) else { return false }
        }
        return true
    }

    private mutating func value(depth: Int) -> JSONValue? {
        skipSpace()
        switch next {
        case UInt8(ascii: "{"): return depth < Self.mostDepth ? object(depth: depth) : nil
        case UInt8(ascii: "["): return depth < Self.mostDepth ? list(depth: depth) : nil
        case UInt8(ascii: "\""): return text().map { .text($0) }
        case UInt8(ascii: "t"): return take(word: "true") ? .flag(true) : nil
        case UInt8(ascii: "f"): return take(word: "false") ? .flag(false) : nil
        case UInt8(ascii: "n"): return take(word: "null") ? .null : nil
        default: return number()
        }
    }

    private mutating func object(depth: Int) -> JSONValue? {
        position += 1
        var members: [JSONValue.Member] = []
        skipSpace()
        if take(UInt8(ascii: "}")) { return .object(members) }
        while true {
            skipSpace()
            guard next == UInt8(ascii: "\""), let key = text() else { return nil }
            skipSpace()
            guard take(UInt8(ascii: ":")), let value = value(depth: depth + 1) else { return nil }
            members.append(JSONValue.Member(key: key, value: value))
            skipSpace()
            if take(UInt8(ascii: "}")) { return .object(members) }
            guard take(UInt8(ascii: ",")) else { return nil }
        }
    }

    private mutating func list(depth: Int) -> JSONValue? {
        position += 1
        var values: [JSONValue] = []
        skipSpace()
        if take(UInt8(ascii: "]")) { return .list(values) }
        while true {
            guard let value = value(depth: depth + 1) else { return nil }
            values.append(value)
            skipSpace()
            if take(UInt8(ascii: "]")) { return .list(values) }
            guard take(UInt8(ascii: ",")) else { return nil }
        }
    }

    // MARK: Numbers

    private mutating func number() -> JSONValue? {
        let isNegative = take(UInt8(ascii: "-"))
        var isWhole = true
        let start = position
        guard let digits = digits() else { return nil }
        if digits.count > 1, bytes[start] == UInt8(ascii: "0") { return nil }
        if take(UInt8(ascii: ".")) {
            isWhole = false
            guard self.digits() != nil else { return nil }
        }
        if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
            isWhole = false
            if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
            guard self.digits() != nil else { return nil }
        }
        guard isWhole, let value = digits.wholeNumber else { return .number(nil) }
        return .number(isNegative ? -value : value)
    }

    /// Reads the next digits; nil if the next character isn't a digit.
    private mutating func digits() -> ArraySlice<UInt8>? {
        let start = position
        while let next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next) { position += 1 }
        return position > start ? bytes[start..<position] : nil
    }

    // MARK: Texts

    private mutating func text() -> [UInt8]? {
        position += 1
        var text: [UInt8] = []
        while let byte = next {
            position += 1
            switch byte {
            case UInt8(ascii: "\""):
                return String(validating: text, as: UTF8.self) == nil ? nil : text
            case UInt8(ascii: "\\"):
                guard escaped(into: &text) else { return nil }
            case 0..<0x20: return nil
            default: text.append(byte)
            }
        }
        return nil
    }

    private mutating func escaped(into text: inout [UInt8]) -> Bool {
        guard let letter = next else { return false }
        position += 1
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"):
            guard let scalar = scalar() else { return false }
            text.append(scalar)
        default: return false
        }
        return true
    }

    /// Reads the digits of an escaped character: four, or two groups of four for a surrogate pair.
    private mutating func scalar() -> Unicode.Scalar? {
        guard let first = codeUnit() else { return nil }
        guard (0xD800...0xDBFF).contains(first) else { return Unicode.Scalar(first) }
        guard take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")), let second = codeUnit(),
            (0xDC00...0xDFFF).contains(second)
        else { return nil }
        return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    }

    private mutating func codeUnit() -> UInt32? {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let digit = next.flatMap({ Hexadecimal.value(of: $0) }) else { return nil }
            value = value << 4 | UInt32(digit)
            position += 1
        }
        return value
    }
}
