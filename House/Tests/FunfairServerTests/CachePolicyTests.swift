import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Cache policy")
struct CachePolicyTests {
    @Test(arguments: ["/app-1f2e/main.js", "/app-1f2e/sounds/pop.mp3"])
    func `files in a versioned folder are cached forever`(path: String) {
        #expect(CachePolicy(path: path) == .forever)
    }

    @Test(arguments: [
        "/index.html", "/worker.js", "/icons/app-1f2e.png", "/app-1f2e", "/app-/main.js",
        "/icons/app-1f2e/icon.png",
    ])
    func `all other files are revalidated`(path: String) {
        #expect(CachePolicy(path: path) == .askFirst)
    }
}
