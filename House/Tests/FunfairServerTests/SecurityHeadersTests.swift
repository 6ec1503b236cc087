import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Security headers")
struct SecurityHeadersTests {
    private static let expected = [
        "Content-Security-Policy":
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval' "
            + "'sha256-Rd6NS0KEcFsL8AoQppQpinx5IJqvoQ+tnATwbRxsHwg='; style-src 'self'; "
            + "img-src 'self' data: blob:; connect-src 'self'; manifest-src 'self'; "
            + "worker-src 'self'; font-src 'self'; media-src 'self' blob:; base-uri 'none'; "
            + "form-action 'none'; frame-ancestors 'none'",
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Embedder-Policy": "require-corp",
        "Cross-Origin-Resource-Policy": "same-origin",
    ]

    private func ask(
        _ path: String,
        _ method: HTTPRequest.Method,
        _ headers: HTTPFields = [:]
    ) async throws -> TestResponse {
        let folder = try TemporaryFolder.smallSite()
        let router = buildRouter(
            site: try Site(folder: folder.path), house: nil,
            setup: ServerSetup(address: ListenAddress(hostname: .loopback, port: 0)))
        router.get("fails") { _, _ -> String in throw SomeError() }
        return try await Application(router: router).test(.router) { client in
            try await client.execute(uri: path, method: method, headers: headers)
        }
    }

    private struct SomeError: Error {}

    private static let requests: [(String, HTTPRequest.Method, HTTPFields, HTTPResponse.Status)] = [
        ("/", .get, [:], .ok),
        ("/", .head, [:], .ok),
        ("/", .get, [.ifNoneMatch: "*"], .notModified),
        ("/nowhere", .get, [:], .notFound),
        ("/", .post, [:], .methodNotAllowed),
        ("/", .get, [.acceptEncoding: "*;q=0"], .notAcceptable),
        ("/fails", .get, [:], .internalServerError),
    ]

    @Test(arguments: requests.indices)
    func `every response has the security headers`(index: Int) async throws {
        let (path, method, headers, status) = Self.requests[index]
        let response = try await ask(path, method, headers)
        #expect(response.status == status)
        for (name, value) in Self.expected {
            #expect(response.headers[try #require(HTTPField.Name(name))] == value)
        }
    }

    @Test func `a page may use only tilt sensors, fullscreen and the wake lock`() async throws {
        let name = try #require(HTTPField.Name("Permissions-Policy"))
        let policy = try #require(try await ask("/", .get).headers[name])
        let features = policy.split(separator: ", ")
        #expect(
            features.filter { !$0.hasSuffix("=()") } == [
                "accelerometer=(self)", "fullscreen=(self)", "gyroscope=(self)",
                "screen-wake-lock=(self)",
            ])
        #expect(features.contains("camera=()"))
    }
}
