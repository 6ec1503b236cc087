import Foundation
import House

// What `funfair status` prints.
extension HouseStatus {
    /// Warn if a certificate ends in fewer days. Tools renew certificates earlier, so a renewal has
    /// failed by then.
    public static let daysToRenew = 14
    /// The number of free bytes below which to warn.
    private static let littleSpace: Int64 = 1_000_000_000
    /// The number of seconds after the last backup, or without one after the house opened, when to warn.
    private static let oldBackup: Int64 = 2 * 86_400

    /// A table for people, a line for each fact.
    public var lines: [String] {
        let rows = [
            ("Version", version),
            ("Open since", "\(Self.text(opened)), for \(Self.span(now - opened))"),
            ("Stores scores", problem.map { "no: \($0)" } ?? "yes"),
            (
                "Players",
                (players.named.map { "\($0) named, " } ?? "")
                    + "\(players.active) active in the last \(Activity.minutes) minutes, "
                    + "\(players.connected) at parties and live boards now"
            ),
            ("Runs", "\(runsPerMinute.formatted(Self.rate)) a minute"),
        ]
        let optional = [
            ("Last backup", diskFreeBytes.map { _ in backup }),
            ("Free disk", diskFreeBytes.map { Self.size($0) }),
            ("Certificate", certificateEnd.map { certificate(until: $0) }),
        ].compactMap { name, value in value.map { (name, $0) } }
        let all = rows + optional
        let width = all.map(\.0.count).max() ?? 0
        return all.map { name, value in
            name + String(repeating: " ", count: width - name.count + 2) + value
        }
    }

    /// A sentence for each fact that a host should do something about, even though the house is
    /// ready.
    public var warnings: [String] {
        var warnings: [String] = []
        if let diskFreeBytes, diskFreeBytes < Self.littleSpace {
            warnings.append(
                "Only \(Self.size(diskFreeBytes)) are free on the disk with the scores. A house "
                    + "stores nothing on a full disk, so make room.")
        }
        if let warning = warningOfBackup { warnings.append(warning) }
        if let certificateEnd, certificateEnd - now < Int64(Self.daysToRenew) * 86_400 {
            let ends =
                certificateEnd > now
                ? "ends in \(Self.span(certificateEnd - now))"
                : "ended \(Self.text(certificateEnd))"
            warnings.append(
                "The certificate \(ends). Renew it, and send the house SIGHUP to reload it.")
        }
        return warnings
    }

    private var backup: String {
        lastBackup.map { "\(Self.text($0)), \(Self.past(now - $0))" } ?? "never"
    }

    /// A warning if the last backup is too old. A database has its own backups, which the house
    /// doesn't know.
    private var warningOfBackup: String? {
        guard diskFreeBytes != nil, now - (lastBackup ?? opened) > Self.oldBackup else {
            return nil
        }
        let fact = lastBackup.map { "The last backup was made \(Self.past(now - $0))." }
        return (fact ?? "There is no backup of the scores.")
            + " Let a timer run `funfair backup` every day."
    }

    private func certificate(until end: Int64) -> String {
        end > now
            ? "until \(Self.text(end)), for \(Self.span(end - now))" : "ended \(Self.text(end))"
    }

    private static let rate = FloatingPointFormatStyle<Double>.number.precision(
        .fractionLength(0...1)
    ).grouping(.never).locale(Locale(identifier: "en_US_POSIX"))

    /// Returns a time, such as `2026-11-21 12:00 UTC`.
    private static func text(_ seconds: Int64) -> String {
        let date = Date(timeIntervalSince1970: Double(seconds))
        return date.ISO8601Format(
            .iso8601(timeZone: .gmt, dateTimeSeparator: .space).year().month().day()
                .time(includingFractionalSeconds: false)
        ).prefix(16) + " UTC"
    }

    /// Returns how long ago something was, such as `2 days ago`.
    private static func past(_ seconds: Int64) -> String {
        // A backup is noted with the clock of the machine that made it.
        seconds < 60 ? "just now" : "\(span(seconds)) ago"
    }

    /// Returns a duration in its largest unit, rounded down, such as `9 hours`.
    private static func span(_ seconds: Int64) -> String {
        let units: [(Int64, String)] = [(86_400, "day"), (3600, "hour"), (60, "minute")]
        for (length, name) in units where seconds >= length {
            let count = seconds / length
            return "\(count) \(name)\(count == 1 ? "" : "s")"
        }
        return "less than a minute"
    }

    /// Returns a number of bytes in decimal units, as vendors of disks count, such as `12.3 GB`.
    private static func size(_ bytes: Int64) -> String {
        let units: [(Int64, String)] = [(1_000_000_000_000, "TB"), (1_000_000_000, "GB")]
        for (unit, name) in units where bytes >= unit {
            return "\((Double(bytes) / Double(unit)).formatted(rate)) \(name)"
        }
        return "\(bytes / 1_000_000) MB"
    }
}
