import Foundation
import Languages
import Phrases

/// Writes the texts of each language as the page reads them: `words-export FOLDER` makes
/// `FOLDER/en.json` and so on.
@main
enum WordsExport {
    /// The texts of a language: those of the core in lines, those of the page by name.
    private struct File: Encodable {
        let core: String
        let page: [String: String]
    }

    static func main() throws {
        guard CommandLine.arguments.count == 2 else {
            FileHandle.standardError.write(Data("Usage: words-export FOLDER\n".utf8))
            exit(EXIT_FAILURE)
        }
        let folder = URL(filePath: CommandLine.arguments[1], directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        for language in Language.allCases {
            let file = File(
                core: language.lines,
                page: Dictionary(uniqueKeysWithValues: language.pageTexts))
            try encoder.encode(file).write(to: folder.appending(path: "\(language.tag).json"))
        }
    }
}
