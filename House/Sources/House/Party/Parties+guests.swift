import Foundation
import Funfair
import HouseWire

// How guests join and leave, what the house sends them, and how the host removes them.
extension Parties {
    /// Lets a player in, even one who left earlier. If the house offers no parties any more, only
    /// those who have been at this one before.
    ///
    /// - Returns: the guest's state, and whether the player has just joined or come back.
    package func join(
        _ room: PartyRoom, as name: String, of device: Device
    ) async throws -> (state: GuestState, isNew: Bool) {
        let player = try await names.player(named: name, of: device)
        let key = GuestKey(device: device.hash, name: player.key)
        guard !room.party.isClosed(at: now()) else { throw Refusal.unknownParty }
        let before = room.party.guest(player.id)
        guard before?.isBarred != true, try await !isBarred(device, from: room) else {
            throw Refusal.barred
        }
        if before == nil { try offers.check(.parties) }
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
        try await handToOpener(player.id, of: device, at: room.number)
        let state = try state(of: player.id, at: room.number, by: device)
        // Two players may have joined at the same time when there was room for only one.
        guard state.guest.isThere else { throw Refusal.partyFull }
        return (state, isNew)
    }

    /// Whether a player on the device was removed from the party. Using another name doesn't let
    /// them back in.
    private func isBarred(_ device: Device, from room: PartyRoom) async throws -> Bool {
        let barred = Set(room.party.guests.filter(\.isBarred).map(\.player))
        guard !barred.isEmpty else { return false }
        return try await repository.names(of: device.hash).contains { barred.contains($0.player) }
    }

    /// Returns the state of the guest with the given number. Phones ask for it once a second.
    package func guest(
        _ number: Int, of room: PartyRoom, by device: Device
    ) async throws -> GuestState {
        let player = try await guest(numbered: number, of: room, by: device)
        rooms.change(room.number) { $0.hear(player, at: now()) }
        return try state(of: player, at: room.number, by: device)
    }

    /// Returns the player number of the guest with the given number at the party. The device must
    /// own the guest's name.
    ///
    /// - Throws: `Refusal.notAGuest`, `Refusal.barred`, `Refusal.notYourName`.
    func guest(
        numbered number: Int, of room: PartyRoom, by device: Device
    ) async throws -> Int64 {
        guard let guest = room.party.guest(numbered: number) else { throw Refusal.notAGuest }
        return try await self.guest(named: guest.name, of: room, by: device)
    }

    /// Returns the player number of the guest with the given name. The device must own the name.
    ///
    /// - Throws: `Refusal.notAGuest`, `Refusal.barred`, `Refusal.notYourName`.
    func guest(
        named name: String, of room: PartyRoom, by device: Device
    ) async throws -> Int64 {
        // All spellings of a name share one entry.
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

    /// Whether the guest with the given number has a name of the device.
    package func owns(_ number: Int, at room: PartyRoom, _ device: Device) async throws -> Bool {
        guard let guest = room.party.guest(numbered: number) else { return false }
        return try await repository.names(of: device.hash).contains { $0.player == guest.player }
    }

    /// Marks a guest as gone. They may come back.
    package func leave(
        _ room: PartyRoom, as number: Int, of device: Device
    ) async throws -> GuestState {
        let player = try await guest(numbered: number, of: room, by: device)
        if room.party.guest(player)?.isThere == true, !room.party.isClosed(at: now()) {
            try await rooms.append(.left(player: player, forGood: false), to: room)
        }
        return try state(of: player, at: room.number, by: device)
    }

    /// Removes a guest for good, along with every guest whose name belongs to the same device.
    package func remove(_ number: Int, from room: PartyRoom, by device: Device) async throws {
        try check(room, isOf: device)
        try await remove(number, from: room, sparing: nil)
    }

    /// - Parameter host: a guest who mustn't remove themselves, not even by another of their names.
    func remove(_ number: Int, from room: PartyRoom, sparing host: Int64?) async throws {
        guard let guest = room.party.guest(numbered: number) else { throw Refusal.notAGuest }
        guard !guest.isBarred else { return }
        var players: Set = [guest.player]
        if let owner = try await repository.player(id: guest.player) {
            players.formUnion(try await repository.names(of: owner.device).map(\.player))
        }
        if let host, players.contains(host) { throw Refusal.notAGuest }
        for guest in room.party.guests where players.contains(guest.player) && !guest.isBarred {
            try await rooms.append(.left(player: guest.player, forGood: true), to: room)
        }
    }

    /// Returns the state to send to a guest.
    func state(
        of player: Int64, at number: Int64, by device: Device
    ) throws(Refusal) -> GuestState {
        guard let view = rooms.view(number), let room = rooms.present(.number(number)),
            var guest = view[player]
        else { throw .notAGuest }
        if let said = room.talk.said[player], guest.state.text == GuestWord.playing.text {
            // Show guests their own latest score immediately.
            guest.score = said.score
        }
        let ticket = ticket(for: player, of: device, at: room)
        let watched = ticket == nil ? view.watched(by: player, at: room) : nil
        return GuestState(
            room: room, view: view, guest: guest, ticket: ticket,
            inputs: ticket == nil ? nil : room.inputs(of: player, on: device.hash),
            question: room.question.flatMap { question in
                question.isOpen(for: player, at: now()) ? question.what : nil
            }, watched: watched,
            hasChosen: watched != nil && watched?.player == room.audience.choices[player],
            canSitOut: room.canSitOut(player, at: now()), now: now())
    }
}
