import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Sender addresses")
struct SenderTests {
    @Test(arguments: [
        ("192.0.2.7", "192.0.2.8", false), ("2001:db8::1", "2001:db8::2", true),
        ("2001:db8:0:1::1", "2001:db8:0:1:ffff:ffff:ffff:ffff", true),
        ("2001:db8:0:1::1", "2001:db8:0:2::1", false),
        ("::ffff:192.0.2.7", "::ffff:192.0.2.8", false), ("a:b", "a:c", false),
        ("192.0.2.7:51234", "192.0.2.7:51235", true), ("192.0.2.7:1", "192.0.2.8:1", false),
        ("[2001:db8::1]:51234", "2001:db8::1", true), (" 192.0.2.7", "192.0.2.7", true),
    ])
    func `All IPv6 addresses in one network count as one sender`(
        first: String, second: String, isOne: Bool
    ) {
        #expect((RateLimitKey.key(of: first) == RateLimitKey.key(of: second)) == isOne)
    }

    @Test(arguments: [
        ("127.0.0.1", true), ("127.8.9.10", true), ("::1", true), ("::ffff:127.0.0.1", true),
        ("192.0.2.7", false), ("2001:db8::1", false), ("::ffff:192.0.2.7", false), ("", false),
    ])
    func `Only the loopback addresses count as this machine`(address: String, isOwn: Bool) {
        #expect(RateLimitKey.isLoopback(RateLimitKey.key(of: address)) == isOwn)
    }
}
