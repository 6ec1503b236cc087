import Foundation
import Funfair
import HTTPTypes
import HouseWire
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("The addresses of walls in messengers")
struct LinkPageTests {
    private let house: TestHouse
    private let ada: TestPlayer

    init() async throws {
        house = try await TestHouse()
        ada = try await house.player("Ada")
    }

    private func shared() async throws -> String {
        try #require(try await house.publish(.small, by: ada).json["wall"]?.text)
    }

    /// Returns the content of a tag, as it is in the page.
    private func tag(_ name: String, in page: Answer) -> String? {
        page.words.components(separatedBy: "=\"\(name)\" content=\"").dropFirst().first?
            .components(separatedBy: "\"").first
    }

    // MARK: Walls

    @Test func `A wall's address has a title, a sentence and a picture, and leads to the wall`()
        async throws
    {
        let code = try await shared()
        let page = try await house.get("/wall/\(code)")
        #expect(page.status == 200 && page.contentType == "text/html; charset=utf-8")
        #expect(tag("og:title", in: page) == "“The tower”, a wall by Ada")
        #expect(tag("og:description", in: page)?.hasPrefix("Ada cleared it with ") == true)
        #expect(tag("og:image", in: page) == "\(code).png")
        #expect(page.words.contains("content=\"0; url=../#wall=\(code)\""))
        #expect(page.words.contains("<a href=\"../#wall=\(code)\">"))
        #expect(page.headers[.cacheControl] == "no-cache")
    }

    @Test func `A wall's picture is a PNG of the size that its address says`() async throws {
        let code = try await shared()
        let page = try await house.get("/wall/\(code)")
        let picture = try await house.get("/wall/\(code).png")
        #expect(picture.status == 200 && picture.contentType == "image/png")
        #expect(picture.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(Array(picture.bytes[16..<24]) == [0, 0, 4, 0xB0, 0, 0, 2, 0x76])
        #expect(tag("og:image:width", in: page) == "1200")
        #expect(tag("og:image:height", in: page) == "630")
        // Messengers ignore larger pictures.
        #expect(picture.bytes.count < 100_000)
    }

    @Test(arguments: ["", "x", "AAAAAAAAAAA", "AAAAAAAAAAA.png", ".png", "..%2Fetc", "%FF"])
    func `An unknown wall's address isn't found, like any other`(code: String) async throws {
        let answer = try await house.get("/wall/\(code)")
        #expect(answer.status == 404)
        #expect(answer.words == "There is nothing at this address.\n")
    }

    @Test func `A wall that the host took down isn't found`() async throws {
        let code = try await shared()
        _ = try await House.takeDown(wall: code, from: house.repository, at: house.clock.now)
        #expect(try await house.get("/wall/\(code)").status == 404)
        #expect(try await house.get("/wall/\(code).png").status == 404)
    }

    @Test func `Names are escaped`() async throws {
        let names = #"<b>"&'"#
        let page = PreviewPage(title: names, sentence: names, picture: nil, fragment: "wall=A")
        #expect(!page.html.contains("<b>"))
        #expect(page.html.contains("content=\"&lt;b&gt;&quot;&amp;&#39;\""))
        #expect(page.html.contains("<title>&lt;b&gt;&quot;&amp;&#39; · Funfair</title>"))
    }

    @Test(arguments: ["\u{600}<\u{301}", "\u{D4E}>\u{301}", "\u{600}\"\u{301}"])
    func `Special characters are escaped even if marks belong to them`(name: String) throws {
        let html = name.inHTML
        #expect(html.hasPrefix(String(name.unicodeScalars.first!) + "&"))
        #expect(html.unicodeScalars.allSatisfy { !"<>\"".unicodeScalars.contains($0) })
    }

    @Test(arguments: [
        (nil, "", "A.png"), ("127.0.0.1:8080", "", "A.png"), ("localhost", "/fair", "A.png"),
        ("fair.example", "", "https://fair.example/wall/A.png"),
        ("fair.example:8443", "/fair", "https://fair.example:8443/fair/wall/A.png"),
        ("fair.example", "/a/b/", "https://fair.example/a/b/wall/A.png"),
        ("fair.example", "\"><script>", "A.png"), ("a b", "", "A.png"),
    ])
    func `The picture's address is complete if the proxy reports the host`(
        host: String?, prefix: String, address: String
    ) {
        #expect(
            LinkPages.address(
                of: "A.png", in: "wall/", at: PageAddress(authority: host, isSecure: true),
                below: prefix) == address)
    }

    @Test func `Addresses for messengers count as requests`() async throws {
        let house = try await TestHouse(limits: .standard)
        var last = 0
        for _ in 0..<Int(house.house.limits.requests.burst) + 10 where last != 429 {
            last = try await house.get("/wall/AAAAAAAAAAA").status
        }
        #expect(last == 429)
    }
}

@Suite("Pictures in PNG")
struct PalettePictureTests {
    @Test func `Shapes that exceed a picture are cut off`() {
        var picture = PalettePicture(width: 4, height: 3, palette: [0, 1, 2])
        picture.fill(x: 2, y: -1, width: 9, height: 2, colour: 1)
        picture.fill(x: -5, y: 2, width: 6, height: 9, colour: 2)
        picture.fill(x: 9, y: 9, width: 1, height: 1, colour: 1)
        picture.fill(x: -9, y: -9, width: 1, height: 1, colour: 1)
        #expect(picture.pixels == [0, 0, 1, 1, 0, 0, 0, 0, 2, 0, 0, 0])
    }

    @Test func `Data of any runs can be unpacked again`() throws {
        var data: [UInt8] = []
        let runs = [1, 2, 3, 4, 10, 11, 12, 257, 258, 259, 260, 261, 262, 3000, 1]
        for (index, run) in runs.enumerated() {
            data += [UInt8](repeating: UInt8(truncatingIfNeeded: index * 37), count: run)
        }
        let packed = RunLengthDeflate.zlib(data + Array(0...255))
        #expect(try unpacked(packed) == data + Array(0...255))
    }

    @Test func `Data without bytes can be unpacked again`() throws {
        #expect(try unpacked(RunLengthDeflate.zlib([])) == [])
    }

    /// Unpacks zlib data with Python, which the tests need anyway.
    private func unpacked(_ bytes: [UInt8]) throws -> [UInt8] {
        let process = Process()
        let (input, output) = (Pipe(), Pipe())
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            "python3", "-c",
            "import sys, zlib; sys.stdout.buffer.write(zlib.decompress(sys.stdin.buffer.read()))",
        ]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        input.fileHandleForWriting.write(Data(bytes))
        try input.fileHandleForWriting.close()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Array(data)
    }
}
