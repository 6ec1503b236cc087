import Arcade
import Foundation
import HTTPTypes
import Roulette
import Synchronization
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

private final class Count: Sendable {
    private let number = Mutex(0)

    var value: Int { number.withLock { $0 } }

    func add() { number.withLock { $0 += 1 } }
}

/// How long players wait while someone sends the most expensive requests.
@Suite("Floods of runs")
struct FloodTests {
    /// Returns a recording of about fifty bytes whose claimed run takes half a second to fold.
    private static func longestClaim(of player: String) throws -> [UInt8] {
        Recording<RouletteGame>(
            player: try PlayerName(player), settings: .standard, stage: RouletteRules.stage, seed: 0
        ).bytes(
            claiming: RunResult(
                ticks: RouletteSettings.standard.mostTicks, score: 0, stateHash: 0))
    }

    private func folds(in house: TestHouse) async throws -> Double? {
        try await house.count("funfair_verification_seconds_count")
    }

    @Test func `A run longer than its ticket's game allows isn't replayed`() async throws {
        let house = try await TestHouse()
        for number in 0..<5 {
            let player = try await house.player("Player \(number)")
            let ticket = try await house.ticket("bubblepop", for: player)
            let bytes = try Self.longestClaim(of: player.name)
            #expect(bytes.count < 64)
            for _ in 0..<30 {
                expect(
                    try await house.send(bytes, with: ticket.text, as: player.secret),
                    refuses: "does-not-fit", 422)
            }
        }
        #expect(try await folds(in: house) == 0)
        #expect(try await house.play(try await house.player("Ada")).status == 201)
        #expect(try await folds(in: house) == 1)
    }

    @Test func `A run longer than the time since its ticket isn't replayed`() async throws {
        let house = try await TestHouse()
        let ticket = try await house.ticket(for: try await house.player("Ada"))
        let run = try TestRun.breakout(ticket, ticks: 600)
        house.clock.pass(milliseconds: run.milliseconds - 1)
        expect(try await house.send(run, with: ticket), refuses: "too-fast", 422)
        #expect(try await folds(in: house) == 0)
    }

    @Test func `An accepted run that is resent too late isn't replayed`() async throws {
        let house = try await TestHouse()
        let ticket = try await house.ticket(for: try await house.player("Ada"))
        let run = try TestRun.breakout(ticket)
        house.clock.pass(milliseconds: run.milliseconds)
        let first = try await house.send(run, with: ticket)
        house.clock.pass(seconds: 100_000)
        let again = try await house.send(run, with: ticket)
        #expect(again.json["score"] == first.json["score"])
        #expect(try await folds(in: house) == 1)
    }

    @Test(.timeLimit(.minutes(10)))
    func `While one address floods the queue, another address is served next`() async throws {
        let house = try await TestHouse(isBehindProxy: true)
        let ada = try await house.player("Ada")
        let ticket = try await house.ticket(for: ada)
        let run = try TestRun.breakout(ticket)
        house.clock.pass(milliseconds: run.milliseconds)
        let verifier = house.house.runs.verifier
        let threads = ProcessInfo.processInfo.activeProcessorCount
        let (first, others) = (Gate(), Gate())
        let begun = Count()
        await withTaskGroup(of: Void.self) { group in
            // All threads are busy, and one address has the maximum number of waiting requests.
            for number in 0..<threads {
                group.addTask { try? await verifier.perform(for: "flood") { first.wait() } }
                await wait { verifier.load > number && verifier.waiting == 0 }
            }
            for _ in 0..<Verifier.mostWaitingOfOne {
                group.addTask {
                    try? await verifier.perform(for: "flood") {
                        begun.add()
                        others.wait()
                    }
                }
            }
            await wait { verifier.waiting >= Verifier.mostWaitingOfOne }
            await #expect(throws: Refusal.tooBusy) {
                try await verifier.perform(for: "flood") {}
            }
            group.addTask {
                await wait { verifier.waiting > Verifier.mostWaitingOfOne }
                first.open()
            }
            do {
                var headers: HTTPFields = [.xForwardedFor: "1.2.3.4"]
                headers[.funfairTicket] = ticket.text
                // No other request can finish first. Without this response, the test would hang.
                let answer = try await house.ask(
                    .post, "/api/runs", headers.by(ada.secret), body: run.bytes)
                #expect(answer.status == 201)
            } catch {
                Issue.record(error)
            }
            #expect(begun.value <= threads)
            others.open()
        }
    }
}
