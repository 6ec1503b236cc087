import ArgumentParser
import CommandKit
import Foundation
import FunfairServer
import House
import HouseSettings
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
            the words or the certificate cannot be read; 2 usage error, or wrong settings; \
            3 cannot listen, for instance because the port is taken; 4 no database accepted \
            connections for two minutes.

            SIGHUP reloads the settings, the words and the certificate. The log names changed \
            settings that need a restart. Check a changed file first: `funfair check-config`.
            """
    )

    @OptionGroup var options: SettingsOptions<EveryOption>

    func run() async throws {
        // A SIGHUP during startup must not end the process.
        signal(SIGHUP, SIG_IGN)
        let settings = try options.settings()
        let level = Changeable(settings.logLevel)
        let format = settings.logFormat ?? .ofStandardError
        let logger = Logger(label: "funfair") { label in
            ReloadedLogLevel(format.handler(label: label), level: level)
        }
        let site = try Self.readSite(settings.site)
        var setup = ServerSetup(
            address: settings.address,
            tls: try failing { () throws(CertificateProblem) in
                try settings.certificate()
            },
            isBehindProxy: settings.behindProxy, retention: settings.keep,
            metrics: settings.metricsAddress, version: Version.text)
        let (house, repository) = try await Self.openHouse(settings, logger: logger)
        house.offer(settings.offers)
        let reload = SettingsReload(
            reader: options.reader, started: settings, house: house, setup: setup, level: level,
            logger: logger)
        setup.reload = { reload.reload() }
        OpenFiles.allowAsManyAsPossible()
        let application = try buildApplication(
            site: site, house: house, setup: setup, logger: logger, onOpen: Self.announce)
        do {
            try await application.runUntilStopped(at: settings.address)
        } catch {
            throw CommandFailure(message: error.description, exitCode: .cannotListen)
        }
        try repository.close()
    }

    private static func openHouse(
        _ settings: ServerSettings, logger: Logger
    ) async throws -> (House, any HouseRepository) {
        let words = try failing { () throws(NameWordsProblem) in try settings.nameWords() }
        let zone = settings.timeZone?.name
        guard let database = settings.database else {
            let repository = try ScoresFile.open(at: settings.data, for: .house)
            if let copy = repository.copyOfOlder {
                logger.warning(
                    "An older Funfair wrote the scores. They were copied before they were updated.",
                    metadata: ["copy": "\(copy)"])
            }
            let house = House(
                repository: repository, key: try ticketKey(settings), words: words,
                days: try await days(of: repository, zone: zone), logger: logger)
            return (house, repository)
        }
        let repository = try await openDatabase(at: database, logger: logger)
        if let version = repository.migratedFrom {
            logger.warning(
                """
                An older Funfair wrote the scores. They were updated without a copy, because only \
                pg_dump copies a database.
                """, metadata: ["version": "\(version)"])
        }
        let key = try ticketKey(settings)
        let days = try await days(of: repository, zone: zone)
        do {
            let house = try await House(
                sharing: repository, key: key, words: words, days: days, logger: logger)
            return (house, repository)
        } catch {
            throw CommandFailure(message: error.description, exitCode: .failure)
        }
    }

    private static func openDatabase(
        at address: PostgresAddress, logger: Logger
    ) async throws(CommandFailure) -> PostgreSQLRepository {
        do { return try await PostgreSQLRepository.whenThere(address, logger: logger) } catch {
            var exitCode = ExitCode.failure
            if case .noDatabase = error { exitCode = .noDatabase }
            throw CommandFailure(message: error.description, exitCode: exitCode)
        }
    }

    private static func days(
        of repository: any HouseRepository, zone: String?
    ) async throws(CommandFailure) -> Days {
        do { return try await House.days(of: repository, zone: zone) } catch {
            throw CommandFailure(message: error.description, exitCode: .failure)
        }
    }

    private static func ticketKey(_ settings: ServerSettings) throws(CommandFailure) -> TicketKey {
        try failing { () throws(KeyProblem) in try settings.keyFile.key() }
    }

    private static func readSite(_ folder: String) throws(CommandFailure) -> Site {
        do { return try Site(folder: folder) } catch {
            throw CommandFailure(
                message: SiteReading.sentences(for: error), exitCode: .failure)
        }
    }

    @Sendable private static func announce(_ addresses: OpenAddresses) {
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
}

/// Runs `body`, and turns its error into the end of the command.
private func failing<Value, Problem: Error & CustomStringConvertible>(
    _ body: () throws(Problem) -> Value
) throws(CommandFailure) -> Value {
    do { return try body() } catch {
        throw CommandFailure(message: error.description, exitCode: .failure)
    }
}

extension ExitCode {
    fileprivate static let cannotListen = ExitCode(3)
    fileprivate static let noDatabase = ExitCode(4)
}
