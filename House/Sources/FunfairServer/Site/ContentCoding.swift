/// How the bytes of an asset are packed on their way to the browser.
enum ContentCoding: Sendable, CaseIterable {
    case identity
    case brotli
    case gzip

    /// The name in `Accept-Encoding` and `Content-Encoding`.
    var name: String {
        switch self {
        case .identity: "identity"
        case .brotli: "br"
        case .gzip: "gzip"
        }
    }

    /// What the build appends to a file's name for this packing of it.
    var fileSuffix: String {
        switch self {
        case .identity: ""
        case .brotli: ".br"
        case .gzip: ".gz"
        }
    }
}
