import Foundation
import Languages
import Phrases

/// Writes what the pages read: `words-export FOLDER` makes `FOLDER/en.json` and so on, with the texts of
/// each language, those of the page in the order of `page-words.js`; in `FOLDER/party` those of the big
/// screen, and its tables.
@main
enum WordsExport {
    /// The texts of a language: those of the core in lines, and those of the page.
    private struct File<Page: Encodable>: Encodable {
        let core: String
        let page: Page
    }

    static func main() throws {
        guard CommandLine.arguments.count == 2 else {
            FileHandle.standardError.write(Data("Usage: words-export FOLDER\n".utf8))
            exit(EXIT_FAILURE)
        }
        let folder = URL(filePath: CommandLine.arguments[1], directoryHint: .isDirectory)
        let party = folder.appending(path: "party", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: party, withIntermediateDirectories: true)
        for language in Language.allCases {
            try write(
                File(core: language.lines, page: language.pageTexts.map(\.text)),
                to: folder.appending(path: "\(language.tag).json"))
            try write(
                File(core: "", page: byName(language.partyTexts + language.partyForms)),
                to: party.appending(path: "\(language.tag).json"))
        }
        try write(PartyTables(), to: party.appending(path: "tables.json"))
    }

    private static func byName(_ texts: [(name: String, text: String)]) -> [String: String] {
        Dictionary(uniqueKeysWithValues: texts)
    }

    private static func write(_ value: some Encodable, to file: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(value).write(to: file)
    }
}
