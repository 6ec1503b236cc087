import Foundation
import Phrases
import Testing

@testable import Languages

@Suite("Texts of the page")
struct PagePhraseTests {
    @Test func `The page's type checker knows them all, and no others`() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Web/app/page-words.d.ts")
        let names = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            .filter { $0.hasSuffix(": string;") }
            .map { $0.trimmingPrefix("  ").prefix { $0 != ":" } }
        #expect(names.map(String.init) == Language.english.pageTexts.map(\.name))
        #expect(Set(names).count == names.count)
    }

    @Test func `What the app says in all languages alike is not written a second time`() {
        func saying(_ text: (any LanguageTable.Type) -> String) -> [String] {
            Language.allCases.map { text($0.table) }
        }
        let app = Set(
            Phrase.allCases.map { phrase in saying { $0.text(of: phrase) } }
                + Pattern.allCases.map { pattern in saying { $0.text(of: pattern) } })
        let twice = PagePhrase.allCases.filter { phrase in
            app.contains(saying { $0.text(of: phrase) })
        }
        #expect(twice == [])
    }
}
