import Foundation
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
        #expect(names.map(String.init) == PagePhrase.allCases.map(\.rawValue))
    }
}
