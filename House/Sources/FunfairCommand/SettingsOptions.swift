import ArgumentParser
import CommandKit
import Foundation
import HouseSettings

/// The options of a command that reads the server's settings: the file, and flags that win over it.
struct SettingsOptions<Choice: OptionChoice>: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The file of settings. (default: FUNFAIR_CONFIG, or "
                + "\(ServerSettings.standardFile) if it exists)", valueName: "file"),
        completion: .file(extensions: ["yaml"]))
    var config: String?

    @OptionGroup var flags: OptionFlags<Choice>

    /// Reads the settings of this command.
    var reader: SettingsReader { SettingsReader(flags: flags.texts, file: config) }

    /// The settings.
    ///
    /// - Throws: `CommandFailure` with everything that is wrong.
    func settings() throws(CommandFailure) -> ServerSettings {
        do { return try reader.settings() } catch { throw CommandFailure(error) }
    }
}

extension CommandFailure {
    /// Creates a failure with a line for each problem.
    init(_ problems: SettingProblems) {
        self.init(
            message: problems.all.map(\.description).joined(separator: "\nError: "),
            exitCode: .wrongUsage)
    }
}

/// Every option.
enum EveryOption: OptionChoice {
    static let options = OptionTable.all
}

/// The option for the scores file.
enum DataOption: OptionChoice {
    static let options = OptionTable.rows(\.data)
}

/// The options for where the scores are.
enum ScoresOptions: OptionChoice {
    static let options = OptionTable.rows(\.data, \.database)
}

/// The options for where the scores and the ticket key are.
enum KeyOptions: OptionChoice {
    static let options = OptionTable.rows(\.data, \.database, \.ticketKey)
}

/// The option for the ticket key.
enum KeyOption: OptionChoice {
    static let options = OptionTable.rows(\.ticketKey)
}

/// The option for the address that serves metrics.
enum MetricsOption: OptionChoice {
    static let options = OptionTable.rows(\.metricsAddress)
}

/// No option: only the file of settings.
enum NoOption: OptionChoice {
    static let options: [any AnyServerOption] = []
}
