import Arcade
import BubblePop
import Funfair
import HTTPTypes
import HouseWire
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Watching runs at a party")
struct PartyWatchTests {
    private let house: TestHouse

    init() async throws { house = try await TestHouse() }

    private func begin(_ names: String...) async throws -> (party: TestParty, runs: [PlayedRun]) {
        try await TestParty(house).played(by: names)
    }

    /// Reads a piece's inputs.
    private func inputs(_ piece: [UInt8]) throws -> [Recording<BubblePopGame>.Stamped] {
        try Recording<BubblePopGame>.reading(piece).recording.inputs
    }

    /// Plays a run for some seconds, and sends a piece in each.
    private func play(_ run: inout PlayedRun, seconds: ClosedRange<Int>) async throws {
        for second in seconds {
            try await run.play(to: second * 120)
            try await run.send()
        }
    }

    /// Returns a block's member on a guest's screen.
    private func block(_ member: String, _ screen: JSON) -> JSON? {
        screen["blocks"]?.list?.first { $0[member] != nil }?[member]
    }

    private func moves(_ screen: JSON) -> [String] {
        (screen["blocks"]?.list ?? []).flatMap { block in
            ([block] + (block["rows"]?.list ?? [])).compactMap { $0["move"]?.text }
        }
    }

    // MARK: What the house sends

    @Test func `A screen gets the part of a run that it doesn't have`() async throws {
        var (party, runs) = try await begin("Ada")
        try await play(&runs[0], seconds: 1...5)
        let ada = runs[0].player
        let all = try await party.pieces(of: ada)
        let (recording, claim) = try Recording<BubblePopGame>.reading(try #require(all.last))
        #expect(all.count == 1)
        #expect(claim == runs[0].run.game.result)
        #expect(
            recording.inputs == runs[0].run.recording.inputs.filter { $0.tick < 600 })
        let rest = try await party.pieces(of: ada, after: 480)
        #expect(try inputs(rest[0]) == recording.inputs.filter { $0.tick >= 480 })
        #expect(try await party.pieces(of: ada, after: 600) == [])
        let guest = try await party.guest(ada)
        let screen = HTTPFields().by(party.screen)
        expect(try await house.get("\(guest)/pieces/x", screen), refuses: "bad-request", 400)
    }

    @Test func `Any screen at the party can show a run`() async throws {
        var (party, runs) = try await begin("Ada")
        try await play(&runs[0], seconds: 1...2)
        let stranger = DeviceSecret().text
        #expect(try await party.pieces(of: runs[0].player, as: stranger).count == 1)
        let path = "\(try await party.guest(runs[0].player))/pieces/0"
        expect(try await house.get(path), refuses: "no-secret", 403)
    }

    @Test func `Nobody who still plays the round gets others' runs`() async throws {
        var (party, runs) = try await begin("Ada", "Bob")
        try await play(&runs[0], seconds: 1...2)
        let (ada, bob) = (runs[0].player, runs[1].player)
        expect(try await party.watch(ada, as: bob.secret), refuses: "still-playing", 409)
        expect(try await party.watch(ada, as: ada.secret), refuses: "still-playing", 409)
        // Leaving doesn't help, because the run would still count.
        _ = try await party.leave(bob)
        expect(try await party.watch(ada, as: bob.secret), refuses: "still-playing", 409)
    }

    @Test func `A house that restarts still knows who plays`() async throws {
        let (party, runs) = try await begin("Ada", "Bob")
        let again = try await TestHouse(in: house.folder, at: house.clock.now)
        expect(
            try await TestParty(party, at: again).watch(
                runs[0].player, as: runs[1].player.secret), refuses: "still-playing", 409)
    }

    @Test func `The phone that opened the party doesn't watch while it plays`() async throws {
        let ada = try await house.player("Ada")
        let party = try await TestParty(house, openedBy: ada.secret)
        _ = try await party.join(ada)
        let bob = try await party.guests("Bob")[0]
        var run = try PlayedRun(party, try await party.begin([bob])[0])
        try await play(&run, seconds: 1...2)
        expect(try await party.watch(bob), refuses: "still-playing", 409)
    }

    @Test func `Another name of a device that plays doesn't help it to watch`() async throws {
        var (party, runs) = try await begin("Ada", "Bob")
        try await play(&runs[0], seconds: 1...2)
        let eve = TestPlayer(name: "Eve", secret: runs[1].player.secret)
        #expect(try await house.register("Eve", as: eve.secret).status == 201)
        #expect(try await party.join(eve).status == 201)
        expect(
            try await party.watch(runs[0].player, as: eve.secret), refuses: "still-playing", 409)
    }

    @Test func `A latecomer watches, and plays the next round`() async throws {
        var (party, runs) = try await begin("Ada", "Bob")
        try await play(&runs[0], seconds: 1...10)
        let late = try await party.guests("Cleo")[0]
        let ada = try await party.lane(runs[0].player)["guest"]
        let screen = try await party.screen(late)
        #expect(block("watch", screen) == ada)
        #expect(block("player", screen)?.text == "Ada")
        #expect(try await party.pieces(of: runs[0].player, as: late.secret).count == 1)
        try await party.pass(afterStart: 60_000 + PartyRules.grace + PartyRules.judging)
        #expect(block("watch", try await party.screen(late)) == nil)
        _ = try await party.begin([late])
        try await party.pass(afterStart: 1000)
        #expect(try await party.ask(late).json["round"]?["ticket"]?.text != nil)
        expect(
            try await party.watch(runs[0].player, as: late.secret), refuses: "still-playing", 409)
    }

    @Test func `Who finished early watches the others, and sees the race`() async throws {
        var (party, runs) = try await begin("Ada", "Bob")
        try await play(&runs[0], seconds: 1...10)
        try await runs[1].play(to: 600)
        try await party.pass(afterStart: 10_000)
        // A forged piece ends Bob's run.
        _ = try await party.send([1, 2, 3], runs[1].player)
        #expect(try await party.lane(runs[1].player)["state"]?.text == "refused")
        house.clock.pass(milliseconds: 300)
        let screen = try await party.screen(runs[1].player)
        #expect(block("player", screen)?.text == "Ada")
        let board = try #require(screen["blocks"]?.list?.last { $0["title"]?.text == "The race" })
        #expect(board["rows"]?.list?.first?["points"]?.integer == runs[0].run.game.score)
        #expect(try await party.pieces(of: runs[0].player, as: runs[1].player.secret).count == 1)
    }

    // MARK: Choosing a run

    @Test func `A guest can choose a run to watch, and return to the leader's`() async throws {
        var (party, runs) = try await begin("Ada", "Bob")
        try await play(&runs[0], seconds: 1...10)
        _ = try await party.say(1, runs[1].player)
        let late = try await party.guests("Cleo")[0]
        let bob = try #require(try await party.lane(runs[1].player)["guest"]?.integer)
        let screen = try await party.screen(late)
        #expect(moves(screen).first == "watch")
        #expect(moves(screen).contains("watch \(bob)"))
        let chosen = try await party.move("watch \(bob)", late, in: "en")
        #expect(block("watch", chosen.json["screen"] ?? .null)?.integer == bob)
        #expect(block("watch", try await party.screen(late))?.integer == bob)
        let back = try await party.move("watch", late, in: "en")
        #expect(block("player", back.json["screen"] ?? .null)?.text == "Ada")
        expect(try await party.move("watch 999", late), refuses: "not-a-guest", 403)
    }

    @Test func `Another leader is shown only after a while`() async throws {
        var (party, runs) = try await begin("Ada", "Bob")
        try await play(&runs[0], seconds: 1...3)
        let late = try await party.guests("Cleo")[0]
        #expect(block("player", try await party.screen(late))?.text == "Ada")
        _ = try await party.say(9999, runs[1].player)
        house.clock.pass(milliseconds: 1000)
        #expect(block("player", try await party.screen(late))?.text == "Ada")
        house.clock.pass(milliseconds: PartyAudience.stay)
        #expect(block("player", try await party.screen(late))?.text == "Bob")
    }

    @Test func `Who plays is offered nothing to watch`() async throws {
        var (party, runs) = try await begin("Ada", "Bob")
        try await play(&runs[0], seconds: 1...3)
        let screen = try await party.screen(runs[1].player)
        #expect(block("watch", screen) == nil && moves(screen) == [])
    }

    @Test func `A guest who slept gives up their run to watch`() async throws {
        var (party, runs) = try await begin("Ada", "Bob")
        try await play(&runs[0], seconds: 1...2)
        let bob = runs[1].player
        // A run could still begin.
        _ = try await party.move("sit out", bob)
        #expect(try await party.lane(bob)["state"]?.text == "playing")
        try await play(&runs[0], seconds: 31...32)
        #expect(moves(try await party.screen(bob)) == ["sit out"])
        // Whoever has sent something plays on.
        _ = try await party.move("sit out", runs[0].player)
        #expect(try await party.lane(runs[0].player)["state"]?.text == "playing")
        let watching = try await party.move("sit out", bob, in: "en")
        #expect(block("player", watching.json["screen"] ?? .null)?.text == "Ada")
        #expect(try await party.pieces(of: runs[0].player, as: bob.secret).count == 1)
        #expect(try await party.lane(bob)["state"]?.text == "refused")
    }

    // MARK: Memory

    @Test func `The house follows only as many runs as fit into its memory`() async throws {
        var (party, runs) = try await begin("Ada", "Bob", "Cleo")
        for index in runs.indices { try await runs[index].play(to: 600 * (index + 1)) }
        for run in runs { try await run.send() }
        let rooms = house.house.parties.rooms
        func room() throws -> PartyRoom { try #require(rooms.present(.code(party.code))) }
        let lengths = try runs.map { run in
            let guest = try #require(try room().party.guests.first { $0.name == run.player.name })
            return try #require(try room().hands.runs[guest.player]).bytes
        }
        #expect(try room().hands.length == lengths.reduce(0, +))
        // The longest run has to go, and still counts when it's finished.
        rooms.weighRun(of: 0, at: try room().number, most: lengths[0] + lengths[1])
        #expect(try room().hands.length == lengths[0] + lengths[1])
        #expect(try await party.pieces(of: runs[2].player) == [])
        #expect(try await runs[2].known() == nil)
        #expect(try await party.pieces(of: runs[1].player).count == 1)
        try await runs[2].play(to: .max / 1000)
        try await party.pass(afterStart: 60_500)
        #expect(try await house.send(TestRun(runs[2].run), with: runs[2].ticket).status == 201)
    }

    @Test func `The house forgets runs as soon as they are judged, and all after the round`()
        async throws
    {
        var (party, runs) = try await begin("Ada", "Bob")
        for index in runs.indices { try await runs[index].play(to: 600) }
        for run in runs { try await run.send() }
        let rooms = house.house.parties.rooms
        func length() -> Int { rooms.present(.code(party.code))?.hands.length ?? -1 }
        let both = length()
        try await runs[0].play(to: .max / 1000)
        try await party.pass(afterStart: 60_500)
        _ = try await house.send(TestRun(runs[0].run), with: runs[0].ticket)
        #expect(length() > 0 && length() < both)
        try await party.pass(afterStart: 60_000 + PartyRules.grace + PartyRules.judging)
        try await house.house.parties.turn()
        #expect(length() == 0)
    }
}
