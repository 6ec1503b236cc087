import Arcade
import Foundation
import Funfair
import HouseWire
import Roulette
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Roulette at a party", .withEveryEngine)
struct PartyWheelTests {
    private static let easy = [1, 2, 3, 4, 5, 6]
    private static let spin = PartyRules.spin

    private let house: TestHouse

    init() async throws { house = try await TestHouse() }

    /// Plays a whole round with the numbers that `bets` returns for each player and spin.
    private func play(
        _ party: TestParty, _ players: [TestPlayer],
        _ bets: (TestPlayer, Int) -> [Int]?
    ) async throws {
        for spin in 1...PartyRules.spins {
            try await party.pass(afterStart: Int64(spin - 1) * Self.spin + 1000)
            for player in players {
                guard let numbers = bets(player, spin) else { continue }
                let answer = try await party.bet(numbers, spin: spin, player)
                #expect(answer.status == 200, "\(answer.words)")
                #expect(answer.json["you"]?["bet"]?.integer == spin)
            }
            try await party.pass(afterStart: Int64(spin - 1) * Self.spin + PartyRules.betting)
            try await house.house.parties.turn()
        }
        try await party.pass(afterStart: Int64(PartyRules.spins) * Self.spin)
        try await house.house.parties.turn()
    }

    @Test
    func `A round's ten spins are the same for all guests, and the podium matches their replays`()
        async throws
    {
        let party = try await TestParty(house, "roulette")
        let players = try await party.guests("Ada", "Bob", "Eve")
        _ = try await party.start()
        try await play(party, players) { player, spin in
            switch player.name {
            case "Ada": Self.easy
            case "Bob": spin.isMultiple(of: 2) ? Array(7...12) : nil
            default: nil
            }
        }
        let state = try await party.state().json
        #expect(state["phase"]?.text == "podium")
        let room = try #require(house.house.parties.rooms.present(.id(party.id)))
        let pockets = room.party.rounds[0].pockets
        #expect(pockets.count == PartyRules.spins)
        for (name, spins) in [("Ada", Array(1...10)), ("Bob", [2, 4, 6, 8, 10])] {
            var game = TableGame(player: try PlayerName(name))
            for spin in spins where !game.isOver {
                let numbers = name == "Ada" ? Self.easy : Array(7...12)
                let bet = try StoredBet(
                    number: spin, key: "k", level: "easy", numbers: numbers)
                game.play(
                    try #require(bet.roulette), pocket: try #require(Pocket(pockets[spin] ?? 99)))
            }
            let lane = state["guests"]?.list?.first { $0["player"]?.text == name }
            #expect(lane?["state"]?.text == "counted")
            #expect(lane?["score"]?.integer == game.score)
            #expect(lane?["money"]?.integer == game.money)
        }
        let eve = try await party.lane(players[2])
        #expect(eve["state"]?.text == "refused")
        #expect(eve["because"]?.text == nil)
        let board = try await house.get("/api/boards/roulette/party?party=\(party.id)")
        #expect(board.json["rows"]?.list?.count == 2)
        #expect(try await house.get("/api/boards/roulette/all").rows() == [])
        try await house.repository.eachRun { run in
            let verified = try VerifiedRun(verifying: Array(try #require(run.recording.bytes)))
            #expect(verified.result.score == run.score)
            #expect(verified.isForParty)
            return true
        }
        #expect(try await house.repository.flaws() == [])
    }

    @Test func `Each guest can place one bet on the current spin until bets close`() async throws {
        let party = try await TestParty(house, "roulette")
        let players = try await party.guests("Ada", "Bob")
        let ada = players[0]
        _ = try await party.start()
        expect(try await party.bet(Self.easy, spin: 1, ada), refuses: "bets-closed", 409)
        try await party.pass(afterStart: 0)
        expect(try await party.bet(Self.easy, spin: 2, ada), refuses: "bets-closed", 409)
        expect(
            try await party.bet(Self.easy, spin: 1, round: 2, ada), refuses: "bets-closed", 409)
        expect(try await party.bet([1], spin: 1, ada), refuses: "invalid-bet", 400)
        expect(
            try await party.bet(Self.easy, level: "mad", spin: 1, ada), refuses: "invalid-bet", 400)
        for _ in 0..<2 { #expect(try await party.bet(Self.easy, spin: 1, ada).status == 200) }
        expect(try await party.bet(Array(7...12), spin: 1, ada), refuses: "key-reused", 409)
        #expect(try await party.state().json["round"]?["spin"]?["bets"]?.integer == 1)
        try await party.pass(afterStart: PartyRules.betting - 1)
        #expect(try await party.state().json["round"]?["spin"]?["pocket"] == .null)
        try await house.house.parties.turn()
        #expect(try await party.state().json["round"]?["spin"]?["pocket"] == .null)
        house.clock.pass(milliseconds: 1)
        expect(try await party.bet(Self.easy, spin: 1, players[1]), refuses: "bets-closed", 409)
        try await house.house.parties.turn()
        let spin = try await party.state().json["round"]?["spin"]
        #expect(spin?["pocket"]?.integer != nil)
        #expect(try await party.ask(ada).json["round"]?["spin"]?["pocket"] == spin?["pocket"])
        #expect(try await party.ask(ada).json["round"]?["ticket"] == .null)
    }

    @Test func `Winnings are shown only after the wheel stops`() async throws {
        let party = try await TestParty(house, "roulette")
        let ada = try await party.guests("Ada")[0]
        _ = try await party.start()
        try await party.pass(afterStart: 0)
        _ = try await party.bet(Self.easy, spin: 1, ada)
        try await party.pass(afterStart: PartyRules.betting)
        try await house.house.parties.turn()
        #expect(try await party.lane(ada)["money"]?.integer == RouletteRules.money)
        let turning = try await party.state().json["round"]
        let from = try #require(turning?["spin"]?["shownFrom"]?.number)
        #expect(Int64(from) == house.clock.now.milliseconds + PartyRules.turning)
        #expect(turning?["pockets"]?.list?.count == 1)
        house.clock.pass(milliseconds: PartyRules.turning - 1)
        #expect(try await party.lane(ada)["money"]?.integer == RouletteRules.money)
        #expect(try await party.state().json["call"] == .null)
        house.clock.pass(milliseconds: 1)
        let stands = try await party.state().json
        #expect(stands["call"]?["number"] == turning?["spin"]?["pocket"])
        #expect(["hit", "fell"].contains(stands["call"]?["what"]?.text))
        #expect(try await party.lane(ada)["money"]?.integer != RouletteRules.money)
        #expect(try await party.ask(ada).json["you"]?["money"]?.integer != RouletteRules.money)
    }

    @Test func `A guest can't spin a party's wheel`() async throws {
        let party = try await TestParty(house, "roulette")
        let ada = try await party.guests("Ada")[0]
        _ = try await party.start()
        try await party.pass(afterStart: 0)
        _ = try await party.bet(Self.easy, spin: 1, ada)
        let room = try #require(house.house.parties.rooms.present(.id(party.id)))
        let player = try #require(room.party.guests.first?.player)
        let answer = try await house.spin(
            "party.\(room.number).1.\(player)", key: "key", as: ada.secret)
        expect(answer, refuses: "unknown-table", 404)
    }

    @Test func `A restarted house draws the pockets it missed, and all bets count`() async throws {
        let party = try await TestParty(house, "roulette")
        let ada = try await party.guests("Ada")[0]
        _ = try await party.start()
        try await party.pass(afterStart: 0)
        _ = try await party.bet(Self.easy, spin: 1, ada)
        try await party.pass(afterStart: 3 * Self.spin)
        let again = try await TestHouse(in: house.folder, at: house.clock.now)
        try await again.house.parties.turn()
        let same = TestParty(party, at: again)
        let room = try #require(again.house.parties.rooms.present(.id(party.id)))
        #expect(room.party.rounds[0].pockets.count == 3)
        #expect(try await same.lane(ada)["money"]?.integer != RouletteRules.money)
        try await same.pass(afterStart: Int64(PartyRules.spins) * Self.spin)
        try await again.house.parties.turn()
        #expect(try await same.lane(ada)["state"]?.text == "counted")
        #expect(try await again.repository.flaws() == [])
    }
}
