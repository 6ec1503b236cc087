import Foundation

/// Buffers lines for standard output, to print a long trace in few writes.
///
/// If the reader exits early (`| head`), drops the rest silently.
package struct LineOutput: ~Copyable {
    private var gathered = Data()
    private var isOpen = true
    private static let piece = 65_536

    /// Ignores the signal that would end the process when the reader exits.
    package init() {
        signal(SIGPIPE, SIG_IGN)
    }

    /// Whether anything still reads the output.
    package var isWanted: Bool { isOpen }

    /// Adds a line to the buffer, and writes the buffer once it's full.
    ///
    /// - Throws: `CommandFailure` if the output can't be written, such as on a full disk.
    package mutating func write(_ line: String) throws(CommandFailure) {
        guard isOpen else { return }
        gathered.append(contentsOf: line.utf8)
        gathered.append(UInt8(ascii: "\n"))
        if gathered.count >= Self.piece { try flush() }
    }

    /// Writes the buffered lines.
    ///
    /// - Throws: `CommandFailure`, like `write(_:)`.
    package mutating func flush() throws(CommandFailure) {
        while isOpen, !gathered.isEmpty {
            let count = gathered.withUnsafeBytes {
                Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count)
            }
            if count >= 0 {
                gathered.removeFirst(count)
            } else if errno == EPIPE {
                isOpen = false
            } else if errno != EINTR {
                throw CommandFailure(
                    message: "The output cannot be written: \(String(cString: strerror(errno))).",
                    exitCode: .failure)
            }
        }
    }
}
