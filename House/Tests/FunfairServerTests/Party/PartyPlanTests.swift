import Arcade
import Foundation
import Funfair
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("A planned evening")
struct PartyPlanTests {
    private static let seeds = [UInt64](1...100)
    private static let sharp = PartyGame.all[1]

    /// A random evening: a script with plans and votes, some of them invalid, between its events.
    private func evening(_ seed: UInt64) -> PartyScript {
        var generator = SeededGenerator(seed: seed, draw: 3)
        var script = PartyScript()
        for event in PartyScript(seed: seed).events {
            script.add(event.kind, after: Int64(generator.below(20_000)))
            switch generator.below(6) {
            case 0:
                let rounds = generator.below(14)
                let games = (0..<generator.below(14)).map { _ in game(&generator) }
                script.add(
                    .planned(rounds: rounds, games: generator.below(2) == 0 ? [] : games),
                    after: 10)
            case 1:
                script.add(
                    .voted(
                        round: generator.below(8),
                        votes: (0..<generator.below(5)).map { _ in
                            PartyVote(
                                guest: generator.below(script.events.count + 9),
                                game: game(&generator))
                        }), after: 10)
            default: break
            }
        }
        return script
    }

    private func game(_ generator: inout SeededGenerator) -> PartyGame {
        PartyGame.all[generator.below(PartyGame.all.count)]
    }

    /// Returns a script with guests 1 to `count`, whose numbers at the party are the same.
    private func script(guests count: Int) -> PartyScript {
        var script = PartyScript()
        for player in 1...count { script.join(Int64(player)) }
        return script
    }

    private func voted(_ script: PartyScript, _ votes: [Int: PartyGame]) -> PartyEvent.Kind {
        .voted(
            round: script.party.rounds.count + 1,
            votes: votes.sorted { $0.key < $1.key }.map {
                PartyVote(guest: $0.key, game: $0.value)
            })
    }

    // MARK: Any evening

    @Test(arguments: seeds)
    func `A plan has three to ten rounds, and the next round is one of them`(seed: UInt64) {
        var party = Party()
        for event in evening(seed).events {
            party.take(event)
            guard let plan = party.plan else { continue }
            #expect(PartyRules.plannedRounds.contains(plan.count))
            #expect(plan.games.isEmpty || plan.games.count == plan.count)
            #expect((0..<plan.count).contains(party.begun(of: plan)))
            #expect(plan.isVoted || party.nextGame == plan.games[party.begun(of: plan)])
        }
    }

    @Test(arguments: seeds)
    func `Each guest who is there has at most one vote`(seed: UInt64) {
        var party = Party()
        for event in evening(seed).events {
            party.take(event)
            let votes = party.tally(party.evening.votes).reduce(0) { $0 + $1.votes }
            #expect(votes <= party.present.count)
            #expect(party.evening.votes.count <= party.guests.count)
        }
    }

    @Test(arguments: seeds)
    func `Repeated plans and votes in any order produce the same evening`(seed: UInt64) {
        let script = evening(seed)
        var generator = SeededGenerator(seed: seed, draw: 4)
        var journal = PartyJournal()
        for _ in 0..<20 {
            let from = generator.below(script.events.count)
            journal.take(script.events[from...].filter { _ in generator.below(3) > 0 })
        }
        journal.take(script.events + script.events)
        #expect(journal.party == script.party)
    }

    @Test(arguments: seeds)
    func `An evening's points are the sum over its rounds`(seed: UInt64) {
        let script = evening(seed)
        let party = script.party
        let end = script.now.later(milliseconds: 1_000_000)
        let places = party.rounds.filter { $0.number >= party.evening.first }.flatMap(\.places)
        let points = places.reduce(0) { $0 + PartyRules.points(of: $1.place) }
        #expect(party.table(at: end).reduce(0) { $0 + $1.points } == points)
    }

    @Test func `Events are stored, and read back`() throws {
        let kinds: [PartyEvent.Kind] = [
            .planned(rounds: 3, games: PartyGame.all.prefix(3).map { $0 }),
            .planned(rounds: 0, games: []),
            .voted(round: 2, votes: [PartyVote(guest: 7, game: Self.sharp)]),
        ]
        for kind in kinds {
            let stored = StoredPartyEvent(
                number: 1, moment: .saturdayNoon, body: try kind.body)
            #expect(PartyEvent(stored)?.kind == kind)
        }
    }

    @Test func `Events with games of old houses can still be read`() throws {
        let body = #"{"began": {"_0": "breakout", "seed": 7}}"#
        let event = PartyEvent(StoredPartyEvent(number: 1, moment: .saturdayNoon, body: body))
        #expect(event?.kind == .began(stall: .breakout, seed: 7))
    }

    // MARK: Games

    @Test func `The rounds have the planned games`() {
        var script = script(guests: 2)
        let games = [PartyGame(.roulette), Self.sharp, PartyGame(.breakout)]
        script.add(.planned(rounds: 3, games: games))
        for number in 0..<3 {
            #expect(script.party.nextGame == games[number])
            #expect(!script.party.isFinal)
            script.play([1: 100 + number, 2: 50])
        }
        #expect(script.party.isFinal)
        #expect(script.party.plan == nil)
    }

    @Test func `The game with the most votes is next`() {
        var script = script(guests: 3)
        script.add(.planned(rounds: 3, games: []))
        script.add(
            voted(
                script,
                [1: PartyGame(.roulette), 2: PartyGame(.breakout), 3: PartyGame(.roulette)]))
        #expect(script.party.nextGame == PartyGame(.roulette))
        script.add(voted(script, [3: PartyGame(.breakout)]))
        #expect(script.party.nextGame == PartyGame(.breakout))
    }

    @Test func `In a tie, the game played least is next`() {
        var script = script(guests: 2)
        script.add(.planned(rounds: 5, games: []))
        #expect(script.party.nextGame == PartyGame(.bubblePop))
        script.play([1: 100, 2: 50])
        #expect(script.party.nextGame == Self.sharp)
        script.add(voted(script, [1: PartyGame(.bubblePop), 2: PartyGame(.breakout)]))
        #expect(script.party.nextGame == PartyGame(.breakout))
    }

    @Test func `Only votes of guests who are there count, and only for the next round`() {
        var script = script(guests: 3)
        script.add(.planned(rounds: 3, games: []))
        script.add(voted(script, [1: PartyGame(.roulette), 2: PartyGame(.roulette)]))
        script.add(voted(script, [3: PartyGame(.breakout), 99: PartyGame(.breakout)]))
        script.add(.left(player: 1, forGood: false))
        script.add(.left(player: 2, forGood: true))
        #expect(script.party.nextGame == PartyGame(.breakout))
        script.add(.voted(round: 2, votes: [PartyVote(guest: 3, game: PartyGame(.roulette))]))
        #expect(script.party.nextGame == PartyGame(.breakout))
        script.play([3: 1])
        #expect(script.party.evening.votes.isEmpty)
    }

    @Test(arguments: seeds)
    func `Mixed games never play a stall twice in a row, and include every game`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let last = game(&generator)
        let games = PartyPlan.mixed(10, after: last, using: &generator)
        #expect(games.count == 10)
        for (one, next) in zip([last] + games, games) { #expect(one.stall != next.stall) }
        let stalls = Set(games.map(\.stall))
        #expect(stalls.count == Stall.allCases.count)
    }

    // MARK: The course of an evening

    @Test func `A longer plan keeps the rounds played, and no plan is shorter than those`() {
        var script = script(guests: 1)
        script.add(.planned(rounds: 3, games: []))
        script.play([1: 1])
        script.play([1: 1])
        script.add(.planned(rounds: 5, games: []))
        #expect(script.party.plan?.count == 5)
        #expect(script.party.plan.map(script.party.begun(of:)) == 2)
        for _ in 0..<2 { script.play([1: 1]) }
        script.add(.planned(rounds: 4, games: []))
        script.add(.planned(rounds: 3, games: []))
        #expect(script.party.plan?.count == 5)
    }

    @Test func `After an evening's last round, the next round begins another evening`() {
        var script = script(guests: 2)
        script.add(.planned(rounds: 3, games: []))
        for _ in 0..<3 { script.play([1: 200, 2: 100]) }
        #expect(script.party.table(at: script.now).map(\.points) == [30, 24])
        script.add(.planned(rounds: 4, games: []))
        #expect(script.party.isFinal)
        #expect(script.party.table(at: script.now).map(\.points) == [30, 24])
        script.play([2: 5])
        #expect(!script.party.isFinal)
        #expect(
            script.party.table(at: script.now.later(milliseconds: 100_000)).map(\.points) == [10])
    }

    @Test func `After an evening's last round, dropping another plan changes nothing`() {
        var script = script(guests: 2)
        script.add(.planned(rounds: 3, games: []))
        for _ in 0..<3 { script.play([1: 200, 2: 100]) }
        let podium = script.party
        script.add(.planned(rounds: 4, games: []))
        script.add(.planned(rounds: 0, games: []))
        #expect(script.party.shownPlan == podium.shownPlan)
        #expect(script.party.isFinal && script.party.plan == nil)
        script.play([2: 5])
        #expect(script.party.shownPlan == nil && !script.party.isFinal)
    }

    @Test func `Without a plan, all rounds belong to one evening`() {
        var script = script(guests: 1)
        script.add(.planned(rounds: 3, games: []))
        script.play([1: 1])
        script.add(.planned(rounds: 0, games: []))
        for _ in 0..<3 { script.play([1: 1]) }
        #expect(!script.party.isFinal)
        #expect(script.party.table(at: script.now).map(\.points) == [40])
    }

    @Test func `The standings before the last round leave it out`() {
        var script = script(guests: 2)
        script.play([1: 200, 2: 100])
        script.play([1: 100, 2: 200])
        script.play([1: 100, 2: 200])
        #expect(script.party.table(at: script.now).map(\.player) == [2, 1])
        let before = script.party.table(at: script.now, before: 3)
        #expect(before.map(\.points) == [18, 18])
    }
}
