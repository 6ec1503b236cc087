import Foundation
import Funfair
import HouseWire

/// Parties: many phones, one big screen, one minute.
package struct Parties: HouseService {
    package let resources: HouseResources
    let names: Names
    let runs: Runs
    package let rooms: PartyRooms
    /// Who guessed at codes.
    private let wrongCodes: RateLimiter

    init(resources: HouseResources, names: Names, runs: Runs, rooms: PartyRooms) {
        self.resources = resources
        self.names = names
        self.runs = runs
        self.rooms = rooms
        wrongCodes = RateLimiter(resources.limits.wrongCodes)
    }

    /// How often a code is drawn that another party has, before the house gives up.
    private static let mostDraws = 100

    /// Opens a party, which is the device's: only it begins, chooses, removes and ends.
    package func open(for stall: Stall, by device: DeviceSecret) async throws -> PartyRoom {
        var generator = SystemRandomNumberGenerator()
        let body = try PartyEvent.Kind.chose(stall: stall).body
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

    /// Ends the party that is longest without a guest, so that nobody can hold all places.
    ///
    /// - Returns: whether there is one.
    private func endAnEmptyParty() async throws -> Bool {
        let moment = now().later(milliseconds: -PartyRules.mostPatience)
        let empty = rooms.open.filter { room in
            room.party.emptySince.map { $0 <= moment } ?? false
        }
        guard let room = empty.min(by: { $0.number < $1.number }) else { return false }
        return try await rooms.append(.closed, to: room)
    }

    /// The party that an address names.
    ///
    /// Codes are short enough to be guessed, so whoever names many that are no party's is told of none
    /// for a while, unless it is a guest there already.
    ///
    /// - Throws: `Refusal.unknownParty`, `Refusal.tooOften`.
    package func party(
        _ text: String, for device: DeviceSecret?, address: String
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
            throw Refusal.unknownParty
        }
        return room
    }

    // MARK: Who opened it

    package func choose(_ stall: Stall, at room: PartyRoom, by device: DeviceSecret) async throws {
        try check(room, isOf: device)
        guard room.party.stall != stall else { return }
        try await rooms.append(.chose(stall: stall), to: room)
    }

    /// Begins a round of all who are there.
    package func begin(at room: PartyRoom, by device: DeviceSecret) async throws {
        try check(room, isOf: device)
        let moment = now()
        guard !room.party.present.isEmpty else { throw Refusal.nobodyHere }
        guard room.party.canBegin(at: moment) else { throw Refusal.roundUnderWay }
        let isBegun = try await rooms.append(
            .began(stall: room.party.stall, seed: .random(in: .min ... .max)), to: room)
        guard isBegun else { throw Refusal.roundUnderWay }
        metrics.roundBegan(room.party.stall)
    }

    package func end(_ room: PartyRoom, by device: DeviceSecret) async throws {
        guard room.stored.opener == device.hash else { throw Refusal.notYourParty }
        guard room.party.closed == nil else { return }
        try await rooms.append(.closed, to: room)
    }

    /// - Throws: `Refusal.notYourParty`, or `Refusal.unknownParty` where it is over.
    private func check(_ room: PartyRoom, isOf device: DeviceSecret) throws {
        guard room.stored.opener == device.hash else { throw Refusal.notYourParty }
        guard !room.party.isClosed(at: now()) else { throw Refusal.unknownParty }
    }

    // MARK: Guests

    /// Lets a player in, also one who was there before.
    ///
    /// - Returns: whether it is new that the player is there.
    package func join(
        _ room: PartyRoom, as name: String, of device: DeviceSecret
    ) async throws -> (state: GuestState, isNew: Bool) {
        let player = try await names.player(named: name, of: device)
        let key = GuestKey(device: device.hash, name: player.key)
        guard !room.party.isClosed(at: now()) else { throw Refusal.unknownParty }
        let before = room.party.guest(player.id)
        guard before?.isBarred != true, try await !isBarred(device, from: room) else {
            throw Refusal.barred
        }
        let isNew = before?.isThere != true
        if isNew {
            let hasRoom = before == nil ? room.party.hasRoomForStranger : room.party.hasRoom
            guard hasRoom else { throw Refusal.partyFull }
            try await rooms.append(
                .joined(player: player.id, name: player.name), to: room)
        }
        rooms.change(room.number) { room in
            room.know(key, as: player.id)
            room.hear(player.id, at: now())
        }
        let state = try state(of: player.id, at: room.number, by: device)
        // Two who came at once for one place.
        guard state.guest.isThere else { throw Refusal.partyFull }
        return (state, isNew)
    }

    /// Whether a player of a device was shown the door: another name doesn't open it again.
    private func isBarred(_ device: DeviceSecret, from room: PartyRoom) async throws -> Bool {
        let barred = Set(room.party.guests.filter(\.isBarred).map(\.player))
        guard !barred.isEmpty else { return false }
        return try await repository.names(of: device.hash).contains { barred.contains($0.player) }
    }

    /// What a guest asks for once a second.
    package func guest(
        _ number: Int, of room: PartyRoom, by device: DeviceSecret
    ) async throws -> GuestState {
        let player = try await guest(numbered: number, of: room, by: device)
        rooms.change(room.number) { $0.hear(player, at: now()) }
        return try state(of: player, at: room.number, by: device)
    }

    /// The player who is a guest of a number, if the device is the player's.
    ///
    /// - Throws: `Refusal.notAGuest`, `Refusal.barred`, `Refusal.notYourName`.
    private func guest(
        numbered number: Int, of room: PartyRoom, by device: DeviceSecret
    ) async throws -> Int64 {
        guard let guest = room.party.guest(numbered: number) else { throw Refusal.notAGuest }
        return try await self.guest(named: guest.name, of: room, by: device)
    }

    /// The number of a guest, where the name is the device's.
    ///
    /// - Throws: `Refusal.notAGuest`, `Refusal.barred`.
    func guest(
        named name: String, of room: PartyRoom, by device: DeviceSecret
    ) async throws -> Int64 {
        // However it is spelt, a name is one entry.
        let key = GuestKey(device: device.hash, name: HouseName.key(of: name))
        if let known = room.known.players[key] {
            return try check(known, isGuestOf: room)
        }
        let player = try check(
            try await names.player(named: name, of: device).id, isGuestOf: room)
        rooms.change(room.number) { $0.know(key, as: player) }
        return player
    }

    private func check(_ player: Int64, isGuestOf room: PartyRoom) throws(Refusal) -> Int64 {
        guard let guest = room.party.guest(player) else { throw .notAGuest }
        guard !guest.isBarred else { throw .barred }
        return player
    }

    /// A guest goes, and may come back.
    package func leave(
        _ room: PartyRoom, as number: Int, of device: DeviceSecret
    ) async throws -> GuestState {
        let player = try await guest(numbered: number, of: room, by: device)
        if room.party.guest(player)?.isThere == true, room.party.closed == nil {
            try await rooms.append(.left(player: player, forGood: false), to: room)
        }
        return try state(of: player, at: room.number, by: device)
    }

    /// A guest is shown the door, with all other names of the same device.
    package func remove(_ number: Int, from room: PartyRoom, by device: DeviceSecret) async throws {
        try check(room, isOf: device)
        guard let guest = room.party.guest(numbered: number) else { throw Refusal.notAGuest }
        guard !guest.isBarred else { return }
        var players: Set = [guest.player]
        if let owner = try await repository.player(id: guest.player) {
            players.formUnion(try await repository.names(of: owner.device).map(\.player))
        }
        for guest in room.party.guests where players.contains(guest.player) && !guest.isBarred {
            try await rooms.append(.left(player: guest.player, forGood: true), to: room)
        }
    }

    /// A guest says how its run goes.
    package func say(
        _ said: PartyTalk.Said, inRound round: Int, at room: PartyRoom, as name: String,
        of device: DeviceSecret
    ) async throws -> GuestState {
        let player = try await guest(named: name, of: room, by: device)
        rooms.change(room.number) { room in
            room.hear(player, at: now())
            guard let present = room.party.rounds.last, present.number == round,
                !present.stall.isDrawn, present.players.contains(player),
                present.results[player] == nil
            else { return }
            let scores = 0...WireLimits.most
            room.say(
                PartyTalk.Said(
                    score: min(max(said.score, scores.lowerBound), scores.upperBound),
                    chain: said.chain.map {
                        min(max($0, scores.lowerBound), scores.upperBound)
                    }),
                player, ofRound: round)
        }
        return try state(of: player, at: room.number, by: device)
    }

    /// What a guest is told.
    func state(
        of player: Int64, at number: Int64, by device: DeviceSecret
    ) throws(Refusal) -> GuestState {
        guard let view = rooms.view(number), let room = rooms.present(.number(number)),
            var guest = view[player]
        else { throw .notAGuest }
        if let said = room.talk.said[player], guest.state.text == GuestWord.playing.text {
            // Their own they hear at once.
            guest.score = said.score
        }
        return GuestState(
            room: room, view: view, guest: guest,
            ticket: ticket(for: player, of: device, at: room), now: now())
    }
}
