// Which of a machine's addresses its neighbours' phones can most likely reach.

extension InterfaceAddress {
    /// The beginnings of the names of interfaces that aren't network cards: containers, virtual
    /// machines and their bridges, and VPNs.
    private static let virtualNames = [
        "br-", "bridge", "cali", "cni", "docker", "flannel", "incus", "ipsec", "lxc", "lxd",
        "podman", "ppp", "tailscale", "tap", "tun", "utun", "vboxnet", "veth", "virbr", "vmnet",
        "vnet", "wg",
        "zt",
    ]

    /// Whether the interface belongs to containers, virtual machines or a VPN, as far as its name
    /// shows. Phones can't reach those.
    var isVirtual: Bool {
        let name = name.lowercased()
        return Self.virtualNames.contains { name.hasPrefix($0) }
    }

    /// How likely the address is one of a home's network, by its range; the smallest is likeliest.
    private var range: Int {
        if host.isIPv6 { return 5 }
        let parts = host.text.split(separator: ".").compactMap { Int($0) }
        guard parts.count == 4 else { return 3 }
        return switch (parts[0], parts[1]) {
        case (192, 168): 0
        case (10, _): 1
        case (172, 16...31): 2
        // An address that a card gives itself if nobody else does.
        case (169, 254): 4
        default: 3
        }
    }

    /// Returns the addresses that other machines can reach, likeliest first: network cards before
    /// virtual interfaces, then by range, then in the system's order.
    static func reachable(among all: [InterfaceAddress]) -> [InterfaceAddress] {
        all.enumerated().filter(\.element.isReachableFromOutside).sorted { one, other in
            (one.element.isVirtual ? 1 : 0, one.element.range, one.offset)
                < (other.element.isVirtual ? 1 : 0, other.element.range, other.offset)
        }.map(\.element)
    }

    /// Returns the IPv4 addresses where phones can join, likeliest first. Includes virtual
    /// interfaces only if there are no others.
    static func forPhones(among all: [InterfaceAddress]) -> [InterfaceAddress] {
        let found = reachable(among: all).filter { !$0.host.isIPv6 }
        let cards = found.filter { !$0.isVirtual }
        return cards.isEmpty ? found : cards
    }
}
