import Foundation
import Testing

/// A running `funfair` process.
final class FunfairProcess {
    /// How the process exited, and its output.
    struct Ending {
        let exitCode: Int32
        let wasKilled: Bool
        let output: String
        let errors: String
    }

    /// Seconds until the process is killed. Every test ends sooner, even on a busy machine.
    private static let patience = 120.0

    private let process = Process()
    private let output = Pipe()
    private let errors = Pipe()
    /// The process's working folder, unless the test specifies another.
    private let ownFolder: TemporaryFolder

    /// Starts `funfair` with `arguments`, and kills it after `patience` to keep tests from hanging.
    convenience init(
        _ arguments: String..., in folder: String? = nil, environment: [String: String] = [:]
    ) throws {
        try self.init(arguments, in: folder, environment: environment)
    }

    /// - Parameters:
    ///   - folder: The working folder; by default, a new temporary folder.
    ///   - environment: Variables to add to those of the tests. By default, the process reads no
    ///     file of settings, even if this machine has one.
    ///   - openFiles: The process's open-file limit; by default, the same as for the tests.
    ///   - raisableTo: How far the process can raise that limit; by default, not at all.
    init(
        _ arguments: [String], in folder: String? = nil, environment: [String: String] = [:],
        openFiles: Int? = nil, raisableTo: Int? = nil
    ) throws {
        let executable = try Self.executable()
        if let openFiles {
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            let script = """
                ulimit -S -n \(openFiles); ulimit -H -n \(raisableTo ?? openFiles); exec "$0" "$@"
                """
            process.arguments = ["-c", script, executable.path] + arguments
        } else {
            process.executableURL = executable
            process.arguments = arguments
        }
        process.environment = ProcessInfo.processInfo.environment
            .merging(["FUNFAIR_CONFIG": "/dev/null"]) { $1 }.merging(environment) { $1 }
        process.standardOutput = output
        process.standardError = errors
        process.standardInput = FileHandle.nullDevice
        ownFolder = try TemporaryFolder()
        process.currentDirectoryURL = URL(fileURLWithPath: folder ?? ownFolder.path)
        try process.run()
        let identifier = process.processIdentifier
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience) { [weak process] in
            if process?.isRunning == true { kill(identifier, SIGKILL) }
        }
    }

    deinit {
        if process.isRunning {
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }
    }

    /// Waits for the next line of standard output and returns it, or nil at the end.
    func nextLine() throws -> String? { try Self.nextLine(of: output) }

    /// Waits for the next line of standard error and returns it, or nil at the end.
    func nextComplaint() throws -> String? { try Self.nextLine(of: errors) }

    private static func nextLine(of pipe: Pipe) throws -> String? {
        var line: [UInt8] = []
        while let byte = try pipe.fileHandleForReading.read(upToCount: 1)?.first {
            if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
            line.append(byte)
        }
        return nil
    }

    /// Returns the port in the line that announces the server's address.
    func openPort() throws -> UInt16 {
        let line = try #require(try nextLine(), "the process ended before it was open")
        let match = try #require(line.wholeMatch(of: /Funfair is open at http:\/\/.+:(\d+)\//))
        return try #require(UInt16(match.output.1))
    }

    /// Returns the process's resident memory in bytes, or 0 on systems without `/proc`.
    func residentMemory() -> Int {
        let path = "/proc/\(process.processIdentifier)/statm"
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return pages * Int(getpagesize())
    }

    /// Returns the process's processor time in seconds, or 0 on systems without `/proc`.
    func processorTime() -> Double {
        let path = "/proc/\(process.processIdentifier)/stat"
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        // The program's name is in parentheses and may contain any character.
        let fields = text.drop { $0 != ")" }.split(separator: " ").dropFirst()
        let ticks = fields.dropFirst(11).prefix(2).compactMap { Double($0) }.reduce(0, +)
        return ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    func send(_ signal: Int32) {
        kill(process.processIdentifier, signal)
    }

    /// Waits until the process exits.
    func ending() throws -> Ending {
        let said = try output.fileHandleForReading.readToEnd() ?? Data()
        let complained = try errors.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Ending(
            exitCode: process.terminationStatus,
            wasKilled: process.terminationReason == .uncaughtSignal,
            output: String(decoding: said, as: UTF8.self),
            errors: String(decoding: complained, as: UTF8.self)
        )
    }

    /// Returns the location of the `funfair` binary built along with these tests.
    private static func executable() throws -> URL {
        #if os(macOS)
            let tests = Bundle(for: FunfairProcess.self).bundleURL
        #else
            let tests = try #require(Bundle.main.executableURL)
        #endif
        return tests.deletingLastPathComponent().appendingPathComponent("funfair")
    }
}
