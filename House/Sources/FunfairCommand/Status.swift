import ArgumentParser
import CommandKit
import FunfairServer
import HouseSettings

/// `funfair status`: asks a running house how it is.
struct Status: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show how a running house is, and whether it can store scores.",
        discussion: """
            Asks the house at its metrics address, so start it with --metrics-address. If no \
            setting names an address, asks at 127.0.0.1:9464. Also works as a container's health \
            check.

            Exit codes: 0 open and ready; 1 no house answers there; 2 usage error; 3 open, but \
            unable to store scores.
            """)

    @OptionGroup var options: SettingsOptions<MetricsOption>

    @Flag(help: "Print the house's status document, in JSON.")
    var json = false

    func run() async throws {
        let address =
            try options.settings().metricsAddress ?? ListenAddress(hostname: .loopback, port: 9464)
        guard address.port != 0 else {
            throw CommandFailure(
                message: "Nobody can connect to port 0. Name the port that the house reports at.",
                exitCode: .wrongUsage)
        }
        let status: HouseStatus
        let document: String
        do {
            (status, document) = try await HouseStatus.fetched(from: address)
        } catch {
            throw CommandFailure(message: error.description, exitCode: .failure)
        }
        if json {
            Terminal.printLine(document)
        } else {
            for line in status.lines { Terminal.printLine(line) }
            for warning in status.warnings { Terminal.printError("Warning: \(warning)") }
        }
        guard status.isReady else { Terminal.end(with: .notReady) }
    }
}

extension ExitCode {
    fileprivate static let notReady = ExitCode(3)
}
