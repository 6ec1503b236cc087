import Foundation
import NIOCore
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Reading a site from its folder")
struct SiteTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder.smallSite()
    }

    private func read(_ limits: SiteLimits = .standard) throws -> Site {
        try Site(folder: folder.path, limits: limits)
    }

    @Test func `the root is the index page`() throws {
        let index = try #require(try read().asset(at: "/"))
        #expect(index.contentType == "text/html; charset=utf-8")
    }

    @Test func `files in folders are found by their path`() throws {
        #expect(try read().asset(at: "/app-1f2e/main.js") != nil)
    }

    @Test(arguments: ["/.secret", "/.git/config"])
    func `files whose names start with a dot are excluded`(path: String) throws {
        #expect(try read().asset(at: path) == nil)
    }

    @Test func `symbolic links are excluded`() throws {
        let outside = try TemporaryFolder()
        try outside.write("private.txt", "not for browsers")
        try folder.link("private.txt", to: "\(outside.path)/private.txt")
        try folder.link("outside", to: outside.path)
        let site = try read()
        #expect(site.asset(at: "/private.txt") == nil)
        #expect(site.asset(at: "/outside/private.txt") == nil)
    }

    @Test func `a folder that links to itself doesn't loop`() throws {
        try folder.link("again", to: folder.path)
        #expect(try read().asset(at: "/again/index.html") == nil)
    }

    @Test func `a named pipe is skipped without waiting for it`() throws {
        try #require(mkfifo("\(folder.path)/pipe", 0o600) == 0)
        #expect(try read().asset(at: "/pipe") == nil)
    }

    @Test func `the site folder itself may be a symbolic link`() throws {
        let other = try TemporaryFolder()
        try other.link("site", to: folder.path)
        #expect(try Site(folder: "\(other.path)/site").asset(at: "/") != nil)
    }

    @Test func `a compressed copy isn't served as a separate file`() throws {
        #expect(try read().asset(at: "/app-1f2e/game.wasm.br") == nil)
    }

    @Test func `a compressed file without an original is served as a file`() throws {
        try folder.write("scores.gz", "packed by a person")
        #expect(try read().asset(at: "/scores.gz")?.contentType == "application/gzip")
    }

    @Test func `a file added after the site was read isn't served`() throws {
        let site = try read()
        try folder.write("late.txt", "late")
        #expect(site.asset(at: "/late.txt") == nil)
    }

    @Test func `a file deleted after the site was read is still served`() throws {
        let site = try read()
        try FileManager.default.removeItem(atPath: "\(folder.path)/index.html")
        #expect(site.asset(at: "/") != nil)
    }

    // A mistyped code leads to a page that says so, and none at all to the form for opening a party.
    @Test(arguments: [
        "/live/breakout", "/party/abcdefghijklmnopqrstuv", "/party/bdjl", "/party/aaaa", "/party/",
    ])
    func `a page one folder down refers to the app's folder relative to that`(
        path: String
    ) throws {
        for page in ["live.html", "party.html"] {
            try folder.write(page, #"<link href="app-1f2e/a.css"><a href="?period=all">app</a>"#)
        }
        let page = try #require(
            try read().asset(at: path)?.variant(for: AcceptEncoding([]))?.body)
        #expect(
            String(buffer: page) == #"<link href="../app-1f2e/a.css"><a href="?period=all">app</a>"#
        )
    }

    @Test(arguments: ["/party/BDJL/1", "/party/a.css", "/party/abcdefghijklmnopqrstuvw"])
    func `an address that can't be a party's has no page`(path: String) throws {
        try folder.write("party.html", "party")
        #expect(try read().asset(at: path) == nil)
    }

    @Test func `the page that opens a party is in the site's own folder`() throws {
        try folder.write("party.html", #"<link href="app-1f2e/a.css">"#)
        let page = try #require(
            try read().asset(at: "/party")?.variant(for: AcceptEncoding([]))?.body)
        #expect(String(buffer: page) == #"<link href="app-1f2e/a.css">"#)
    }

    @Test func `a missing folder is refused`() throws {
        let path = "\(folder.path)/nowhere"
        #expect(throws: SiteProblem.missing(path: path)) { try Site(folder: path) }
    }

    @Test func `a file in place of the site folder is refused`() throws {
        let path = "\(folder.path)/index.html"
        #expect(throws: SiteProblem.notAFolder(path: path)) { try Site(folder: path) }
    }

    @Test func `a folder without an index page is refused`() throws {
        let empty = try TemporaryFolder()
        #expect(throws: SiteProblem.noIndex(path: empty.path)) { try Site(folder: empty.path) }
    }

    @Test func `a folder with too many entries is refused`() throws {
        #expect(throws: SiteProblem.tooManyEntries(path: folder.path, limit: 6)) {
            try read(SiteLimits(entries: 6, bytes: 1_000))
        }
    }

    @Test func `a folder with too many bytes is refused`() throws {
        try folder.write("large.txt", String(repeating: "x", count: 1_000))
        #expect(throws: SiteProblem.tooManyBytes(path: folder.path, limit: 1_000)) {
            try read(SiteLimits(entries: 100, bytes: 1_000))
        }
    }

    @Test func `a site at the limits is read`() throws {
        let page = try TemporaryFolder()
        try page.write("index.html", "12345")
        #expect(throws: Never.self) {
            try Site(folder: page.path, limits: SiteLimits(entries: 1, bytes: 5))
        }
    }
}
