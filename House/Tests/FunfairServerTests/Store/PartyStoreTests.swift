import Foundation
import Funfair
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Stored parties", .withEveryEngine)
struct PartyStoreTests {
    private static let codes = ["BDJL", "MNPQ", "RTWX"]

    private let moment = Timestamp.saturdayNoon

    private func new(_ code: String, at moment: Timestamp = .saturdayNoon) -> NewParty {
        NewParty(
            id: RunID().text, code: code, opener: Data([1, 2, 3]), moment: moment,
            body: "opened")
    }

    private func open(_ code: String, in house: TestHouse) async throws -> Int64 {
        let opened = try await house.repository.open(new(code), atMost: 100)
        guard case .new(let number) = opened else { throw CancellationError() }
        return number
    }

    private func entry(
        _ party: Int64, _ body: String, player: Int64? = nil, mark: String? = nil,
        after milliseconds: Int64 = 0, closes: Bool = false
    ) -> PartyEntry {
        PartyEntry(
            party: party, moment: moment.later(milliseconds: milliseconds), player: player,
            mark: mark, body: body, closes: closes)
    }

    private func id(of player: TestPlayer, in house: TestHouse) async throws -> Int64 {
        try #require(try await house.repository.player(named: try HouseName(player.name))).id
    }

    private func bet(_ party: Int64, by player: Int64, spin: Int, pockets: UInt8) -> PartyBet {
        PartyBet(
            party: party, round: 1, player: player,
            bet: StoredBet(number: spin, key: "\(spin)", wager: Data([0, pockets])),
            rulesVersion: 1, moment: moment, drawn: "drew 1 \(spin)")
    }

    @Test func `A party is found by its code, its identifier and its number`() async throws {
        let house = try await TestHouse()
        let party = new("BDJL")
        let opened = try await house.repository.open(party, atMost: 1)
        guard case .new(let number) = opened else {
            Issue.record("\(opened)")
            return
        }
        let found = try await house.repository.party(.code("BDJL"))
        #expect(found?.number == number)
        #expect(found?.opener == party.opener)
        #expect(found?.opened == moment)
        #expect(try await house.repository.party(.id(party.id)) == found)
        #expect(try await house.repository.party(.number(number)) == found)
        #expect(try await house.repository.party(.code("MNPQ")) == nil)
        let events = try await house.repository.events(ofParty: number, after: 0)
        #expect(events == [StoredPartyEvent(number: 1, moment: moment, body: "opened")])
    }

    @Test func `A party's code is unique while the party is open, and can be reused afterwards`()
        async throws
    {
        let house = try await TestHouse()
        let number = try await open("BDJL", in: house)
        #expect(try await house.repository.open(new("BDJL"), atMost: 100) == .codeTaken)
        _ = try await house.repository.append(entry(number, "closed", closes: true))
        #expect(try await house.repository.party(.code("BDJL")) == nil)
        #expect(try await house.repository.party(.number(number))?.code == nil)
        #expect(try await open("BDJL", in: house) != number)
    }

    @Test func `The number of open parties is limited`() async throws {
        let house = try await TestHouse()
        for code in Self.codes.dropLast() { _ = try await open(code, in: house) }
        #expect(try await house.repository.open(new(Self.codes[2]), atMost: 2) == .tooMany)
    }

    @Test func `A party's events are numbered in order, and can be read from any number onwards`()
        async throws
    {
        let house = try await TestHouse()
        let number = try await open("BDJL", in: house)
        let numbers = try await withThrowingTaskGroup(of: Int?.self) { group in
            for index in 0..<20 {
                group.addTask {
                    try await house.repository.append(entry(number, "event \(index)"))
                }
            }
            return try await group.reduce(into: []) { $0.append($1 ?? 0) }
        }
        #expect(Set(numbers) == Set(2...21))
        let after = try await house.repository.events(ofParty: number, after: 11)
        #expect(after.map(\.number) == Array(12...21))
        #expect(try await house.repository.party(.number(number))?.events == 21)
    }

    @Test func `Only the first of concurrent events with the same mark is stored`() async throws {
        let house = try await TestHouse()
        let number = try await open("BDJL", in: house)
        let numbers = try await withThrowingTaskGroup(of: Int?.self) { group in
            for index in 0..<12 {
                group.addTask {
                    try await house.repository.append(
                        entry(number, "pocket \(index)", mark: "drew 1 1"))
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(numbers.compactMap { $0 }.count == 1)
        #expect(try await house.repository.events(ofParty: number, after: 1).count == 1)
    }

    @Test func `Open and recently closed parties are listed`() async throws {
        let house = try await TestHouse()
        let first = try await open("BDJL", in: house)
        let second = try await open("MNPQ", in: house)
        let closed = entry(first, "closed", after: 1000, closes: true)
        _ = try await house.repository.append(closed)
        let present = try await house.repository.parties(touchedSince: closed.moment)
        #expect(present.map(\.number) == [first, second])
        let later = closed.moment.later(milliseconds: 1)
        let open = try await house.repository.parties(touchedSince: later)
        #expect(open.map(\.number) == [second])
    }

    @Test func `Removing a player removes the player's party events and bets`() async throws {
        let house = try await TestHouse()
        let number = try await open("BDJL", in: house)
        let ada = try await house.player("Ada")
        let bob = try await house.player("Bob")
        for player in [ada, bob] {
            let id = try await id(of: player, in: house)
            _ = try await house.repository.append(entry(number, player.name, player: id))
            _ = try await house.repository.hold(bet(number, by: id, spin: 1, pockets: 6))
        }
        let before = try await house.repository.party(.number(number))
        _ = try await house.repository.remove(try HouseName("Ada"))
        let after = try await house.repository.party(.number(number))
        #expect(after?.removals == (before?.removals ?? 0) + 1)
        #expect(after?.events == before?.events)
        let events = try await house.repository.events(ofParty: number, after: 0)
        #expect(events.map(\.body) == ["opened", "Bob"])
        #expect(try await house.repository.bets(ofParty: number, round: 1).count == 1)
        let next = try await house.repository.append(entry(number, "next"))
        #expect(next == 4)
        #expect(try await house.repository.flaws() == [])
    }

    @Test func `No event or bet is stored for a removed player`() async throws {
        let house = try await TestHouse()
        let number = try await open("BDJL", in: house)
        #expect(try await house.repository.append(entry(number, "joined", player: 99)) == nil)
        #expect(try await house.repository.append(entry(number + 1, "joined")) == nil)
        let held = try await house.repository.hold(bet(number, by: 99, spin: 1, pockets: 6))
        #expect(held == .nobodys)
    }

    @Test func `A player's first bet on a spin is stored, but no bet after the draw`() async throws
    {
        let house = try await TestHouse()
        let number = try await open("BDJL", in: house)
        let ada = try await id(of: try await house.player("Ada"), in: house)
        let first = bet(number, by: ada, spin: 3, pockets: 6)
        let other = bet(number, by: ada, spin: 3, pockets: 12)
        for bet in [first, first, other] {
            #expect(try await house.repository.hold(bet) == .bet(first.bet))
        }
        _ = try await house.repository.append(entry(number, "drew", mark: "drew 1 4"))
        let late = bet(number, by: ada, spin: 4, pockets: 6)
        #expect(try await house.repository.hold(late) == .tooLate)
        let held = try await house.repository.bets(ofParty: number, round: 1)
        #expect(held.map(\.bet) == [first.bet])
        #expect(held.map(\.player) == [ada])
        #expect(try await house.repository.bets(ofParty: number, round: 2) == [])
    }

    private func run(_ party: Int64, by player: Int64, score: Int, mark: String) -> NewRun {
        NewRun(
            id: RunID(), ticket: House.random(16), player: player, contest: .bubblePop,
            entry: .party, opens: nil, rulesVersion: 1, score: score, ticks: 7200,
            inputs: nil, recording: Data([UInt8(score)]),
            boards: [Board(ofParty: party, .bubblePop)], moment: moment,
            party: entry(party, "counted \(score)", player: player, mark: mark))
    }

    @Test func `A party run and its event are stored together, and only once`() async throws {
        let house = try await TestHouse()
        let number = try await open("BDJL", in: house)
        let ada = try await id(of: try await house.player("Ada"), in: house)
        let first = run(number, by: ada, score: 7, mark: "judged 1")
        guard case .new = try await house.repository.record(first) else {
            Issue.record("The run was not recorded.")
            return
        }
        let again = try await house.repository.record(first)
        guard case .before(.some) = again else {
            Issue.record("\(again)")
            return
        }
        let other = run(number, by: ada, score: 9, mark: "judged 1")
        #expect(try await house.repository.record(other) == .judged)
        let events = try await house.repository.events(ofParty: number, after: 1)
        #expect(events.map(\.body) == ["counted 7"])
        let page = try await house.repository.page(
            of: Board(ofParty: number, .bubblePop), limit: 10, around: nil, at: moment)
        #expect(page.rows.map(\.score) == [7])
        let recording = try await house.repository.recording(
            of: first.id, on: Day(number: moment.day.number + 20))
        #expect(recording?.recording.bytes == first.recording)
        #expect(try await house.repository.flaws() == [])
    }

    @Test func `Deleting a party deletes its board and no other party`() async throws {
        let house = try await TestHouse()
        let ada = try await id(of: try await house.player("Ada"), in: house)
        var numbers: [Int64] = []
        for code in Self.codes {
            let number = try await open(code, in: house)
            _ = try await house.repository.record(run(number, by: ada, score: 7, mark: "judged"))
            _ = try await house.repository.hold(bet(number, by: ada, spin: 1, pockets: 6))
            numbers.append(number)
        }
        for number in numbers.dropLast() {
            _ = try await house.repository.append(entry(number, "closed", closes: true))
        }
        #expect(try await house.repository.pruneParties(before: moment, atMost: 10) == 0)
        let later = moment.later(milliseconds: 1)
        #expect(try await house.repository.pruneParties(before: later, atMost: 1) == 1)
        #expect(try await house.repository.pruneParties(before: later, atMost: 10) == 1)
        #expect(try await house.repository.pruneParties(before: later, atMost: 10) == 0)
        #expect(try await house.rows(of: "party") == 1)
        #expect(try await house.rows(of: "board") == 1)
        #expect(try await house.rows(of: "standing") == 1)
        #expect(try await house.rows(of: "spin") == 1)
        #expect(try await house.repository.bets(ofParty: numbers[2], round: 1).count == 1)
        #expect(try await house.repository.flaws() == [])
    }
}
