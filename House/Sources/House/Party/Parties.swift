import Foundation
import Funfair
import HouseWire

/// Opens and finds parties, and carries out what their hosts decide.
package struct Parties: HouseService {
    package let resources: HouseResources
    let names: Names
    let runs: Runs
    package let rooms: PartyRooms
    /// Limits how many wrong codes each address may try.
    private let wrongCodes: RateLimiter

    init(resources: HouseResources, names: Names, runs: Runs, rooms: PartyRooms) {
        self.resources = resources
        self.names = names
        self.runs = runs
        self.rooms = rooms
        wrongCodes = RateLimiter(resources.limits.wrongCodes)
    }

    /// How many codes to draw before giving up, if all of them are in use.
    private static let mostDraws = 100

    /// Opens a party. The device that opened it can choose games, start rounds, remove guests and
    /// end it.
    ///
    /// - Throws: `Refusal.notOffered`, `Refusal.tooManyParties`.
    package func open(for game: PartyGame, by device: Device) async throws -> PartyRoom {
        try offers.check(.parties)
        var generator = SystemRandomNumberGenerator()
        let body = try PartyEvent.Kind.chose(game).body
        for _ in 0..<Self.mostDraws {
            let opened = try await repository.open(
                NewParty(
                    id: RunID().text, code: PartyCode.random(using: &generator).text,
                    opener: device.hash, moment: now(), body: body),
                atMost: PartyRules.mostParties)
            switch opened {
            case .tooMany:
                guard try await endAnEmptyParty() else { throw Refusal.tooManyParties }
            case .codeTaken: continue
            case .new(let number):
                metrics.partyOpened()
                guard let room = try await rooms.room(.number(number)) else { break }
                return room
            }
        }
        throw Refusal.tooManyParties
    }

    /// Ends the oldest party that has been empty for a while, because empty parties must not keep
    /// others from opening one.
    ///
    /// - Returns: whether this house ended a party.
    private func endAnEmptyParty() async throws -> Bool {
        let moment = now().later(milliseconds: -PartyRules.mostPatience)
        let empty = rooms.open.filter { room in
            room.party.emptySince.map { $0 <= moment } ?? false
        }
        guard let room = empty.min(by: { $0.number < $1.number }) else { return false }
        return try await rooms.append(.closed, to: room)
    }

    /// Returns the party with the given code or identifier.
    ///
    /// Codes are short enough to guess. After many wrong codes, an address is refused for a while,
    /// except at parties where the device is a guest or the host.
    ///
    /// - Throws: `Refusal.unknownParty`, `Refusal.tooOften`, or `Refusal.notOffered` instead of an
    ///   unknown code.
    package func party(
        _ text: String, for device: Device?, address: String
    ) async throws -> PartyRoom {
        if text.utf8.count == WireLimits.idLetters {
            guard let room = try await rooms.room(.id(text)) else { throw Refusal.unknownParty }
            return room
        }
        let code = PartyCode(typed: text)
        if let code, let room = rooms.present(.code(code.text)), let device,
            room.stored.opener == device.hash || room.known.devices.contains(device.hash)
        {
            return room
        }
        try wrongCodes.check(address, at: now())
        guard let code, let room = try await rooms.room(.code(code.text)),
            !room.party.isClosed(at: now())
        else {
            try wrongCodes.take(address, at: now())
            try offers.check(.parties)
            throw Refusal.unknownParty
        }
        return room
    }

    // MARK: Hosting

    package func choose(_ game: PartyGame, at room: PartyRoom, by device: Device) async throws {
        try check(room, isOf: device)
        try await choose(game, at: room)
    }

    func choose(_ game: PartyGame, at room: PartyRoom) async throws {
        guard room.party.game != game else { return }
        try await rooms.append(.chose(game), to: room)
    }

    /// Starts a round with everyone present.
    package func begin(at room: PartyRoom, by device: Device) async throws {
        try check(room, isOf: device)
        try await begin(at: room)
    }

    func begin(at room: PartyRoom) async throws {
        let moment = now()
        guard !room.party.present.isEmpty else { throw Refusal.nobodyHere }
        guard room.party.canBegin(at: moment) else { throw Refusal.roundUnderWay }
        try await storeVotes(at: room.number)
        let latest = rooms.present(.number(room.number)) ?? room
        let game = latest.nextGame
        let latecomers = latest.party.teams.latecomers(among: latest.party.guests)
        let isBegun = try await rooms.append(
            .began(game, seed: .random(in: .min ... .max), latecomers: latecomers), to: room)
        guard isBegun else { throw Refusal.roundUnderWay }
        metrics.roundBegan(game.stall)
    }

    package func end(_ room: PartyRoom, by device: Device) async throws {
        guard room.stored.opener == device.hash else { throw Refusal.notYourParty }
        guard room.party.closed == nil else { return }
        try await rooms.append(.closed, to: room)
    }

    /// - Throws: `Refusal.notYourParty`, or `Refusal.unknownParty` if the party is over.
    func check(_ room: PartyRoom, isOf device: Device) throws {
        guard room.stored.opener == device.hash else { throw Refusal.notYourParty }
        guard !room.party.isClosed(at: now()) else { throw Refusal.unknownParty }
    }
}
