import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

/// What a browser receives over a real connection.
@Suite("Serving a site")
struct ServingTests {
    private let site: Site

    init() throws {
        let folder = try TemporaryFolder.smallSite()
        site = try Site(folder: folder.path)
    }

    /// - Parameter setup: `.live` asks over a real connection, whose client gives up after 20
    ///   seconds.
    private func ask(
        _ path: String,
        _ method: HTTPRequest.Method = .get,
        _ headers: HTTPFields = [:],
        through setup: TestingSetup = .router
    ) async throws -> TestResponse {
        let application = try buildApplication(
            site: site,
            setup: ServerSetup(address: ListenAddress(hostname: .loopback, port: 0)),
            limits: HouseLimits.none,
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        )
        return try await application.test(setup) { client in
            try await client.execute(uri: path, method: method, headers: headers)
        }
    }

    private func text(_ response: TestResponse) -> String {
        String(buffer: response.body)
    }

    @Test func `the root serves the index page`() async throws {
        let response = try await ask("/")
        #expect(response.status == .ok)
        #expect(response.headers[.contentType] == "text/html; charset=utf-8")
        #expect(text(response) == "<!doctype html><title>Funfair</title>")
    }

    @Test func `the server ignores a query`() async throws {
        #expect(try await ask("/?seed=42&inspect").status == .ok)
    }

    @Test func `percent-encoded letters are decoded`() async throws {
        #expect(try await ask("/%69ndex.html").status == .ok)
    }

    @Test func `a browser that accepts brotli gets brotli`() async throws {
        let response = try await ask(
            "/app-1f2e/game.wasm", .get, [.acceptEncoding: "gzip, deflate, br"])
        #expect(response.headers[.contentType] == "application/wasm")
        #expect(response.headers[.contentEncoding] == "br")
        #expect(response.headers[.vary] == "Accept-Encoding")
        #expect(response.headers[.contentLength] == "11")
        #expect(text(response) == "brotli wasm")
    }

    @Test func `a browser that accepts only gzip gets gzip`() async throws {
        let response = try await ask("/app-1f2e/game.wasm", .get, [.acceptEncoding: "gzip, br;q=0"])
        #expect(response.headers[.contentEncoding] == "gzip")
        #expect(text(response) == "gzipped wasm, shorter")
    }

    @Test func `a client without Accept-Encoding gets plain bytes`() async throws {
        let response = try await ask("/app-1f2e/game.wasm")
        #expect(response.headers[.contentEncoding] == nil)
        #expect(response.headers[.vary] == "Accept-Encoding")
        #expect(text(response) == "plain wasm, the longest of the three")
    }

    @Test func `a client that refuses every encoding gets 406`() async throws {
        let response = try await ask("/", .get, [.acceptEncoding: "identity;q=0"])
        #expect(response.status == .notAcceptable)
        #expect(response.headers[.vary] == "Accept-Encoding")
    }

    @Test func `a versioned file can be cached forever`() async throws {
        let policy = try await ask("/app-1f2e/main.js").headers[.cacheControl]
        #expect(policy == "public, max-age=31536000, immutable")
    }

    @Test func `the index page is revalidated each time`() async throws {
        #expect(try await ask("/").headers[.cacheControl] == "no-cache")
    }

    @Test func `a file isn't sent again to a browser with a current copy`() async throws {
        let tag = try #require(try await ask("/").headers[.eTag])
        let response = try await ask(
            "/", .get, [.ifNoneMatch: "\"older\", W/\(tag)"], through: .live)
        #expect(response.status == .notModified)
        #expect(response.body.readableBytes == 0)
        #expect(response.headers[.contentLength] == nil)
        #expect(response.headers[.eTag] == tag)
        #expect(response.headers[.cacheControl] == "no-cache")
        #expect(response.headers[.vary] == "Accept-Encoding")
    }

    @Test func `a browser's copy in a different encoding isn't current`() async throws {
        let path = "/app-1f2e/game.wasm"
        let plain = try #require(try await ask(path).headers[.eTag])
        let response = try await ask(path, .get, [.ifNoneMatch: plain, .acceptEncoding: "br"])
        #expect(response.status == .ok)
        #expect(response.headers[.eTag] != plain)
    }

    @Test(arguments: ["/", "/app-1f2e/game.wasm", "/nowhere"])
    func `HEAD returns the same status and headers as GET, without the content`(path: String)
        async throws
    {
        let accepted: HTTPFields = [.acceptEncoding: "br"]
        let get = try await ask(path, .get, accepted)
        let head = try await ask(path, .head, accepted)
        #expect(head.status == get.status)
        #expect(head.body.readableBytes == 0)
        for name in [HTTPField.Name.contentType, .contentLength, .contentEncoding, .eTag, .vary] {
            #expect(head.headers[name] == get.headers[name])
        }
    }

    @Test func `HEAD for a current copy returns 304`() async throws {
        let response = try await ask("/", .head, [.ifNoneMatch: "*"], through: .live)
        #expect(response.status == .notModified)
        #expect(response.headers[.contentLength] == nil)
    }

    @Test(arguments: [
        "/nowhere", "/app-1f2e", "/app-1f2e/", "/index.html/", "//index.html", "/.secret",
        "/%2esecret", "/.git/config", "/../index.html", "/app-1f2e/../index.html",
        "/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2fetc%2fpasswd", "/..%5cindex.html", "/%00",
        "/index.html%00", "/%zz", "/%ff", "/app-1f2e/game.wasm.br",
    ])
    func `an unknown address returns 404 with a message`(path: String) async throws {
        let response = try await ask(path)
        #expect(response.status == .notFound)
        #expect(response.headers[.contentType] == "text/plain; charset=utf-8")
        #expect(text(response) == "There is nothing at this address.\n")
    }

    @Test(arguments: [HTTPRequest.Method.post, .put, .delete, .patch, .options, .trace])
    func `methods other than GET and HEAD return 405`(method: HTTPRequest.Method) async throws {
        let response = try await ask("/", method)
        #expect(response.status == .methodNotAllowed)
        #expect(response.headers[.allow] == "GET, HEAD")
        #expect(text(response) == "This address accepts only GET or HEAD.\n")
    }
}
