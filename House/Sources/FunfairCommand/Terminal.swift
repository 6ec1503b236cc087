import ArgumentParser
import Foundation

/// Writes lines without buffering, for a person or a script that waits for one, and ends the
/// process.
enum Terminal {
    /// Writes a line to the standard output.
    static func printLine(_ line: String) {
        write(line, to: .standardOutput)
    }

    /// Writes a line to the standard error output.
    static func printError(_ line: String) {
        write(line, to: .standardError)
    }

    /// Ends the process at once.
    ///
    /// `exit` would run the libraries' destructors while other threads still use what they destroy:
    /// on a busy machine, a server that had closed in order crashed with a segmentation fault.
    static func end(with code: ExitCode) -> Never {
        fflush(nil)
        _exit(code.rawValue)
    }

    private static func write(_ line: String, to output: FileHandle) {
        // The other end is gone, so the error can't be reported.
        try? output.write(contentsOf: Data((line + "\n").utf8))
    }
}
