import Arcade
import Foundation
import Roulette
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

/// Guests' money is updated incrementally, and always equals the result of a full replay.
@Suite("Party tables")
struct PartyTablesTests {
    private static let players: ClosedRange<Int64> = 1...4

    private static func bet(_ spin: Int, _ luck: inout SeededGenerator) throws -> StoredBet {
        let first = luck.below(31)
        return try StoredBet(
            number: spin, key: "\(spin)", level: "easy", numbers: Array(first..<(first + 6)))
    }

    /// Returns the game that results from replaying the given bets and pockets up to spin `last`.
    private static func anew(
        _ bets: [Int: StoredBet], _ pockets: [Int: Int], upTo last: Int
    ) throws -> TableGame {
        var game = TableGame(player: try PlayerName("Ada"))
        for spin in 1...max(1, last) where spin <= last && !game.isOver {
            guard let wager = bets[spin]?.roulette else { continue }
            game.play(wager, pocket: try #require(pockets[spin].flatMap { Pocket($0) }))
        }
        return game
    }

    @Test(arguments: [UInt64](1...30))
    func `The cached result equals a full replay of all bets, even with late bets`(seed: UInt64)
        throws
    {
        var luck = SeededGenerator(seed: seed)
        var hands = PartyHands()
        var bets: [Int64: [Int: StoredBet]] = [:]
        var pockets: [Int: Int] = [:]
        for spin in 1...PartyRules.spins {
            for player in Self.players where luck.below(4) > 0 {
                let bet = try Self.bet(spin, &luck)
                bets[player, default: [:]][spin] = bet
                // Another house accepts some bets and reports them later.
                if luck.below(3) > 0 { hands.hold(bet, of: player) }
            }
            pockets[spin] = luck.below(37)
            for player in Self.players {
                hands.play(player, pockets: pockets, upTo: spin, name: "Ada")
            }
            guard luck.below(2) == 0 || spin == PartyRules.spins else { continue }
            _ = hands.hold(
                bets.flatMap { player, held in
                    held.values.map {
                        PartyBet(
                            party: 1, round: 1, player: player, bet: $0, rulesVersion: 1,
                            moment: .saturdayNoon, drawn: "")
                    }
                })
            for (player, own) in bets {
                hands.play(player, pockets: pockets, upTo: spin, name: "Ada")
                let game = try Self.anew(own, pockets, upTo: spin)
                #expect(hands.tables.game(of: player)?.recording == game.recording)
                let half = try Self.anew(own, pockets, upTo: spin / 2)
                let standing = hands.tables.standing(of: player, after: spin / 2)
                #expect((standing?.money ?? RouletteRules.money) == half.money)
                #expect((standing?.score ?? 0) == half.score)
            }
        }
    }

    @Test func `A spin isn't played before its pocket is drawn`() throws {
        var luck = SeededGenerator(seed: 1)
        var hands = PartyHands()
        for spin in 1...2 { hands.hold(try Self.bet(spin, &luck), of: 1) }
        hands.play(1, pockets: [2: 7], upTo: 2, name: "Ada")
        #expect(hands.tables.played == 0)
        hands.play(1, pockets: [1: 7, 2: 7], upTo: 2, name: "Ada")
        #expect(hands.tables.played == 2)
    }
}

/// The cost of a bet, measured in work rather than time.
@Suite("Roulette with many guests")
struct LargeWheelTests {
    /// Plays the given number of spins with the given number of guests. Returns the number of spins
    /// that the house played for all guests, and the number of views that it built during each
    /// spin's bets.
    private func work(guests: Int, spins: Int) async throws -> (played: Int, views: [Int]) {
        let house = try await TestHouse()
        let party = try await TestParty(house, "roulette")
        var players: [TestPlayer] = []
        for number in 0..<guests {
            players += try await party.guests("Guest \(number)")
        }
        _ = try await party.start()
        var views: [Int] = []
        var made: Int { house.house.parties.rooms.state.withLock { $0.viewsMade } }
        for spin in 1...spins {
            try await party.pass(afterStart: Int64(spin - 1) * PartyRules.spin + 1000)
            let before = made
            for player in players {
                let answer = try await party.bet(Array(1...6), spin: spin, player)
                #expect(answer.json["you"]?["bet"]?.integer == spin)
            }
            views.append(made - before)
            let told = try await party.state().json["round"]?["spin"]?["bets"]?.integer
            #expect(told == guests)
            try await party.pass(
                afterStart: Int64(spin - 1) * PartyRules.spin + PartyRules.betting)
            try await house.house.parties.turn()
        }
        try await party.pass(afterStart: Int64(spins) * PartyRules.spin)
        _ = try await party.state()
        let room = try #require(house.house.parties.rooms.present(.id(party.id)))
        return (room.hands.tables.played, views)
    }

    @Test func `Each spin is played once per guest`() async throws {
        #expect(try await work(guests: 30, spins: 4).played == 30 * 4)
    }

    @Test func `The number of views built doesn't depend on the number of guests`() async throws {
        let few = try await work(guests: 2, spins: 3)
        let many = try await work(guests: 200, spins: 3)
        #expect(few.views == many.views)
        #expect(many.views.allSatisfy { $0 <= 1 })
    }
}
