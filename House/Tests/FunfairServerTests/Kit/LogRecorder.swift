import Logging
import Synchronization

/// Records log messages of every level.
final class LogRecorder: Sendable {
    private let kept = Mutex<[String]>([])

    /// The messages, one per line, with level and metadata.
    var lines: [String] { kept.withLock { $0 } }

    var logger: Logger {
        var logger = Logger(label: "test") { _ in Handler(recorder: self) }
        logger.logLevel = .trace
        return logger
    }

    private struct Handler: LogHandler {
        let recorder: LogRecorder
        var metadata: Logger.Metadata = [:]
        var logLevel = Logger.Level.trace

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            let all = metadata.merging(event.metadata ?? [:]) { $1 }
            let error = event.error.map { " \($0)" } ?? ""
            recorder.kept.withLock {
                $0.append("\(event.level): \(event.message) \(all)\(error)")
            }
        }
    }
}
