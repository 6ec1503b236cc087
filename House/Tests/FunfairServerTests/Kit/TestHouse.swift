import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging
import NIOCore
import PostgreSQLKit
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

/// A house for one test, with a file or a database, a clock that the test sets, and a recorded log.
final class TestHouse: Sendable {
    let folder: TemporaryFolder
    let repository: any HouseRepository
    private let database: TestDatabase?
    let key: TicketKey
    let house: House
    let clock: TestClock
    let log = LogRecorder()
    private let responder: RouterResponder<HouseContext>
    private let site: Site
    /// The settings of the house's server.
    let setup: ServerSetup

    /// - Parameters:
    ///   - folder: The folder of the house's file; by default, a new folder.
    ///   - steady: A clock to use instead of the test's clock.
    ///   - stepped: A clock to use instead of both, which also paces the house's regular work.
    ///   - words: The words banned from names; by default, none.
    ///   - days: When the house's days begin.
    ///   - limits: The rate limits; by default, none.
    ///   - news: Connects the house to others; nil for a house on its own.
    init(
        in folder: TemporaryFolder? = nil, at moment: Timestamp = .saturdayNoon,
        clock steady: SteadyClock? = nil, stepping stepped: SteppedClock? = nil,
        words: NameWords = .none, days: Days = .utc,
        limits: HouseLimits = .none,
        isBehindProxy: Bool = false, news: (any HouseNews)? = nil
    ) async throws {
        let folder = try folder ?? TemporaryFolder.smallSite()
        self.folder = folder
        let clock = TestClock(moment)
        self.clock = clock
        (repository, database) = try await Engine.current.repository(in: folder)
        key = try KeyFile.beside(data: folder.path + "/scores.sqlite").key()
        if let stepped {
            house = House(
                repository: repository, key: key, limits: limits, logger: log.logger,
                stepping: stepped)
        } else {
            let now: @Sendable () -> Timestamp = { steady?.now ?? clock.now }
            house = House(
                repository: repository, key: key, words: words, days: days, limits: limits,
                failures: Failures(log: RareLog(now: now), logger: log.logger), now: now,
                sharing: news.map { House.Sharing(news: $0) {} })
        }
        try folder.write("index.html", "<!doctype html><title>Funfair</title>")
        site = try Site(folder: folder.path)
        setup = ServerSetup(
            address: ListenAddress(hostname: .loopback, port: 0), isBehindProxy: isBehindProxy)
        responder = buildRouter(site: site, house: house, setup: setup).buildResponder()
    }

    deinit {
        // Without this task, the verifier's threads would outlive the house.
        Task { [house, repository, folder, database] in
            try? await house.runs.verifier.close()
            try? repository.close()
            _ = (folder, database)
        }
    }

    /// The house's file. Reading this property throws an error if the house uses PostgreSQL.
    var file: SQLiteRepository {
        get throws { try #require(repository as? SQLiteRepository) }
    }

    // MARK: Requests

    /// Sends a request without a connection, and checks the response against the API's description.
    func ask(
        _ method: HTTPRequest.Method, _ path: String, _ headers: HTTPFields = [:],
        body: [UInt8]? = nil
    ) async throws -> Answer {
        let application = Application(responder: responder, logger: log.logger)
        let response = try await application.test(.router) { client in
            try await client.execute(
                uri: path, method: method, headers: headers,
                body: body.map { ByteBuffer(bytes: $0) })
        }
        let answer = Answer(response)
        APIDescription.shared.check(answer, to: method, path, body: body)
        return answer
    }

    func get(_ path: String, _ headers: HTTPFields = [:]) async throws -> Answer {
        try await ask(.get, path, headers)
    }

    /// Sends a POST request with JSON.
    func post(
        _ path: String, _ words: String, as device: String? = nil, _ headers: HTTPFields = [:]
    ) async throws -> Answer {
        try await ask(.post, path, headers.by(device), body: Array(words.utf8))
    }

    /// Serves real connections while `body` runs, and passes the port to `body`.
    func serve<Value: Sendable>(
        _ body: @escaping @Sendable (UInt16) async throws -> Value
    ) async throws -> Value {
        let application = try buildApplication(
            site: site, house: house, setup: setup, logger: log.logger)
        return try await application.test(.live) { client in
            try await body(UInt16(client.port ?? 0))
        }
    }

    /// Returns the value of the given series in the metrics, or nil if the series is missing.
    func count(_ series: String) async throws -> Double? {
        let lines = house.metricsText().split(separator: "\n")
        return lines.first { $0.hasPrefix(series + " ") }?.split(separator: " ").last
            .flatMap { Double($0) }
    }

    /// Returns the number of refusals for the given reason.
    func refusals(_ word: String) async throws -> Int {
        Int(try await count("funfair_refused_total{reason=\"\(word)\"}") ?? 0)
    }
}

extension HTTPFields {
    /// Returns these fields plus the given device's secret, if any.
    func by(_ device: String?) -> HTTPFields {
        var fields = self
        if let device { fields[.funfairDevice] = device }
        return fields
    }
}
