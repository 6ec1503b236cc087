import Foundation
import HTTPTypes
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Sending runs", .withEveryEngine)
struct RunRouteTests {
    private let house: TestHouse
    private let ada: TestPlayer

    init() async throws {
        house = try await TestHouse()
        ada = try await house.player("Ada")
    }

    @Test func `The house accepts a run and returns the player's ranks`() async throws {
        let ticket = try await house.ticket(for: ada)
        let run = try TestRun.breakout(ticket)
        house.clock.pass(milliseconds: run.milliseconds)
        let answer = try await house.send(run, with: ticket)
        #expect(answer.status == 201)
        #expect(answer.json["player"] == .text("Ada"))
        #expect(answer.json["game"] == .text("breakout"))
        #expect(answer.json["board"] == .text("open"))
        #expect(answer.json["score"]?.integer == run.score)
        #expect(answer.json["isBest"] == .bool(true))
        #expect(
            answer.json["ranks"]
                == .object(["all": .number(1), "week": .number(1), "today": .number(1)]))
    }

    @Test func `The house accepts a one-minute BubblePop run`() async throws {
        let ticket = try await house.ticket("bubblepop", for: ada)
        let run = try TestRun.bubblePop(ticket)
        house.clock.pass(milliseconds: run.milliseconds)
        #expect(try await house.send(run, with: ticket).json["score"]?.integer == run.score)
        #expect(run.score > 0)
    }

    @Test func `A challenge run also has a rank in the challenge`() async throws {
        let answer = try await house.play(ada, "challenge")
        #expect(answer.json["board"] == .text("challenge"))
        #expect(answer.rank("challenge") == 1)
        #expect(answer.rank("all") == 1)
    }

    @Test func `A run below the player's best doesn't change the rank`() async throws {
        try await house.put(1, of: try await house.player("Bob"))
        #expect(try await house.play(ada, ticks: 1200).rank("all") == 1)
        let answer = try await house.play(ada, ticks: 1)
        #expect(answer.json["score"]?.integer == 0)
        #expect(answer.json["isBest"] == .bool(false))
        #expect(answer.rank("all") == 1)
    }

    @Test func `A run counts for the day it began`() async throws {
        house.clock.now = Timestamp.saturdayNoon.day.later(days: 1).start.later(milliseconds: -1000)
        _ = try await house.play(ada, ticks: 600)
        #expect(house.clock.now.day == Timestamp.saturdayNoon.day.later(days: 1))
        #expect(try await house.get("/api/boards/breakout/today").rows().isEmpty)
        house.clock.now = .saturdayNoon
        #expect(try await house.get("/api/boards/breakout/today").rows().count == 1)
    }

    @Test func `A run's recording can be fetched and cached for a day`() async throws {
        let ticket = try await house.ticket(for: ada)
        let run = try TestRun.breakout(ticket)
        house.clock.pass(milliseconds: run.milliseconds)
        let id = try #require(try await house.send(run, with: ticket).json["run"]?.text)
        let answer = try await house.get("/api/runs/\(id)")
        #expect(answer.status == 200)
        #expect(answer.bytes == run.bytes)
        #expect(answer.contentType == "application/octet-stream")
        #expect(answer.headers[.cacheControl] == "private, max-age=86400")
    }

    @Test(arguments: ["999", "-1", "x", "1x", "99999999999999999999"])
    func `The recording of an unknown run isn't found`(id: String) async throws {
        expect(try await house.get("/api/runs/\(id)"), refuses: "unknown-run", 404)
    }

    // MARK: Repeated requests

    @Test func `Resending a run returns the result of the first attempt`() async throws {
        let ticket = try await house.ticket(for: ada)
        let run = try TestRun.breakout(ticket)
        house.clock.pass(milliseconds: run.milliseconds)
        let first = try await house.send(run, with: ticket)
        let second = try await house.send(run, with: ticket)
        expect(second, refuses: "ticket-used", 409)
        for member in ["run", "game", "board", "player", "score", "ranks"] {
            #expect(second.json[member] == first.json[member])
        }
        #expect(try await house.get("/api/boards/breakout/all").rows().count == 1)
    }

    @Test func `Resending a run after its ticket has expired returns the first result`()
        async throws
    {
        let ticket = try await house.ticket(for: ada)
        let run = try TestRun.breakout(ticket)
        house.clock.pass(milliseconds: run.milliseconds)
        let first = try await house.send(run, with: ticket)
        house.clock.pass(seconds: 100_000)
        let second = try await house.send(run, with: ticket)
        expect(second, refuses: "ticket-used", 409)
        #expect(second.json["run"] == first.json["run"])
    }

    @Test func `The house accepts only one of many copies sent concurrently`() async throws {
        let (house, ticket) = (house, try await house.ticket(for: ada))
        let run = try TestRun.breakout(ticket)
        house.clock.pass(milliseconds: run.milliseconds)
        let answers = try await withThrowingTaskGroup(of: Answer.self) { group in
            for _ in 0..<20 { group.addTask { try await house.send(run, with: ticket) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(answers.filter { $0.status == 201 }.count == 1)
        #expect(answers.filter { $0.problem == "ticket-used" }.count == 19)
        #expect(Set(answers.map { $0.json["run"] }).count == 1)
    }

    @Test func `A house with too many runs waiting to be checked tells clients to retry`()
        async throws
    {
        let gate = Gate()
        let house = house
        await withTaskGroup(of: Void.self) { group in
            let verifier = house.house.runs.verifier
            let threads = ProcessInfo.processInfo.activeProcessorCount
            for number in 0..<(threads + Verifier.mostWaiting) {
                // Each task has its own address, so none is dropped in favour of another.
                group.addTask {
                    try? await verifier.perform(for: "address \(number)") { gate.wait() }
                }
                if number < threads {
                    await wait { verifier.load > number && verifier.waiting == 0 }
                }
            }
            await wait { verifier.waiting >= Verifier.mostWaiting }
            do {
                let ticket = try await house.ticket(for: ada)
                let answer = try await house.send(try TestRun.breakout(ticket), with: ticket)
                expect(answer, refuses: "too-busy", 503)
                #expect(answer.headers[.retryAfter] == "1")
                #expect(
                    try await house.count("funfair_verification_queue")
                        == Double(Verifier.mostWaiting + threads))
            } catch {
                Issue.record(error)
            }
            gate.open()
        }
    }
}
