import Foundation

/// Many lines to the standard output, gathered so that a long trace is written in few pieces.
///
/// When whoever reads them has had enough (`| head`), the rest is dropped without a word.
struct LineOutput: ~Copyable {
    private var gathered = Data()
    private var isOpen = true
    private static let piece = 65_536

    /// Takes the place of the signal that would end the process when nobody reads any more.
    init() {
        signal(SIGPIPE, SIG_IGN)
    }

    /// Whether anybody still reads.
    var isWanted: Bool { isOpen }

    /// Writes a line, now or later.
    ///
    /// - Throws: `CommandFailure` where the output takes no more, a full disk for instance.
    mutating func write(_ line: String) throws(CommandFailure) {
        guard isOpen else { return }
        gathered.append(contentsOf: line.utf8)
        gathered.append(UInt8(ascii: "\n"))
        if gathered.count >= Self.piece { try flush() }
    }

    /// Writes what was gathered.
    ///
    /// - Throws: `CommandFailure`, as `write(_:)`.
    mutating func flush() throws(CommandFailure) {
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
