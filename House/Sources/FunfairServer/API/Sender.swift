import NIOCore

/// Who asks, as the limits tell one from another.
enum Sender {
    /// A home or a phone has a whole network of IPv6 addresses, half of each, and may take another one
    /// for each request: what they share is who they are.
    private static let network = 8

    /// - Parameter address: an IP address, or whatever a proxy calls it.
    static func name(of address: String) -> String {
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
}
