import Foundation

/// A text as a picture that phones read, made by the library of qrcodegen where this machine has it.
///
/// The library is asked for when it is wanted and not linked, so that Funfair builds and plays
/// without it.
struct QRCode: Equatable, Sendable {
    /// Rows of modules: `1` for a dark one, `0` for a light one. Without the quiet zone of four light
    /// modules that belongs around.
    let rows: [String]

    /// - Parameter text: what a phone that reads the picture gets; an address, for instance.
    init?(_ text: String) {
        guard let library = Library.shared, let modules = library.modules(of: text) else {
            return nil
        }
        rows = modules.map { $0.map { $0 ? "1" : "0" }.joined() }
    }
}

/// The three functions of qrcodegen that are needed, found by their names.
private struct Library: Sendable {
    typealias EncodeText =
        @convention(c) (
            UnsafePointer<CChar>, UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt8>, CInt,
            CInt, CInt, CInt, Bool
        ) -> Bool
    typealias GetSize = @convention(c) (UnsafePointer<UInt8>) -> CInt
    typealias GetModule = @convention(c) (UnsafePointer<UInt8>, CInt, CInt) -> Bool

    /// What the library's header says: the largest code takes so many bytes.
    private static let bufferSize = 3918
    private static let medium: CInt = 1
    private static let versions: (CInt, CInt) = (1, 40)
    private static let anyMask: CInt = -1
    private static let names = [
        "libqrcodegen.so.1", "libqrcodegen.so", "libqrcodegen.dylib",
        "/opt/homebrew/lib/libqrcodegen.dylib",
    ]

    static let shared = Library()

    private let encodeText: EncodeText
    private let getSize: GetSize
    private let getModule: GetModule

    private init?() {
        guard let handle = Self.names.lazy.compactMap({ dlopen($0, RTLD_NOW) }).first,
            let encodeText = dlsym(handle, "qrcodegen_encodeText"),
            let getSize = dlsym(handle, "qrcodegen_getSize"),
            let getModule = dlsym(handle, "qrcodegen_getModule")
        else { return nil }
        self.encodeText = unsafeBitCast(encodeText, to: EncodeText.self)
        self.getSize = unsafeBitCast(getSize, to: GetSize.self)
        self.getModule = unsafeBitCast(getModule, to: GetModule.self)
    }

    func modules(of text: String) -> [[Bool]]? {
        var scratch = [UInt8](repeating: 0, count: Self.bufferSize)
        var code = scratch
        guard
            encodeText(
                text, &scratch, &code, Self.medium, Self.versions.0, Self.versions.1,
                Self.anyMask, true)
        else { return nil }
        let size = getSize(code)
        return (0..<size).map { y in (0..<size).map { x in getModule(code, x, y) } }
    }
}
