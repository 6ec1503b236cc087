import Foundation

/// An address of one of this machine's network interfaces.
struct InterfaceAddress: Equatable, Sendable {
    let host: Hostname
    /// The interface's name, such as `eth0`.
    let name: String
    /// Whether the interface is switched on and connected.
    let isUp: Bool
    /// Whether only this machine can use the interface.
    let isLoopback: Bool

    init(host: Hostname, name: String = "", isUp: Bool, isLoopback: Bool) {
        self.host = host
        self.name = name
        self.isUp = isUp
        self.isLoopback = isLoopback
    }

    /// Whether other machines on the same network can use this address as it is.
    ///
    /// To use a link-local IPv6 address, the other machine must also name its own interface.
    var isReachableFromOutside: Bool {
        isUp && !isLoopback && !(host.isIPv6 && isLinkLocal)
    }

    private var isLinkLocal: Bool {
        // fe80::/10, which is fe80 to febf.
        guard let first = host.text.split(separator: ":").first, let number = Int(first, radix: 16)
        else { return false }
        return number & 0xffc0 == 0xfe80
    }

    /// Returns all addresses of this machine, in the system's order; empty if unavailable.
    static func ofThisMachine() -> [InterfaceAddress] {
        var list: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&list) == 0, let first = list else { return [] }
        defer { freeifaddrs(first) }
        return sequence(first: first) { $0.pointee.ifa_next }.compactMap { Self($0.pointee) }
    }

    private init?(_ entry: ifaddrs) {
        guard let address = entry.ifa_addr, let text = Self.numericText(of: address),
            let host = try? Hostname(text)
        else { return nil }
        let flags = Int(entry.ifa_flags)
        self.init(
            host: host,
            name: String(cString: entry.ifa_name),
            isUp: flags & Int(IFF_UP) != 0 && flags & Int(IFF_RUNNING) != 0,
            isLoopback: flags & Int(IFF_LOOPBACK) != 0
        )
    }

    private static func numericText(of address: UnsafeMutablePointer<sockaddr>) -> String? {
        let length: Int
        switch Int32(address.pointee.sa_family) {
        case AF_INET: length = MemoryLayout<sockaddr_in>.size
        case AF_INET6: length = MemoryLayout<sockaddr_in6>.size
        default: return nil
        }
        var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
        let status = getnameinfo(
            address, socklen_t(length), &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST)
        guard status == 0 else { return nil }
        // A link-local address ends in a percent sign and its interface's name.
        let bytes = text.prefix { $0 != 0 && $0 != CChar(UInt8(ascii: "%")) }
        return String(decoding: bytes.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
