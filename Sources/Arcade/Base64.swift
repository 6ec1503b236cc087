/// Base64 (RFC 4648, with padding), for storage and links that are limited to text. Letters are
/// ASCII bytes.
public enum Base64 {
    private static let alphabet =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".bytes
    private static let padding = UInt8(ascii: "=")

    /// Encodes `bytes` as Base64.
    public static func letters(of bytes: [UInt8]) -> [UInt8] {
        var letters: [UInt8] = []
        letters.reserveCapacity((bytes.count + 2) / 3 * 4)
        var index = 0
        while index < bytes.count {
            let rest = bytes.count - index
            let group =
                UInt32(bytes[index]) << 16
                | (rest > 1 ? UInt32(bytes[index + 1]) << 8 : 0)
                | (rest > 2 ? UInt32(bytes[index + 2]) : 0)
            letters.append(alphabet[Int(group >> 18)])
            letters.append(alphabet[Int(group >> 12 & 63)])
            letters.append(rest > 1 ? alphabet[Int(group >> 6 & 63)] : padding)
            letters.append(rest > 2 ? alphabet[Int(group & 63)] : padding)
            index += 3
        }
        return letters
    }

    /// Decodes `letters`; nil if they aren't exactly what `letters(of:)` returns for some bytes.
    public static func bytes(of letters: [UInt8]) -> [UInt8]? {
        var bytes: [UInt8] = []
        var group: UInt32 = 0
        var count = 0
        for letter in letters where letter != padding {
            guard let value = alphabet.firstIndex(of: letter) else { return nil }
            group = group << 6 | UInt32(value)
            count += 1
            if count % 4 == 0 {
                bytes.append(UInt8(truncatingIfNeeded: group >> 16))
                bytes.append(UInt8(truncatingIfNeeded: group >> 8))
                bytes.append(UInt8(truncatingIfNeeded: group))
            }
        }
        if count % 4 == 2 {
            bytes.append(UInt8(truncatingIfNeeded: group >> 4))
        } else if count % 4 == 3 {
            bytes.append(UInt8(truncatingIfNeeded: group >> 10))
            bytes.append(UInt8(truncatingIfNeeded: group >> 2))
        }
        return self.letters(of: bytes) == letters ? bytes : nil
    }

    // MARK: In URLs

    /// The letters with a special meaning in URLs, and their substitutes (RFC 4648, section 5).
    private static let exchanged = [
        (UInt8(ascii: "+"), UInt8(ascii: "-")), (UInt8(ascii: "/"), UInt8(ascii: "_")),
    ]

    /// Encodes `bytes` as Base64 for URLs, without padding.
    public static func addressLetters(of bytes: [UInt8]) -> [UInt8] {
        var letters = letters(of: bytes)
        while letters.last == padding { letters.removeLast() }
        for index in letters.indices {
            for (plain, other) in exchanged where letters[index] == plain { letters[index] = other }
        }
        return letters
    }

    /// Decodes `letters`; nil if they aren't exactly what `addressLetters(of:)` returns for some
    /// bytes.
    public static func bytes(ofAddressLetters letters: [UInt8]) -> [UInt8]? {
        var letters = letters
        for index in letters.indices {
            for (plain, other) in exchanged {
                if letters[index] == plain { return nil }
                if letters[index] == other { letters[index] = plain }
            }
        }
        while letters.count % 4 != 0 { letters.append(padding) }
        return bytes(of: letters)
    }
}
