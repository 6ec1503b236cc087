import HTTPTypes
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("The address for phones")
struct JoinTests {
    @Test func `The response includes the address for phones`() async throws {
        let house = try await TestHouse()
        let answer = try await house.get("/api/join")
        #expect(answer.status == 200)
        #expect(answer.json["address"]?.text != nil)
    }

    /// The test machine's network interfaces: loopback, link-local, and two addresses in a
    /// network.
    private static func interfaces() throws -> [InterfaceAddress] {
        try [("127.0.0.1", true), ("fe80::1", false), ("192.0.2.7", false), ("192.0.2.8", false)]
            .map { InterfaceAddress(host: try Hostname($0.0), isUp: true, isLoopback: $0.1) }
    }

    private func address(
        asked: String?, on host: String = "0.0.0.0", isBehindProxy: Bool = false,
        isForwarded: Bool = false
    ) throws -> String? {
        ServerSetup(
            address: ListenAddress(hostname: try Hostname(host), port: 8080),
            isBehindProxy: isBehindProxy
        ).joinAddress(
            asked: asked, isForwardedFromHTTPS: isForwarded, interfaces: try Self.interfaces())
    }

    @Test(arguments: ["localhost:8080", "127.0.0.1:8080", "[::1]:8080"])
    func `A request from the house's own machine returns the machine's network address`(
        asked: String
    )
        throws
    {
        #expect(try address(asked: asked) == "http://192.0.2.7:8080/")
    }

    @Test func `A house that serves only its own machine returns its local address`() throws {
        #expect(try address(asked: "localhost:80", on: "127.0.0.1") == "http://localhost:80/")
    }

    @Test func `A request from another machine returns the address it was sent to`() throws {
        #expect(try address(asked: "fair.example:81") == "http://fair.example:81/")
        #expect(try address(asked: "[2001:db8::1]") == "http://[2001:db8::1]/")
    }

    @Test func `Only a proxy's header can mark a request as sent over HTTPS`() throws {
        let asked = "fair.example"
        #expect(
            try address(asked: asked, isBehindProxy: true, isForwarded: true)
                == "https://fair.example/")
        #expect(try address(asked: asked, isForwarded: true) == "http://fair.example/")
        #expect(try address(asked: asked, isBehindProxy: true) == "http://fair.example/")
    }

    @Test(arguments: [nil, "", "a b", "<script>", "fair.example:port", "user@fair.example/x?"])
    func `An invalid address in a request isn't repeated in the response`(asked: String?) throws {
        let told = try address(asked: asked)
        #expect(told == nil || told == "http://fair.example/")
    }

    /// Whether this system can draw QR codes. Without the library, pages show only the address.
    #if os(Linux)
        private static let canDraw = true
    #else
        private static let canDraw = false
    #endif

    @Test(.enabled(if: canDraw))
    func `A text that is too long has no QR code`() {
        #expect(QRCode(String(repeating: "x", count: 2000)) != nil)
        #expect(QRCode(String(repeating: "x", count: 3000)) == nil)
    }

    @Test(.enabled(if: canDraw))
    func `A QR code is a square of ones and zeros with three finder patterns`() throws {
        let code = try #require(QRCode("http://192.0.2.2:8080/"))
        #expect(code.rows.count == code.rows.first?.count)
        #expect((21...177).contains(code.rows.count))
        #expect(code.rows.joined().allSatisfy { $0 == "0" || $0 == "1" })
        let corner = "1111111"
        #expect(code.rows[0].hasPrefix(corner) && code.rows[0].hasSuffix(corner))
        #expect(code.rows[code.rows.count - 1].hasPrefix(corner))
    }

    @Test(.enabled(if: canDraw))
    func `Different addresses have different QR codes`() {
        #expect(QRCode("http://192.0.2.2:8080/") != QRCode("http://192.0.2.3:8080/"))
    }
}
