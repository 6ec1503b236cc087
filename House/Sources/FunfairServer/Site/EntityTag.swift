/// The name of one exact sequence of bytes, by which a browser asks whether its copy still holds.
struct EntityTag: Equatable, Sendable {
    /// What stands between the quotes: no quote, space or control character.
    let opaque: String

    /// Names `bytes` as sent in `coding`; other bytes, or another coding, give another name.
    init(of bytes: some Sequence<UInt8>, coding: ContentCoding) {
        // FNV-1a, because it is short; the length beside it makes an accidental match rarer still.
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        var count = 0
        for byte in bytes {
            hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
            count += 1
        }
        opaque = "\(String(hash, radix: 16))-\(String(count, radix: 16))-\(coding.name)"
    }

    /// The tag as the `ETag` header shows it, a strong one.
    var field: String { "\"\(opaque)\"" }
}
