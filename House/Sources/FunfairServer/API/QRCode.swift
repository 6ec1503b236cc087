#if canImport(CQRCode)
    import CQRCode
#endif

/// A text as a picture that phones read, made by the library of qrcodegen. On Apple's systems, which do
/// not bring it, there is none.
struct QRCode: Equatable, Sendable {
    /// Rows of modules: `1` for a dark one, `0` for a light one. Without the quiet zone of four light
    /// modules that belongs around.
    let rows: [String]

    #if canImport(CQRCode)
        /// - Parameter text: what a phone that reads the picture gets; an address, for instance. Nil for
        ///   more than a picture holds, which is about 2,300 bytes.
        init?(_ text: String) {
            var scratch = [UInt8](repeating: 0, count: Int(qrcodegen_bufferSize))
            var code = scratch
            guard
                qrcodegen_encodeText(
                    text, &scratch, &code, qrcodegen_Ecc_MEDIUM, qrcodegen_VERSION_MIN,
                    qrcodegen_VERSION_MAX, qrcodegen_Mask_AUTO, true)
            else { return nil }
            let side = 0..<qrcodegen_getSize(code)
            rows = side.map { y in
                side.map { x in qrcodegen_getModule(code, x, y) ? "1" : "0" }.joined()
            }
        }
    #else
        init?(_ text: String) { return nil }
    #endif
}
