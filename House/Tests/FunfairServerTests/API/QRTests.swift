import HouseWire
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("QR codes")
struct QRTests {
    private func qr(_ text: String, at house: TestHouse) async throws -> Answer {
        try await house.get("/" + HouseRoute.qr.asking(.text, text).path)
    }

    @Test(arguments: [
        "x", "https://fair.example/#link=apple-kayak?&ü", .init(repeating: "x", count: 300),
    ])
    func `A house draws the QR code of a text`(text: String) async throws {
        let answer = try await qr(text, at: try await TestHouse())
        #expect(answer.status == 200)
        let rows = answer.json["rows"]?.list?.compactMap(\.text)
        #expect(rows == QRCode(text)?.rows)
        #expect(answer.json["size"]?.integer == rows?.count)
    }

    @Test(arguments: ["", .init(repeating: "x", count: 301), .init(repeating: "ü", count: 151)])
    func `A text that is empty or too long is refused`(text: String) async throws {
        let house = try await TestHouse()
        expect(try await qr(text, at: house), refuses: "invalid-query", 400)
        expect(try await house.get("/api/qr"), refuses: "invalid-query", 400)
    }

    @Test func `An address that keeps asking for QR codes has to wait`() async throws {
        let house = try await TestHouse(limits: .standard)
        for _ in 0..<20 { #expect(try await qr("x", at: house).status == 200) }
        expect(try await qr("x", at: house), refuses: "too-often", 429)
    }
}
