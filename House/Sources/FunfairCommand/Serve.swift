import ArgumentParser
import FunfairServer
import House
import HouseStore
import Logging
import PostgreSQL

/// `funfair serve`: serves the games and their boards over HTTP.
struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Serve the games and their public boards until stopped by Ctrl-C or SIGTERM.",
        discussion: """
            Once the server is ready, the first line of output is the address to open.

            Exit codes: 0 stopped by Ctrl-C or SIGTERM; 1 the site is not built, or the scores, \
            the words or the certificate cannot be read; 2 usage error; 3 cannot listen, for \
            instance because the port is taken; 4 no database accepted connections for two minutes.
            """
    )

    @Option(
        help: ArgumentHelp(
            "Where to listen: 127.0.0.1 for this machine only, 0.0.0.0 or :: for phones and "
                + "computers on the same network too. (default: \(Hostname.loopback))",
            valueName: "host"
        ),
        transform: Self.hostname
    )
    var hostname = Hostname.loopback

    @Option(
        parsing: .unconditional,
        help: "The port to listen on, 0 to 65535; 0 picks a free one. (default: 8080)",
        transform: Self.port
    )
    var port: UInt16 = 8080

    @Option(help: ArgumentHelp("The folder that `make site` built.", valueName: "folder"))
    var site = ".build-site"

    @OptionGroup var scores: ScoresPlace

    @OptionGroup var key: KeyOption

    @OptionGroup var tls: TLSFiles

    @Option(
        help: ArgumentHelp(
            "A file of words that new names must not contain, one per line. Lines that begin "
                + "with # are ignored.", valueName: "file"))
    var words: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "How long to keep runs on no board, and all but the winners of past days and weeks: "
                + "\(Retention.range.lowerBound) to \(Retention.range.upperBound) days, or forever. "
                + "(default: 90)", valueName: "days"),
        transform: Self.retention)
    var keep = Retention.standard

    @Option(
        help: ArgumentHelp(
            "Where Prometheus reads /metrics, such as 127.0.0.1:9464. (default: nowhere)",
            valueName: "host:port"),
        transform: Self.address)
    var metricsAddress: ListenAddress?

    @Option(
        help: ArgumentHelp(
            "The time zone whose midnight begins days and weeks, such as Europe/Berlin. It is "
                + "stored with the scores. (default: as stored, or UTC)", valueName: "name"),
        transform: Self.timeZone)
    var timeZone: Days?

    @Flag(
        help: ArgumentHelp(
            "Trust X-Forwarded-Proto and the last address in X-Forwarded-For. Use it only behind "
                + "your own proxy."))
    var behindProxy = false

    @Option(
        help: ArgumentHelp(
            "How much to log to standard error: "
                + LogLevel.allCases.map(\.rawValue).joined(separator: ", ") + ".",
            valueName: "level"))
    var logLevel = LogLevel.warning

    func run() async throws {
        let address = ListenAddress(hostname: hostname, port: port)
        let site = try readSite()
        let setup = ServerSetup(
            address: address, tls: try tls.certificate(), isBehindProxy: behindProxy,
            retention: keep, metrics: metricsAddress)
        let (house, repository) = try await openHouse()
        OpenFiles.allowAsManyAsPossible()
        let application = try buildApplication(
            site: site, house: house, setup: setup, logger: logger, onOpen: announce)
        do {
            try await application.runUntilStopped(at: address)
        } catch {
            throw CommandFailure(message: error.description, exitCode: .cannotListen)
        }
        try repository.close()
    }

    private func openHouse() async throws -> (House, any HouseRepository) {
        let words = try nameWords()
        guard let database = scores.database else {
            let repository = try scores.file.open(for: .house)
            let house = House(
                repository: repository, key: try ticketKey(), words: words,
                days: try await days(of: repository), logger: logger)
            return (house, repository)
        }
        let repository = try await openDatabase(at: database)
        let key = try ticketKey()
        let days = try await days(of: repository)
        do {
            let house = try await House(
                sharing: repository, key: key, words: words, days: days, logger: logger)
            return (house, repository)
        } catch {
            throw CommandFailure(message: error.description, exitCode: .failure)
        }
    }

    private func openDatabase(
        at address: PostgresAddress
    ) async throws(CommandFailure) -> PostgreSQLRepository {
        do { return try await PostgreSQLRepository.whenThere(address, logger: logger) } catch {
            var exitCode = ExitCode.failure
            if case .noDatabase = error { exitCode = .noDatabase }
            throw CommandFailure(message: error.description, exitCode: exitCode)
        }
    }

    private func days(of repository: any HouseRepository) async throws(CommandFailure) -> Days {
        do { return try await House.days(of: repository, zone: timeZone?.name) } catch {
            throw CommandFailure(message: error.description, exitCode: .failure)
        }
    }

    private func nameWords() throws(CommandFailure) -> NameWords {
        guard let words else { return .none }
        do { return try NameWords(path: words) } catch {
            throw CommandFailure(message: error.description, exitCode: .failure)
        }
    }

    private func ticketKey() throws(CommandFailure) -> TicketKey {
        do { return try key.file(of: scores).key() } catch {
            throw CommandFailure(message: error.description, exitCode: .failure)
        }
    }

    private func readSite() throws(CommandFailure) -> Site {
        do {
            return try Site(folder: site)
        } catch {
            let hint =
                error.isNotBuilt
                ? " Build the site with `make site`, or name another folder with --site." : ""
            throw CommandFailure(message: error.description + hint, exitCode: .noSite)
        }
    }

    private var logger: Logger {
        var logger = Logger(label: "funfair") { StreamLogHandler.standardError(label: $0) }
        logger.logLevel = logLevel.level
        return logger
    }

    @Sendable private func announce(_ addresses: OpenAddresses) {
        Terminal.printLine("Funfair is open at \(addresses.here)")
        guard let inNetwork = addresses.inNetwork else { return }
        if inNetwork.isEmpty {
            Terminal.printLine("This machine has no network connection, so phones cannot reach it.")
        } else {
            Terminal.printLine("Phones on the same network can open:")
            for address in inNetwork {
                Terminal.printLine("  \(address)")
            }
        }
    }

    private static func hostname(_ text: String) throws -> Hostname {
        do {
            return try Hostname(text)
        } catch {
            throw ValidationError(error.description)
        }
    }

    private static func timeZone(_ text: String) throws -> Days {
        guard let days = Days(zone: text) else {
            throw ValidationError(
                "'\(text)' is not a time zone. Use UTC or a name such as Europe/Berlin.")
        }
        return days
    }

    private static func address(_ text: String) throws -> ListenAddress {
        guard let address = ListenAddress(text) else {
            throw ValidationError(
                "'\(text)' is not an address with a port. Use one such as 127.0.0.1:9464 or "
                    + "[::1]:9464.")
        }
        return address
    }

    private static func retention(_ text: String) throws -> Retention {
        if text == "forever" { return .forever }
        guard let retention = Int(text).flatMap(Retention.init(days:)) else {
            throw ValidationError(
                "Choose \(Retention.range.lowerBound) to \(Retention.range.upperBound) days, or "
                    + "forever.")
        }
        return retention
    }

    private static func port(_ text: String) throws -> UInt16 {
        guard let port = UInt16(text) else {
            throw ValidationError("A port is a whole number from 0 to 65535.")
        }
        return port
    }
}

extension ExitCode {
    fileprivate static let noSite = ExitCode(1)
    fileprivate static let cannotListen = ExitCode(3)
    fileprivate static let noDatabase = ExitCode(4)
}

/// How much the server logs.
enum LogLevel: String, CaseIterable, ExpressibleByArgument {
    case trace, debug, info, notice, warning, error, critical

    var level: Logger.Level { Logger.Level(rawValue: rawValue) ?? .warning }
}
