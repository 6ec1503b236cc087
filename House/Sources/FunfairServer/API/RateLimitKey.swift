import NIOCore

/// The keys that rate limits use to tell senders apart.
enum RateLimitKey {
    /// The number of bytes of an IPv6 address that identify a sender. This is half of the address,
    /// because a home or a phone has a whole network of addresses, and can use a new one for each
    /// request.
    private static let network = 8

    /// Returns a sender's key.
    ///
    /// - Parameter text: an IP address, possibly with a port, as some proxies write it, or any name
    ///   that a proxy uses.
    static func key(of text: String) -> String {
        let address = withoutPort(text.filter { !$0.isWhitespace })
        guard address.contains(":"),
            case .v6(let address) = try? SocketAddress(ipAddress: address, port: 0)
        else { return address }
        return withUnsafeBytes(of: address.address.sin6_addr) { bytes in
            let isIPv4 =
                bytes.prefix(10).allSatisfy { $0 == 0 } && bytes[10...11].allSatisfy { $0 == 0xFF }
            let part = isIPv4 ? bytes.suffix(4) : bytes.prefix(network)
            return part.map { String($0, radix: 16) }.joined(separator: ":")
        }
    }

    private static let loopbacks = ["::1", "::ffff:127.0.0.1"].map { key(of: $0) }

    /// Whether the sender is this machine.
    ///
    /// - Parameter name: the sender's key from `key(of:)`.
    static func isLoopback(_ name: String) -> Bool {
        name.hasPrefix("127.") || loopbacks.contains(name)
    }

    /// Removes a port: `192.0.2.7:51234` becomes `192.0.2.7`, and `[2001:db8::1]:51234` becomes
    /// `2001:db8::1`.
    private static func withoutPort(_ text: String) -> String {
        if text.hasPrefix("["), let end = text.firstIndex(of: "]") {
            return String(text[text.index(after: text.startIndex)..<end])
        }
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        return parts.count == 2 && parts[0].contains(".") ? String(parts[0]) : text
    }
}
