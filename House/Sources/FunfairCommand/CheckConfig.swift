import ArgumentParser
import CommandKit
import HouseSettings

/// `funfair check-config`: says what is wrong with the server's settings, and where.
struct CheckConfig: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check-config",
        abstract: "Check the settings of the server, and show them with their sources.",
        discussion: """
            Checks everything that can be checked without starting the server or changing \
            anything, also while the server is running. Run it as the server's user, because \
            others may be allowed to read other files.

            Exit codes: 0 the settings are right; 1 they are not, and each problem is a line on \
            standard error; 2 usage error.
            """)

    @OptionGroup var options: SettingsOptions<NoOption>

    func run() throws {
        let reading = options.reader.read()
        let problems = reading.problems + reading.problemsOfThisMachine()
        for problem in problems { Terminal.printError("Error: \(problem)") }
        guard problems.isEmpty else { throw ExitCode.failure }
        var output = LineOutput()
        for line in Self.table(reading.settings) { try output.write(line) }
        try output.write(
            reading.file.map { "The settings in \($0) are right." }
                ?? "There is no file of settings, and the settings are right.")
        try output.flush()
    }

    /// Returns a line for each option: its name, its value and its source.
    private static func table(_ settings: ServerSettings) -> [String] {
        let width = OptionTable.all.map(\.name.count).max() ?? 0
        return OptionTable.all.map { option in
            option.name + String(repeating: " ", count: width + 2 - option.name.count)
                + "\(settings.text(of: option)) (\(settings.place(of: option)))"
        }
    }
}
