// Only this file joins and splits strings. The standard library's tools (`+`, `+=`, `\()`, views
// and comparison) also handle UTF-16, which the browser's module never sees, and would add 16 KB of
// code to it. So would `Int(text)`. `scripts/build-wasm.sh` finds violations.

extension String {
    /// The text in UTF-8.
    @inline(never)
    public var bytes: [UInt8] {
        #if hasFeature(Embedded)
            utf8.withContiguousStorageIfAvailable { Array($0) } ?? []
        #else
            Array(utf8)
        #endif
    }

    /// The text's code points. The standard library's view also reads UTF-16.
    @inline(never)
    public var scalars: [Unicode.Scalar] {
        #if hasFeature(Embedded)
            var scalars: [Unicode.Scalar] = []
            var value: UInt32 = 0
            var missing = 0
            for byte in bytes {
                if byte & 0b1100_0000 == 0b1000_0000 {
                    value = value << 6 | UInt32(byte & 0b11_1111)
                    missing -= 1
                } else {
                    // The first byte of a character begins with as many ones as it has bytes.
                    let length = (~byte).leadingZeroBitCount
                    value = UInt32(byte & (0xFF >> UInt8(length)))
                    missing = max(0, length - 1)
                }
                if missing == 0, let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
            }
            return scalars
        #else
            Array(unicodeScalars)
        #endif
    }

    /// Creates a text from UTF-8 bytes; empty if they aren't valid UTF-8.
    @inline(never)
    public init(bytes: [UInt8]) { self = String(validating: bytes, as: UTF8.self) ?? "" }

    /// Joins texts.
    @inline(never)
    public init(
        joining first: String, _ second: String, _ third: String? = nil, _ fourth: String? = nil
    ) {
        self.init(joining: [first, second, third, fourth].compactMap { $0 }, by: "")
    }

    /// Joins texts with a separator.
    @inline(never)
    public init(joining texts: [String], by separator: String) {
        var bytes: [UInt8] = []
        for (index, text) in texts.enumerated() {
            if index > 0 { bytes += separator.bytes }
            bytes += text.bytes
        }
        self.init(bytes: bytes)
    }
}
