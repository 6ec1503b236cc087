import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Cache policy")
struct CachePolicyTests {
    @Test(arguments: ["/app-1f2e/main.js", "/app-1f2e/sounds/pop.mp3"])
    func `what lies in a versioned folder is kept for ever`(path: String) {
        #expect(CachePolicy(path: path) == .forever)
    }

    @Test(arguments: [
        "/index.html", "/worker.js", "/icons/app-1f2e.png", "/app-1f2e", "/app-/main.js",
        "/icons/app-1f2e/icon.png",
    ])
    func `everything else is asked for again`(path: String) {
        #expect(CachePolicy(path: path) == .askFirst)
    }
}
