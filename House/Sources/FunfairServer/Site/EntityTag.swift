/// The tag of an exact sequence of bytes. A browser sends the tag to ask whether its copy is
/// current.
struct EntityTag: Equatable, Sendable {
    /// The text between the quotes, without quotes, spaces or control characters.
    let opaque: String

    /// Creates the tag of `bytes` as sent in `coding`; different bytes or encodings get different
    /// tags.
    init(of bytes: some Sequence<UInt8>, coding: ContentCoding) {
        // Use FNV-1a, because it is short. Adding the length makes an accidental match rarer still.
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        var count = 0
        for byte in bytes {
            hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
            count += 1
        }
        opaque = "\(String(hash, radix: 16))-\(String(count, radix: 16))-\(coding.name)"
    }

    /// The value of the `ETag` header, as a strong tag.
    var field: String { "\"\(opaque)\"" }
}
