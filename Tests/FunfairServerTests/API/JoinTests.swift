import HTTPTypes
import Testing

@testable import FunfairServer

@Suite("Where phones can join")
struct JoinTests {
    @Test func `It is answered with an address in words`() async throws {
        let house = try await TestHouse()
        let answer = try await house.get("/api/join")
        #expect(answer.status == 200)
        #expect(answer.json["address"]?.text != nil)
    }

    @Test func `A code is a square of ones and zeros, with its three corners`() throws {
        // Where the library is not installed there is no code, and pages show the address alone.
        guard let code = QRCode("http://192.0.2.2:8080/") else { return }
        #expect(code.rows.count == code.rows.first?.count)
        #expect((21...177).contains(code.rows.count))
        #expect(code.rows.joined().allSatisfy { $0 == "0" || $0 == "1" })
        let corner = "1111111"
        #expect(code.rows[0].hasPrefix(corner) && code.rows[0].hasSuffix(corner))
        #expect(code.rows[code.rows.count - 1].hasPrefix(corner))
    }

    @Test func `Another address is another code`() {
        guard let one = QRCode("http://192.0.2.2:8080/") else { return }
        #expect(one != QRCode("http://192.0.2.3:8080/"))
    }
}
