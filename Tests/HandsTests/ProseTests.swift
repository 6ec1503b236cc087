import Foundation
import Funfair
import Hands
import Phrases
import Testing

@testable import Languages

/// The docs and the page state the same numbers as the table.
@Suite("Texts about the limits")
struct ProseTests {
    private let prose: String

    init() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../docs/fair-play.md")
        prose = try String(contentsOf: file, encoding: .utf8)
    }

    @Test("docs/fair-play.md has every limit, word for word", arguments: HandLimit.all)
    func prose(row: HandLimit) {
        #expect(prose.contains("\n- more than \(row.maximum) \(row.unit)\n"))
    }

    @Test func `docs/fair-play.md has no other limits`() {
        #expect(prose.split(separator: "\n- more than ").count == HandLimit.all.count + 1)
    }

    @Test("The page states the numbers of all limits, and no others", arguments: Language.allCases)
    func page(language: Language) {
        let text = language.table.text(of: FunfairPhrase.handLimits)
        let numbers = text.split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }
        #expect(numbers.sorted() == HandLimit.all.map { $0.maximum }.sorted())
    }
}
