import Foundation
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

/// These houses close idle connections only after an hour. A house that stops within the time limit
/// hasn't waited for those connections.
@Suite("Stopping the house")
struct StoppingTests {
    private func house(in folder: TemporaryFolder) async throws -> TestHouse {
        var limits = HouseLimits.none
        limits.idleSeconds = 3600
        return try await TestHouse(in: folder, limits: limits)
    }

    @Test(.timeLimit(.minutes(10)))
    func `A house that stops doesn't wait for idle keep-alive connections`() async throws {
        let house = try await house(in: try TemporaryFolder.smallSite())
        let browsers = try await house.serve { port in
            try await waiting {
                let browsers = try (0..<4).map { _ in try RawConnection(port: port) }
                for browser in browsers.dropLast() {
                    try browser.ask("/healthz")
                    #expect(browser.receive(until: "\"ok\"}").hasPrefix("HTTP/1.1 200 OK\r\n"))
                }
                return browsers
            }
        }
        #expect(browsers.allSatisfy { $0.receive() == "" })
    }

    @Test(.timeLimit(.minutes(10)))
    func `A house that stops doesn't wait for a browser that stopped reading`() async throws {
        let folder = try TemporaryFolder.smallSite()
        try folder.write("large.txt", String(repeating: "large ", count: 2_000_000))
        let browser = try await house(in: folder).serve { port in
            try await waiting {
                let browser = try RawConnection(port: port)
                try browser.ask("/large.txt")
                #expect(browser.receive(upTo: 15) == "HTTP/1.1 200 OK")
                return browser
            }
        }
        // The response that the browser had begun to read is cut off.
        #expect(browser.receiveAll().text.utf8.count < 12_000_000)
    }
}
