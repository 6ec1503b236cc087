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
