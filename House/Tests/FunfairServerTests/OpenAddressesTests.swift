import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Addresses to open")
struct OpenAddressesTests {
    private let interfaces: [InterfaceAddress]

    init() throws {
        interfaces = [
            .init(host: try Hostname("127.0.0.1"), isUp: true, isLoopback: true),
            .init(host: try Hostname("192.168.1.20"), isUp: true, isLoopback: false),
            .init(host: try Hostname("10.0.0.9"), isUp: false, isLoopback: false),
            .init(host: try Hostname("::1"), isUp: true, isLoopback: true),
            .init(host: try Hostname("fe80::1"), isUp: true, isLoopback: false),
            .init(host: try Hostname("febf::1"), isUp: true, isLoopback: false),
            .init(host: try Hostname("2001:db8::7"), isUp: true, isLoopback: false),
        ]
    }

    private func addresses(_ hostname: String) throws -> OpenAddresses {
        OpenAddresses(hostname: try Hostname(hostname), port: 8080, interfaces: interfaces)
    }

    @Test func `a server on one address is opened at that address`() throws {
        let addresses = try addresses("192.168.1.20")
        #expect(addresses.here == "http://192.168.1.20:8080/")
        #expect(addresses.inNetwork == nil)
    }

    @Test func `an IPv6 address has brackets in its URL`() throws {
        #expect(try addresses("::1").here == "http://[::1]:8080/")
    }

    @Test func `a server on all IPv4 addresses opens locally at the loopback address`() throws {
        #expect(try addresses("0.0.0.0").here == "http://127.0.0.1:8080/")
    }

    @Test func `each external IPv4 address that is up is an address for phones`() throws {
        #expect(try addresses("0.0.0.0").inNetwork == ["http://192.168.1.20:8080/"])
    }

    @Test
    func `a server on all addresses also has IPv6 addresses for phones, except link-local ones`()
        throws
    {
        let addresses = try addresses("::")
        #expect(addresses.here == "http://[::1]:8080/")
        #expect(
            addresses.inNetwork == ["http://192.168.1.20:8080/", "http://[2001:db8::7]:8080/"])
    }

    /// Returns the addresses, the one that people should try first at the front.
    private func ordered(_ all: [(String, String)]) throws -> [String] {
        InterfaceAddress.reachable(
            among: try all.map {
                InterfaceAddress(
                    host: try Hostname($0.1), name: $0.0, isUp: true, isLoopback: $0.0 == "lo")
            }
        ).map(\.host.text)
    }

    @Test func `home networks come first, then larger ones, then everything else`() throws {
        #expect(
            try ordered([
                ("lo", "127.0.0.1"), ("eth4", "2001:db8::7"), ("eth3", "169.254.3.4"),
                ("eth2", "198.51.100.7"), ("eth1", "172.20.0.3"), ("eth0", "10.1.2.3"),
                ("wlan0", "192.168.0.9"), ("wlan1", "172.32.0.1"),
            ]) == [
                "192.168.0.9", "10.1.2.3", "172.20.0.3", "198.51.100.7", "172.32.0.1",
                "169.254.3.4", "2001:db8::7",
            ])
    }

    @Test(arguments: [
        "docker0", "br-5f2c9a1b", "veth12ab", "virbr0", "tun0", "tap1", "wg0", "tailscale0",
        "utun3", "ztabc", "vboxnet0", "vmnet8", "cni0", "lxdbr0", "podman1", "bridge100",
    ])
    func `an address of containers, virtual machines or a VPN comes after each network card's`(
        name: String
    ) throws {
        let all = [(name, "192.168.122.1"), ("enp3s0", "203.0.113.5")]
        #expect(try ordered(all) == ["203.0.113.5", "192.168.122.1"])
    }

    @Test(arguments: ["eth0", "en0", "enp3s0", "wlan0", "wlp2s0", "br0", "bond0", "end0", "usb0"])
    func `a network card's address comes first`(name: String) throws {
        let all = [("docker0", "192.168.1.1"), (name, "172.16.0.2")]
        #expect(try ordered(all) == ["172.16.0.2", "192.168.1.1"])
    }

    @Test func `a VPN's address is for phones only on a machine without a network card`() throws {
        func interface(_ name: String, _ host: String) throws -> InterfaceAddress {
            InterfaceAddress(host: try Hostname(host), name: name, isUp: true, isLoopback: false)
        }
        let vpn = try interface("wg0", "10.8.0.2")
        let card = try interface("eth0", "10.0.0.2")
        #expect(InterfaceAddress.forPhones(among: [vpn]) == [vpn])
        #expect(InterfaceAddress.forPhones(among: [vpn, card]) == [card])
    }

    @Test func `a machine without a network has no address for phones`() throws {
        let alone = OpenAddresses(
            hostname: try Hostname("0.0.0.0"), port: 1, interfaces: Array(interfaces.prefix(1)))
        #expect(alone.inNetwork == [])
    }

    @Test func `this machine's loopback address is recognised`() throws {
        let loopback = InterfaceAddress.ofThisMachine().first { $0.host == .loopback }
        #expect(try #require(loopback).isLoopback)
    }
}
