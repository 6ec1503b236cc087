// Texts are put together and taken apart here alone. What the standard library has for that (`+`, `+=`,
// `\()`, views and comparison) also takes texts in UTF-16, and would bring 16 KB of code for them into
// the browser's module, where there are none. `Int(text)` would too. `scripts/build-wasm.sh` finds who
// forgets it.

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

    /// The text that these bytes are in UTF-8; nothing where they are none.
    @inline(never)
    public init(bytes: [UInt8]) { self = String(validating: bytes, as: UTF8.self) ?? "" }

    /// These texts, one behind the other.
    @inline(never)
    public init(
        joining first: String, _ second: String, _ third: String? = nil, _ fourth: String? = nil
    ) {
        self.init(joining: [first, second, third, fourth].compactMap { $0 }, by: "")
    }

    /// These texts, with something between them.
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
