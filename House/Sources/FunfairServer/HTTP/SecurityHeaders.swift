import HTTPTypes

/// The headers that restrict what a page of this server may do.
enum SecurityHeaders {
    /// The headers of every response.
    static let all: HTTPFields = [
        .contentSecurityPolicy: contentSecurityPolicy,
        .xContentTypeOptions: "nosniff",
        .referrerPolicy: "no-referrer",
        .crossOriginOpenerPolicy: "same-origin",
        .crossOriginEmbedderPolicy: "require-corp",
        .crossOriginResourcePolicy: "same-origin",
        .permissionsPolicy: permissionsPolicy,
    ]

    /// Makes browsers use only HTTPS for this host, for a year.
    static let onlyHTTPS = "max-age=31536000"

    /// The hash of the script inside each page. If one of the page's files can't be loaded, the script
    /// says so. If an update has removed the file, it reloads the page instead, unless the page was
    /// just reloaded. A page that is being left may report an error, too, and mustn't reload.
    private static let openingScript = "sha256-Rd6NS0KEcFsL8AoQppQpinx5IJqvoQ+tnATwbRxsHwg="

    private static let contentSecurityPolicy = [
        "default-src 'none'",
        // Browsers treat compiling WebAssembly as a kind of eval. This keyword allows it, but not
        // eval.
        "script-src 'self' 'wasm-unsafe-eval' '\(openingScript)'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "font-src 'self'",
        "media-src 'self' blob:",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ].joined(separator: "; ")

    /// Allows only the two sensors that measure how a device is held, a wake lock and, for a big
    /// screen, full screen.
    private static let permissionsPolicy =
        (allowedFeatures.map { "\($0)=(self)" } + refusedFeatures.map { "\($0)=()" })
        .joined(separator: ", ")

    private static let allowedFeatures = [
        "accelerometer", "fullscreen", "gyroscope", "screen-wake-lock",
    ]

    private static let refusedFeatures = [
        "camera", "clipboard-read", "display-capture", "encrypted-media",
        "geolocation", "hid", "idle-detection", "magnetometer", "microphone",
        "midi", "payment", "picture-in-picture", "publickey-credentials-get",
        "serial", "usb", "xr-spatial-tracking",
    ]
}

extension HTTPField.Name {
    fileprivate static let referrerPolicy = Self("Referrer-Policy")!
    fileprivate static let crossOriginOpenerPolicy = Self("Cross-Origin-Opener-Policy")!
    fileprivate static let crossOriginEmbedderPolicy = Self("Cross-Origin-Embedder-Policy")!
    fileprivate static let permissionsPolicy = Self("Permissions-Policy")!
}
