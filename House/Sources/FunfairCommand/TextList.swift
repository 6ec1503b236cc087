import ArgumentParser
import CommandKit
import Foundation

/// The lines of a file that a host wrote, or of standard input.
enum TextList {
    /// Returns the lines, without empty ones and without spaces at their ends.
    ///
    /// - Parameter path: the file, or `-` for standard input.
    /// - Throws: `CommandFailure` if it can't be read, or isn't UTF-8.
    static func lines(of path: String) throws(CommandFailure) -> [String] {
        let bytes: Data
        do {
            bytes =
                path == "-"
                ? try FileHandle.standardInput.readToEnd() ?? Data()
                : try Data(contentsOf: URL(filePath: path))
        } catch {
            throw CommandFailure(
                message: "\(path) cannot be read: \(CommandFailure.reason(error))",
                exitCode: .failure)
        }
        guard let text = String(bytes: bytes, encoding: .utf8) else {
            throw CommandFailure(
                message: "\(path) is not a text in UTF-8. Save it as UTF-8.", exitCode: .failure)
        }
        return text.split(whereSeparator: \.isNewline)
            .map { $0.trimmingCharacters(in: .whitespaces.union(["\u{FEFF}"])) }
            .filter { !$0.isEmpty }
    }

    /// Calls `body` with each text once, in order, and says for how many it did something.
    ///
    /// - Parameters:
    ///   - word: what a text names, such as `player`.
    ///   - done: what was done, such as `Removed`.
    ///   - body: prints what it did. Returns why it did nothing, or nil.
    /// - Throws: `ExitCode.failure` in the end, if nothing could be done for one of the texts.
    static func each(
        _ texts: [String], _ word: String, _ done: String,
        _ body: (String) async throws -> String?
    ) async throws {
        let all = texts.withoutRepetitions
        var missing = 0
        for text in all {
            guard let problem = try await body(text) else { continue }
            missing += 1
            Terminal.printError("Error: \(problem)")
        }
        if all.count > 1 {
            Terminal.printLine("\(done) \(all.count - missing) of \(counted(all.count, word)).")
        }
        if missing > 0 { throw ExitCode.failure }
    }
}

extension Sequence where Element: Hashable {
    /// The elements without repetitions, in the order of their first occurrence.
    var withoutRepetitions: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
