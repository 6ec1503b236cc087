import Foundation
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Players who switch between houses")
struct TwoHouseTests {
    private let one: TestHouse
    private let other: TestHouse
    private let ada: TestPlayer

    init() async throws {
        (one, other) = try await Engine.$current.withValue(.postgresql) {
            let one = try await TestHouse()
            return (one, try await TestHouse(in: one.folder))
        }
        ada = try await one.player("Ada")
    }

    @Test func `A ticket from one house is valid at the other`() async throws {
        let ticket = try await one.ticket(for: ada)
        let run = try TestRun.breakout(ticket)
        other.clock.pass(milliseconds: run.milliseconds)
        #expect(try await other.send(run, with: ticket).status == 201)
        #expect(try await one.get("/api/boards/breakout/all").rows().count == 1)
    }

    @Test func `A run sent to both houses at once is accepted once`() async throws {
        for _ in 0..<5 {
            let ticket = try await one.ticket(for: ada)
            let run = try TestRun.breakout(ticket)
            for house in [one, other] { house.clock.pass(milliseconds: run.milliseconds) }
            async let first = one.send(run, with: ticket)
            async let second = other.send(run, with: ticket)
            let answers = try await [first, second]
            #expect(Set(answers.map(\.status)) == [201, 409])
        }
        #expect(try await one.repository.flaws() == [])
    }

    @Test func `A bet sent to both houses at once has one pocket, which both houses return`()
        async throws
    {
        let table = try await one.openTable(for: ada)
        for number in 1...8 {
            let key = "key-\(number)"
            async let first = one.spin(table, key: key, as: ada.secret)
            async let second = other.spin(table, key: key, as: ada.secret)
            let answers = try await [first, second]
            guard answers.allSatisfy({ $0.status == 200 }) else {
                // The table has no money left.
                #expect(answers.allSatisfy { $0.status == 409 }, "\(answers.map(\.words))")
                break
            }
            #expect(answers[0].json["pocket"] == answers[1].json["pocket"])
            #expect(answers[0].json["spin"]?.integer == number)
        }
        #expect(try await one.repository.flaws() == [])
    }

    @Test func `Two bets sent to two houses at once create two spins`() async throws {
        let table = try await one.openTable(for: ada)
        async let first = one.spin(table, key: "one", as: ada.secret)
        async let second = other.spin(table, key: "two", as: ada.secret)
        let answers = try await [first, second]
        #expect(answers.allSatisfy { $0.status == 200 })
        #expect(Set(answers.map { $0.json["spin"]?.integer }) == [1, 2])
    }

    @Test func `Both houses return the same ticket for a challenge attempt`() async throws {
        async let first = one.ticket("breakout", "challenge", for: ada)
        async let second = other.ticket("breakout", "challenge", for: ada)
        let tickets = try await [first, second]
        #expect(tickets[0].text == tickets[1].text)
    }

    @Test func `A house is healthy only while it can use its database`() async throws {
        #expect(try await one.get("/healthz").status == 200)
        try await one.change("ALTER TABLE score_count RENAME TO gone")
        try await Task.sleep(for: .milliseconds(1100))
        #expect(try await one.get("/healthz").status == 503)
        try await one.change("ALTER TABLE gone RENAME TO score_count")
        try await Task.sleep(for: .milliseconds(1100))
        #expect(try await one.get("/healthz").status == 200)
    }
}
