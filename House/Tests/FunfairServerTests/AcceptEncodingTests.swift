import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Accept-Encoding")
struct AcceptEncodingTests {
    private let asset = Asset(
        path: "/game.wasm",
        variants: [
            .init(coding: .identity, bytes: Array("the longest of all".utf8)),
            .init(coding: .gzip, bytes: Array("rather short".utf8)),
            .init(coding: .brotli, bytes: Array("shortest".utf8)),
        ]
    )

    @Test(
        arguments: [
            (["gzip, deflate, br, zstd"], .brotli),
            (["gzip"], .gzip),
            (["x-gzip"], .gzip),
            (["GZip"], .gzip),
            (["gzip;q=0.5, br;q=0.4"], .gzip),
            (["br;q=0.400,gzip;q=0.40"], .brotli),
            (["br;q=0, gzip"], .gzip),
            (["br ; q=0 , gzip ; q=0.001"], .gzip),
            (["*"], .brotli),
            (["*, br;q=0"], .gzip),
            (["gzip", "br"], .brotli),
            (["identity"], .identity),
            (["identity, gzip;q=0.5"], .identity),
            (["gzip;q=0"], .identity),
            (["deflate"], .identity),
            ([""], .identity),
            ([], .identity),
            (["br;q=1.5, gzip"], .gzip),
            (["br;q=often, gzip"], .gzip),
            (["br;level=9, gzip"], .gzip),
            ([";;,,gzip"], .gzip),
            (["*;q=0, identity"], .identity),
            (["identity;q=0, *"], .brotli),
        ] as [([String], ContentCoding)])
    func `the preferred encoding is chosen`(fields: [String], coding: ContentCoding) {
        #expect(asset.variant(for: AcceptEncoding(fields))?.coding == coding)
    }

    @Test(arguments: ["identity;q=0", "*;q=0", "deflate, *;q=0", "identity;q=0.000"])
    func `no encoding is chosen if all are refused`(field: String) {
        #expect(asset.variant(for: AcceptEncoding([field])) == nil)
    }

    @Test func `the smallest of equally preferred encodings is chosen`() {
        let tiny = Asset(
            path: "/tiny.js",
            variants: [
                .init(coding: .identity, bytes: Array("tiny".utf8)),
                .init(coding: .brotli, bytes: Array("longer than tiny".utf8)),
            ]
        )
        #expect(tiny.variant(for: AcceptEncoding(["br, identity"]))?.coding == .identity)
    }
}
