import Arcade
import Breakout
import FuzzKit
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

/// The house refuses each forgery for the right reason, counts the refusal, and doesn't list the
/// run on a board.
@Suite("Forged runs")
struct ForgedRunTests {
    private let house: TestHouse
    private let ada: TestPlayer
    private let ticket: TestTicket

    init() async throws {
        house = try await TestHouse()
        ada = try await house.player("Ada")
        ticket = try await house.ticket(for: ada)
    }

    private func expect(
        _ bytes: [UInt8], isRefused word: String, _ status: Int, because detail: String? = nil,
        after milliseconds: Int64 = 30_000, at location: SourceLocation = #_sourceLocation
    ) async throws {
        house.clock.pass(milliseconds: milliseconds)
        let answer = try await house.send(bytes, with: ticket.text, as: ada.secret)
        FunfairServerTests.expect(answer, refuses: word, status, at: location)
        if let detail {
            #expect(answer.detail.contains(detail), "\(answer.detail)", sourceLocation: location)
        }
        #expect(try await house.refusals(word) == 1, sourceLocation: location)
        let board = try await house.get("/api/boards/breakout/all")
        #expect(board.rows().isEmpty, sourceLocation: location)
    }

    // MARK: The recording

    @Test func `An inflated score is refused`() async throws {
        let run = try TestRun.breakout(ticket)
        let (recording, claim) = try Recording<BreakoutGame>.reading(run.bytes)
        let bytes = recording.bytes(
            claiming: RunResult(
                ticks: claim.ticks, score: claim.score + 1, stateHash: claim.stateHash))
        try await expect(bytes, isRefused: "does-not-reproduce", 422)
    }

    @Test func `A claim from a different run is refused`() async throws {
        let run = try TestRun.breakout(ticket)
        let other = try TestRun.breakout(ticket, ticks: 900)
        let (recording, _) = try Recording<BreakoutGame>.reading(run.bytes)
        let (_, claim) = try Recording<BreakoutGame>.reading(other.bytes)
        try await expect(
            recording.bytes(claiming: claim), isRefused: "does-not-reproduce", 422)
    }

    @Test func `An unfinished run is refused`() async throws {
        let run = try TestRun.unfinished(ticket)
        try await expect(run.bytes, isRefused: "does-not-reproduce", 422)
    }

    @Test func `A run with a different seed is refused`() async throws {
        let run = try TestRun.breakout(ticket, but: .init(seed: ticket.seed &+ 1))
        try await expect(run.bytes, isRefused: "does-not-fit", 422, because: "seed")
    }

    @Test func `Another player's run is refused`() async throws {
        let run = try TestRun.breakout(ticket, but: .init(player: "Bob"))
        try await expect(run.bytes, isRefused: "does-not-fit", 422, because: "name")
    }

    @Test func `A run with easier settings is refused`() async throws {
        let run = try TestRun.breakout(ticket, but: .init(isStandard: false))
        try await expect(run.bytes, isRefused: "does-not-fit", 422, because: "settings")
    }

    @Test func `A run with temporarily easier settings is refused`() async throws {
        var run = Run<BreakoutGame>(
            player: try PlayerName("Ada"), settings: .standard, stage: BreakoutRules.stage,
            seed: ticket.seed)
        var cues: [Cue] = []
        var easier = BreakoutSettings.standard
        easier.paddle = .large
        run.apply(.change(easier), cues: &cues)
        for _ in 0..<100 { run.advance(cues: &cues) }
        run.apply(.change(.standard), cues: &cues)
        run.apply(.finish, cues: &cues)
        try await expect(run.bytes, isRefused: "does-not-fit", 422, because: "settings")
    }

    @Test func `A practice run is refused`() async throws {
        let run = try TestRun.breakout(ticket, but: .init(isPractice: true))
        try await expect(run.bytes, isRefused: "does-not-fit", 422, because: "practice")
    }

    @Test func `A run of a different game is refused`() async throws {
        let run = try TestRun.bubblePop(ticket)
        try await expect(
            run.bytes, isRefused: "does-not-fit", 422, because: "game", after: 60_000)
    }

    @Test func `A Roulette recording with pockets drawn on the device is refused`() async throws {
        let bytes = TableGame(player: try PlayerName("Ada")).recording
        try await expect(bytes, isRefused: "does-not-fit", 422, because: "game")
    }

    @Test func `A run with a different version of the rules is refused`() async throws {
        var bytes = try TestRun.breakout(ticket).bytes
        bytes[6] += 1
        try await expect(
            Damage.sealed(bytes), isRefused: "does-not-fit", 422, because: "rules")
    }

    @Test func `A truncated recording is refused`() async throws {
        let bytes = try TestRun.breakout(ticket).bytes
        for count in [0, 1, 4, 8, bytes.count / 2, bytes.count - 1] {
            let answer = try await house.send(
                Array(bytes.prefix(count)), with: ticket.text, as: ada.secret)
            FunfairServerTests.expect(answer, refuses: "not-a-recording", 400)
        }
        #expect(try await house.refusals("not-a-recording") == 6)
    }

    @Test func `A recording with extra bytes at the end is refused`() async throws {
        let bytes = try TestRun.breakout(ticket).bytes
        try await expect(bytes + [0], isRefused: "not-a-recording", 400)
    }

    @Test func `A recording with extra bytes inside and a matching checksum is refused`()
        async throws
    {
        let bytes = try TestRun.breakout(ticket).bytes
        try await expect(
            Damage.sealed(bytes + [0]), isRefused: "not-a-recording", 400)
    }

    @Test(arguments: [0, 4, 5, 6, 20, 100, -1])
    func `A recording with a flipped bit is refused`(place: Int) async throws {
        var bytes = try TestRun.breakout(ticket).bytes
        bytes[place < 0 ? bytes.count + place : place] ^= 1
        try await expect(bytes, isRefused: "not-a-recording", 400)
    }

    // MARK: Human hands

    @Test func `Taps faster than human hands are refused`() async throws {
        let run = try TestRun.breakout(ticket, tapsPerSecond: 161)
        try await expect(run.bytes, isRefused: "inhuman", 422, because: "161 taps")
    }

    @Test func `A run with taps at a frantic human pace is accepted`() async throws {
        let run = try TestRun.breakout(ticket, tapsPerSecond: 160)
        house.clock.pass(milliseconds: run.milliseconds)
        #expect(try await house.send(run, with: ticket).status == 201)
    }

    @Test func `A run with too many inputs for its time is refused`() async throws {
        let run = try TestRun.breakout(ticket, inputs: 3121)
        try await expect(
            run.bytes, isRefused: "does-not-fit", 422, because: "time", after: 3999)
    }

    @Test func `A run with the maximum number of inputs for its time is accepted`() async throws {
        let run = try TestRun.breakout(ticket, inputs: 3120)
        house.clock.pass(milliseconds: 3999)
        #expect(try await house.send(run, with: ticket).status == 201)
    }

    // MARK: The clock

    @Test func `A run that arrives a millisecond before it could have ended is refused`()
        async throws
    {
        let run = try TestRun.breakout(ticket, ticks: 600)
        try await expect(
            run.bytes, isRefused: "too-fast", 422, because: "1 ms before",
            after: run.milliseconds - 1)
    }

    @Test(arguments: [1, 999, 1000, 62_000])
    func `The refusal of an early run says when to retry, and the run is accepted at that time`(
        milliseconds: Int64
    ) async throws {
        let run = try TestRun.breakout(ticket, ticks: 600)
        house.clock.pass(milliseconds: run.milliseconds - milliseconds)
        let answer = try await house.send(run, with: ticket)
        #expect(answer.problem == "too-fast" && answer.status == 422)
        let pause = try #require(answer.json["retryAfter"]?.integer)
        #expect(answer.headers[.retryAfter] == String(pause))
        house.clock.pass(seconds: Int64(pause))
        #expect(try await house.send(run, with: ticket).status == 201)
    }

    @Test func `A run that arrives at the earliest possible time is accepted`() async throws {
        let run = try TestRun.breakout(ticket, ticks: 601)
        #expect(run.milliseconds == 5008)
        house.clock.pass(milliseconds: run.milliseconds)
        #expect(try await house.send(run, with: ticket).status == 201)
    }

    @Test func `A run that arrives a millisecond after its deadline is refused`() async throws {
        let run = try TestRun.breakout(ticket, ticks: 600)
        try await expect(
            run.bytes, isRefused: "ticket-expired", 410,
            after: run.milliseconds + Ticket.allowedPauses + 1)
    }

    @Test func `A run that arrives at its deadline is accepted`() async throws {
        let run = try TestRun.breakout(ticket, ticks: 600)
        house.clock.pass(milliseconds: run.milliseconds + Ticket.allowedPauses)
        #expect(try await house.send(run, with: ticket).status == 201)
    }

    @Test func `A run that arrives before its ticket was issued is refused`() async throws {
        let run = try TestRun.breakout(ticket, ticks: 1)
        try await expect(run.bytes, isRefused: "too-fast", 422, after: -1)
    }
}
