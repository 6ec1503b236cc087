import Phrases

extension String {
    /// How many characters the text has, as a person counts them, and the number of code points in
    /// the longest of them.
    ///
    /// Unicode's tables and what reads them would add 5 KB to the browser's module, so there the browser counts.
    var characters: (count: Int, mostScalars: Int) {
        #if hasFeature(Embedded) && arch(wasm32)
            let bytes = bytes
            let counted = bytes.withUnsafeBufferPointer { buffer in
                buffer.baseAddress.map { hostCharacters($0, Int32(buffer.count)) } ?? 0
            }
            return (Int(counted >> 8), Int(counted & 0xFF))
        #else
            (count, map { $0.unicodeScalars.count }.max() ?? 0)
        #endif
    }
}

#if hasFeature(Embedded) && arch(wasm32)
    /// `FunfairWeb` defines this function. It returns the number of characters times 256, plus the
    /// number of code points in the longest, at most 255.
    @_silgen_name("funfair_characters")
    private func hostCharacters(_ text: UnsafePointer<UInt8>, _ length: Int32) -> Int32
#endif
