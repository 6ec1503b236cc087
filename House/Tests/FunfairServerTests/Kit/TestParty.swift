import Arcade
import Foundation
import Funfair
import HTTPTypes
import HouseWire

@testable import FunfairServer
@testable import House
@testable import HouseStore

/// A party at a test's house, with the secret of the screen that opened it.
struct TestParty: Sendable {
    let house: TestHouse
    let screen: String
    let id: String
    let code: String

    /// - Parameter device: the secret of the device that opens the party; nil for a new one.
    init(
        _ house: TestHouse, _ game: String = "bubblepop", openedBy device: String? = nil
    ) async throws {
        self.house = house
        screen = device ?? DeviceSecret().text
        let answer = try await house.post("/api/parties", #"{"game": "\#(game)"}"#, as: screen)
        guard let id = answer.json["party"]?.text, let code = answer.json["code"]?.text else {
            throw Unexpected(answer)
        }
        self.id = id
        self.code = code
    }

    init(_ party: TestParty, at house: TestHouse) {
        self.house = house
        screen = party.screen
        id = party.id
        code = party.code
    }

    var path: String { "/api/parties/\(id)" }

    func state() async throws -> Answer { try await house.get(path) }

    func choose(_ game: String, as device: String? = nil) async throws -> Answer {
        try await house.post("\(path)/game", #"{"game": "\#(game)"}"#, as: device ?? screen)
    }

    /// Plans an evening on the big screen.
    func plan(_ body: String, as device: String? = nil) async throws -> Answer {
        try await house.post("\(path)/evening", body, as: device ?? screen)
    }

    func start(as device: String? = nil) async throws -> Answer {
        try await house.post("\(path)/rounds", "{}", as: device ?? screen)
    }

    func end(as device: String? = nil) async throws -> Answer {
        try await house.ask(.delete, path, HTTPFields().by(device ?? screen))
    }

    func join(_ player: TestPlayer, by name: String? = nil) async throws -> Answer {
        try await house.post(
            "/api/parties/\(name ?? code)/guests", #"{"player": "\#(player.name)"}"#,
            as: player.secret)
    }

    /// Registers players with the given names and lets them join the party.
    func guests(_ names: String...) async throws -> [TestPlayer] {
        var players: [TestPlayer] = []
        for name in names {
            let player = try await house.player(name)
            let answer = try await join(player)
            guard answer.status == 201 else { throw Unexpected(answer) }
            players.append(player)
        }
        return players
    }

    func ask(_ player: TestPlayer, as device: String? = nil) async throws -> Answer {
        try await house.get(try await guest(player), HTTPFields().by(device ?? player.secret))
    }

    /// Makes a move, and asks for the screen in a language, if any.
    func move(_ move: String, _ player: TestPlayer, in language: String? = nil) async throws
        -> Answer
    {
        let query = language.map { "?language=\($0)" } ?? ""
        return try await house.post(
            "\(path)/moves\(query)", #"{"player": "\#(player.name)", "move": "\#(move)"}"#,
            as: player.secret)
    }

    /// Returns the screen that the house makes for a guest.
    func screen(_ player: TestPlayer, in language: String = "en") async throws -> JSON {
        let path = try await guest(player)
        let answer = try await house.get(
            "\(path)?language=\(language)", HTTPFields().by(player.secret))
        guard let screen = answer.json["screen"] else { throw Unexpected(answer) }
        return screen
    }

    func leave(_ player: TestPlayer, as device: String? = nil) async throws -> Answer {
        try await house.ask(
            .delete, try await guest(player), HTTPFields().by(device ?? player.secret))
    }

    /// Returns the path of a current or removed guest, or an unused path for any other player.
    func guest(_ player: TestPlayer) async throws -> String {
        let guests = try await house.house.parties.rooms.room(.id(id))?.party.guests ?? []
        let number = guests.first { $0.name == player.name }?.number
        return "/" + HouseRoute.guest(number ?? 1_000_000, of: id).path
    }

    /// Notes the state of a guest's run, as if a piece had arrived, and asks for the guest.
    func say(_ score: Int, chain: Int? = nil, round: Int = 1, _ player: TestPlayer) async throws
        -> Answer
    {
        let parties = house.house.parties
        guard let room = try await parties.rooms.room(.id(id)) else { throw Refusal.unknownParty }
        let guest = room.party.guests.first { $0.name == player.name }
        if let guest {
            parties.rooms.change(room.number) { $0.hear(guest.player, at: house.clock.now) }
            parties.note(
                PartyTalk.Said(score: score, chain: chain), of: guest.player, inRound: round,
                at: room)
        }
        return try await ask(player)
    }

    /// Sends a piece of a guest's run.
    ///
    /// - Parameters:
    ///   - piece: the bytes to send, which can be anything.
    ///   - known: the number of inputs that the piece leaves out.
    func send(_ piece: [UInt8], after known: Int = 0, _ player: TestPlayer) async throws -> Answer {
        let guest = try await guest(player)
        return try await house.ask(
            .post, "\(guest)/run/\(known)",
            HTTPFields().by(player.secret), body: piece)
    }

    /// Asks for the pieces of a guest's run after a tick.
    ///
    /// - Parameter device: the secret of the device that asks; nil for the screen that opened the
    ///   party.
    func watch(
        _ player: TestPlayer, after tick: Int = 0, as device: String? = nil
    ) async throws -> Answer {
        let path = "\(try await guest(player))/pieces/\(tick)"
        return try await house.get(path, HTTPFields().by(device ?? screen))
    }

    /// Returns the pieces of a guest's run after a tick.
    func pieces(
        of player: TestPlayer, after tick: Int = 0, as device: String? = nil
    ) async throws -> [[UInt8]] {
        let answer = try await watch(player, after: tick, as: device)
        guard answer.status == 200 else { throw Unexpected(answer) }
        var rest = answer.bytes[...]
        var pieces: [[UInt8]] = []
        while rest.count >= 4 {
            let length = rest.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
            pieces.append(Array(rest.dropFirst(4).prefix(length)))
            rest = rest.dropFirst(4 + length)
        }
        return pieces
    }

    func bet(
        _ numbers: [Int], level: String = "easy", spin: Int, round: Int = 1, _ player: TestPlayer
    ) async throws -> Answer {
        try await house.post(
            "\(path)/bets",
            #"{"player": "\#(player.name)", "round": \#(round), "spin": \#(spin), "level": "\#(level)", "numbers": \#(numbers)}"#,
            as: player.secret)
    }

    func redraw(_ player: TestPlayer, as device: String? = nil) async throws -> Answer {
        try await house.post(
            "\(path)/moves", #"{"player": "\#(player.name)", "move": "face"}"#,
            as: device ?? player.secret)
    }

    /// Returns a guest's ticket for the current round.
    func ticket(_ player: TestPlayer) async throws -> TestTicket {
        let answer = try await ask(player)
        guard let round = answer.json["round"], let text = round["ticket"]?.text,
            let seed = round["seed"]?.text.flatMap({ UInt64($0, radix: 16) })
        else { throw Unexpected(answer) }
        return TestTicket(text: text, player: player, seed: seed)
    }

    /// Starts a round and returns the given players' tickets.
    func begin(_ players: [TestPlayer]) async throws -> [TestTicket] {
        let answer = try await start()
        guard answer.status == 201 else { throw Unexpected(answer) }
        var tickets: [TestTicket] = []
        for player in players { tickets.append(try await ticket(player)) }
        return tickets
    }

    /// Sets the clock to the given number of milliseconds after the round's start.
    func pass(afterStart milliseconds: Int64) async throws {
        guard let starts = try await state().json["round"]?["starts"]?.number else { return }
        house.clock.now = Timestamp(milliseconds: Int64(starts)).later(milliseconds: milliseconds)
    }

    /// Returns the rows of the standings, each as a text with place, player and points.
    func table() async throws -> [String] { try await rows("table", "points") }

    /// Returns the rows of the podium, each as a text with place, player and score.
    func places() async throws -> [String] { try await rows("places", "score") }

    private func rows(_ list: String, _ number: String) async throws -> [String] {
        (try await state().json[list]?.list ?? []).map {
            let name = $0["player"]?.text ?? ""
            return "\($0["place"]?.integer ?? 0) \(name) \($0[number]?.integer ?? 0)"
        }
    }

    /// Returns a guest's lane on the big screen, or null if the guest has no lane.
    func lane(_ player: TestPlayer) async throws -> JSON {
        try await state().json["guests"]?.list?.first { $0["player"]?.text == player.name } ?? .null
    }
}
