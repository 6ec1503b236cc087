/// The URLs of a listening server.
public struct OpenAddresses: Equatable, Sendable {
    /// The URL to open on this machine.
    public let here: String
    /// The URLs to open on other machines on the same network, the likeliest to work first, or nil
    /// if the server listens on one address only.
    public let inNetwork: [String]?

    /// Creates the URLs of a server that listens on `hostname` and `port`, on a machine with the
    /// addresses `interfaces`.
    ///
    /// - Parameter isSecure: whether the server uses HTTPS.
    init(
        hostname: Hostname, port: Int, isSecure: Bool = false,
        interfaces: @autoclosure () -> [InterfaceAddress]
    ) {
        let scheme = isSecure ? "https" : "http"
        guard hostname.isEveryInterface else {
            here = "\(scheme)://\(hostname.description):\(port)/"
            inNetwork = nil
            return
        }
        here = "\(scheme)://\(hostname.isIPv6 ? "[::1]" : "127.0.0.1"):\(port)/"
        inNetwork = InterfaceAddress.reachable(among: interfaces())
            .filter { hostname.isIPv6 || !$0.host.isIPv6 }
            .map { "\(scheme)://\($0.host.description):\(port)/" }
    }
}
