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
