import FunfairServer
import House
import Logging
import PostgreSQL

/// Every option of the server, one a row. The flags, their help, the environment variables, the keys
/// of the file, `funfair check-config` and reloading all follow from this table.
public struct OptionTable: Sendable {
    /// Where to listen.
    public let hostname = ServerOption(
        "hostname", .text("host"),
        "Where to listen: 127.0.0.1 for this machine only, 0.0.0.0 or :: for phones and computers "
            + "on the same network too.",
        standard: Hostname.loopback, "127.0.0.1", changes: .onRestart, read: OptionText.hostname)

    /// The port to listen on.
    public let port = ServerOption(
        "port", .text("port"), "The port to listen on, 0 to 65535; 0 picks a free one.",
        standard: UInt16(8080), "8080", changes: .onRestart, read: OptionText.port)

    /// The folder of the site.
    public let site = ServerOption(
        "site", .folder, "The folder that `make site` built.",
        standard: ".build-site", ".build-site", changes: .onRestart, read: OptionText.path)

    /// The file of the scores.
    public let data = ServerOption(
        "data", .file, "The scores file. A server creates it if it is missing.",
        standard: "funfair.sqlite", "funfair.sqlite", changes: .onRestart, read: OptionText.path)

    /// The database of the scores, instead of a file.
    public let database = ServerOption(
        "database", .text("address"),
        "A PostgreSQL database instead of a file, for any number of houses: "
            + "postgres://user@host/name, without a password. Add ?passfile=/path for the file "
            + "that holds the password.",
        standard: PostgresAddress?.none, "a file", changes: .onRestart, read: OptionText.database)

    /// The file of the ticket key.
    public let ticketKey = ServerOption(
        "ticket-key", .file,
        "The file of the key that signs tickets, the same for all houses of a database. A server "
            + "creates it if it is missing.",
        standard: String?.none,
        "the name of the scores file with “-key” added; with a database, funfair-key",
        changes: .onRestart, read: OptionText.path)

    /// The file of the certificate.
    public let tlsCertificate = ServerOption(
        "tls-certificate", .file, "The certificate with its chain, in PEM. Turns on HTTPS.",
        standard: String?.none, "plain HTTP", changes: .onReload, read: OptionText.path)

    /// The file of the certificate's private key.
    public let tlsKey = ServerOption(
        "tls-key", .file, "The certificate's private key, in PEM.",
        standard: String?.none, "plain HTTP", changes: .onReload, read: OptionText.path)

    /// The file of words that new names mustn't contain.
    public let words = ServerOption(
        "words", .file,
        "A file of words that new names must not contain, one per line. Lines that begin with # "
            + "are ignored.",
        standard: String?.none, "none", changes: .onReload, read: OptionText.path)

    /// How long to keep data that no board shows.
    public let keep = ServerOption(
        "keep", .text("days"),
        "How long to keep runs on no board, and all but the winners of past days and weeks: "
            + "\(Retention.range.lowerBound) to \(Retention.range.upperBound) days, or forever.",
        standard: Retention.standard, "90", changes: .onReload, read: OptionText.retention)

    /// The address that serves metrics.
    public let metricsAddress = ServerOption(
        "metrics-address", .text("host:port"),
        "Where Prometheus reads /metrics and `funfair status` asks, such as 127.0.0.1:9464.",
        standard: ListenAddress?.none, "nowhere", changes: .onRestart, read: OptionText.address)

    /// The time zone of days and weeks.
    public let timeZone = ServerOption(
        "time-zone", .text("name"),
        "The time zone whose midnight begins days and weeks, such as Europe/Berlin. It is stored "
            + "with the scores.",
        standard: Days?.none, "as stored, or UTC", changes: .onRestart, read: OptionText.timeZone)

    /// Whether to trust a proxy's headers.
    public let behindProxy = ServerOption(
        "behind-proxy", .toggle,
        "Trust X-Forwarded-Proto and the last address in X-Forwarded-For. Use it only behind your "
            + "own proxy.",
        standard: false, "false", changes: .onReload, read: OptionText.toggle)

    /// Whether players can share walls.
    public let walls = ServerOption(
        "walls", .toggle,
        "Let players share walls, and see those of others. Without this, stored walls are kept, and "
            + "shown again once it is back.",
        standard: true, "true", changes: .onReload, read: OptionText.toggle)

    /// Whether players can hold parties.
    public let parties = ServerOption(
        "parties", .toggle,
        "Let players open and join parties. Without this, a party that is open continues for its "
            + "guests until it ends.",
        standard: true, "true", changes: .onReload, read: OptionText.toggle)

    /// How much to log.
    public let logLevel = ServerOption(
        "log-level", .text("level"),
        "How much to log to standard error: "
            + Logger.Level.allCases.map(\.rawValue).joined(separator: ", ") + ".",
        standard: Logger.Level.warning, "warning", changes: .onReload, read: OptionText.logLevel)

    /// The form of the log.
    public let logFormat = ServerOption(
        "log-format", .text("format"),
        "The form of the log: " + LogFormat.allCases.map(\.rawValue).joined(separator: ", ") + ".",
        standard: LogFormat?.none, "journald if systemd's journal reads the log, otherwise plain",
        changes: .onRestart, read: OptionText.logFormat)

    /// The rows, for the names and texts of single options.
    public static let rows = OptionTable()

    /// The rows, in the order of help.
    public static let all: [any AnyServerOption] = Mirror(reflecting: rows).children.compactMap {
        $0.value as? any AnyServerOption
    }

    /// Returns some of the rows.
    public static func rows<each Value>(
        _ paths: repeat KeyPath<OptionTable, ServerOption<each Value>>
    ) -> [any AnyServerOption] {
        var options: [any AnyServerOption] = []
        repeat options.append(rows[keyPath: each paths])
        return options
    }
}
