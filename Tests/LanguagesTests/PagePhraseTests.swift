import Foundation
import Phrases
import Testing

@testable import Languages

@Suite("Texts of the page")
struct PagePhraseTests {
    @Test func `The page lists exactly the names of its texts, in order`() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Web/app/page-words.js")
        let names = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            .filter { $0.hasPrefix("  \"") }
            .flatMap { $0.split(separator: ",") }
            .compactMap { $0.split(separator: "\"").last }
        #expect(names.map(String.init) == Language.english.pageTexts.map(\.name))
        #expect(Set(names).count == names.count)
    }

    @Test func `The page doesn't repeat texts that the app already has`() {
        let sections = Language.allCases.map(\.sections)
        let app = Set(
            sections[0].indices.filter { $0 % 3 < 2 }.flatMap { section in
                sections[0][section].indices.map { text in sections.map { $0[section][text] } }
            })
        let twice = PagePhrase.allCases.filter { phrase in
            app.contains(Language.allCases.map { $0.table.text(of: phrase) })
        }
        #expect(twice == [])
    }
}
