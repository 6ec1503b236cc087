import Foundation

/// The address of a page's folder, such as `https://fair.example/games/`.
struct PageAddress: Equatable, Sendable {
    /// The maximum length in bytes.
    private static let most = 300

    let isSecure: Bool
    let host: Hostname
    let port: Int?
    /// The path, with a slash at each end, or only `/`.
    let path: String

    private init(isSecure: Bool, host: Hostname, port: Int?, path: String) {
        self.isSecure = isSecure
        self.host = host
        self.port = port
        self.path = path
    }

    /// Reads an address as a page reports it.
    ///
    /// - Returns: nil for anything that isn't a folder's plain HTTP address, or is too long.
    init?(_ text: some StringProtocol) {
        guard text.utf8.count <= Self.most,
            text.utf8.allSatisfy({ (0x21...0x7E).contains($0) && !#""'<>\^`{|}"#.utf8.contains($0) }
            ),
            let parts = URLComponents(string: String(text)),
            let scheme = parts.scheme?.lowercased(), ["http", "https"].contains(scheme),
            parts.user == nil, parts.password == nil, parts.query == nil, parts.fragment == nil,
            let name = parts.host, let host = try? Hostname(name),
            parts.port.map({ (1...65535).contains($0) }) ?? true,
            parts.percentEncodedPath.hasPrefix("/"), parts.percentEncodedPath.hasSuffix("/")
        else { return nil }
        self.init(
            isSecure: scheme == "https", host: host, port: parts.port,
            path: parts.percentEncodedPath)
    }

    /// Returns the root of the host in a request; nil if the request has no valid host.
    init?(authority: String?, isSecure: Bool) {
        guard let authority, let asked = URLComponents(string: "http://\(authority)"),
            let name = asked.host, let host = try? Hostname(name)
        else { return nil }
        self.init(isSecure: isSecure, host: host, port: asked.port, path: "/")
    }

    /// Returns the same page on another host.
    func on(_ host: Hostname) -> PageAddress {
        PageAddress(isSecure: isSecure, host: host, port: port, path: path)
    }

    /// The address as a URL.
    var text: String {
        "\(isSecure ? "https" : "http")://\(host)\(port.map { ":\($0)" } ?? "")\(path)"
    }
}
