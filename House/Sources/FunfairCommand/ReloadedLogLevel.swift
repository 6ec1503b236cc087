import House
import Logging

/// A log handler whose level changes for every logger at once when the settings are reloaded.
struct ReloadedLogLevel: LogHandler {
    private var base: any LogHandler
    private let level: Changeable<Logger.Level>

    init(_ base: any LogHandler, level: Changeable<Logger.Level>) {
        self.base = base
        self.level = level
        // The logger compares levels before it calls a handler.
        self.base.logLevel = .trace
    }

    /// Only the host changes the level, so setting it has no effect.
    var logLevel: Logger.Level {
        get { level.current }
        set {}
    }

    var metadata: Logger.Metadata {
        get { base.metadata }
        set { base.metadata = newValue }
    }

    var metadataProvider: Logger.MetadataProvider? {
        get { base.metadataProvider }
        set { base.metadataProvider = newValue }
    }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { base[metadataKey: key] }
        set { base[metadataKey: key] = newValue }
    }

    func log(event: LogEvent) { base.log(event: event) }
}
