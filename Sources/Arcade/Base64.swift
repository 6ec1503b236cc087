/// Bytes as text, for stores and links that hold only text (RFC 4648, with padding).
public enum Base64 {
    private static let alphabet = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    private static let padding = UInt8(ascii: "=")

    /// The text of `bytes`.
    public static func text(of bytes: [UInt8]) -> String {
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
        return String(decoding: letters, as: UTF8.self)
    }

    /// The bytes of `text`, or nil where it is not exactly what `text(of:)` gives for some.
    public static func bytes(of text: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        var group: UInt32 = 0
        var count = 0
        for letter in text.utf8 where letter != padding {
            guard let value = alphabet.firstIndex(of: letter) else { return nil }
            group = group << 6 | UInt32(value)
            count += 1
            if count % 4 == 0 {
                bytes.append(UInt8(truncatingIfNeeded: group >> 16))
                bytes.append(UInt8(truncatingIfNeeded: group >> 8))
                bytes.append(UInt8(truncatingIfNeeded: group))
            }
        }
        if count % 4 >= 2 {
            bytes.append(UInt8(truncatingIfNeeded: group >> (count % 4 == 2 ? 4 : 10)))
        }
        if count % 4 == 3 { bytes.append(UInt8(truncatingIfNeeded: group >> 2)) }
        return self.text(of: bytes) == text ? bytes : nil
    }
}
