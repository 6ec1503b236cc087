import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Content types")
struct ContentTypeTests {
    @Test(arguments: [
        ("index.html", "text/html; charset=utf-8"),
        ("main.js", "text/javascript; charset=utf-8"),
        ("module.mjs", "text/javascript; charset=utf-8"),
        ("style.css", "text/css; charset=utf-8"),
        ("game.wasm", "application/wasm"),
        ("app.webmanifest", "application/manifest+json"),
        ("icon.svg", "image/svg+xml"),
        ("icon.png", "image/png"),
        ("data.json", "application/json"),
    ])
    func `a file's extension determines its type`(name: String, type: String) {
        #expect(ContentType.of(fileNamed: name) == type)
    }

    @Test func `an extension's case doesn't matter`() {
        #expect(ContentType.of(fileNamed: "ICON.PNG") == "image/png")
    }

    @Test(arguments: ["LICENSE", "strange.xyz", "ends."])
    func `a file with an unknown extension is served as plain bytes`(name: String) {
        #expect(ContentType.of(fileNamed: name) == "application/octet-stream")
    }
}
