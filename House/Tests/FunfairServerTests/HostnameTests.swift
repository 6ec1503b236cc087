import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Hostnames")
struct HostnameTests {
    @Test(arguments: [
        ("127.0.0.1", "127.0.0.1"), ("localhost", "localhost"),
        ("my-laptop.local", "my-laptop.local"),
        ("::1", "[::1]"), ("[::1]", "[::1]"), ("2001:db8::7", "[2001:db8::7]"),
        ("0.0.0.0", "0.0.0.0"),
    ])
    func `an address or a name is written correctly in a URL`(text: String, inURL: String) throws {
        #expect(try Hostname(text).description == inURL)
    }

    @Test(arguments: [
        "", " ", "two words", "300.0.0.1", "127.1", "1.2.3.4.5", "-dash", "dash-", "a..b", ".",
        "[]",
        "[127.0.0.1]", "[localhost]", "::1::", "http://localhost", "localhost:8080", "naïve", "a_b",
        "/", String(repeating: "a", count: 64),
    ])
    func `an invalid host is refused with an explanation`(text: String) throws {
        let problem = #expect(throws: Hostname.Problem.self) { try Hostname(text) }
        #expect(problem?.description.contains("'\(text)' is not a host name.") == true)
    }

    @Test(arguments: ["0.0.0.0", "::", "[::]", "0:0:0:0:0:0:0:0"])
    func `an address that stands for all interfaces is recognised`(text: String) throws {
        #expect(try Hostname(text).isEveryInterface)
    }

    @Test(arguments: ["127.0.0.1", "::1", "localhost", "10.0.0.0"])
    func `a single interface's address doesn't stand for all interfaces`(text: String) throws {
        #expect(try !Hostname(text).isEveryInterface)
    }
}
