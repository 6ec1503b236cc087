#if canImport(CQRCode)
    import CQRCode
#endif

/// A QR code, made by the library qrcodegen. Apple's platforms lack the library, so on them the
/// initializer always returns nil.
struct QRCode: Equatable, Sendable {
    /// Rows of modules: `1` for dark, `0` for light. The quiet zone of four light modules around
    /// them isn't included.
    let rows: [String]

    #if canImport(CQRCode)
        /// Encodes a text, such as an address. Returns nil if it is longer than about 2,300 bytes.
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
