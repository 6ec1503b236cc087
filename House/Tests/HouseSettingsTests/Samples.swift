import Foundation
import HouseSettings

/// Texts for the options: valid ones that differ, and invalid ones.
struct Samples {
    /// Three valid texts.
    let valid: [String]
    /// Texts that aren't values of the option.
    let invalid: [String]

    private static let paths = Samples(valid: ["/one", "/two", "/three"], invalid: [""])

    /// The first text of an option isn't its default.
    private static func toggle(first: Bool) -> Samples {
        Samples(
            valid: ["\(first)", "\(!first)", "\(first)"],
            invalid: ["yes", "1", "TRUE", "maybe", ""])
    }

    /// The samples, by the options' names. Each new option needs a line here.
    static let all: [String: Samples] = [
        "hostname": Samples(
            valid: ["0.0.0.0", "::1", "fair.example"], invalid: ["two words", "1.2.3", "-a", ""]),
        "port": Samples(
            valid: ["80", "0", "65535"], invalid: ["65536", "-1", "http", "80.5", "0x50", ""]),
        "site": paths,
        "data": paths,
        "database": Samples(
            valid: ["postgres://a@b/c", "postgresql:///d", "postgres://e,f/g?passfile=/h"],
            invalid: ["scores.sqlite", "mysql://db", ""]),
        "ticket-key": paths,
        "tls-certificate": paths,
        "tls-key": paths,
        "words": paths,
        "keep": Samples(
            valid: ["14", "3650", "forever"], invalid: ["13", "3651", "-1", "ever", "20 days", ""]),
        "metrics-address": Samples(
            valid: ["127.0.0.1:9464", "[::1]:9465", "localhost:9466"],
            invalid: ["9464", "::1:9464", "127.0.0.1:http", ""]),
        "time-zone": Samples(
            valid: ["Europe/Berlin", "UTC", "Asia/Tokyo"], invalid: ["Berlin", "GMT+5", "", "A/B"]),
        "behind-proxy": toggle(first: true),
        "walls": toggle(first: false),
        "parties": toggle(first: false),
        "log-level": Samples(
            valid: ["info", "error", "trace"], invalid: ["loud", "Info", "7", ""]),
        "log-format": Samples(
            valid: ["plain", "journald", "json"], invalid: ["xml", "JSON", ""]),
    ]

    /// Returns the samples of an option.
    static func of(_ option: any AnyServerOption) -> Samples {
        guard let samples = all[option.name] else {
            preconditionFailure("Add samples for the option \(option.name).")
        }
        return samples
    }
}

/// A source of settings, as a test fills it.
enum Source: CaseIterable {
    case file
    case environment
    case flag

    /// Where an option is, if it is in line 1 of the file.
    func place(of option: any AnyServerOption, in path: String) -> SettingPlace {
        switch self {
        case .file: .file(path: path, line: 1, key: option.name)
        case .environment: .environment(option.variable)
        case .flag: .flag(option.name)
        }
    }
}

/// Sources with settings.
struct Sources {
    private let folder: SettingsFolder
    private var lines: [String] = []
    private var environment: [String: String] = [:]
    private var flags: [String: String] = [:]

    init() throws { folder = try SettingsFolder() }

    var path: String { folder.path + "/funfair.yaml" }

    /// Sets an option in one source.
    mutating func set(_ option: any AnyServerOption, to text: String, in source: Source) {
        switch source {
        case .file: lines.append("\(option.name): '\(text.replacing("'", with: "''"))'")
        case .environment: environment[option.variable] = text
        case .flag: flags[option.name] = text
        }
    }

    /// Reads the sources.
    func read() throws -> SettingsReading {
        try folder.write("funfair.yaml", lines.joined(separator: "\n") + "\n")
        return SettingsReader(flags: flags, file: path, environment: environment).read()
    }
}

/// A temporary folder, deleted together with this object.
final class SettingsFolder: Sendable {
    let path: String

    init() throws {
        let url = FileManager.default.temporaryDirectory
            .appendingPathComponent("funfair-settings-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.resolvingSymlinksInPath().path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a file, and returns its path.
    @discardableResult
    func write(_ name: String, _ text: String) throws -> String {
        let file = path + "/" + name
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
        return file
    }

    /// Reads the settings from a file with the given text.
    func reading(_ text: String) throws -> SettingsReading {
        SettingsReader(file: try write("funfair.yaml", text), environment: [:]).read()
    }

    /// Returns the file's problems, without its path.
    func problems(_ text: String) throws -> [String] {
        try reading(text).problems.map {
            $0.description.replacing(path + "/funfair.yaml", with: "file")
        }
    }
}
