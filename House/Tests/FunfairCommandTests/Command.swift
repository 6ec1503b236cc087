import Foundation
import Testing

/// A finished run of one of the project's commands, from the binary built with these tests.
struct Command {
    /// The commands, by their names.
    enum Program: String {
        case funfair
        case developer = "funfair-dev"

        /// The program's location, beside the tests.
        var location: URL {
            // The tests run from the build folder, or from a bundle in it.
            let bundle = Bundle.allBundles.first { $0.bundleURL.pathExtension == "xctest" }
            return (bundle?.bundleURL ?? URL(filePath: CommandLine.arguments[0]))
                .deletingLastPathComponent().appending(path: rawValue)
        }
    }

    /// The command's standard output.
    let output: String
    /// The command's standard error.
    let complaint: String
    let exitCode: Int32

    /// Runs the program with the given arguments and waits until it exits.
    init(_ program: Program, _ arguments: String...) throws {
        try self.init(program, arguments)
    }

    /// Runs the program with the given arguments and waits until it exits.
    init(_ program: Program, _ arguments: [String]) throws {
        let process = Process()
        process.executableURL = program.location
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        let output = try TemporaryFile()
        let complaint = try TemporaryFile()
        process.standardOutput = try output.handle()
        process.standardError = try complaint.handle()
        try process.run()
        process.waitUntilExit()
        exitCode = process.terminationStatus
        self.output = try output.text()
        self.complaint = try complaint.text()
    }

    /// The lines of standard output.
    var lines: [Substring] { output.split(separator: "\n") }

    /// Returns each line of standard output, parsed as a JSON object.
    func objects() throws -> [[String: Any]] {
        try lines.map { line in
            let value = try JSONSerialization.jsonObject(with: Data(line.utf8))
            return try #require(value as? [String: Any])
        }
    }
}

/// A temporary file, deleted together with this object.
final class TemporaryFile {
    let path: String

    /// Creates an empty file.
    init() throws {
        path = FileManager.default.temporaryDirectory
            .appending(path: "funfair-\(UUID().uuidString)").path()
        try Data().write(to: URL(filePath: path))
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    func handle() throws -> FileHandle {
        try FileHandle(forWritingTo: URL(filePath: path))
    }

    func text() throws -> String {
        String(decoding: try bytes(), as: UTF8.self)
    }

    func bytes() throws -> [UInt8] {
        Array(try Data(contentsOf: URL(filePath: path)))
    }

    func write(_ bytes: [UInt8]) throws {
        try Data(bytes).write(to: URL(filePath: path))
    }
}
