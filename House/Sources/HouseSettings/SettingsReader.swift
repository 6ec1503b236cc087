import Configuration
import Foundation

/// Reads the server's settings from the file, the environment and flags. Flags win over the
/// environment, and the environment wins over the file.
public struct SettingsReader: Sendable {
    private let flags: [String: String]
    private let file: String?
    private let environment: [String: String]
    private let standardFile: String

    /// - Parameters:
    ///   - flags: the flags' texts, by the options' names.
    ///   - file: the file that the flag `--config` names.
    ///   - environment: the environment variables. Empty ones count as unset, because container
    ///     tools can't leave a variable out.
    ///   - standardFile: the file to read if it exists, and nobody names another.
    public init(
        flags: [String: String] = [:], file: String? = nil,
        environment: [String: String] = ProcessInfo.processInfo.environment,
        standardFile: String = ServerSettings.standardFile
    ) {
        self.flags = flags
        self.file = file
        self.environment = environment.filter { !$0.value.isEmpty }
        self.standardFile = standardFile
    }

    /// Reads the settings now.
    ///
    /// - Throws: `SettingProblems` with everything that is wrong.
    public func settings() throws(SettingProblems) -> ServerSettings {
        let reading = read()
        guard reading.problems.isEmpty else { throw SettingProblems(all: reading.problems) }
        return reading.settings
    }

    /// Reads the settings now, and collects everything that is wrong. Each value is checked, even if
    /// a later source replaces it, so that a file is right or wrong whatever the flags are. Options
    /// with a problem keep their defaults.
    public func read() -> SettingsReading {
        let file = openFile()
        let layers = [
            SettingLayer(flags: flags), SettingLayer(environment: environment),
            SettingLayer(file: file),
        ]
        let answers = AnsweringLayers()
        let reader = ConfigReader(providers: layers.map(\.provider), accessReporter: answers)
        var settings = ServerSettings()
        var problems: [[SettingProblem]] = layers.map { _ in [] }
        var order: [String: Int] = [:]
        var wrong: Set<String> = []
        for option in OptionTable.all {
            var valid: [Int: ServerSettings.Given] = [:]
            for (index, layer) in layers.enumerated() {
                do { valid[index] = try layer.given(option) } catch {
                    problems[index].append(error)
                    wrong.insert(option.name)
                }
            }
            guard reader.string(forKey: ConfigKey([option.name])) != nil,
                let winner = answers.layer(of: option.name)
            else { continue }
            settings.given[option.name] = valid[winner]
            order[option.name] = winner
        }
        settings.choosePlaceOfScores(order: order)
        let inFile = ((file?.problems ?? []) + problems[2]).sorted { $0.line < $1.line }
        return SettingsReading(
            settings: settings, file: file?.path, wrong: wrong,
            problems: inFile + problems[1] + problems[0] + settings.contradictions(besides: wrong))
    }

    private func openFile() -> SettingsFile? {
        let variable = ServerSettings.variablePrefix + "_CONFIG"
        if let file { return SettingsFile(path: file, namedBy: .flag("config")) }
        if let file = environment[variable] {
            return SettingsFile(path: file, namedBy: .environment(variable))
        }
        guard FileManager.default.fileExists(atPath: standardFile) else { return nil }
        return SettingsFile(path: standardFile, namedBy: nil)
    }
}

/// Settings as read, with everything that is wrong with them.
public struct SettingsReading: Sendable {
    /// The settings. Options with a problem have their defaults.
    public let settings: ServerSettings
    /// The file of settings, if there is one.
    public let file: String?
    /// The options with a problem of their own.
    let wrong: Set<String>
    /// What is wrong.
    public let problems: [SettingProblem]
}

extension SettingProblem {
    /// The line in the file, or 0.
    fileprivate var line: Int {
        guard case .file(_, let line?, _) = place else { return 0 }
        return line
    }
}
