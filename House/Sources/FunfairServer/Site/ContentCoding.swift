/// How an asset's bytes are compressed for the browser.
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

    /// The suffix that the build appends to the name of a file compressed this way.
    var fileSuffix: String {
        switch self {
        case .identity: ""
        case .brotli: ".br"
        case .gzip: ".gz"
        }
    }
}
