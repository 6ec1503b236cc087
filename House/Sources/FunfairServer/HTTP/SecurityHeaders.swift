import HTTPTypes

/// The headers that tell a browser what no page of this server may ever do.
enum SecurityHeaders {
    /// Sent with every answer, whatever it says.
    static let all: HTTPFields = [
        .contentSecurityPolicy: contentSecurityPolicy,
        .xContentTypeOptions: "nosniff",
        .referrerPolicy: "no-referrer",
        .crossOriginOpenerPolicy: "same-origin",
        .crossOriginEmbedderPolicy: "require-corp",
        .crossOriginResourcePolicy: "same-origin",
        .permissionsPolicy: permissionsPolicy,
    ]

    /// For a year browsers ask this address by HTTPS alone.
    static let onlyHTTPS = "max-age=31536000"

    private static let contentSecurityPolicy = [
        "default-src 'none'",
        // The browser counts compiling WebAssembly as a kind of eval, and has a word for it alone.
        "script-src 'self' 'wasm-unsafe-eval'",
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

    /// Only the two sensors that tell how a device is held are left to the page, and to a big screen that
    /// it is whole and stays on.
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
