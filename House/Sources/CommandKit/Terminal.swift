import ArgumentParser
import Foundation

/// Writes lines without buffering, for people and scripts that wait for them, and ends the process.
package enum Terminal {
    /// Writes a line to standard output.
    package static func printLine(_ line: String) {
        write(line, to: .standardOutput)
    }

    /// Writes a line to standard error.
    package static func printError(_ line: String) {
        write(line, to: .standardError)
    }

    /// Ends the process immediately.
    ///
    /// `exit` would run the libraries' destructors while other threads still use the destroyed
    /// objects: on a busy machine, this crashed a server with a segmentation fault after a clean
    /// shutdown.
    package static func end(with code: ExitCode) -> Never {
        fflush(nil)
        _exit(code.rawValue)
    }

    private static func write(_ line: String, to output: FileHandle) {
        // If the reader is gone, the failure can't be reported.
        try? output.write(contentsOf: Data((line + "\n").utf8))
    }
}
