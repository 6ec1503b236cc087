/// The address that a server listens on.
public struct ListenAddress: Sendable, Equatable, CustomStringConvertible {
    /// The host to listen on.
    public let hostname: Hostname
    /// The port to listen on; 0 lets the system choose a free port.
    public let port: UInt16

    /// Creates the address `hostname`:`port`.
    public init(hostname: Hostname, port: UInt16) {
        self.hostname = hostname
        self.port = port
    }

    /// The address as `init(_:)` reads it, such as `[::1]:9464`.
    public var description: String { "\(hostname):\(port)" }

    /// Reads an address with its port, such as `127.0.0.1:9464` or `[::1]:9464`.
    ///
    /// - Returns: nil for anything else.
    public init?(_ text: String) {
        guard let colon = text.lastIndex(of: ":"),
            let port = UInt16(text[text.index(after: colon)...]),
            let hostname = try? Hostname(String(text[..<colon])),
            !hostname.isIPv6 || text.hasPrefix("[")
        else { return nil }
        self.init(hostname: hostname, port: port)
    }
}
