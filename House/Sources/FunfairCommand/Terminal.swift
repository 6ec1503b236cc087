import ArgumentParser
import Foundation

/// Writes lines without buffering, for people and scripts that wait for them, and ends the process.
enum Terminal {
    /// Writes a line to standard output.
    static func printLine(_ line: String) {
        write(line, to: .standardOutput)
    }

    /// Writes a line to standard error.
    static func printError(_ line: String) {
        write(line, to: .standardError)
    }

    /// Ends the process at once.
    ///
    /// `exit` would run the libraries' destructors while other threads still use what they destroy:
    /// on a busy machine, a server that had shut down properly crashed with a segmentation fault.
    static func end(with code: ExitCode) -> Never {
        fflush(nil)
        _exit(code.rawValue)
    }

    private static func write(_ line: String, to output: FileHandle) {
        // If the other end is gone, the error can't be reported.
        try? output.write(contentsOf: Data((line + "\n").utf8))
    }
}
