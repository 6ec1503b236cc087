import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("If-None-Match")
struct IfNoneMatchTests {
    private let tag = EntityTag(of: "some bytes".utf8, coding: .brotli)

    private func matches(_ fields: String...) -> Bool? {
        IfNoneMatch(fields)?.matches(tag)
    }

    @Test func `the same tag matches`() {
        #expect(matches(tag.field) == true)
    }

    @Test func `a weakened tag matches`() {
        #expect(matches("W/" + tag.field) == true)
    }

    @Test func `a tag in a list matches`() {
        #expect(matches("\"other\", W/\"one,two\" ,\(tag.field)") == true)
    }

    @Test func `a tag in a second header matches`() {
        #expect(matches("\"other\"", tag.field) == true)
    }

    @Test(arguments: ["*", " * "])
    func `a star matches any tag`(field: String) {
        #expect(matches(field) == true)
    }

    @Test func `a tag that is part of a longer tag does not match`() {
        #expect(matches("\"a, \(tag.opaque), b\"") == false)
    }

    @Test(arguments: ["", ",", "\"", "W/", "w/\"x\"", "**", "*, \"x\"", "no quotes", "\"other\""])
    func `a different or malformed tag does not match`(field: String) {
        #expect(matches(field) == false)
    }

    @Test func `without the header, no tag matches`() {
        #expect(IfNoneMatch([]) == nil)
    }
}

@Suite("Entity tags")
struct EntityTagTests {
    @Test func `the same bytes in different encodings have different tags`() {
        let tags = ContentCoding.allCases.map { EntityTag(of: "bytes".utf8, coding: $0).field }
        #expect(Set(tags).count == tags.count)
    }

    @Test func `different bytes have different tags`() {
        let first = EntityTag(of: "bytes".utf8, coding: .identity)
        #expect(first != EntityTag(of: "bytet".utf8, coding: .identity))
        #expect(first != EntityTag(of: "bytes\0".utf8, coding: .identity))
    }

    @Test func `bytes that differ only at the end of a large file have different tags`() {
        let much = [UInt8](repeating: 7, count: 1 << 20)
        let first = EntityTag(of: much + [1], coding: .identity)
        #expect(first != EntityTag(of: much + [2], coding: .identity))
    }

    @Test func `a tag is strong and quoted`() {
        let field = EntityTag(of: "bytes".utf8, coding: .gzip).field
        #expect(field.wholeMatch(of: /"[0-9a-z-]+"/) != nil)
    }
}
