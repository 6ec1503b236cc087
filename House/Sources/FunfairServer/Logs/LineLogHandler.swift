import House
import Logging

/// Writes each event of the log as one line.
struct LineLogHandler: LogHandler {
    var logLevel = Logger.Level.info
    var metadata: Logger.Metadata = [:]
    var metadataProvider: Logger.MetadataProvider?

    private let output: @Sendable (String) -> Void
    private let now: @Sendable () -> Timestamp
    private let line: @Sendable (LogRecord) -> String

    /// - Parameters:
    ///   - output: takes each line, without its end.
    ///   - now: the clock of the machine. The log has the time that other programs' logs have.
    ///   - line: returns an event as a line.
    init(
        _ output: @escaping @Sendable (String) -> Void,
        now: @escaping @Sendable () -> Timestamp = House.wallClock,
        _ line: @escaping @Sendable (LogRecord) -> String
    ) {
        self.output = output
        self.now = now
        self.line = line
    }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        var all = metadata
        for more in [metadataProvider?.get(), event.metadata] {
            all.merge(more ?? [:]) { $1 }
        }
        if let error = event.error { all["error"] = "\(error.textForTheLog)" }
        output(
            line(
                LogRecord(
                    time: now(), level: event.level, message: event.message.description,
                    metadata: all)))
    }
}

/// An event of the log.
struct LogRecord: Sendable {
    let time: Timestamp
    let level: Logger.Level
    let message: String
    let metadata: Logger.Metadata
}
