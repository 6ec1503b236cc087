extension String {
    /// The text in UTF-8. Everything that compares or copies texts goes through here: the standard
    /// library's comparison and views would bring tables and code for other encodings into the
    /// browser's module.
    @inline(never)
    public var bytes: [UInt8] { Array(utf8) }

    /// The text without white space at its ends.
    public var trimmed: String {
        var kept = ""
        var spaces = ""
        for scalar in unicodeScalars {
            if scalar.isSpace {
                if !kept.isEmpty { spaces.unicodeScalars.append(scalar) }
            } else {
                kept += spaces
                spaces = ""
                kept.unicodeScalars.append(scalar)
            }
        }
        return kept
    }
}

extension Unicode.Scalar {
    /// Whether this is white space: Unicode's list, which has not grown since 2002. The standard
    /// library's own answer would bring all tables of properties into the browser's module.
    var isSpace: Bool {
        switch value {
        case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F,
            0x205F, 0x3000:
            true
        default: false
        }
    }
}
