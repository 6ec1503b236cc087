/// Where the server waits for browsers.
public struct ListenAddress: Sendable, Equatable {
    /// The host to listen on.
    public let hostname: Hostname
    /// The port to listen on; 0 lets the system choose a free one.
    public let port: UInt16

    /// The address `hostname`:`port`.
    public init(hostname: Hostname, port: UInt16) {
        self.hostname = hostname
        self.port = port
    }
}
