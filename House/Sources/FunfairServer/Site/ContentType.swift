/// The content types of the site's files, by extension.
enum ContentType {
    /// Returns the `Content-Type` of the file named `name`.
    static func of(fileNamed name: String) -> String {
        guard let dot = name.lastIndex(of: ".") else { return unknown }
        return byExtension[name[name.index(after: dot)...].lowercased()] ?? unknown
    }

    /// Plain text.
    static let plainText = "text/plain; charset=utf-8"

    private static let unknown = "application/octet-stream"

    private static let byExtension = [
        "avif": "image/avif",
        "css": "text/css; charset=utf-8",
        "gif": "image/gif",
        "gz": "application/gzip",
        "htm": "text/html; charset=utf-8",
        "html": "text/html; charset=utf-8",
        "ico": "image/x-icon",
        "jpeg": "image/jpeg",
        "jpg": "image/jpeg",
        "js": "text/javascript; charset=utf-8",
        "json": "application/json",
        "m4a": "audio/mp4",
        "map": "application/json",
        "mjs": "text/javascript; charset=utf-8",
        "mp3": "audio/mpeg",
        "ogg": "audio/ogg",
        "png": "image/png",
        "svg": "image/svg+xml",
        "txt": plainText,
        "wasm": "application/wasm",
        "wav": "audio/wav",
        "webmanifest": "application/manifest+json",
        "webp": "image/webp",
        "woff2": "font/woff2",
        "xml": "application/xml",
    ]
}
