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

    /// The test machine's network interfaces: loopback, link-local, Docker, and two networks.
    private static func interfaces() throws -> [InterfaceAddress] {
        try [
            ("lo", "127.0.0.1"), ("eth0", "fe80::1"), ("docker0", "172.17.0.1"),
            ("eth0", "10.0.0.7"), ("wlan0", "192.168.1.8"),
        ].map {
            InterfaceAddress(
                host: try Hostname($0.1), name: $0.0, isUp: true, isLoopback: $0.0 == "lo")
        }
    }

    private func addresses(
        of page: PageAddress?, on host: String = "0.0.0.0", _ interfaces: [InterfaceAddress]? = nil
    ) throws -> [String] {
        ServerSetup(address: ListenAddress(hostname: try Hostname(host), port: 8080))
            .joinAddresses(of: page, interfaces: try interfaces ?? Self.interfaces())
    }

    @Test(arguments: ["localhost:8080", "127.0.0.1:8080", "[::1]:8080"])
    func `A request from the house's own machine returns the machine's network addresses`(
        asked: String
    )
        throws
    {
        #expect(
            try addresses(of: PageAddress(authority: asked, isSecure: false))
                == ["http://192.168.1.8:8080/", "http://10.0.0.7:8080/"])
    }

    @Test func `A page on the house's own machine keeps its port, path and scheme`() throws {
        #expect(
            try addresses(of: PageAddress("https://localhost:8443/fair/"))
                == ["https://192.168.1.8:8443/fair/", "https://10.0.0.7:8443/fair/"])
    }

    @Test func `A machine with many networks returns only the likeliest addresses`() throws {
        let many = try (1...40).map {
            InterfaceAddress(
                host: try Hostname("10.0.\($0).1"), name: "eth\($0)", isUp: true, isLoopback: false)
        }
        let told = try addresses(of: PageAddress("http://localhost/"), many)
        #expect(told.count == JoinRoute.mostAddresses && told[0] == "http://10.0.1.1/")
    }

    @Test func `A house that serves only its own machine returns its local address`() throws {
        let page = PageAddress(authority: "localhost:80", isSecure: false)
        #expect(try addresses(of: page, on: "127.0.0.1") == ["http://localhost:80/"])
    }

    @Test(arguments: [
        "http://fair.example:81/", "http://[2001:db8::1]/", "https://fair.example/games/%C3%A4/",
    ])
    func `A page on another machine gets its own address`(page: String) throws {
        #expect(try addresses(of: PageAddress(page)) == [page])
    }

    @Test(arguments: [
        "", "fair.example", "//fair.example/", "ftp://fair.example/", "javascript:alert(1)",
        "http://user@fair.example/", "http://fair.example/?query", "http://fair.example/#wall=x",
        "http://fair.example/page", "http://fair.example", "http://a b/",
        "http://fair.example/<x>/", "http://fair.example:0/", "http://fair.example:99999/",
        "http:///",
        "http://fair.example/" + String(repeating: "x", count: 300) + "/",
    ])
    func `An address that a page can't have is ignored`(text: String) {
        #expect(PageAddress(text) == nil)
    }

    @Test func `A request's own address for the page comes before its host`() async throws {
        let house = try await TestHouse()
        let answer = try await house.get("/api/join?at=https%3A%2F%2Ffair.example%2Fgames%2F")
        #expect(answer.json["address"]?.text == "https://fair.example/games/")
        #expect(answer.json["addresses"]?.list?.count == 1)
        let odd = try await house.get("/api/join?at=javascript%3Aalert")
        #expect(odd.json["address"]?.text?.contains("alert") == false)
    }

    @Test func `A request's host is the page's address if the page doesn't report any`() throws {
        let asked = "fair.example"
        #expect(PageAddress(authority: asked, isSecure: true)?.text == "https://fair.example/")
        #expect(PageAddress(authority: asked, isSecure: false)?.text == "http://fair.example/")
    }

    @Test(arguments: [nil, "", "a b", "<script>", "fair.example:port", "user@fair.example/x?"])
    func `An invalid host in a request isn't repeated in the response`(asked: String?) throws {
        let told = PageAddress(authority: asked, isSecure: false)?.text
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
