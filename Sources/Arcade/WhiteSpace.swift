import Phrases

extension String {
    /// The text without leading and trailing white space.
    public var trimmed: String {
        var kept: [UInt8] = []
        var spaces: [UInt8] = []
        for scalar in scalars {
            if scalar.isSpace {
                if !kept.isEmpty { spaces.append(scalar) }
            } else {
                kept += spaces
                spaces = []
                kept.append(scalar)
            }
        }
        return String(bytes: kept)
    }
}

extension [UInt8] {
    /// Appends a character in UTF-8.
    @inline(never)
    mutating func append(_ scalar: Unicode.Scalar) { for byte in scalar.utf8 { append(byte) } }
}

extension Unicode.Scalar {
    /// Whether this is white space. The standard library's property would add all Unicode tables to
    /// the browser's module, and Unicode's list of white space hasn't grown since 2002.
    var isSpace: Bool {
        switch value {
        case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F,
            0x205F, 0x3000:
            true
        default: false
        }
    }
}
