import Foundation
import Languages
import Phrases

/// Writes the text files that the pages read: `words-export FOLDER` creates `FOLDER/en.json` and so
/// on, with the page's texts in the order of `page-words.js`. `FOLDER/party` gets the big screen's
/// texts and tables, and the shapes of faces.
@main
enum WordsExport {
    /// The texts in one language: the core's as lines, and the page's.
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
        try write(FaceShapes(), to: party.appending(path: "faces.json"))
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
