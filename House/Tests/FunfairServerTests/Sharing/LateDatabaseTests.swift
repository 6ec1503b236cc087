import Foundation
import PostgreSQL
import PostgreSQLKit
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("A database that starts later than its house", .timeLimit(.minutes(10)))
struct LateDatabaseTests {
    private let nowhere = "postgres:///fair?host=/nowhere"

    @Test
    func `Connecting is retried for two minutes with growing pauses, and each attempt is logged`()
        async throws
    {
        let clock = ManualClock()
        let log = LogRecorder()
        let problem = await #expect(throws: StoreProblem.self) {
            _ = try await PostgreSQLRepository.whenThere(
                try PostgresAddress(nowhere), clock: clock, logger: log.logger)
        }
        guard case .noDatabase(let sentence, let seconds) = problem else {
            Issue.record("\(String(describing: problem))")
            return
        }
        #expect((100...120).contains(seconds))
        #expect(sentence.hasPrefix("The database cannot be reached: "))
        let pauses = clock.sleeps
        #expect(pauses.reduce(.zero, +) <= .seconds(120))
        #expect(pauses == pauses.sorted() && Set(pauses).count > 4)
        #expect(pauses.last == .seconds(10))
        let warnings = log.lines.filter { $0.hasPrefix("warning: ") }
        #expect(warnings.count == pauses.count)
        #expect(warnings.allSatisfy { $0.contains("cannot be reached") })
    }

    @Test func `A database that starts in time is opened`() async throws {
        let cluster = try Cluster(isDurable: true)
        let database = try await cluster.makeDatabase()
        let address = try database.address
        let hold = cluster.folder + "/hold"
        try Data().write(to: URL(filePath: hold))
        try cluster.kill()
        while await address.takesConnections(PostgresSettings(name: "test")) {
            try await Task.sleep(for: .milliseconds(20))
        }
        let clock = ManualClock { count in
            guard count == 3 else { return }
            try FileManager.default.removeItem(atPath: hold)
            while await !address.takesConnections(PostgresSettings(name: "test")) {
                try await Task.sleep(for: .milliseconds(20))
            }
        }
        let repository = try await PostgreSQLRepository.whenThere(
            address, clock: clock, logger: LogRecorder().logger)
        #expect(clock.sleeps.count == 3)
        #expect(try await repository.flaws() == [])
        repository.close()
    }

    @Test func `An error from a running database is reported immediately`() async throws {
        let clock = ManualClock()
        let address = try PostgresAddress(try Cluster.shared.address(of: "no_such_database"))
        let problem = await #expect(throws: StoreProblem.self) {
            _ = try await PostgreSQLRepository.whenThere(
                address, clock: clock, logger: LogRecorder().logger)
        }
        #expect(problem?.description.contains("no_such_database") == true)
        #expect(clock.sleeps == [])
    }
}
