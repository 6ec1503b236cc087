import Foundation
import House
import Logging
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The form of the log's lines.
public enum LogFormat: String, CaseIterable, Sendable {
    /// For people: the time, the level, the metadata and the message.
    case plain
    /// For systemd's journal, which adds the time itself: the level as a priority, such as `<3>`,
    /// the message and the metadata.
    case journald
    /// For programs: each line is a JSON object.
    case json

    /// The best form for this process's standard error: ``journald`` if the journal reads it.
    public static var ofStandardError: LogFormat {
        var status = stat()
        guard fstat(STDERR_FILENO, &status) == 0 else { return .plain }
        return standard(
            journal: ProcessInfo.processInfo.environment["JOURNAL_STREAM"],
            device: UInt64(truncatingIfNeeded: status.st_dev),
            number: UInt64(truncatingIfNeeded: status.st_ino))
    }

    /// Returns the best form for an open file.
    ///
    /// - Parameters:
    ///   - journal: the environment's `JOURNAL_STREAM`, such as `8:12345`. A process inherits it even
    ///     if its output goes elsewhere, so it names the file that the journal reads.
    ///   - device: the file's device.
    ///   - number: the file's number on the device.
    static func standard(journal: String?, device: UInt64, number: UInt64) -> LogFormat {
        journal == "\(device):\(number)" ? .journald : .plain
    }

    /// Returns a handler that writes to standard error.
    ///
    /// - Parameter label: the log's name, which only the plain form contains.
    public func handler(label: String) -> any LogHandler {
        switch self {
        case .plain: StreamLogHandler.standardError(label: label)
        case .journald: LineLogHandler(StandardError.write) { $0.forTheJournal }
        case .json: LineLogHandler(StandardError.write) { $0.json }
        }
    }
}

/// Writes lines to standard error. Each line is whole, because it is written at once.
private enum StandardError {
    private static let output = Mutex(FileHandle.standardError)

    static func write(_ line: String) {
        // If nobody reads the log, there is nowhere to report that.
        output.withLock { try? $0.write(contentsOf: Data((line + "\n").utf8)) }
    }
}
